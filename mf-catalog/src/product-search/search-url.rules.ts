import { readGuests, writeGuests } from '@straits/api-contract/product-address';
import type { ProductKind, SearchScope, SortOrder } from '@straits/api-contract';
import { PRODUCT_KINDS_IN_ORDER } from '../product/product-kinds';
import type { ResourceRef } from '@straits/remote-contract';
import { isPlainDate } from '../place-time/plain-date.rules';

export const SORTS: SortOrder[] = ['recommended', 'popularity', 'rating', 'price', 'price_desc'];
export const PAGE_SIZE = 24;
/** Pages that one address may show at once: 10 times 24 is more than anybody reads. */
const MAX_PAGES = 10;

/** Pages of this feature, and what each of them lists. */
export const EVERYTHING_PATH = '/search';
const PATHS = { attraction: '/attraction/search', package: '/package/search', all: EVERYTHING_PATH } as const;
export type ListScope = keyof typeof PATHS & SearchScope;
const SCOPES = ['attraction', 'package', 'all'] as const satisfies ListScope[];
export const scopeOf = (path: string): ListScope => SCOPES.find((scope) => PATHS[scope] === path) ?? 'attraction';
export const listPathOf = ({ scope }: Pick<Search, 'scope'>) => PATHS[scope];

export type Facet = 'country' | 'state' | 'category';
const FACETS: Facet[] = ['country', 'state', 'category'];

/** What is searched for: the address is its only home (U53). Prices in minor units of `currency`. */
export interface Search {
  scope: ListScope;
  /** Of the list of everything: one kind, or all. */
  kind: ProductKind | null;
  q: string;
  country: string[];
  state: string[];
  /** One city; the list of everything only. */
  place: string | null;
  category: string[];
  date: string | null;
  /** As the address has them (`2-1`): they travel on to a product's page, and narrow nothing. */
  guests: string | null;
  priceMin: number | null;
  priceMax: number | null;
  rating: number | null;
  instant: boolean;
  freeCancellation: boolean;
  sort: SortOrder;
}

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const readList = (text: string | null) => [...new Set((text ?? '').split(',').filter((id) => SLUG.test(id)))].slice(0, 20);
const readAmount = (text: string | null) => (text && /^\d{1,12}$/.test(text) ? Number(text) : null);
const readSort = (text: string | null) => SORTS.find((sort) => sort === text) ?? 'recommended';
const readRating = (text: string | null) => (text && /^[1-5](\.\d)?$/.test(text) ? Number(text) : null);

/** What only the list of everything is narrowed by. */
const readWhere = (search: URLSearchParams, scope: ListScope): Pick<Search, 'kind' | 'place'> =>
  scope === 'all'
    ? {
        kind: PRODUCT_KINDS_IN_ORDER.find((kind) => kind === search.get('kind')) ?? null,
        place: readList(search.get('place'))[0] ?? null,
      }
    : { kind: null, place: null };

/** Whatever stands in the address, the answer can be asked for: what makes no sense is left out. A price in another currency means nothing. */
export function readSearch(search: URLSearchParams, currency: string, scope: ListScope): Search {
  const date = search.get('date');
  const guests = readGuests(search.get('guests'));
  const isOurMoney = (search.get('priceIn') ?? currency) === currency;
  return {
    scope,
    ...readWhere(search, scope),
    q: (search.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 100),
    country: readList(search.get('country')),
    state: readList(search.get('state')),
    category: readList(search.get('category')),
    date: isPlainDate(date) ? date : null,
    guests: guests && writeGuests(guests),
    priceMin: isOurMoney ? readAmount(search.get('priceMin')) : null,
    priceMax: isOurMoney ? readAmount(search.get('priceMax')) : null,
    rating: readRating(search.get('rating')),
    instant: search.get('instant') === 'true',
    freeCancellation: search.get('freeCancellation') === 'true',
    sort: readSort(search.get('sort')),
  };
}

const amountText = (amount: number | null) => (amount === null ? '' : String(amount));
const flagText = (isSet: boolean) => (isSet ? 'true' : '');
const isPriced = ({ priceMin, priceMax }: Search) => priceMin !== null || priceMax !== null;

/** The address of a search, in a fixed order and without defaults: the same search has one address. */
export function writeSearch(search: Search, currency: string): URLSearchParams {
  const all: [name: string, text: string][] = [
    ['q', search.q],
    ['kind', search.kind ?? ''],
    ['place', search.place ?? ''],
    ...FACETS.map((facet): [string, string] => [facet, search[facet].join(',')]),
    ['date', search.date ?? ''],
    ['guests', search.guests ?? ''],
    ['priceMin', amountText(search.priceMin)],
    ['priceMax', amountText(search.priceMax)],
    ['priceIn', isPriced(search) ? currency : ''],
    ['rating', amountText(search.rating)],
    ['instant', flagText(search.instant)],
    ['freeCancellation', flagText(search.freeCancellation)],
    ['sort', search.sort === 'recommended' ? '' : search.sort],
  ];
  return new URLSearchParams(all.filter(([, text]) => text !== ''));
}

export function toggled(search: Search, facet: Facet, id: string): Search {
  const chosen = search[facet];
  return { ...search, [facet]: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] };
}

/** One applied filter and how it is taken away. `id` is what a chip shows the words for. */
export interface AppliedFilter {
  filter: Facet | 'q' | 'kind' | 'place' | 'date' | 'guests' | 'price' | 'rating' | 'instant' | 'freeCancellation';
  id: string;
  without: (search: Search) => Search;
}

export function appliedFilters(search: Search): AppliedFilter[] {
  const one = (filter: AppliedFilter['filter'], id: string | null | false, change: Partial<Search>): AppliedFilter[] =>
    id ? [{ filter, id, without: (now) => ({ ...now, ...change }) }] : [];
  return [
    ...one('q', search.q, { q: '' }),
    ...one('kind', search.kind, { kind: null }),
    ...one('place', search.place, { place: null }),
    ...one('date', search.date, { date: null }),
    ...one('guests', search.guests, { guests: null }),
    ...FACETS.flatMap((facet) =>
      search[facet].map((id) => ({
        filter: facet,
        id,
        without: (now: Search) => ({ ...now, [facet]: now[facet].filter((other) => other !== id) }),
      })),
    ),
    ...one('price', isPriced(search) && 'price', { priceMin: null, priceMax: null }),
    ...one('rating', amountText(search.rating), { rating: null }),
    ...one('instant', search.instant && 'instant', { instant: false }),
    ...one('freeCancellation', search.freeCancellation && 'freeCancellation', { freeCancellation: false }),
  ];
}

export const withoutFilters = (search: Search): Search => ({ ...readSearch(new URLSearchParams(), '', search.scope), sort: search.sort });

/** The API's answer for a search; `cursor` of the page before it. */
export function searchResource(search: Search, cursor?: string): ResourceRef {
  const unlessEmpty = (text: string) => text || undefined;
  const list = (ids: string[]) => unlessEmpty(ids.join(','));
  return {
    path: '/search',
    query: {
      kind: search.scope,
      kinds: search.kind ?? undefined,
      q: unlessEmpty(search.q),
      country: list(search.country),
      state: list(search.state),
      place: search.place ?? undefined,
      category: list(search.category),
      date: search.date ?? undefined,
      priceMin: search.priceMin ?? undefined,
      priceMax: search.priceMax ?? undefined,
      rating: search.rating ?? undefined,
      instant: unlessEmpty(flagText(search.instant)),
      freeCancellation: unlessEmpty(flagText(search.freeCancellation)),
      sort: search.sort,
      limit: PAGE_SIZE,
      cursor,
    },
  };
}

/** How many pages the address shows, and where it begins: a crawler's or script-less reader's "more" link carries the cursor. */
export function readPaging(search: URLSearchParams): { pages: number; cursor: string | undefined } {
  const pages = Number(search.get('pages') ?? 1);
  const cursor = search.get('cursor');
  return {
    pages: Number.isInteger(pages) ? Math.max(1, Math.min(MAX_PAGES, pages)) : 1,
    cursor: cursor && cursor.length <= 400 ? cursor : undefined,
  };
}

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
