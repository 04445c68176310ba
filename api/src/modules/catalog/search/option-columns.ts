import type { Snapshot } from './snapshot';

/**
 * Rules of stock of all options as columns of numbers, worked out once for a snapshot: what a day of 200,000 options has is then one loop
 * without texts and without a look-up by id.
 */
export interface OptionColumns {
  /** Row of the option's product. */
  row: Int32Array;
  /** First and last day on sale as numbers (20261231). What is never sold ends before it begins. */
  from: Int32Array;
  until: Int32Array;
  /** A bit for each weekday, Monday first, on which its rule gives places. */
  weekdays: Uint8Array;
  rowOf: ReadonlyMap<string, number>;
}

const ALWAYS = [0, 99_999_999] as const;
const NEVER = [1, 0] as const;
const EVERY_DAY = 0b1111111;
export const dayNumber = (localDate: string) => Number(localDate.replaceAll('-', ''));

const known = new WeakMap<Snapshot, OptionColumns>();

function read({ options }: Snapshot): OptionColumns {
  const size = options.reduce((sum, { length }) => sum + length, 0);
  const rowOf = new Map<string, number>();
  const columns = {
    row: new Int32Array(size),
    from: new Int32Array(size),
    until: new Int32Array(size),
    weekdays: new Uint8Array(size),
    rowOf,
  };
  let at = 0;
  for (const [row, ofProduct] of options.entries()) {
    for (const { id, openDated, from, until, weekly } of ofProduct) {
      rowOf.set(id, row);
      columns.row[at] = row;
      const span = openDated ? ALWAYS : from !== null && until !== null ? [dayNumber(from), dayNumber(until)] : NEVER;
      [columns.from[at], columns.until[at]] = span;
      columns.weekdays[at] = openDated ? EVERY_DAY : weekly.reduce((bits, places, day) => (places > 0 ? bits | (1 << day) : bits), 0);
      at += 1;
    }
  }
  return columns;
}

export function optionColumns(snapshot: Snapshot): OptionColumns {
  const columns = known.get(snapshot) ?? read(snapshot);
  known.set(snapshot, columns);
  return columns;
}
