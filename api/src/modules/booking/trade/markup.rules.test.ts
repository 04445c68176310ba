import fc from 'fast-check';
import type { Markup } from '@straits/api-contract';
import { priceWith } from './markup.rules';

test.each([
  [10_000, { kind: 'percent', value: 150 }, 11_500],
  [9_999, { kind: 'percent', value: 125 }, 11_249],
  [1, { kind: 'percent', value: 499 }, 1],
  [1, { kind: 'percent', value: 500 }, 2],
  [10_000, { kind: 'sum', value: 1 }, 10_001],
  [0, { kind: 'percent', value: 10_000 }, 0],
] as [number, Markup, number][])('%i with %j is %i', (net, markup, price) => {
  expect(priceWith(net, markup)).toBe(price);
});

test('no markup that can be sent brings a price below net, or a part of a cent', () => {
  const markup = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant('sum' as const), value: fc.integer({ min: 0, max: 1_000_000_000 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), markup, (net, given) => {
      const price = priceWith(net, given);
      return price >= net && Number.isSafeInteger(price);
    }),
  );
});
