import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Chip } from '@straits/ui/Chip';
import { appliedFilters, FACETS, type AppliedFilter, type Facet } from './search-url.rules';
import type { HotelSearchState } from './use-hotel-search';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-block-end: 1rem;
`;

const isFacet = (filter: AppliedFilter['filter']): filter is Facet => (FACETS as string[]).includes(filter);

/** The words of an applied filter, as its chip shows them. */
export function useFilterWords({ search, result, currency }: Pick<HotelSearchState, 'search' | 'result' | 'currency'>) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const amount = (value: number) => money({ amount: value, currency });
  const priceWords = () => {
    const { priceMin: min, priceMax: max } = search;
    if (min !== null && max !== null) return `${amount(min)} – ${amount(max)}`;
    return min !== null
      ? t('results.filters.priceFrom', { price: amount(min) })
      : t('results.filters.priceTo', { price: amount(max ?? 0) });
  };
  const words: Partial<Record<AppliedFilter['filter'], (id: string) => string>> = {
    q: (id) => `“${id}”`,
    price: priceWords,
    stars: (id) => t('hotel.stars', { count: Number(id) }),
    rating: (rating) => t('results.filters.ratingFrom', { rating }),
    instant: () => t('results.filters.instant'),
    freeCancellation: () => t('results.filters.freeCancellation'),
  };
  const nameOf = ({ filter, id }: AppliedFilter) =>
    isFacet(filter) ? result?.facets[filter].find((value) => value.id === id)?.name : undefined;
  return (applied: AppliedFilter): string => words[applied.filter]?.(applied.id) ?? nameOf(applied) ?? applied.id;
}

const langOf = ({ result }: HotelSearchState, { filter, id }: AppliedFilter) =>
  isFacet(filter) ? result?.facets[filter].find((value) => value.id === id)?.lang : undefined;

/** What narrows the list now; each can be taken away, or all at once. */
export function AppliedFilters({ state, onClear }: { state: HotelSearchState; onClear: () => void }) {
  const { t } = useTexts('catalog');
  const words = useFilterWords(state);
  const applied = appliedFilters(state.search).filter(({ filter }) => filter !== 'q');
  return (
    <div css={row} role="group" aria-label={t('results.filters.applied')}>
      {applied.map((one) => (
        <Chip
          key={`${one.filter}-${one.id}`}
          onRemove={() => state.go(one.without)}
          removeLabel={t('results.filters.remove', { filter: words(one) })}
        >
          <span lang={langOf(state, one)}>{words(one)}</span>
        </Chip>
      ))}
      {applied.length > 1 && (
        <Button prominence="quiet" size="small" onClick={onClear}>
          {t('results.filters.clear')}
        </Button>
      )}
    </div>
  );
}
