import {
  CATEGORY,
  countAll,
  COUNTRY,
  FREE,
  INSTANT,
  KIND,
  PRICE,
  RATING,
  STATE,
  type Candidates,
  type Column,
  type Counts,
} from './facet-counts.rules';
import type { Snapshot } from './snapshot';
import { RATING_STEPS } from './snapshot-columns';
import { IN_NAME, type TextMatches } from './text-match';

/** What a list is narrowed by. A facet that is null does not narrow. */
export interface Narrowing {
  matches: TextMatches;
  onDay: Uint8Array | null;
  /** Chosen cities; one byte per position in `places`. */
  places: Uint8Array | null;
  /** Chosen among PRODUCT_KINDS. */
  kinds: Uint8Array | null;
  countries: Uint8Array | null;
  states: Uint8Array | null;
  categories: Uint8Array | null;
  prices: Float64Array;
  priceMin: number | null;
  priceMax: number | null;
  rating: number | null;
  instant: boolean;
  freeCancellation: boolean;
}

export interface FacetCounts extends Omit<Counts, 'step' | 'instant' | 'freeCancellation'> {
  /** Matching rows in the list's order, those with all words in the name first. */
  rows: Int32Array;
  /** How many of them have all words in the name. */
  inName: number;
  rating: number[];
  instant: number;
  freeCancellation: number;
}

/** Rows that are marked, in their order. */
function keepMarked(rows: Int32Array, marks: Uint8Array): Int32Array {
  const kept = new Int32Array(rows.length);
  let size = 0;
  for (let at = 0; at < rows.length; at += 1) if (marks[rows[at]!] !== 0) kept[size++] = rows[at]!;
  return kept.subarray(0, size);
}

function keepChosen(rows: Int32Array, column: Column, chosen: Uint8Array): Int32Array {
  const kept = new Int32Array(rows.length);
  let size = 0;
  for (let at = 0; at < rows.length; at += 1) if (chosen[column[rows[at]!]!] !== 0) kept[size++] = rows[at]!;
  return kept.subarray(0, size);
}

function candidatesOf(order: Int32Array, { place }: Snapshot, { matches, onDay, places }: Narrowing): Candidates {
  let rows = order;
  if (matches) rows = keepMarked(rows, matches);
  if (places) rows = keepChosen(rows, place, places);
  if (onDay) rows = keepMarked(rows, onDay);
  return { rows, failed: new Uint8Array(rows.length) };
}

function failUnlessChosen({ rows, failed }: Candidates, bit: number, column: Column, chosen: Uint8Array) {
  for (let at = 0; at < rows.length; at += 1) if (chosen[column[rows[at]!]!] === 0) failed[at]! |= bit;
}

function failUnlessBetween({ rows, failed }: Candidates, bit: number, column: Float32Array | Float64Array, [low, high]: [number, number]) {
  // What is not known is NaN, which is between nothing.
  for (let at = 0; at < rows.length; at += 1) if (!(column[rows[at]!]! >= low && column[rows[at]!]! <= high)) failed[at]! |= bit;
}

function failUnlessInCategories({ rows, failed }: Candidates, bit: number, { category, categoryFrom }: Snapshot, chosen: Uint8Array) {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    let isIn = 0;
    for (let item = categoryFrom[row]!; item < categoryFrom[row + 1]!; item += 1) isIn |= chosen[category[item]!]!;
    if (isIn === 0) failed[at]! |= bit;
  }
}

const ONLY_SET = Uint8Array.of(0, 1);

function markChosen(
  candidates: Candidates,
  snapshot: Snapshot,
  { kinds, countries, states, categories, instant, freeCancellation }: Narrowing,
) {
  const chosen: [number, Column, Uint8Array | null | false][] = [
    [KIND, snapshot.kind, kinds],
    [COUNTRY, snapshot.country, countries],
    [STATE, snapshot.state, states],
    [INSTANT, snapshot.instant, instant && ONLY_SET],
    [FREE, snapshot.freeCancellation, freeCancellation && ONLY_SET],
  ];
  for (const [bit, column, values] of chosen) if (values) failUnlessChosen(candidates, bit, column, values);
  if (categories) failUnlessInCategories(candidates, CATEGORY, snapshot, categories);
}

function markFigures(candidates: Candidates, snapshot: Snapshot, { prices, priceMin, priceMax, rating }: Narrowing) {
  if (priceMin !== null || priceMax !== null) failUnlessBetween(candidates, PRICE, prices, [priceMin ?? 0, priceMax ?? Infinity]);
  if (rating !== null) failUnlessBetween(candidates, RATING, snapshot.rating, [rating, Infinity]);
}

/** Those with all words in their name first. */
function matchingRows({ rows, failed }: Candidates, matches: TextMatches): Pick<FacetCounts, 'rows' | 'inName'> {
  const found = new Int32Array(rows.length);
  const others = new Int32Array(matches ? rows.length : 0);
  let [inName, rest] = [0, 0];
  // What is imported is looked up at each use, here a hundred thousand times.
  const best = IN_NAME;
  for (let at = 0; at < rows.length; at += 1) {
    if (failed[at] !== 0) continue;
    const row = rows[at]!;
    if (matches && matches[row] !== best) others[rest++] = row;
    else found[inName++] = row;
  }
  found.set(others.subarray(0, rest), inName);
  return { rows: found.slice(0, inName + rest), inName };
}

/** What matches in a list's order, and each facet's counts with all other facets applied. */
export function countFacets(snapshot: Snapshot, order: Int32Array, narrowing: Narrowing): FacetCounts {
  const candidates = candidatesOf(order, snapshot, narrowing);
  markChosen(candidates, snapshot, narrowing);
  markFigures(candidates, snapshot, narrowing);
  const matching = matchingRows(candidates, narrowing.matches);
  const counts = countAll(candidates, matching.rows, snapshot, narrowing.prices);
  const { step, instant, freeCancellation, ...others } = counts;
  return {
    ...matching,
    ...others,
    // "4 and more" holds what "4.5 and more" holds.
    rating: RATING_STEPS.map((_, index) => step.subarray(0, index + 1).reduce((sum, count) => sum + count, 0)),
    instant: instant[1]!,
    freeCancellation: freeCancellation[1]!,
  };
}
