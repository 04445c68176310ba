import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { HotelSearchResult } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { WIDE, wide } from '../place-map/wide';
import { hotelPath, type Stay } from '../hotel-stay/stay-url.rules';

const PlaceMap = lazy(() =>
  import(/* webpackChunkName: "place-map" */ '../place-map/PlaceMap').then(({ PlaceMap: Map }) => ({ default: Map })),
);

const place = css`
  display: none;
  overflow: clip;
  border-radius: ${token.radius.large};
  block-size: min(34rem, 72dvh);
  ${wide} {
    display: block;
    position: sticky;
    inset-block-start: 5.5rem;
    block-size: calc(100dvh - 7rem);
  }
`;
const shownAlone = css`
  display: block;
`;

/** Null before hydration: the server draws no maps, and phones load the code only when they ask for it. */
function useIsWide() {
  const [isWide, setWide] = useState<boolean | null>(null);
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const read = () => setWide(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isWide;
}

export interface HotelMapProps {
  pins: HotelSearchResult['pins'];
  stay: Stay;
  isShown: boolean;
}

/** Hotels with a room, each with its price per night. */
export function HotelMap({ pins, stay, isShown }: HotelMapProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const isWide = useIsWide();
  const marks = pins.map(({ id, name, latitude, longitude, priceFrom }) => ({
    id,
    name,
    latitude,
    longitude,
    label: priceFrom ? money(priceFrom) : name,
    href: hotelPath(id, stay),
  }));
  return (
    <section css={[place, isShown && shownAlone]} aria-label={t('map.label')}>
      {isWide !== null && (isShown || isWide) && (
        <Suspense fallback={<Skeleton height="100%" />}>
          <PlaceMap marks={marks} />
        </Suspense>
      )}
    </section>
  );
}
