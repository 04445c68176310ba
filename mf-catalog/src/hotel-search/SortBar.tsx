import { toggled } from '../result-list/list-address.rules';
import { PromotedFilters } from '../result-list/PromotedFilters';
import type { HotelSearchState } from './use-hotel-search';

const PROMOTED_FACILITIES = ['pool', 'breakfast'];

/** With the facilities that guests ask for most, as far as the list has them. */
export function SortBar({ state: { search, result, go } }: { state: HotelSearchState }) {
  const facilities = PROMOTED_FACILITIES.flatMap((id) => result?.facets.facility.filter((value) => value.id === id) ?? []);
  const own = facilities.map(({ id, name, lang }) => ({
    id,
    name,
    lang,
    isChosen: search.facility.includes(id),
    toggle: () => go((now) => toggled(now, 'facility', id)),
  }));
  return <PromotedFilters search={search} go={go} own={own} />;
}
