import type { Money } from '@straits/api-contract';
import { balancePoints, chosenMonth, monthChoices, signedMoney } from './statement.rules';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const now = new Date('2026-11-21T07:00:00Z');
const november = {
  month: '2026-11',
  opening: sgd(1000),
  closing: sgd(1200),
  days: Array.from({ length: 21 }, (_, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    balance: sgd(index < 3 ? 1000 : 1200),
  })),
};

describe('months', () => {
  it('can be chosen from the present one back to a year ago', () => {
    expect(monthChoices(now)).toHaveLength(13);
    expect(monthChoices(now).slice(0, 2)).toEqual(['2026-11', '2026-10']);
    expect(monthChoices(now).at(-1)).toBe('2025-11');
  });

  it('begins when it begins in Singapore', () => {
    expect(monthChoices(new Date('2026-11-30T17:00:00Z'))[0]).toBe('2026-12');
  });

  it.each([
    [null, '2026-11'],
    ['2026-09', '2026-09'],
    ['2026-12', '2026-11'],
    ['1999-01', '2026-11'],
    ['soon', '2026-11'],
  ])('reads %s as %s', (asked, expected) => {
    expect(chosenMonth(asked, now)).toBe(expected);
  });
});

describe('balancePoints', () => {
  const points = balancePoints(november, now.getTime());

  it('go from the opening through the end of each day to the closing', () => {
    expect(points.map(({ amount }) => amount)).toEqual([1000, 1000, 1000, 1000, ...Array.from({ length: 19 }, () => 1200)]);
  });

  it('lie in the order of time and end today', () => {
    const xs = points.map(({ x }) => x);

    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(xs.at(-1)).toBeCloseTo(20.625 / 30, 3);
  });

  it('fill a month that is over', () => {
    expect(balancePoints({ ...november, month: '2026-10' }, now.getTime()).at(-1)?.x).toBe(1);
  });
});

it('writes what is below zero with the sign before the currency, as the entries do', () => {
  const format = { exact: ({ amount, currency }: Money) => `${currency} ${(amount / 100).toFixed(2)}` };

  expect([-180_000, 0, 5].map((amount) => signedMoney(format, { amount, currency: 'SGD' }))).toEqual([
    '−SGD 1800.00',
    'SGD 0.00',
    'SGD 0.05',
  ]);
});
