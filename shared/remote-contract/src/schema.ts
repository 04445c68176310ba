import { z } from 'zod';
import { REMOTES } from './index';

const pattern = z.string().regex(/^\/[A-Za-z0-9/:_-]*$/);

/** A route that a remote owns. Data only: the shell draws the layout before any of the remote's code is there. */
export const ContractRoute = z.object({
  path: pattern,
  /** Name of the webpack chunk that holds the page, for exact preloads. */
  chunk: z.string().regex(/^[a-z0-9-]+$/),
  layout: z.enum(['default', 'blank', 'pricing']),
  /** 'signed' pages send a visitor to /login?next=. */
  middleware: z.array(z.enum(['signed'])).default([]),
  /** Key of the title in the remote's texts, for the tab before the page's own head is known. */
  titleKey: z.string(),
  robots: z.enum(['index', 'noindex']).default('index'),
  /** Whether a visitor's page is rendered on the server. */
  render: z.enum(['server', 'browser']).default('server'),
});

export const ContractFragment = z.object({
  /** Name of the exposed file, e.g. 'MiniCart'. */
  name: z.string().regex(/^[A-Z][A-Za-z]+$/),
  slot: z.enum(['header.cart', 'header.account', 'header.wallet', 'page']),
  audience: z.enum(['all', 'b2b']).default('all'),
  /** Room kept while it loads, in CSS px. */
  width: z.int(),
  height: z.int(),
});

/** `contract.json` of a remote; checked at build, at publishing and at load. */
export const RemoteContract = z.object({
  name: z.enum(REMOTES),
  /** Version of this document's form. */
  contract: z.literal(1),
  mission: z.string().min(10),
  criticality: z.enum(['primary', 'essential', 'optional']),
  namespace: z.enum(['catalog', 'booking', 'account', 'wallet']),
  routes: z.array(ContractRoute),
  fragments: z.array(ContractFragment),
  navigation: z
    .array(z.object({ titleKey: z.string(), path: z.string(), order: z.int(), audience: z.enum(['all', 'b2b']).default('all') }))
    .default([]),
  /** Pages that the API can list for search engines: a section of `GET /sitemap/{section}` and the address of each id in it. */
  sitemaps: z
    .array(z.object({ section: z.string().regex(/^[a-z]+$/), path: z.string().regex(/^\/[A-Za-z0-9/?=&_-]*\{id\}$/) }))
    .default([]),
  /** Budget for a cold page's script of this remote, brotli bytes. */
  budgetBytes: z.int(),
});
export type RemoteContract = z.infer<typeof RemoteContract>;
export type ContractRoute = z.infer<typeof ContractRoute>;

/** A published version of a remote: where its files are. */
export const PublishedVersion = z.object({
  version: z.string(),
  publishedAt: z.string(),
  /** Absolute address of the folder with remoteEntry.js and remote.cjs, with a trailing slash. */
  baseUrl: z.string(),
  contract: RemoteContract,
  /** File → sha384 in SRI form and bytes (raw, brotli). */
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.int(), brotli: z.int() })),
  /** Chunk name → files that it needs, for preloads; 'pages' is the entry of all pages, 'texts-<language>' a language. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Language → key → text of the contract's title keys: for navigation and tabs before any of the remote's code is there. */
  titles: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;

export const Registry = z.object({
  revision: z.int(),
  remotes: z.partialRecord(
    z.enum(REMOTES),
    z.object({ live: z.string(), previous: z.string().nullable(), versions: z.array(PublishedVersion) }),
  ),
});
export type Registry = z.infer<typeof Registry>;
