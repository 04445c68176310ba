import type { Pins } from '@straits/api-contract';
import type { View } from '../view';
import type { Snapshot } from './snapshot';

const MOST_PINS = 500;

/** What a map shows of a list: its first places, each the row of a product with the amount that it is listed for (NaN: none). */
export function pinsOf(
  snapshot: Snapshot,
  { language, currency }: View,
  places: Int32Array,
  at: (place: number) => { row: number; amount: number },
): Pins['items'] {
  return Array.from(places.subarray(0, MOST_PINS), (place) => {
    const { row, amount } = at(place);
    const { id, kind, latitude, longitude } = snapshot.products[row]!;
    const priceFrom = Number.isNaN(amount) ? null : { amount, currency };
    return { id, kind, name: snapshot.nameOf(row, language), latitude, longitude, priceFrom };
  });
}
