import fc from 'fast-check';
import { convertMinor, crossRate, feeOf } from './rates.rules';

const sgd = { code: 'SGD', rate: '1', exponent: 2 };
const idr = { code: 'IDR', rate: '11850', exponent: 2 };
const jpy = { code: 'JPY', rate: '118.5', exponent: 0 };

describe('crossRate', () => {
  it.each([
    [sgd, idr, '11850'],
    [idr, sgd, '0.0000843881'],
    [jpy, idr, '100'],
    [sgd, sgd, '1'],
  ])('of %j to %j is %s', (from, to, rate) => {
    expect(crossRate(from, to)).toBe(rate);
  });
});

describe('convertMinor', () => {
  it.each([
    ['cents to cents', 10_000, '11850', { from: 2, to: 2 }, 118_500_000],
    ['into a currency without cents', 8_000, '118.5', { from: 2, to: 0 }, 9_480],
    ['out of one', 9_480, '0.0084388185', { from: 0, to: 2 }, 7_999],
    ['to nothing, when it is too little', 1, '0.0000843881', { from: 2, to: 2 }, 0],
  ])('goes from %s', (_case, amount, rate, digits, converted) => {
    expect(convertMinor(amount, rate, digits)).toBe(converted);
  });

  it('never makes money by going there and back', () => {
    const currency = fc.record({
      code: fc.constant('X'),
      rate: fc.integer({ min: 1, max: 2_000_000_000 }).map((n) => (n / 100_000).toFixed(8)),
      exponent: fc.constantFrom(0, 2),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e10 }), currency, currency, (amount, from, to) => {
        const there = convertMinor(amount, crossRate(from, to), { from: from.exponent, to: to.exponent });
        fc.pre(Number.isSafeInteger(there));
        const back = convertMinor(there, crossRate(to, from), { from: to.exponent, to: from.exponent });

        expect(back).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

it('takes a fee in basis points, half up', () => {
  expect([feeOf(10_000, 50), feeOf(99, 50), feeOf(100, 50), feeOf(1, 0)]).toEqual([50, 0, 1, 0]);
});
