import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { FRAGMENT_PROPS } from './props';

/** The remotes, as the registry and module federation name them. `npm run delivery -- new` adds one here. */
export const REMOTES = ['mf_catalog', 'mf_booking', 'mf_account', 'mf_wallet'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** The delivery's own process stands here, after the base port; remotes stand around it. */
export const DELIVERY_PORT_OFFSET = 5;
/** Where a remote's origin stands after the base port: 1 to 4, then 6 and on. */
export function portOffsetOf(remote: RemoteName): number {
  const offset = REMOTES.indexOf(remote) + 1;
  return offset < DELIVERY_PORT_OFFSET ? offset : offset + 1;
}

/** A resource of the API that a page shows: path under `/travel/v1` and query. Language and currency are added by `@straits/http`. */
export interface ResourceRef {
  path: string;
  query?: Record<string, string | number | undefined>;
}

/** Where the shopper is: the matched pattern with its values and the address's query. Same on server and in browser. */
export interface RouteMatch {
  path: string;
  params: Record<string, string>;
  search: URLSearchParams;
  /** Locale code on the wire, BCP 47 language tag of the texts, and display currency. */
  locale: string;
  language: string;
  currency: string;
  origin: string;
}

/** What a page tells search engines, the tab and screen readers. `status` 404 makes the server answer so. */
export interface PageHead {
  title: string;
  description?: string;
  canonical?: string;
  robots?: 'noindex';
  image?: string;
  /** The picture that will be largest: preloaded in the first bytes. AVIF srcset and sizes as in the `<picture>`. */
  preloadImage?: { srcSet: string; sizes: string };
  jsonLd?: unknown[];
  status?: number;
  /**
   * A path of this site that shows what this address has to: the server answers 302 to it, where the route's status waits for the data
   * (a parameter in its path, or `mayBeMissing`). The page itself leads there in the browser.
   */
  redirect?: string;
}

/** Reads an answer that was loaded for `resources`; undefined when it is missing. */
export type ReadResource = <T>(resource: ResourceRef) => T | undefined;
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** One page: `mf-x/src/<feature>/<feature>.page.ts` exports it as `page`. */
export interface Page {
  Page: ComponentType;
  /**
   * What the page shows first; asked for by the server in parallel, and the SWR keys in the browser. Only what every visitor may see. The first is
   * what the page is about: where it cannot be read, the server answers 503 and no search engine takes the page.
   */
  resources?: (match: RouteMatch) => ResourceRef[];
  head?: (match: RouteMatch, read: ReadResource, t: Translate) => PageHead;
}

/** A remote's texts in a language: the common ones, or a part that some routes of the contract name. */
export type LoadTexts = (language: string, part?: string) => Promise<{ default: Record<string, unknown> }>;

/** `src/exposed/pages.tsx` default-exports this; the keys of `pages` are the route patterns of `contract.json`. */
export interface RemotePages {
  namespace: string;
  texts: LoadTexts;
  pages: Record<string, () => Promise<{ page: Page }>>;
}

/**
 * Fragments that remotes show on others' pages, with their props (`props.ts` has them as schemas, so that builds can be compared). Breaking one
 * fails its owner and its users at once.
 */
export type Fragments = { [N in keyof typeof FRAGMENT_PROPS]: z.infer<(typeof FRAGMENT_PROPS)[N]> };
export type FragmentName = keyof Fragments;

/** An exposed fragment's module: the default export, with its remote's texts. */
export interface FragmentModule<N extends FragmentName> {
  default: ComponentType<Fragments[N]>;
  namespace: string;
  texts: LoadTexts;
}
