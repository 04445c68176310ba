import { HOTEL_FACILITIES, type FacetValue, type HotelPinsQuery, type HotelSearchResult } from '@straits/api-contract';
import { countryName } from '../country-names';
import { facilityName } from '../kinds/hotel-facilities';
import type { Snapshot } from '../search/snapshot';
import { RATING_STEPS } from '../search/snapshot-columns';
import { otherLangOf, textsOf } from '../texts.rules';
import type { View } from '../view';
import type { HotelCounts, HotelNarrowing } from './hotel-facets.rules';
import { facilityBit } from './room-table';

/** Positions of the chosen ids as a lookup; ids that nobody knows match nothing. */
function chosen(ids: string[] | undefined, all: readonly string[]): Uint8Array | null {
  if (!ids?.length) return null;
  const wanted = new Set(ids);
  return Uint8Array.from(all, (id) => (wanted.has(id) ? 1 : 0));
}

/** A bit that no hotel has: a facility that nobody knows matches nothing. */
const UNKNOWN_FACILITY = 1 << 30;

export const narrowingOf = (snapshot: Snapshot, query: HotelPinsQuery): HotelNarrowing => ({
  countries: chosen(query.country, snapshot.countries),
  states: chosen(
    query.state,
    snapshot.states.map(({ id }) => id),
  ),
  categories: chosen(
    query.category,
    snapshot.categories.map(({ id }) => id),
  ),
  stars: query.stars?.length ? Uint8Array.from({ length: 6 }, (_, stars) => (query.stars?.includes(stars) ? 1 : 0)) : null,
  facilities: (query.facility ?? []).reduce((bits, id) => bits | (facilityBit(id) || UNKNOWN_FACILITY), 0),
  priceMin: query.priceMin ?? null,
  priceMax: query.priceMax ?? null,
  rating: query.rating ?? null,
  instant: query.instant === 'true',
  freeCancellation: query.freeCancellation === 'true',
});

/** Values that count, with those chosen even when they count nothing, most first. */
function valuesOf(counts: Uint32Array, wanted: string[] | undefined, value: (index: number) => Omit<FacetValue, 'count'>): FacetValue[] {
  return [...counts]
    .map((count, index) => ({ ...value(index), count }))
    .filter(({ id, count }) => count > 0 || wanted?.includes(id))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

const BEST_FIRST = [5, 4, 3, 2, 1];

export const hotelFacets = (
  snapshot: Snapshot,
  counts: HotelCounts,
  query: HotelPinsQuery,
  { language, currency }: View,
): HotelSearchResult['facets'] => ({
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
  facility: valuesOf(counts.facility, query.facility, (index) => ({
    id: HOTEL_FACILITIES[index]!,
    name: facilityName(HOTEL_FACILITIES[index]!, language),
  })),
  stars: BEST_FIRST.map((stars) => ({ id: String(stars), name: String(stars), count: counts.stars[stars]! })).filter(
    ({ count, id }) => count > 0 || query.stars?.includes(Number(id)),
  ),
  rating: RATING_STEPS.map((step, index) => ({ id: String(step), name: `${step}+`, count: counts.rating[index]! })),
  instant: counts.instant,
  freeCancellation: counts.freeCancellation,
  price: counts.lowest <= counts.highest ? { min: { amount: counts.lowest, currency }, max: { amount: counts.highest, currency } } : null,
});
