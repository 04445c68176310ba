import { css } from '@emotion/react';
import type { HotelSearchResult } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { ResultPages } from '../result-list/ResultPages';
import { HotelCard } from './HotelCard';
import { appliedFilters } from './search-url.rules';
import type { HotelSearchState } from './use-hotel-search';

const parts = () => import(/* webpackChunkName: "hotel-search-later" */ './later');
const AppliedFilters = later(() => parts().then((part) => part.AppliedFilters));
const NoHotels = later(() => parts().then((part) => part.NoHotels));

const grid = css`
  display: grid;
  gap: 1.125rem;
  & + & {
    margin-block-start: 1.125rem;
  }
`;
const skeleton = (
  <div css={grid} aria-hidden="true">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} height="15rem" radius={token.radius.large} />
    ))}
  </div>
);

/** How many there are; with dates, how many of them have a room (U48). */
function useTotal(result: HotelSearchResult | undefined) {
  const { t } = useTexts('catalog');
  if (!result) return undefined;
  const words = t(result.stay ? 'hotel.totalFree' : 'hotel.total', { count: result.total });
  return result.withoutRooms > 0 ? `${words} · ${t('hotel.totalWithout', { count: result.withoutRooms })}` : words;
}

export function Results({ state }: { state: HotelSearchState }) {
  const { search, result } = state;
  const total = useTotal(result);
  return (
    <ResultPages
      list={state}
      look={{ grid, skeleton, card: (hotel, isFirst) => <HotelCard hotel={hotel} stay={search.stay} priority={isFirst} /> }}
      total={total}
      above={appliedFilters(search).some(({ filter }) => filter !== 'q') && <AppliedFilters state={state} />}
      isNone={result?.total === 0 && result.withoutRooms === 0}
      none={<NoHotels />}
    />
  );
}
