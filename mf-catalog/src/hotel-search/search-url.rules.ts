import type { ResourceRef } from '@straits/remote-contract';
import { ANY_STAY, readStay, stayParams, stayQuery, type Stay } from '../hotel-stay/stay-url.rules';
import {
  appliedFacets,
  appliedTerms,
  appliedWords,
  queryOfFacets,
  queryOfTerms,
  readList,
  readTerms,
  writeFacets,
  writeTerms,
  type Applied,
  type ListTerms,
  type TermFilter,
} from '../result-list/list-address.rules';

export const HOTELS_PATH = '/hotel/search';
const PAGE_SIZE = 20;

export type Facet = 'country' | 'state' | 'category' | 'facility' | 'stars';
export const FACETS: Facet[] = ['category', 'facility', 'stars', 'country', 'state'];
const STARS = /^[1-5]$/;

/** What is searched for: the address is its only home (U53). Prices are per room and night. */
export interface HotelSearch extends ListTerms, Record<Facet, string[]> {
  stay: Stay;
}

/** Whatever stands in the address, the answer can be asked for: what makes no sense is left out. */
export const readHotelSearch = (search: URLSearchParams, currency: string): HotelSearch => ({
  ...readTerms(search, currency),
  stay: readStay(search).stay,
  country: readList(search.get('country')),
  state: readList(search.get('state')),
  category: readList(search.get('category')),
  facility: readList(search.get('facility')),
  stars: readList(search.get('stars'), STARS),
});

export const writeHotelSearch = (search: HotelSearch, currency: string): URLSearchParams =>
  writeTerms(search, currency, [...stayParams(search.stay), ...writeFacets(search, FACETS)]);

export type AppliedFilter = Applied<HotelSearch, TermFilter | Facet>;

export const appliedFilters = (search: HotelSearch): AppliedFilter[] => [
  ...appliedWords(search),
  ...appliedFacets(search, FACETS),
  ...appliedTerms(search),
];

/** Reset: the place, the stay and the order remain. */
export const withoutFilters = (search: HotelSearch): HotelSearch => ({
  ...readHotelSearch(new URLSearchParams(), ''),
  q: search.q,
  stay: search.stay,
  sort: search.sort,
});

/** The API's answer for a search; `cursor` of the page before it. */
export const hotelsResource = (search: HotelSearch, cursor?: string): ResourceRef => ({
  path: '/hotels',
  query: {
    ...stayQuery(search.stay),
    ...queryOfFacets(search, FACETS),
    ...queryOfTerms(search),
    limit: PAGE_SIZE,
    cursor,
  },
});

/** For search engines: words and one place stay; dates, guests, filters and order do not (U59). */
export function canonicalOf(search: HotelSearch, origin: string): string {
  const bare = writeHotelSearch(
    { ...withoutFilters(search), stay: ANY_STAY, state: search.state.length === 1 ? search.state : [], sort: 'recommended' },
    '',
  );
  return `${origin}${HOTELS_PATH}${bare.size > 0 ? `?${bare}` : ''}`;
}
