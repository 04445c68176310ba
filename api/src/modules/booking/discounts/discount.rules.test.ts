import fc from 'fast-check';
import { discountsOf, shareOut, type DiscountTerms } from './discount.rules';

const terms = (change: Partial<DiscountTerms> = {}): DiscountTerms => ({
  ...{ code: 'TEN', percent: 10, amountMinor: null, currency: 'SGD', leastMinor: 0, kinds: [] },
  ...change,
});
const line = (id: string, totalMinor: number, change: object = {}) => ({ id, totalMinor, kind: 'attraction', currency: 'SGD', ...change });
const of = (change: Partial<DiscountTerms>, ...lines: ReturnType<typeof line>[]) => Object.fromEntries(discountsOf(terms(change), lines));

describe('discountsOf', () => {
  it.each([
    ['a percentage of every line', {}, { a: 500, b: 250 }],
    ['an amount by the size of the lines', { percent: null, amountMinor: 1_000 }, { a: 667, b: 333 }],
    ['never more than the lines', { percent: null, amountMinor: 90_000 }, { a: 5_000, b: 2_500 }],
    ['the kinds that it covers', { kinds: ['hotel'] }, { b: 250 }],
    ['nothing below its least sum', { leastMinor: 7_501 }, {}],
    ['an amount only in its own currency', { percent: null, amountMinor: 1_000, currency: 'USD' }, {}],
  ])('takes off %s', (_, change, expected) => {
    expect(of(change, line('a', 5_000), line('b', 2_500, { kind: 'hotel' }))).toEqual(expected);
  });
});

test('a shared amount adds up to the cent, and no part gets more than one cent beside its share', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000_000_000 }), { minLength: 1, maxLength: 12 }),
      fc.nat(1_000_000_000_000),
      (totals, amount) => {
        const parts = totals.map((totalMinor, index) => ({ id: String(index), totalMinor }));
        const whole = totals.reduce((sum, total) => sum + total, 0);
        const off = Math.min(amount, whole);
        const shares = shareOut(off, parts);
        expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(off);
        for (const { id, totalMinor } of parts) {
          const beside = BigInt(shares.get(id) ?? 0) * BigInt(whole) - BigInt(off) * BigInt(totalMinor);
          expect(beside < BigInt(whole) && -beside < BigInt(whole)).toBe(true);
        }
      },
    ),
  );
});
