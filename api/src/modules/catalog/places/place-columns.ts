import { PRODUCT_KINDS, type KindCount, type ProductKind } from '@straits/api-contract';
import type { Snapshot } from '../search/snapshot';

/** What is sold in each place, state and country, worked out once for a snapshot. */
interface PlaceColumns {
  /** Products by kind, one row of PRODUCT_KINDS.length per place, state or country. */
  ofPlace: Uint32Array;
  ofState: Uint32Array;
  ofCountry: Uint32Array;
  /** Row of the most popular product; -1 where nothing is sold. */
  leaderOfPlace: Int32Array;
  leaderOfState: Int32Array;
  leaderOfCountry: Int32Array;
}

const KINDS = PRODUCT_KINDS.length;
const known = new WeakMap<Snapshot, PlaceColumns>();

function read(snapshot: Snapshot): PlaceColumns {
  const { places, states, countries, place, state, country, kind } = snapshot;
  const columns: PlaceColumns = {
    ofPlace: new Uint32Array(places.length * KINDS),
    ofState: new Uint32Array(states.length * KINDS),
    ofCountry: new Uint32Array(countries.length * KINDS),
    leaderOfPlace: new Int32Array(places.length).fill(-1),
    leaderOfState: new Int32Array(states.length).fill(-1),
    leaderOfCountry: new Int32Array(countries.length).fill(-1),
  };
  for (const row of snapshot.orderOf('all', 'popularity')) {
    columns.ofPlace[place[row]! * KINDS + kind[row]!]! += 1;
    columns.ofState[state[row]! * KINDS + kind[row]!]! += 1;
    columns.ofCountry[country[row]! * KINDS + kind[row]!]! += 1;
    if (columns.leaderOfPlace[place[row]!]! < 0) columns.leaderOfPlace[place[row]!] = row;
    if (columns.leaderOfState[state[row]!]! < 0) columns.leaderOfState[state[row]!] = row;
    if (columns.leaderOfCountry[country[row]!]! < 0) columns.leaderOfCountry[country[row]!] = row;
  }
  return columns;
}

export function placeColumns(snapshot: Snapshot): PlaceColumns {
  const columns = known.get(snapshot) ?? read(snapshot);
  known.set(snapshot, columns);
  return columns;
}

/** A place's, state's or country's counts; kinds that are not sold there are left out. */
export const countsAt = (counts: Uint32Array, position: number): KindCount[] =>
  PRODUCT_KINDS.map((kind, index) => ({ kind, count: counts[position * KINDS + index]! })).filter(({ count }) => count > 0);

/** How many of a kind. */
export const countOf = (counts: Uint32Array, position: number, kind: ProductKind): number =>
  counts[position * KINDS + PRODUCT_KINDS.indexOf(kind)] ?? 0;

export const totalOf = (counts: KindCount[]) => counts.reduce((sum, { count }) => sum + count, 0);
