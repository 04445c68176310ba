import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { RemoteBoundary } from '@straits/federation';
import { useLocation, useParams } from '@straits/router';
import { NotFound, PageFailed, PageHeadKeeper } from '../frame/lazy-parts';
import { PageSkeleton } from '../frame/PageSkeleton';
import { Interactive } from './Interactive';
import { usePageSource } from './page-source';
import { routeMatch, type SiteRoute } from './routes.rules';
import { useSite } from './site-context';

/** Title of a route by its contract: there before any of the remote's code is. */
export const titleOf = (route: SiteRoute, language: string) =>
  route.remote.titles[language]?.[route.titleKey] ?? route.remote.titles.en?.[route.titleKey] ?? '';

function useRouteMatch(route: SiteRoute) {
  const { locale, language, currency, origin } = useSite();
  const { pathname, search } = useLocation();
  const params = useParams() as Record<string, string>;
  return { pathname, search, match: routeMatch({ route, params }, { path: pathname, search, locale, language, currency, origin }) };
}

/** A page of a remote, with what surrounds it while it comes, when it fails and when it says that it does not exist. */
export function RoutePage({ route }: { route: SiteRoute }) {
  const source = usePageSource();
  const { language, answered } = useSite();
  const { pathname, search, match } = useRouteMatch(route);
  const [missingAt, setMissingAt] = useState(answered.status === 404 ? answered.path : null);
  const loaded = useSyncExternalStore(
    source.subscribe,
    () => source.read(route),
    () => source.readAsRendered(route),
  );
  const retry = () => void source.retry(route);
  useEffect(() => {
    if (loaded.status === 'loading') void source.load(route);
  }, [source, route, loaded.status]);
  // A suspended boundary keeps what the server drew: the page can be read while its code is tried again.
  if (loaded.status === 'loading' && loaded.held) use(loaded.held);
  if (loaded.status === 'loading') return <PageSkeleton />;
  if (loaded.status === 'failed') return <PageFailed failure={loaded.failure} onRetry={retry} />;
  const { page } = loaded;
  const isMissing = missingAt === pathname;
  return (
    <RemoteBoundary
      key={loaded.version}
      remote={route.remote.name}
      // The query may name the page: another hotel's is not the one that broke.
      resetKey={pathname + search}
      failed={(failure, again) => <PageFailed failure={failure} onRetry={again} />}
      onFailure={(failure) => source.broke(route, failure)}
    >
      <PageHeadKeeper
        key={route.path}
        page={page}
        match={match}
        namespace={route.remote.contract.namespace}
        fallbackTitle={titleOf(route, language)}
        robots={route.robots}
        onMissing={(missing) => setMissingAt(missing ? pathname : null)}
      />
      {isMissing ? (
        <>
          <NotFound path={pathname} />
          <Interactive />
        </>
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <div
            // The server's HTML may be of another version than the one that could be loaded: React leaves attributes as they came.
            ref={(place) => place?.setAttribute('data-version', loaded.version)}
            data-remote={route.remote.name}
            data-version={loaded.version}
            style={{ display: 'contents' }}
          >
            <page.Page />
          </div>
          <Interactive />
        </Suspense>
      )}
    </RemoteBoundary>
  );
}
