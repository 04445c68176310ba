import { PRODUCT_KINDS } from '@straits/api-contract';
import type { Snapshot } from './snapshot';
import { RATING_STEPS } from './snapshot-columns';

// One bit per facet that a row may fail. A row counts in a facet when it fails nothing but that facet.
export const COUNTRY = 1;
export const STATE = 2;
export const CATEGORY = 4;
export const PRICE = 8;
export const RATING = 16;
export const INSTANT = 32;
export const FREE = 64;
export const KIND = 128;

/**
 * Rows that match words and day, in the list's order, with what each fails. Every step below is one plain loop over columns of numbers, without
 * a call per row: that is what makes 100,000 rows a matter of few milliseconds.
 */
export interface Candidates {
  rows: Int32Array;
  failed: Uint8Array;
}

export type Column = Uint8Array | Uint16Array;

/** How many rows each value of a facet would find. */
export interface Counts {
  kind: Uint32Array;
  country: Uint32Array;
  state: Uint32Array;
  category: Uint32Array;
  /** By positions of RATING_STEPS. */
  step: Uint32Array;
  /** Without, and with. */
  instant: Uint32Array;
  freeCancellation: Uint32Array;
  /** Infinity and -Infinity when nothing is priced. */
  lowest: number;
  highest: number;
}
const noCounts = ({ countries, states, categories }: Snapshot): Counts => ({
  kind: new Uint32Array(PRODUCT_KINDS.length),
  country: new Uint32Array(countries.length),
  state: new Uint32Array(states.length),
  category: new Uint32Array(categories.length),
  step: new Uint32Array(RATING_STEPS.length + 1),
  instant: new Uint32Array(2),
  freeCancellation: new Uint32Array(2),
  lowest: Infinity,
  highest: -Infinity,
});

/** Rows that fail nothing count in every facet: one loop for all but the categories and prices, of which a row may have several or none. */
function countPassing(rows: Int32Array, snapshot: Snapshot, counts: Counts) {
  const { kind, country, state, ratingStep, instant, freeCancellation } = snapshot;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    counts.kind[kind[row]!]! += 1;
    counts.country[country[row]!]! += 1;
    counts.state[state[row]!]! += 1;
    counts.step[ratingStep[row]!]! += 1;
    counts.instant[instant[row]!]! += 1;
    counts.freeCancellation[freeCancellation[row]!]! += 1;
  }
}

function countValues(rows: Int32Array, column: Column, counts: Uint32Array) {
  for (let at = 0; at < rows.length; at += 1) counts[column[rows[at]!]!]! += 1;
}

function countCategories(rows: Int32Array, { category, categoryFrom }: Snapshot, counts: Uint32Array) {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    for (let item = categoryFrom[row]!; item < categoryFrom[row + 1]!; item += 1) counts[category[item]!]! += 1;
  }
}

function widenBounds(rows: Int32Array, prices: Float64Array, counts: Counts) {
  let { lowest, highest } = counts;
  for (let at = 0; at < rows.length; at += 1) {
    const price = prices[rows[at]!]!;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  counts.lowest = lowest;
  counts.highest = highest;
}

/** Rows that fail this facet and no other. */
function failingOnly({ rows, failed }: Candidates, bit: number): Int32Array {
  const found = new Int32Array(rows.length);
  let size = 0;
  for (let at = 0; at < rows.length; at += 1) if (failed[at] === bit) found[size++] = rows[at]!;
  return found.subarray(0, size);
}

/** Rows that fail one facet count in that one: it shows what another choice would find. */
function countFailing(candidates: Candidates, snapshot: Snapshot, prices: Float64Array, counts: Counts) {
  const facets: [number, (rows: Int32Array) => void][] = [
    [KIND, (rows) => countValues(rows, snapshot.kind, counts.kind)],
    [COUNTRY, (rows) => countValues(rows, snapshot.country, counts.country)],
    [STATE, (rows) => countValues(rows, snapshot.state, counts.state)],
    [CATEGORY, (rows) => countCategories(rows, snapshot, counts.category)],
    [RATING, (rows) => countValues(rows, snapshot.ratingStep, counts.step)],
    [INSTANT, (rows) => countValues(rows, snapshot.instant, counts.instant)],
    [FREE, (rows) => countValues(rows, snapshot.freeCancellation, counts.freeCancellation)],
    [PRICE, (rows) => widenBounds(rows, prices, counts)],
  ];
  let anyFailed = 0;
  for (let at = 0; at < candidates.failed.length; at += 1) anyFailed |= candidates.failed[at]!;
  for (const [bit, count] of facets) if ((anyFailed & bit) !== 0) count(failingOnly(candidates, bit));
}

/** Each facet's counts with all other facets applied; `matching` are the candidates that fail nothing. */
export function countAll(candidates: Candidates, matching: Int32Array, snapshot: Snapshot, prices: Float64Array): Counts {
  const counts = noCounts(snapshot);
  countPassing(matching, snapshot, counts);
  countCategories(matching, snapshot, counts.category);
  widenBounds(matching, prices, counts);
  countFailing(candidates, snapshot, prices, counts);
  return counts;
}
