import { useTexts } from '@straits/i18n';
import { useTermWords } from '../result-list/use-term-words';
import { FACETS, type AppliedFilter } from './search-url.rules';
import type { HotelSearchState } from './use-hotel-search';

const facetValueOf = ({ result }: Pick<HotelSearchState, 'result'>, { filter, id }: AppliedFilter) => {
  const facet = FACETS.find((one) => one === filter);
  return facet && result?.facets[facet].find((value) => value.id === id);
};

/** The language of an applied filter's words, where it is not the page's. */
export const langOfFilter = (state: Pick<HotelSearchState, 'result'>, applied: AppliedFilter) => facetValueOf(state, applied)?.lang;

/** The words of an applied filter, as its chip shows them. */
export function useFilterWords(state: Pick<HotelSearchState, 'search' | 'result' | 'currency'>) {
  const { t } = useTexts('catalog');
  const words: Partial<Record<AppliedFilter['filter'], (id: string) => string>> = {
    ...useTermWords(state.search, state.currency),
    stars: (id) => t('hotel.stars', { count: Number(id) }),
  };
  const nameOf = (applied: AppliedFilter) =>
    facetValueOf(state, applied)?.name ?? (state.result ? t('results.filters.unknown', { id: applied.id }) : applied.id);
  return (applied: AppliedFilter): string => words[applied.filter]?.(applied.id) ?? nameOf(applied);
}
