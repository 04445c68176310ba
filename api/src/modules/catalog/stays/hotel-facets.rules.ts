import { HOTEL_FACILITIES } from '@straits/api-contract';
import type { Snapshot } from '../search/snapshot';
import { RATING_STEPS } from '../search/snapshot-columns';
import type { RoomTable } from './room-table';

/** What a list of hotels is narrowed by. A facet that is null does not narrow. */
export interface HotelNarrowing {
  countries: Uint8Array | null;
  states: Uint8Array | null;
  categories: Uint8Array | null;
  stars: Uint8Array | null;
  /** Bits of which a hotel must have every one. */
  facilities: number;
  priceMin: number | null;
  priceMax: number | null;
  rating: number | null;
  instant: boolean;
  freeCancellation: boolean;
}

/** Hotels in the list's order with what only this search knows of them. */
export interface HotelCandidates {
  rows: Int32Array;
  /** Per room and night in the display currency; NaN where nothing is priced. */
  nightly: Float64Array;
  isFree: Uint8Array;
  /** 1 where a room can be had; everything is, where no dates are known. */
  hasRoom: Uint8Array;
}

export interface HotelCounts {
  /** Places in the candidates: those with a room, then those without. */
  found: Int32Array;
  withRoom: number;
  country: Uint32Array;
  state: Uint32Array;
  category: Uint32Array;
  facility: Uint32Array;
  stars: Uint32Array;
  rating: number[];
  instant: number;
  freeCancellation: number;
  /** Infinity and -Infinity when nothing is priced. */
  lowest: number;
  highest: number;
}

// One bit per facet that a hotel may fail. A hotel counts in a facet when it fails nothing but that facet; of facilities, where every one
// must be there, when it fails nothing at all.
const COUNTRY = 1;
const STATE = 2;
const CATEGORY = 4;
const STARS = 8;
const PRICE = 16;
const RATING = 32;
const INSTANT = 64;
const FREE = 128;
const FACILITY = 256;

function inCategories({ category, categoryFrom }: Snapshot, row: number, chosen: Uint8Array): boolean {
  for (let item = categoryFrom[row]!; item < categoryFrom[row + 1]!; item += 1) if (chosen[category[item]!] === 1) return true;
  return false;
}

const failsWhen = (bit: number, fails: boolean) => (fails ? bit : 0);

function failed(snapshot: Snapshot, table: RoomTable, narrowing: HotelNarrowing, candidates: HotelCandidates, at: number): number {
  const row = candidates.rows[at]!;
  const { countries, states, categories, stars, facilities, priceMin, priceMax, rating } = narrowing;
  const price = candidates.nightly[at]!;
  return (
    failsWhen(COUNTRY, countries !== null && countries[snapshot.country[row]!] === 0) |
    failsWhen(STATE, states !== null && states[snapshot.state[row]!] === 0) |
    failsWhen(CATEGORY, categories !== null && !inCategories(snapshot, row, categories)) |
    failsWhen(STARS, stars !== null && stars[table.stars[row]!] === 0) |
    failsWhen(FACILITY, (table.facilities[row]! & facilities) !== facilities) |
    failsWhen(PRICE, (priceMin !== null && !(price >= priceMin)) || (priceMax !== null && !(price <= priceMax))) |
    failsWhen(RATING, rating !== null && !(snapshot.rating[row]! >= rating)) |
    failsWhen(INSTANT, narrowing.instant && snapshot.instant[row] === 0) |
    failsWhen(FREE, narrowing.freeCancellation && candidates.isFree[at] === 0)
  );
}

const emptyCounts = (snapshot: Snapshot): Omit<HotelCounts, 'found' | 'withRoom' | 'rating'> => ({
  country: new Uint32Array(snapshot.countries.length),
  state: new Uint32Array(snapshot.states.length),
  category: new Uint32Array(snapshot.categories.length),
  facility: new Uint32Array(HOTEL_FACILITIES.length),
  stars: new Uint32Array(6),
  instant: 0,
  freeCancellation: 0,
  lowest: Infinity,
  highest: -Infinity,
});

type Counting = ReturnType<typeof emptyCounts> & { steps: Uint32Array };

function countOne(counts: Counting, { snapshot, table }: Columns, candidates: HotelCandidates, at: number, fails: number) {
  const row = candidates.rows[at]!;
  const only = (bit: number) => (fails & ~bit) === 0;
  if (only(COUNTRY)) counts.country[snapshot.country[row]!]! += 1;
  if (only(STATE)) counts.state[snapshot.state[row]!]! += 1;
  if (only(STARS)) counts.stars[table.stars[row]!]! += 1;
  if (only(RATING)) counts.steps[snapshot.ratingStep[row]!]! += 1;
  if (only(INSTANT)) counts.instant += snapshot.instant[row]!;
  if (only(FREE)) counts.freeCancellation += candidates.isFree[at]!;
  if (only(CATEGORY))
    for (let item = snapshot.categoryFrom[row]!; item < snapshot.categoryFrom[row + 1]!; item += 1)
      counts.category[snapshot.category[item]!]! += 1;
  if (fails === 0)
    for (let bits = table.facilities[row]!, place = 0; bits !== 0; bits >>>= 1, place += 1)
      if ((bits & 1) === 1) counts.facility[place]! += 1;
  const price = candidates.nightly[at]!;
  if (only(PRICE) && !Number.isNaN(price)) {
    counts.lowest = Math.min(counts.lowest, price);
    counts.highest = Math.max(counts.highest, price);
  }
}

interface Columns {
  snapshot: Snapshot;
  table: RoomTable;
}

/** What matches, those with a room first, and each facet's counts with all other facets applied. */
export function countHotels({ snapshot, table }: Columns, candidates: HotelCandidates, narrowing: HotelNarrowing): HotelCounts {
  const size = candidates.rows.length;
  const counts: Counting = { ...emptyCounts(snapshot), steps: new Uint32Array(RATING_STEPS.length + 1) };
  const withRoom: number[] = [];
  const without: number[] = [];
  for (let at = 0; at < size; at += 1) {
    const fails = failed(snapshot, table, narrowing, candidates, at);
    const hasRoom = candidates.hasRoom[at] === 1;
    if (hasRoom) countOne(counts, { snapshot, table }, candidates, at, fails);
    if (fails === 0) (hasRoom ? withRoom : without).push(at);
  }
  const { steps, ...facets } = counts;
  return {
    ...facets,
    found: Int32Array.from([...withRoom, ...without]),
    withRoom: withRoom.length,
    // "4 and more" holds what "4.5 and more" holds.
    rating: RATING_STEPS.map((_, index) => steps.subarray(0, index + 1).reduce((sum, count) => sum + count, 0)),
  };
}
