import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';

const PlaceMap = lazy(() =>
  import(/* webpackChunkName: "place-map" */ '../place-map/PlaceMap').then(({ PlaceMap: Map }) => ({ default: Map })),
);

const frame = css`
  block-size: 22rem;
  overflow: clip;
  border-radius: ${token.radius.large};
  background: ${token.color.infoSoft};
`;

export interface RouteStop {
  id: string;
  name: string;
  /** On the marker: the days. */
  label: string;
  latitude: number;
  longitude: number;
}

/** The places of a journey, with the days on which it is there. Its code comes when it is about to be seen. */
export function RouteMap({ stops }: { stops: RouteStop[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '200px' });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  if (stops.length === 0) return null;
  return (
    <div css={frame} ref={place}>
      {isNear && (
        <Suspense fallback={<Skeleton height="100%" />}>
          <PlaceMap marks={stops} />
        </Suspense>
      )}
    </div>
  );
}
