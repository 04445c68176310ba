import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from '@straits/router';
import { usePageSource } from './page-source';
import { findRoute } from './routes.rules';
import { useSite } from './site-context';

/** The page before stays this long while the next one loads; then its skeleton comes. */
const SKELETON_AFTER_MS = 200;

type Place = ReturnType<typeof useLocation>;

/**
 * The address whose page is on screen. It follows the address bar at once when the page is at hand, and otherwise when the page
 * has come or the shopper has waited long enough to be shown a skeleton: nothing flashes on the way.
 */
export function useShownLocation(): Place {
  const location = useLocation();
  const source = usePageSource();
  const { routes } = useSite();
  const [shown, setShown] = useState(location);
  const route = findRoute(routes, location.pathname)?.route;
  // Subscribed to, not just read: what a drawing finds out by itself, React may drop together with the effects that were to follow (decision 0155).
  const isAtHand = () => shown.pathname === location.pathname || !route || source.read(route).status !== 'loading';
  const isHere = useSyncExternalStore(source.subscribe, isAtHand, isAtHand);
  useEffect(() => {
    if (isHere || !route) return setShown(location);
    const patience = setTimeout(() => setShown(location), SKELETON_AFTER_MS);
    void source.load(route);
    return () => clearTimeout(patience);
  }, [isHere, location, route, source]);
  return isHere ? location : shown;
}
