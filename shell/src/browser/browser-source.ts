import { loadPages, remoteBroke, retryRemote } from '@straits/federation';
import { prefetchResource } from '@straits/http';
import type { Texts } from '@straits/i18n';
import { addTexts, addTextsPart } from '@straits/i18n';
import { failureOf, type RemoteFailure } from '@straits/federation';
import { resourcesOf } from '../page/page-resources';
import { LOADING, type LoadedPage, type PageLoad, type PageSource } from '../page/page-source';
import { routeMatch, type Found, type SiteRoute } from '../page/routes.rules';

interface Where {
  locale: string;
  language: string;
  currency: string;
  origin: string;
}

/** A page's code with its remote's texts, loaded over federation; a name that the contract has and the remote has not is a failure. */
async function fetchPage(route: SiteRoute, texts: Texts): Promise<LoadedPage> {
  const { name } = route.remote;
  const { value: remote, version } = await loadPages(name);
  try {
    const load = remote.pages[route.path];
    if (!load) throw new Error(`the page ${route.path} does not exist in container`);
    const parts = route.texts.map((part) => addTextsPart(texts, remote, part));
    const [{ page }] = await Promise.all([load(), addTexts(texts, remote.namespace, remote.texts), ...parts]);
    return { status: 'ready', page, version };
  } catch (thrown) {
    // Its entry came, but not the page: an earlier version may have it.
    const failure = failureOf(name, thrown);
    if (remoteBroke(name, version, failure)) return fetchPage(route, texts);
    throw failure;
  }
}

/** The first page's code is tried again after these waits, while the server's HTML can be read. */
const RETRY_AFTER_MS = [1_000, 4_000];
/** The shopper's own try: a preload that failed answers for its file once more, before the browser asks for it, and a page has two such files. */
const AT_ONCE = [0, 0];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function fetchWithRetries(route: SiteRoute, texts: Texts, waits: number[]): Promise<LoadedPage> {
  for (const wait of waits) {
    try {
      return await fetchPage(route, texts);
    } catch (failure) {
      if (wait === 0 && (failure as RemoteFailure).code !== 'MFE-106') throw failure;
      await pause(wait);
      retryRemote(route.remote.name);
    }
  }
  return fetchPage(route, texts);
}

/** A page that did not come. What was typed into the server's HTML of it is kept: that goes now. */
async function failedLoad(failure: RemoteFailure, isRendered: boolean): Promise<PageLoad> {
  if (isRendered)
    await import(/* webpackChunkName: "after-start" */ './typed-form').then(
      ({ bringBackWithPage }) => bringBackWithPage(),
      () => undefined,
    );
  return { status: 'failed', failure };
}

/** Pages in the browser: loaded once, kept, tried again when asked. `isRendered` says whether the server's HTML holds the first one. */
export function createBrowserSource(
  texts: Texts,
  where: () => Where,
  rendered: string | null,
): PageSource & { isLoaded: (path: string) => boolean } {
  const loads = new Map<string, PageLoad>();
  const underWay = new Map<string, Promise<PageLoad>>();
  const listeners = new Set<() => void>();
  const become = (path: string, load: PageLoad) => {
    loads.set(path, load);
    underWay.delete(path);
    for (const listener of listeners) listener();
    return load;
  };
  const load = (route: SiteRoute, waits: number[]): Promise<PageLoad> => {
    const known = loads.get(route.path);
    if (known?.status === 'ready') return Promise.resolve(known);
    const already = underWay.get(route.path);
    if (already) return already;
    if (known) become(route.path, LOADING);
    const loading = fetchWithRetries(route, texts, waits).then(
      (page) => become(route.path, page),
      async (failure: RemoteFailure) => become(route.path, await failedLoad(failure, route.path === rendered)),
    );
    underWay.set(route.path, loading);
    if (route.path === rendered && !loads.has(route.path)) loads.set(route.path, { status: 'loading', held: loading });
    return loading;
  };
  const loadFirst = (route: SiteRoute) => load(route, route.path === rendered ? RETRY_AFTER_MS : []);
  const prefetchResources = ({ page }: LoadedPage, found: Found, search: string) => {
    const match = routeMatch(found, { ...where(), path: '', search });
    for (const { path, query } of resourcesOf(page, match)) void prefetchResource(path, query);
  };
  return {
    read: (route) => loads.get(route.path) ?? LOADING,
    readAsRendered: (route) => (route.path === rendered ? (loads.get(route.path) ?? LOADING) : LOADING),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: loadFirst,
    retry: (route) => {
      retryRemote(route.remote.name);
      return load(route, AT_ONCE);
    },
    broke: (route, failure) => {
      const known = loads.get(route.path);
      if (known?.status !== 'ready' || !remoteBroke(route.remote.name, known.version, failure)) return;
      become(route.path, LOADING);
      void loadFirst(route);
      // What had the focus is gone with what broke.
      void import(/* webpackChunkName: "later" */ '../page/page-heading').then(({ keepFocusInPage }) => keepFocusInPage());
    },
    prefetch: (found, search) =>
      void loadFirst(found.route).then((loaded) => {
        if (loaded.status === 'ready') prefetchResources(loaded, found, search);
      }),
    isLoaded: (path) => loads.get(path)?.status === 'ready',
  };
}
