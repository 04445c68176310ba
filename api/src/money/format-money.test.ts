import { convertAt, formatInstant, formatMoney } from './format-money';

describe('formatMoney', () => {
  it.each([
    [{ amount: 12_800, currency: 'SGD' }, 'en', 'SGD 128.00'],
    [{ amount: 948_000, currency: 'IDR' }, 'id', 'IDR 9.480,00'],
    [{ amount: 9_480, currency: 'JPY' }, 'en', 'JPY 9,480'],
  ])('writes %j in %s', (money, language, text) => {
    expect(formatMoney(money, language)).toBe(text);
  });
});

describe('formatInstant', () => {
  it.each([
    ['en', 'Nov 23, 2026, 17:27 GMT+8'],
    ['id', '23 Nov 2026, 17:27 GMT+8'],
    ['zh-Hans', '2026年11月23日 17:27（GMT+8）'],
    ['zh-Hant', '2026年11月23日 17:27（GMT+8）'],
  ])('tells a moment in %s with its zone', (language, shown) => {
    expect(formatInstant(new Date('2026-11-23T09:27:00Z'), language, 'Asia/Singapore')).toBe(shown);
  });
});

describe('convertAt', () => {
  it('minds that some currencies have no cents', () => {
    expect(convertAt(118.5, { amount: 8_000, currency: 'SGD' }, 'JPY')).toEqual({ amount: 9_480, currency: 'JPY' });
    expect(convertAt(0.01, { amount: 9_480, currency: 'JPY' }, 'SGD')).toEqual({ amount: 9_480, currency: 'SGD' });
  });

  it('rounds to the minor unit', () => {
    expect(convertAt(0.7437, { amount: 999, currency: 'SGD' }, 'USD')).toEqual({ amount: 743, currency: 'USD' });
  });

  it('estimates in whole rupiah', () => {
    expect(convertAt(12_650.4, { amount: 333, currency: 'SGD' }, 'IDR')).toEqual({ amount: 4_212_600, currency: 'IDR' });
  });
});
