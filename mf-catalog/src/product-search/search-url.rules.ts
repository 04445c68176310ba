import { readGuests, writeGuests } from '@straits/api-contract/product-address';
import type { ProductKind, SearchScope } from '@straits/api-contract';
import { PRODUCT_KINDS_IN_ORDER } from '../product/product-kinds';
import type { ResourceRef } from '@straits/remote-contract';
import { isPlainDate } from '../place-time/plain-date.rules';
import {
  appliedFacets,
  appliedOne,
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

export const PAGE_SIZE = 24;

/** Pages of this feature, and what each of them lists. */
export const EVERYTHING_PATH = '/search';
const PATHS = { attraction: '/attraction/search', package: '/package/search', all: EVERYTHING_PATH } as const;
export type ListScope = keyof typeof PATHS & SearchScope;
const SCOPES = ['attraction', 'package', 'all'] as const satisfies ListScope[];
export const scopeOf = (path: string): ListScope => SCOPES.find((scope) => PATHS[scope] === path) ?? 'attraction';
export const listPathOf = ({ scope }: Pick<Search, 'scope'>) => PATHS[scope];

export type Facet = 'country' | 'state' | 'category';
const FACETS: Facet[] = ['country', 'state', 'category'];

/** What is searched for: the address is its only home (U53). */
export interface Search extends ListTerms, Record<Facet, string[]> {
  scope: ListScope;
  /** Of the list of everything: one kind, or all. */
  kind: ProductKind | null;
  /** One city; the list of everything only. */
  place: string | null;
  date: string | null;
  /** As the address has them (`2-1`): they travel on to a product's page, and narrow nothing. */
  guests: string | null;
}

/** What only the list of everything is narrowed by. */
const readWhere = (search: URLSearchParams, scope: ListScope): Pick<Search, 'kind' | 'place'> =>
  scope === 'all'
    ? {
        kind: PRODUCT_KINDS_IN_ORDER.find((kind) => kind === search.get('kind')) ?? null,
        place: readList(search.get('place'))[0] ?? null,
      }
    : { kind: null, place: null };

/** Whatever stands in the address, the answer can be asked for: what makes no sense is left out. */
export function readSearch(search: URLSearchParams, currency: string, scope: ListScope): Search {
  const date = search.get('date');
  const guests = readGuests(search.get('guests'));
  return {
    ...readTerms(search, currency),
    ...readWhere(search, scope),
    scope,
    country: readList(search.get('country')),
    state: readList(search.get('state')),
    category: readList(search.get('category')),
    date: isPlainDate(date) ? date : null,
    guests: guests && writeGuests(guests),
  };
}

export const writeSearch = (search: Search, currency: string): URLSearchParams =>
  writeTerms(search, currency, [
    ['kind', search.kind ?? ''],
    ['place', search.place ?? ''],
    ...writeFacets(search, FACETS),
    ['date', search.date ?? ''],
    ['guests', search.guests ?? ''],
  ]);

export type AppliedFilter = Applied<Search, TermFilter | Facet | 'kind' | 'place' | 'date' | 'guests'>;

export const appliedFilters = (search: Search): AppliedFilter[] => [
  ...appliedWords(search),
  ...appliedOne<Search, 'kind'>('kind', search.kind, (now) => ({ ...now, kind: null })),
  ...appliedOne<Search, 'place'>('place', search.place, (now) => ({ ...now, place: null })),
  ...appliedOne<Search, 'date'>('date', search.date, (now) => ({ ...now, date: null })),
  ...appliedOne<Search, 'guests'>('guests', search.guests, (now) => ({ ...now, guests: null })),
  ...appliedFacets(search, FACETS),
  ...appliedTerms(search),
];

export const withoutFilters = (search: Search): Search => ({ ...readSearch(new URLSearchParams(), '', search.scope), sort: search.sort });

/** The API's answer for a search; `cursor` of the page before it. */
export const searchResource = (search: Search, cursor?: string): ResourceRef => ({
  path: '/search',
  query: {
    kind: search.scope,
    kinds: search.kind ?? undefined,
    place: search.place ?? undefined,
    ...queryOfFacets(search, FACETS),
    date: search.date ?? undefined,
    ...queryOfTerms(search),
    limit: PAGE_SIZE,
    cursor,
  },
});

/** For the sorted-through address in search engines: the words and places stay, filters and sort do not (U59). */
export function canonicalOf(search: Search, origin: string): string {
  const bare = writeSearch(
    {
      ...withoutFilters(search),
      q: search.q,
      kind: search.kind,
      place: search.place,
      state: search.state.length === 1 ? search.state : [],
      sort: 'recommended',
    },
    '',
  );
  return `${origin}${listPathOf(search)}${bare.size > 0 ? `?${bare}` : ''}`;
}
