import { PRODUCT_KINDS, type FacetValue, type PinsQuery, type SearchResult } from '@straits/api-contract';
import { countryName } from '../country-names';
import { otherLangOf, textsOf } from '../texts.rules';
import type { View } from '../view';
import type { FacetCounts } from './facets.rules';
import type { Snapshot } from './snapshot';
import { RATING_STEPS } from './snapshot-columns';

/** Values that count, with those chosen even when they count nothing, most first. Where nothing is chosen, only what counts is named at all. */
export function valuesOf(
  counts: Uint32Array,
  wanted: string[] | undefined,
  value: (index: number) => Omit<FacetValue, 'count'>,
): FacetValue[] {
  return Array.from(counts, (count, index) => ({ count, index }))
    .filter(({ count }) => count > 0 || wanted?.length)
    .map(({ count, index }) => ({ ...value(index), count }))
    .filter(({ id, count }) => count > 0 || wanted?.includes(id))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** What the facets of all lists have in common. */
type CommonCounts = Pick<FacetCounts, 'country' | 'state' | 'category' | 'rating' | 'instant' | 'freeCancellation' | 'lowest' | 'highest'>;
type CommonFacets = Omit<SearchResult['facets'], 'kind'>;

/** The counts of the facets that all lists have, with their names. */
export function commonFacetsOf(
  snapshot: Snapshot,
  counts: CommonCounts,
  query: Pick<PinsQuery, 'country' | 'state' | 'category'>,
  { language, currency }: View,
): CommonFacets {
  return {
    country: valuesOf(counts.country, query.country, (index) => ({
      id: snapshot.countries[index]!,
      name: countryName(snapshot.countries[index]!, language),
    })),
    state: valuesOf(counts.state, query.state, (index) => ({
      id: snapshot.states[index]!.id,
      name: textsOf(snapshot.states[index]!.texts, language).name,
    })),
    category: valuesOf(counts.category, query.category, (index) => ({
      id: snapshot.categories[index]!.id,
      name: textsOf(snapshot.categories[index]!.texts, language),
      lang: otherLangOf(snapshot.categories[index]!.texts, language),
    })),
    rating: RATING_STEPS.map((step, index) => ({ id: String(step), name: `${step}+`, count: counts.rating[index]! })),
    instant: counts.instant,
    freeCancellation: counts.freeCancellation,
    price: counts.lowest <= counts.highest ? { min: { amount: counts.lowest, currency }, max: { amount: counts.highest, currency } } : null,
  };
}

/** The counts of a list's facets, with their names. */
export const facetsOf = (snapshot: Snapshot, counts: FacetCounts, query: PinsQuery, view: View): SearchResult['facets'] => ({
  kind: PRODUCT_KINDS.map((id, index) => ({ id, count: counts.kind[index]! })).filter(
    ({ id, count }) => count > 0 || query.kinds?.includes(id),
  ),
  ...commonFacetsOf(snapshot, counts, query, view),
});

/** The cities that a list is narrowed to; an id that nobody knows has no name. */
export const placesOf = ({ places }: Snapshot, ids: string[] | undefined, { language }: View): SearchResult['places'] =>
  ids && places.filter(({ id }) => ids.includes(id)).map(({ id, texts }) => ({ id, name: textsOf(texts, language) }));
