import { useEffect, useState } from 'react';
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
  const isHere = shown.pathname === location.pathname || !route || source.read(route).status !== 'loading';
  useEffect(() => {
    if (isHere || !route) return setShown(location);
    let isOver = false;
    const show = () => {
      if (!isOver) setShown(location);
    };
    const patience = setTimeout(show, SKELETON_AFTER_MS);
    void source.load(route).then(show);
    return () => {
      isOver = true;
      clearTimeout(patience);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is what is followed; the page's state is read when it changes
  }, [location]);
  return isHere ? location : shown;
}
