import fc from 'fast-check';
import { convertMinor, crossRate, feeOf, writtenRate } from './rates.rules';

const sgd = { code: 'SGD', rate: '1', exponent: 2 };
const idr = { code: 'IDR', rate: '11850', exponent: 2 };
const jpy = { code: 'JPY', rate: '118.5', exponent: 0 };

describe('crossRate', () => {
  it.each([
    [sgd, idr, '11850'],
    [idr, sgd, '0.000084388185654008'],
    [jpy, idr, '100'],
    [sgd, sgd, '1'],
  ])('of %j to %j is %s', (from, to, rate) => {
    expect(crossRate(from, to)).toBe(rate);
  });
});

describe('convertMinor', () => {
  it.each([
    ['cents to cents', 10_000, sgd, idr, 118_500_000],
    ['back, to the very cent', 118_500_000, idr, sgd, 10_000],
    ['into a currency without cents', 8_000, sgd, jpy, 9_480],
    ['out of one', 9_480, jpy, sgd, 8_000],
    ['down to the cent', 9_479, jpy, sgd, 7_999],
    ['to nothing, when it is too little', 1, idr, sgd, 0],
  ])('goes from %s', (_case, amount, from, to, converted) => {
    expect(convertMinor(amount, from, to)).toBe(converted);
  });

  it('never makes money by going there and back', () => {
    const currency = fc.record({
      code: fc.constant('X'),
      rate: fc.integer({ min: 1, max: 2_000_000_000 }).map((n) => (n / 100_000).toFixed(8)),
      exponent: fc.constantFrom(0, 2),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e10 }), currency, currency, (amount, from, to) => {
        const there = convertMinor(amount, from, to);
        fc.pre(Number.isSafeInteger(there));

        expect(convertMinor(there, to, from)).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

it('takes a fee in basis points, rounded up', () => {
  expect([feeOf(10_000, 50), feeOf(10_001, 50), feeOf(99, 50), feeOf(1, 50), feeOf(1, 0)]).toEqual([50, 51, 1, 1, 0]);
});

it('takes no less for an amount in parts than for the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 1 }), fc.integer({ min: 0, max: 1_000 }), (parts, basisPoints) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);

      expect(parts.reduce((sum, part) => sum + feeOf(part, basisPoints), 0)).toBeGreaterThanOrEqual(feeOf(whole, basisPoints));
    }),
  );
});

it.each([
  ['12650.000000000000000000', '12650'],
  ['0.770000000000000000', '0.77'],
  ['0.000079051383399209', '0.000079051383'],
  ['106.751054852320675105', '106.75105'],
  ['0.008438818565400844', '0.0084388186'],
  ['1', '1'],
])('says the rate %s as %s', (rate, words) => {
  expect(writtenRate(rate)).toBe(words);
});
