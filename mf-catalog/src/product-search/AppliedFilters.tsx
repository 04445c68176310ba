import { AppliedChips } from '../result-list/AppliedChips';
import { appliedFilters, withoutFilters } from './search-url.rules';
import { langOfFilter, useFilterWords } from './use-filter-words';
import type { SearchState } from './use-search';

export function AppliedFilters({ state }: { state: SearchState }) {
  const words = useFilterWords(state);
  return (
    <AppliedChips
      applied={appliedFilters(state.search)}
      words={words}
      langOf={(one) => langOfFilter(state, one)}
      go={state.go}
      withoutAll={withoutFilters}
    />
  );
}
