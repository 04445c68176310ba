import { z } from 'zod';
import type { RemoteName } from './index';

/** Any remote that the registry names, also one that was made after whoever reads it was built. */
const remoteName = z.string().regex(/^mf_[a-z][a-z0-9]{2,20}$/) as unknown as z.ZodType<RemoteName, RemoteName>;

const textsPart = z.string().regex(/^[a-z][A-Za-z]*$/);
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
  /** Parts of the remote's texts that this page shows besides the common ones: top-level keys of its locale files, a file each. */
  texts: z.array(textsPart).default([]),
  robots: z.enum(['index', 'noindex']).default('index'),
  /** The address names a thing by its query: whether the page exists, and its status, is known when the data are. */
  mayBeMissing: z.boolean().default(false),
  /** Whether a visitor's page is rendered on the server. */
  render: z.enum(['server', 'browser']).default('server'),
});

export const ContractFragment = z.object({
  /** Name of the exposed file, e.g. 'MiniCart'. */
  name: z.string().regex(/^[A-Z][A-Za-z]+$/),
  slot: z.enum(['header.search', 'header.cart', 'header.account', 'header.wallet', 'page']),
  audience: z.enum(['all', 'b2b']).default('all'),
  /** Room kept while it loads, in CSS px. */
  width: z.int(),
  height: z.int(),
});

/** `contract.json` of a remote; checked at build, at publishing and at load. */
export const RemoteContract = z.object({
  name: remoteName,
  /** Version of this document's form. */
  contract: z.literal(1),
  mission: z.string().min(10),
  criticality: z.enum(['primary', 'essential', 'optional']),
  /** Of its texts: its name without `mf_`. */
  namespace: z.string().regex(/^[a-z][a-z0-9]*$/),
  /** Parts of its texts that no route names, because what says them brings them along (`useTextsPart`). */
  texts: z.array(textsPart).default([]),
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

const versionName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/);
const integrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);

/** A JSON Schema as zod writes it: what the props of a fragment look like. */
export const PropsSchema = z.record(z.string(), z.unknown());

/** A published version of a remote: its files with their hashes, what it gives and what it needs. Never changed, but for being withdrawn. */
export const PublishedVersion = z.object({
  version: versionName,
  publishedAt: z.string(),
  publishedBy: z.string().default('unknown'),
  /** Absolute address of the folder with remoteEntry.js and remote.cjs, with a trailing slash. */
  baseUrl: z.url(),
  contract: RemoteContract,
  /** File → sha256 in SRI form and bytes (raw, brotli). */
  files: z.record(z.string(), z.object({ integrity, bytes: z.int(), brotli: z.int() })),
  /** Chunk name → files that it needs, for preloads; 'pages' is the entry of all pages, 'texts-<language>' and 'texts-<part>-<language>' the texts. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Language → key → text of the contract's title keys: for navigation and tabs before any of the remote's code is there. */
  titles: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Names of the federated modules: 'pages', 'MiniCart'. */
  exposes: z.array(z.string()).default([]),
  /** Shared package → version range that the shell must give. */
  requires: z.record(z.string(), z.string()).default({}),
  /** Fragment of this remote → its props as this build understands them. */
  props: z.record(z.string(), PropsSchema).default({}),
  /** Fragment of another remote, `mf_x/Name` → its props as this build gives them. */
  uses: z.record(z.string(), PropsSchema).default({}),
  /** Route → script of this remote on a cold page, brotli bytes. */
  routes: z.record(z.string(), z.int()).default({}),
  /** When shoppers first got it. What nobody ever got cannot be asked for by a cookie, only by a signed token. */
  givenAt: z.string().nullable().default(null),
  /** Taken back by hand or by the error budget: nobody gets it any more, not even who had it pinned. */
  withdrawn: z.object({ at: z.string(), reason: z.string() }).nullable().default(null),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;

const Share = z.int().min(1).max(99);

/** What is live of a remote. A canary is given to `share` percent of the shoppers, always the same ones. */
export const RegistryEntry = z.object({
  live: versionName,
  liveSince: z.string(),
  previous: versionName.nullable(),
  canary: z.object({ version: versionName, share: Share, since: z.string() }).nullable().default(null),
  versions: z.array(PublishedVersion),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/** The document that the site reads at run time. `revision` only ever grows: an older one is a replay. */
export const Registry = z.object({
  revision: z.int(),
  change: z.object({ at: z.string(), by: z.string(), what: z.string() }),
  remotes: z.partialRecord(remoteName, RegistryEntry),
});
export type Registry = z.infer<typeof Registry>;

/** How the registry travels and is kept: the document as text, how long it is good for, and the publisher's Ed25519 signature over exactly these. */
export const SignedRegistry = z.object({
  document: z.string(),
  /** Missing in what was signed before there was an end of validity. */
  issuedAt: z.iso.datetime().optional(),
  expires: z.iso.datetime().optional(),
  key: z.string(),
  signature: z.string(),
});
export type SignedRegistry = z.infer<typeof SignedRegistry>;

/** What a QA token may say: until when, and which version or address stands in for a remote's live one. */
export const OverrideClaims = z.object({
  /** Seconds since 1970. */
  expires: z.int(),
  by: z.string().max(80),
  remotes: z.partialRecord(
    remoteName,
    z.union([
      z.object({ version: versionName }),
      /** A build that nobody has published: `contract` is the hash of its `contract.json` there. Other hashes are not known, so it runs only where a token says so. */
      z.object({ url: z.url(), contract: integrity }),
    ]),
  ),
});
export type OverrideClaims = z.infer<typeof OverrideClaims>;
