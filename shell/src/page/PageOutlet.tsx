import { memo, Suspense } from 'react';
import { Route, Routes, type useLocation } from '@straits/router';
import { NotFound, ServerError } from '../frame/lazy-parts';
import { PageSkeleton } from '../frame/PageSkeleton';
import { Interactive } from './Interactive';
import { RoutePage } from './RoutePage';
import { findRoute } from './routes.rules';
import { useSite } from './site-context';

/**
 * All pages of all remotes in one place. `shown` is the address whose page is on screen: a moment behind the address bar while the
 * next page loads. Memoised: a page that is still only the server's HTML would be dropped if the frame drew it anew.
 */
export const PageOutlet = memo(function PageOutlet({ shown }: { shown: ReturnType<typeof useLocation> }) {
  const { routes, answered } = useSite();
  if (answered.status >= 500 && answered.path === shown.pathname)
    return (
      <>
        <ServerError reference={answered.reference} />
        <Interactive />
      </>
    );
  // The router ranks all routes that it is given at each drawing; this one is known.
  const route = findRoute(routes, shown.pathname)?.route;
  return (
    <Routes location={shown}>
      {route && (
        <Route
          path={route.path}
          element={
            <Suspense key={route.path} fallback={<PageSkeleton />}>
              <RoutePage route={route} />
            </Suspense>
          }
          caseSensitive
        />
      )}
      <Route
        path="*"
        element={
          <>
            <NotFound path={shown.pathname} isUnmatched />
            <Interactive />
          </>
        }
      />
    </Routes>
  );
});
