import { toggled } from '../result-list/list-address.rules';
import { PromotedFilters } from '../result-list/PromotedFilters';
import type { SearchState } from './use-search';

const PROMOTED_CATEGORIES = 2;

/** With the categories that most of the list is of. */
export function SortBar({ state: { search, result, go } }: { state: SearchState }) {
  const categories = [...(result?.facets.category ?? [])].sort((a, b) => b.count - a.count).slice(0, PROMOTED_CATEGORIES);
  const own = categories.map(({ id, name, lang }) => ({
    id,
    name,
    lang,
    isChosen: search.category.includes(id),
    toggle: () => go((now) => toggled(now, 'category', id)),
  }));
  return <PromotedFilters search={search} go={go} hasInstant own={own} />;
}
