import type { SortOrder } from '@straits/api-contract';
import type { ResourceRef } from '@straits/remote-contract';
import { ANY_STAY, readStay, stayParams, stayQuery, type Stay, type StayProblem } from '../hotel-stay/stay-url.rules';

export const SORTS: SortOrder[] = ['recommended', 'popularity', 'rating', 'price', 'price_desc'];
const PAGE_SIZE = 20;
/** Pages that one address may show at once. */
const MAX_PAGES = 10;

export type Facet = 'country' | 'state' | 'category' | 'facility' | 'stars';
export const FACETS: Facet[] = ['category', 'facility', 'stars', 'country', 'state'];

/** What is searched for: the address is its only home (U53). Prices per room and night in minor units of the shopper's currency. */
export interface HotelSearch extends Record<Facet, string[]> {
  q: string;
  stay: Stay;
  priceMin: number | null;
  priceMax: number | null;
  rating: number | null;
  instant: boolean;
  freeCancellation: boolean;
  sort: SortOrder;
}

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const readList = (text: string | null, pattern = SLUG) =>
  [...new Set((text ?? '').split(',').filter((id) => pattern.test(id)))].slice(0, 20);
const readAmount = (text: string | null) => (text && /^\d{1,12}$/.test(text) ? Number(text) : null);

/** Whatever stands in the address, the answer can be asked for: what makes no sense is left out. A price in another currency means nothing. */
export function readHotelSearch(search: URLSearchParams, currency: string): { search: HotelSearch; problems: StayProblem[] } {
  const { stay, problems } = readStay(search);
  const isOurMoney = (search.get('priceIn') ?? currency) === currency;
  const rating = search.get('rating');
  return {
    problems,
    search: {
      q: (search.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 100),
      stay,
      country: readList(search.get('country')),
      state: readList(search.get('state')),
      category: readList(search.get('category')),
      facility: readList(search.get('facility')),
      stars: readList(search.get('stars'), /^[1-5]$/),
      priceMin: isOurMoney ? readAmount(search.get('priceMin')) : null,
      priceMax: isOurMoney ? readAmount(search.get('priceMax')) : null,
      rating: rating && /^[1-5](\.\d)?$/.test(rating) ? Number(rating) : null,
      instant: search.get('instant') === 'true',
      freeCancellation: search.get('freeCancellation') === 'true',
      sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'recommended',
    },
  };
}

const amountText = (amount: number | null) => (amount === null ? '' : String(amount));
const flagText = (isSet: boolean) => (isSet ? 'true' : '');
const isPriced = ({ priceMin, priceMax }: HotelSearch) => priceMin !== null || priceMax !== null;

/** The address of a search, in a fixed order and without defaults: the same search has one address. */
export function writeHotelSearch(search: HotelSearch, currency: string): URLSearchParams {
  const all: [name: string, text: string][] = [
    ['q', search.q],
    ...stayParams(search.stay),
    ...FACETS.map((facet): [string, string] => [facet, search[facet].join(',')]),
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

export function toggled(search: HotelSearch, facet: Facet, id: string): HotelSearch {
  const chosen = search[facet];
  return { ...search, [facet]: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] };
}

/** One applied filter and the search without it. `id` is what a chip shows the words for. */
export interface AppliedFilter {
  filter: Facet | 'q' | 'price' | 'rating' | 'instant' | 'freeCancellation';
  id: string;
  without: (search: HotelSearch) => HotelSearch;
}

export function appliedFilters(search: HotelSearch): AppliedFilter[] {
  const one = (filter: AppliedFilter['filter'], id: string | false, change: Partial<HotelSearch>): AppliedFilter[] =>
    id ? [{ filter, id, without: (now) => ({ ...now, ...change }) }] : [];
  return [
    ...one('q', search.q, { q: '' }),
    ...FACETS.flatMap((facet) =>
      search[facet].map((id) => ({
        filter: facet,
        id,
        without: (now: HotelSearch) => ({ ...now, [facet]: now[facet].filter((other) => other !== id) }),
      })),
    ),
    ...one('price', isPriced(search) && 'price', { priceMin: null, priceMax: null }),
    ...one('rating', amountText(search.rating), { rating: null }),
    ...one('instant', search.instant && 'instant', { instant: false }),
    ...one('freeCancellation', search.freeCancellation && 'freeCancellation', { freeCancellation: false }),
  ];
}

/** Reset: the place, the stay and the order remain. */
export const withoutFilters = (search: HotelSearch): HotelSearch => ({
  ...readHotelSearch(new URLSearchParams(), '').search,
  q: search.q,
  stay: search.stay,
  sort: search.sort,
});

const list = (ids: string[]) => (ids.length > 0 ? ids.join(',') : undefined);

/** The API's answer for a search; `cursor` of the page before it. */
export const hotelsResource = (search: HotelSearch, cursor?: string): ResourceRef => ({
  path: '/hotels',
  query: {
    q: search.q || undefined,
    ...stayQuery(search.stay),
    ...Object.fromEntries(FACETS.map((facet) => [facet, list(search[facet])])),
    priceMin: search.priceMin ?? undefined,
    priceMax: search.priceMax ?? undefined,
    rating: search.rating ?? undefined,
    instant: flagText(search.instant) || undefined,
    freeCancellation: flagText(search.freeCancellation) || undefined,
    sort: search.sort,
    limit: PAGE_SIZE,
    cursor,
  },
});

/** How many pages the address shows, and where it begins: a crawler's or script-less reader's "more" link carries the cursor. */
export function readPaging(search: URLSearchParams): { pages: number; cursor: string | undefined } {
  const pages = Number(search.get('pages') ?? 1);
  const cursor = search.get('cursor');
  return {
    pages: Number.isInteger(pages) ? Math.max(1, Math.min(MAX_PAGES, pages)) : 1,
    cursor: cursor && cursor.length <= 400 ? cursor : undefined,
  };
}

/** For search engines: words and one place stay; dates, guests, filters and order do not (U59). */
export function canonicalOf(search: HotelSearch, origin: string): string {
  const bare = writeHotelSearch(
    { ...withoutFilters(search), stay: ANY_STAY, state: search.state.length === 1 ? search.state : [], sort: 'recommended' },
    '',
  );
  return `${origin}/hotel/search${bare.size > 0 ? `?${bare}` : ''}`;
}
