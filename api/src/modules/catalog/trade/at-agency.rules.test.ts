import fc from 'fast-check';
import { netWith } from './at-agency.rules';

const points = (...basisPoints: number[]) => basisPoints.map((one) => ({ basisPoints: one }));

test.each([
  ['nothing put on', 7_000, 9_000, points(), 7_000],
  ['a tenth', 7_000, 9_000, points(1_000), 7_700],
  ['a half cent, rounded up', 50, 9_000, points(100), 51],
  ['less than a half cent', 49, 9_000, points(100), 49],
  ['each level on what the one above asks', 10_000, 20_000, points(1_000, 1_000), 12_100],
  ['the retail price at most', 8_500, 9_000, points(1_000), 9_000],
  ['the retail price at most, and nothing left for the next', 8_500, 9_000, points(1_000, 1_000), 9_000],
  ['a net price above retail, as it is', 9_500, 9_000, points(1_000), 9_500],
  ['nothing for what is free', 0, 0, points(10_000), 0],
])('%s', (_case, netMinor, priceMinor, markups, expected) => {
  expect(netWith({ netMinor, priceMinor }, markups)).toBe(expected);
});

test('is never below the net price above, nor above retail, however many levels there are', () => {
  const price = fc.nat(10_000_000).chain((priceMinor) => fc.record({ priceMinor: fc.constant(priceMinor), netMinor: fc.nat(priceMinor) }));
  const chain = fc.array(fc.record({ basisPoints: fc.nat(10_000) }), { maxLength: 5 });
  fc.assert(
    fc.property(price, chain, (given, markups) => {
      const nets = Array.from({ length: markups.length + 1 }, (_, level) => netWith(given, markups.slice(0, level)));
      expect(nets).toEqual([...nets].sort((a, b) => a - b));
      expect(nets.at(-1)).toBeLessThanOrEqual(given.priceMinor);
    }),
  );
});
