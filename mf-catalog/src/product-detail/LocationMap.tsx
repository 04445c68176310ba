import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Attraction } from '@straits/api-contract';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';

const PlaceMap = lazy(() =>
  import(/* webpackChunkName: "place-map" */ '../place-map/PlaceMap').then(({ PlaceMap: Map }) => ({ default: Map })),
);

const frame = css`
  block-size: 20rem;
  overflow: clip;
  border-radius: ${token.radius.large};
  background: ${token.color.infoSoft};
`;

/** The map comes when it is about to be seen: its code is larger than the rest of the page. */
export function LocationMap({ attraction }: { attraction: Attraction }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '200px' });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  const { id, name, location } = attraction;
  return (
    <div css={frame} ref={place}>
      {isNear && (
        <Suspense fallback={<Skeleton height="100%" />}>
          <PlaceMap marks={[{ id, name, label: name, ...location }]} />
        </Suspense>
      )}
    </div>
  );
}
