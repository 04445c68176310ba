import type { Unit } from '@straits/api-contract';
import { tripDifference, type Way } from './trip-fares.rules';

const PRICES: [string, string, 'ID' | 'FOREIGN', number, number][] = [
  ['adult', 'ADULT', 'FOREIGN', 3_800, 2_900],
  ['adult-id', 'ADULT', 'ID', 3_200, 2_450],
  ['child', 'CHILD', 'FOREIGN', 3_000, 2_300],
  ['infant', 'INFANT', 'FOREIGN', 1_000, 800],
];
const units = PRICES.flatMap(([id, type, travellers]) =>
  (['one_way', 'round_trip'] as const).map((fare) => ({
    id: fare === 'one_way' ? id : `${id}-return`,
    type: type as Unit['type'],
    facts: { kind: 'ferry' as const, travellers, fare },
  })),
);
const prices = new Map(PRICES.flatMap(([id, , , single, share]) => [[id, single] as const, [`${id}-return`, share] as const]));
const way = (quantities: Record<string, number>): Way => ({ quantities, prices });
const family = { 'adult-return': 1, 'infant-return': 1 };

test.each([
  // The infant pays 10.00 there and the child 30.00 back, instead of 8.00 each way; the adult keeps the return fare.
  ['an infant who is two on the way back', family, family, 'infant-return', 'child-return', 4_000 - 1_600],
  // Until the way back is changed too: 32.00 there and 38.00 back, instead of 29.00 each way.
  ['another passport on one way', { 'adult-return': 1 }, { 'adult-return': 1 }, 'adult-return', 'adult-id-return', 7_000 - 5_800],
  ['the same passport on the other way', { adult: 1 }, { 'adult-id': 1 }, 'adult', 'adult-id', 4_900 - 7_000],
])('tells what %s costs', (_, own, other, from, to, difference) => {
  expect(tripDifference([way(own), way(other)], { from, to, units })).toBe(difference);
});
