import { HOTEL_FACILITIES, type HotelPinsQuery, type HotelSearchResult } from '@straits/api-contract';
import { facilityName } from '../kinds/hotel-facilities';
import type { Snapshot } from '../search/snapshot';
import { commonFacetsOf, valuesOf } from '../search/shown-facets';
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

const BEST_FIRST = [5, 4, 3, 2, 1];

export const hotelFacets = (snapshot: Snapshot, counts: HotelCounts, query: HotelPinsQuery, view: View): HotelSearchResult['facets'] => ({
  ...commonFacetsOf(snapshot, counts, query, view),
  facility: valuesOf(counts.facility, query.facility, (index) => ({
    id: HOTEL_FACILITIES[index]!,
    name: facilityName(HOTEL_FACILITIES[index]!, view.language),
  })),
  stars: BEST_FIRST.map((stars) => ({ id: String(stars), name: String(stars), count: counts.stars[stars]! })).filter(
    ({ count, id }) => count > 0 || query.stars?.includes(Number(id)),
  ),
});
