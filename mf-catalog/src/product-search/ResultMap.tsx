import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { SearchResult } from '@straits/api-contract';
import { readGuests } from '@straits/api-contract/product-address';
import { useFormat, useTexts } from '@straits/i18n';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { productPath } from '../product/product-links.rules';
import { WIDE, wide } from '../place-map/wide';
import type { Search } from './search-url.rules';

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

/** Wide windows see the map beside the list; others get it, and its code, only when they ask for it. Null before hydration: the server draws no maps. */
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

interface ResultMapProps extends Pick<Search, 'date' | 'guests'> {
  pins: SearchResult['pins'];
  isShown: boolean;
}

export function ResultMap({ pins, date, guests, isShown }: ResultMapProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const isWide = useIsWide();
  const marks = pins.map(({ id, kind, name, latitude, longitude, priceFrom }) => ({
    id,
    name,
    latitude,
    longitude,
    label: priceFrom ? money(priceFrom) : name,
    href: productPath({ kind, id }, date, readGuests(guests)),
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
