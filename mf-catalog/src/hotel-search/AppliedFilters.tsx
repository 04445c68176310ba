import { AppliedChips } from '../result-list/AppliedChips';
import { appliedFilters, withoutFilters } from './search-url.rules';
import type { HotelSearchState } from './use-hotel-search';
import { langOfFilter, useFilterWords } from './use-filter-words';

export function AppliedFilters({ state }: { state: HotelSearchState }) {
  const words = useFilterWords(state);
  return (
    <AppliedChips
      applied={appliedFilters(state.search).filter(({ filter }) => filter !== 'q')}
      words={words}
      langOf={(one) => langOfFilter(state, one)}
      go={state.go}
      withoutAll={withoutFilters}
    />
  );
}
