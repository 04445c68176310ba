import { createContext, useContext } from 'react';
import type { Page } from '@straits/remote-contract';
import type { RemoteFailure } from '@straits/federation';
import type { Found, SiteRoute } from './routes.rules';

/** `held`: the server's HTML of this page stays on screen until it settles. */
export interface LoadedPage {
  status: 'ready';
  page: Page;
  /** Of the remote that it came from. */
  version: string;
}
export type PageLoad = { status: 'loading'; held?: Promise<unknown> } | LoadedPage | { status: 'failed'; failure: RemoteFailure };

/** Where page components come from: the remotes' server builds on the server, federation in the browser. */
export interface PageSource {
  read: (route: SiteRoute) => PageLoad;
  /** What the server's HTML shows: the first client render must give the same. */
  readAsRendered: (route: SiteRoute) => PageLoad;
  subscribe: (listener: () => void) => () => void;
  /** Starts or repeats a load; answers when it ended, well or not. */
  load: (route: SiteRoute) => Promise<PageLoad>;
  /** The shopper asks again. */
  retry: (route: SiteRoute) => Promise<PageLoad>;
  /** A page threw while it was drawn: an earlier version is loaded in its place where there is one. */
  broke: (route: SiteRoute, failure: RemoteFailure) => void;
  /** The shopper seems to go there: loads the page's code and what it shows first. */
  prefetch: (found: Found, search: string) => void;
}

export const LOADING: PageLoad = { status: 'loading' };

const none: PageSource = {
  read: () => LOADING,
  readAsRendered: () => LOADING,
  subscribe: () => () => undefined,
  load: () => Promise.resolve(LOADING),
  retry: () => Promise.resolve(LOADING),
  broke: () => undefined,
  prefetch: () => undefined,
};
const SourceContext = createContext<PageSource>(none);
export const PageSourceProvider = SourceContext.Provider;
export const usePageSource = () => useContext(SourceContext);
