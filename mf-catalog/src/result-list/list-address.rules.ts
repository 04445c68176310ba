import type { SortOrder } from '@straits/api-contract';

export const SORTS: SortOrder[] = ['recommended', 'popularity', 'rating', 'price', 'price_desc'];
/** Pages that one address may show at once: more than anybody reads. */
const MAX_PAGES = 10;

/** What every list of results is narrowed and ordered by. Prices in minor units of `currency`. */
export interface ListTerms {
  q: string;
  priceMin: number | null;
  priceMax: number | null;
  rating: number | null;
  instant: boolean;
  freeCancellation: boolean;
  sort: SortOrder;
}
export type TermFilter = 'q' | 'price' | 'rating' | 'instant' | 'freeCancellation';

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
export const readList = (text: string | null, pattern = SLUG) =>
  [...new Set((text ?? '').split(',').filter((id) => pattern.test(id)))].slice(0, 20);
const readAmount = (text: string | null) => (text && /^\d{1,12}$/.test(text) ? Number(text) : null);
const readRating = (text: string | null) => (text && /^[1-5](\.\d)?$/.test(text) ? Number(text) : null);

/** Whatever stands in the address, the answer can be asked for: what makes no sense is left out. A price in another currency means nothing. */
export function readTerms(address: URLSearchParams, currency: string): ListTerms {
  const isOurMoney = (address.get('priceIn') ?? currency) === currency;
  return {
    q: (address.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 100),
    priceMin: isOurMoney ? readAmount(address.get('priceMin')) : null,
    priceMax: isOurMoney ? readAmount(address.get('priceMax')) : null,
    rating: readRating(address.get('rating')),
    instant: address.get('instant') === 'true',
    freeCancellation: address.get('freeCancellation') === 'true',
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'recommended',
  };
}

const textOf = (amount: number | null) => (amount === null ? '' : String(amount));
const flagText = (isSet: boolean) => (isSet ? 'true' : '');
const isPriced = ({ priceMin, priceMax }: ListTerms) => priceMin !== null || priceMax !== null;

/** The address of a search, in a fixed order and without defaults: the same search has one address. `own` is what only this list has. */
export function writeTerms(terms: ListTerms, currency: string, own: [name: string, text: string][]): URLSearchParams {
  const all: [name: string, text: string][] = [
    ['q', terms.q],
    ...own,
    ['priceMin', textOf(terms.priceMin)],
    ['priceMax', textOf(terms.priceMax)],
    ['priceIn', isPriced(terms) ? currency : ''],
    ['rating', textOf(terms.rating)],
    ['instant', flagText(terms.instant)],
    ['freeCancellation', flagText(terms.freeCancellation)],
    ['sort', terms.sort === 'recommended' ? '' : terms.sort],
  ];
  return new URLSearchParams(all.filter(([, text]) => text !== ''));
}

/** The same as the API takes it. */
export const queryOfTerms = (terms: ListTerms) => ({
  q: terms.q || undefined,
  priceMin: terms.priceMin ?? undefined,
  priceMax: terms.priceMax ?? undefined,
  rating: terms.rating ?? undefined,
  instant: flagText(terms.instant) || undefined,
  freeCancellation: flagText(terms.freeCancellation) || undefined,
  sort: terms.sort,
});

type Facets<Facet extends string> = Record<Facet, string[]>;
export const writeFacets = <Facet extends string>(search: Facets<Facet>, facets: readonly Facet[]) =>
  facets.map((facet): [name: string, text: string] => [facet, search[facet].join(',')]);
export const queryOfFacets = <Facet extends string>(search: Facets<Facet>, facets: readonly Facet[]) =>
  Object.fromEntries(facets.map((facet) => [facet, search[facet].join(',') || undefined]));

export function toggled<Search extends Facets<Facet>, Facet extends string>(search: Search, facet: Facet, id: string): Search {
  const chosen = search[facet];
  return { ...search, [facet]: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] };
}

/** One applied filter and the search without it. `id` is what a chip shows the words for. */
export interface Applied<Search, Filter extends string> {
  filter: Filter;
  id: string;
  without: (search: Search) => Search;
}

/** That filter as applied, or nothing where the search has none. */
export const appliedOne = <Search, Filter extends string>(
  filter: Filter,
  id: string | null | false,
  without: (search: Search) => Search,
): Applied<Search, Filter>[] => (id ? [{ filter, id, without }] : []);

export const appliedFacets = <Search extends Facets<Facet>, Facet extends string>(search: Search, facets: readonly Facet[]) =>
  facets.flatMap((facet) => search[facet].flatMap((id) => appliedOne<Search, Facet>(facet, id, (now) => toggled(now, facet, id))));

export const appliedWords = <Search extends ListTerms>({ q }: Search) =>
  appliedOne<Search, TermFilter>('q', q, (now) => ({ ...now, q: '' }));

export const appliedTerms = <Search extends ListTerms>(search: Search): Applied<Search, TermFilter>[] => [
  ...appliedOne<Search, TermFilter>('price', isPriced(search) && 'price', (now) => ({ ...now, priceMin: null, priceMax: null })),
  ...appliedOne<Search, TermFilter>('rating', textOf(search.rating), (now) => ({ ...now, rating: null })),
  ...appliedOne<Search, TermFilter>('instant', search.instant && 'instant', (now) => ({ ...now, instant: false })),
  ...appliedOne<Search, TermFilter>('freeCancellation', search.freeCancellation && 'freeCancellation', (now) => ({
    ...now,
    freeCancellation: false,
  })),
];

/** How many pages the address shows, and where it begins: a crawler's or script-less reader's "more" link carries the cursor. */
export function readPaging(address: URLSearchParams): { pages: number; cursor: string | undefined } {
  const pages = Number(address.get('pages') ?? 1);
  const cursor = address.get('cursor');
  return {
    pages: Number.isInteger(pages) ? Math.max(1, Math.min(MAX_PAGES, pages)) : 1,
    cursor: cursor && cursor.length <= 400 ? cursor : undefined,
  };
}
