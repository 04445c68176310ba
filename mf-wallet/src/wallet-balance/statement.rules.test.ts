import type { WalletStatement } from '@straits/api-contract';
import { balancePoints, chosenMonth, monthChoices, monthTotals } from './statement.rules';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const now = new Date('2026-11-21T07:00:00Z');
const entry = (at: string, change: number, balance: number): WalletStatement['entries'][number] => ({
  id: at,
  at,
  description: 'x',
  debit: change < 0 ? sgd(-change) : null,
  credit: change > 0 ? sgd(change) : null,
  balance: sgd(balance),
  status: 'POSTED',
});
const november: WalletStatement = {
  month: '2026-11',
  opening: sgd(1000),
  closing: sgd(1200),
  entries: [
    entry('2026-11-16T00:00:00Z', -300, 1200),
    entry('2026-11-04T00:00:00Z', 500, 1500),
    { ...entry('2026-11-05T00:00:00Z', -999, 501), status: 'CANCELLED' },
  ],
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

describe('monthTotals', () => {
  it('leaves out what was cancelled', () => {
    expect(monthTotals(november.entries)).toEqual({ credit: 500, debit: 300 });
  });
});

describe('balancePoints', () => {
  it('go from the opening through every move to the closing', () => {
    expect(balancePoints(november, now.getTime()).map(({ amount }) => amount)).toEqual([1000, 1500, 1200, 1200]);
  });

  it('lie in the order of time and end today', () => {
    const xs = balancePoints(november, now.getTime()).map(({ x }) => x);

    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(xs.at(-1)).toBeCloseTo(20.625 / 30, 3);
  });

  it('are a level line in a month without moves', () => {
    expect(balancePoints({ ...november, closing: sgd(1000), entries: [] }, now.getTime()).map(({ amount }) => amount)).toEqual([
      1000, 1000,
    ]);
  });
});
