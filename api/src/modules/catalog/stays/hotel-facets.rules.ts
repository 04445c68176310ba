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

interface Columns {
  snapshot: Snapshot;
  table: RoomTable;
}
/** Whether a hotel, by its row and its place in the candidates, fails a facet. */
type Fails = (row: number, at: number) => boolean;

function inCategories({ category, categoryFrom }: Snapshot, row: number, chosen: Uint8Array): boolean {
  for (let item = categoryFrom[row]!; item < categoryFrom[row + 1]!; item += 1) if (chosen[category[item]!] === 1) return true;
  return false;
}

const byChoice = (column: ArrayLike<number>, chosen: Uint8Array | null): Fails | null => chosen && ((row) => chosen[column[row]!] === 0);

function byFigures(
  { snapshot }: Columns,
  { nightly, isFree }: HotelCandidates,
  narrowing: HotelNarrowing,
): [bit: number, fails: Fails | null][] {
  const { priceMin, priceMax, rating } = narrowing;
  const [lowest, highest] = [priceMin ?? 0, priceMax ?? Infinity];
  const isPriced = priceMin !== null || priceMax !== null;
  return [
    // What is not known is NaN, which is between nothing.
    [PRICE, isPriced ? (_, at) => !(nightly[at]! >= lowest && nightly[at]! <= highest) : null],
    [RATING, rating === null ? null : (row) => !(snapshot.rating[row]! >= rating)],
    [INSTANT, narrowing.instant ? (row) => snapshot.instant[row] === 0 : null],
    [FREE, narrowing.freeCancellation ? (_, at) => isFree[at] === 0 : null],
  ];
}

/** What each hotel fails, one facet after the other. */
function failuresOf(columns: Columns, candidates: HotelCandidates, narrowing: HotelNarrowing): Uint16Array {
  const { snapshot, table } = columns;
  const { categories, facilities } = narrowing;
  const tests: [bit: number, fails: Fails | null][] = [
    [COUNTRY, byChoice(snapshot.country, narrowing.countries)],
    [STATE, byChoice(snapshot.state, narrowing.states)],
    [STARS, byChoice(table.stars, narrowing.stars)],
    [CATEGORY, categories && ((row) => !inCategories(snapshot, row, categories))],
    [FACILITY, facilities === 0 ? null : (row) => (table.facilities[row]! & facilities) !== facilities],
    ...byFigures(columns, candidates, narrowing),
  ];
  const failed = new Uint16Array(candidates.rows.length);
  for (const [bit, fails] of tests) if (fails) candidates.rows.forEach((row, at) => fails(row, at) && (failed[at]! |= bit));
  return failed;
}

/** Hotels with a room that fail nothing but a facet, with what each has in it. */
function forThose(candidates: HotelCandidates, failed: Uint16Array, bit: number, count: (row: number, at: number) => void) {
  const others = ~bit;
  for (let at = 0; at < failed.length; at += 1)
    if ((failed[at]! & others) === 0 && candidates.hasRoom[at] === 1) count(candidates.rows[at]!, at);
}

function countFacets({ snapshot, table }: Columns, candidates: HotelCandidates, failed: Uint16Array) {
  const counted = (size: number, bit: number, column: ArrayLike<number>) => {
    const counts = new Uint32Array(size);
    forThose(candidates, failed, bit, (row) => (counts[column[row]!]! += 1));
    return counts;
  };
  const category = new Uint32Array(snapshot.categories.length);
  forThose(candidates, failed, CATEGORY, (row) => {
    for (let item = snapshot.categoryFrom[row]!; item < snapshot.categoryFrom[row + 1]!; item += 1)
      category[snapshot.category[item]!]! += 1;
  });
  const facility = new Uint32Array(HOTEL_FACILITIES.length);
  forThose(candidates, failed, 0, (row) => {
    for (let bits = table.facilities[row]!, place = 0; bits !== 0; bits >>>= 1, place += 1) facility[place]! += bits & 1;
  });
  const steps = counted(RATING_STEPS.length + 1, RATING, snapshot.ratingStep);
  let freeCancellation = 0;
  forThose(candidates, failed, FREE, (_, at) => (freeCancellation += candidates.isFree[at]!));
  return {
    category,
    facility,
    freeCancellation,
    country: counted(snapshot.countries.length, COUNTRY, snapshot.country),
    state: counted(snapshot.states.length, STATE, snapshot.state),
    stars: counted(6, STARS, table.stars),
    instant: counted(2, INSTANT, snapshot.instant)[1]!,
    // "4 and more" holds what "4.5 and more" holds.
    rating: RATING_STEPS.map((_, index) => steps.subarray(0, index + 1).reduce((sum, count) => sum + count, 0)),
  };
}

function boundsOf(candidates: HotelCandidates, failed: Uint16Array): Pick<HotelCounts, 'lowest' | 'highest'> {
  let [lowest, highest] = [Infinity, -Infinity];
  forThose(candidates, failed, PRICE, (_, at) => {
    const price = candidates.nightly[at]!;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  });
  return { lowest, highest };
}

/** What matches, those with a room first, and each facet's counts with all other facets applied. */
export function countHotels(columns: Columns, candidates: HotelCandidates, narrowing: HotelNarrowing): HotelCounts {
  const failed = failuresOf(columns, candidates, narrowing);
  const places = Int32Array.from(failed.keys()).filter((at) => failed[at] === 0);
  const withRoom = places.filter((at) => candidates.hasRoom[at] === 1);
  const found = new Int32Array(places.length);
  found.set(withRoom);
  found.set(
    places.filter((at) => candidates.hasRoom[at] === 0),
    withRoom.length,
  );
  return { ...countFacets(columns, candidates, failed), ...boundsOf(candidates, failed), found, withRoom: withRoom.length };
}
