import type { Base, Company, Currency, LocaleCode } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Refusal } from '@straits/http';
import type { RemoteName } from '@straits/remote-contract';
import type { RemoteContract } from '@straits/remote-contract/schema';

/** A version of a remote: where its files are, and the hash of its entry. */
export interface VersionRef {
  version: string;
  /** Address of its folder, with a trailing slash. */
  baseUrl: string;
  /** Of remoteEntry.js, in SRI form; null only for a remote that is being written. */
  integrity: string | null;
}

/** What a page needs to know of a live remote: where it is, what it owns, what its pages are called. */
export interface RemoteSlice extends VersionRef {
  name: RemoteName;
  /** What stands in when this version fails. */
  previous: VersionRef | null;
  contract: RemoteContract;
  /** Language → key → text, for navigation and tabs before any of the remote's code is there. */
  titles: Record<string, Record<string, string>>;
}

export interface Shop {
  base: Base;
  company: Company | null;
  currencies: Currency[];
}

/** Everything that the server tells the browser; written into the page as JSON. */
export interface PageState {
  build: string;
  locale: LocaleCode;
  language: Language;
  currency: string;
  origin: string;
  /** Origin of the API for browsers; empty is the page's own. */
  apiBase: string;
  /** Origins outside of the shop that links may lead to, besides the shop's social pages. */
  externalOrigins: string[];
  shop: Shop;
  /** The API did not answer: `shop` is our defaults, and the browser asks once more. Written only where it is so. */
  isShopAssumed?: true;
  remotes: RemoteSlice[];
  /** Remotes that a QA token has replaced on this page, and until when (ms); null for shoppers. */
  overridden: { names: string[]; by: string; until: number } | null;
  /** Pattern of the route, or null when none matches. */
  route: string | null;
  /** HTTP status of the page as answered. */
  status: number;
  /** Whether the page itself, not only the frame, is in the HTML. */
  rendered: boolean;
  /** Resources that the page was rendered with: SWR key → answer. */
  fallback: Record<string, unknown>;
  /** Resources that the API refused, in the same way: the browser is told instead of asking again. Written only where there are any. */
  refused?: Record<string, Refusal>;
  /** Shown on the error page, and named in the log. */
  reference: string | null;
}
