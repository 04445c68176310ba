import { compareKeys } from './snapshot';

/** Where a page ended: the last product's place in the order, so that a list which changes meanwhile neither repeats nor skips others. */
export interface PageEnd {
  /** Whether the last product matched elsewhere than in its name, then the order's key. */
  key: number[];
  id: string;
}

/** Position of the first row after the end of the page before, in rows that are in order. */
export function firstAfter(size: number, end: PageEnd, placeOf: (position: number) => PageEnd): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { key, id } = placeOf(middle);
    const difference = compareKeys(key, end.key);
    if (difference > 0 || (difference === 0 && id > end.id)) high = middle;
    else low = middle + 1;
  }
  return low;
}
