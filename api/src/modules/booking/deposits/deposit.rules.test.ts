import { asDeposit, type LineCancellation } from '../after-sale/cancellation.rules';
import { shareRefund } from '../after-sale/refund-order';
import type { OrderRow } from '../orders.sql';
import type { ReceivedRow } from '../payments.sql';
import { balanceEndsAt, balanceStage, depositPlanOf, isOverdue, toPayMinor, waitsUntil, type DepositLine } from './deposit.rules';

const NOW = new Date('2026-12-01T02:00:00Z');
const lineWith = (change: Partial<DepositLine> & { percent?: number; days?: number } = {}): DepositLine => {
  const { percent = 20, days = 30, ...line } = change;
  return {
    ...{ currency: 'SGD', amountMinor: 144_000, localDate: '2027-01-10' },
    product: { deposit: { percent, balanceDaysBefore: days }, supply: null },
    ...line,
  };
};

describe('what may be paid now', () => {
  it.each<[string, DepositLine[], object | null]>([
    ['one line', [lineWith()], { depositMinor: 28_800, balanceMinor: 115_200, balanceOn: '2026-12-11' }],
    ['rounded up', [lineWith({ amountMinor: 101 })], { depositMinor: 21, balanceMinor: 80 }],
    ['the earliest date of two', [lineWith(), lineWith({ days: 35 })], { depositMinor: 57_600, balanceOn: '2026-12-06' }],
    ['balance due tomorrow', [lineWith({ localDate: '2027-01-01' })], { balanceOn: '2026-12-02' }],
    ['balance due today', [lineWith({ localDate: '2026-12-31' })], null],
    ['two currencies', [lineWith(), lineWith({ currency: 'USD' })], null],
    ['a line without a deposit', [lineWith(), lineWith({ product: { deposit: null, supply: null } })], null],
    [
      'a supplier',
      [lineWith({ product: { deposit: { percent: 20, balanceDaysBefore: 30 }, supply: { port: 'test', behaviour: 'good' } } })],
      null,
    ],
    ['no date', [lineWith({ localDate: null })], null],
    ['nothing left to pay later', [lineWith({ amountMinor: 1 })], null],
    ['a free line', [lineWith({ amountMinor: 0 })], null],
    ['an empty cart', [], null],
  ])('%s', (_, lines, expected) => {
    const plan = depositPlanOf(lines, NOW);
    if (expected) expect(plan).toMatchObject(expected);
    else expect(plan).toBeNull();
  });

  it('counts days in Singapore: there it is tomorrow already at 16:00 UTC', () => {
    expect(depositPlanOf([lineWith({ localDate: '2027-01-01' })], new Date('2026-12-01T16:00:00Z'))).toBeNull();
  });
});

it.each([
  ['2026-12-03T15:59:00Z', 0],
  ['2026-12-03T16:00:00Z', 1],
  ['2026-12-09T16:00:00Z', 2],
  ['2026-12-11T15:59:00Z', 2],
  ['2026-12-11T16:00:00Z', 3],
])('at %s the mail of stage %i is due for a balance of 11 December', (now, stage) => {
  expect(balanceStage('2026-12-11', new Date(now))).toBe(stage);
});

it.each<[string, OrderRow['status'], boolean]>([
  ['2026-12-11T15:59:30Z', 'ORDERED', false],
  ['2026-12-11T16:00:00Z', 'ORDERED', true],
  ['2026-12-12T02:00:00Z', 'pending', false],
  ['2026-12-12T02:00:00Z', 'VERIFYING', false],
])('at %s a balance of 11 December of an order that is %s is overdue: %s', (now, status, expected) => {
  expect(isOverdue({ status, balanceDue: '2026-12-11' }, new Date(now))).toBe(expected);
});

it('waits three days after the balance date, and never less than was promised', () => {
  const order = { totalMinor: 100, depositMinor: 20, balanceDue: '2026-12-11', paidAt: null };
  const ends = new Date('2026-12-14T16:00:00Z');
  const later = new Date('2026-12-15T00:00:00Z');

  expect(balanceEndsAt('2026-12-11')).toEqual(ends);
  expect(waitsUntil({ ...order, depositPaidAt: NOW }, NOW)).toEqual(ends);
  expect(waitsUntil({ ...order, depositPaidAt: NOW }, later)).toEqual(later);
  expect(waitsUntil({ ...order, depositPaidAt: null }, NOW)).toEqual(NOW);
});

it('asks first for the deposit, then for the rest', () => {
  const order = { totalMinor: 100, depositMinor: 20, depositPaidAt: null };

  expect([{ ...order, depositMinor: null }, order, { ...order, depositPaidAt: NOW }].map(toPayMinor)).toEqual([100, 20, 80]);
});

const going = (id: string, paidMinor: number, refundPercent: number) =>
  ({ line: { id }, paidMinor, refundPercent, refundMinor: Math.round((paidMinor * refundPercent) / 100) }) as LineCancellation;
it.each<[string, LineCancellation[], number, number]>([
  ['all comes back while the terms give all back', [going('a', 1_000, 100)], 200, 200],
  ['nothing comes back where the fee is more than the deposit', [going('a', 1_000, 50)], 200, 0],
  ['what the fee leaves of the deposit comes back', [going('a', 1_000, 90)], 200, 100],
  ['the fee of one line is taken from all of the deposit', [going('a', 1_000, 100), going('b', 1_000, 85)], 400, 250],
  ['cents are not lost between lines', [going('a', 333, 100), going('b', 333, 100), going('c', 334, 100)], 101, 101],
])('%s', (_, lines, deposit, refund) => {
  const counted = asDeposit(lines, deposit);
  const sum = (of: 'paidMinor' | 'refundMinor') => counted.reduce((total, line) => total + line[of], 0);

  expect([sum('paidMinor'), sum('refundMinor')]).toEqual([deposit, refund]);
  expect(counted.every(({ paidMinor, refundMinor }) => refundMinor >= 0 && refundMinor <= paidMinor)).toBe(true);
});

it.each([
  [50, [50]],
  [80, [80]],
  [90, [80, 10]],
  [95, [80, 15]],
  [96, undefined],
])('gives %i back by the newest payment first, never more than it brought', (amount, expected) => {
  const received = [
    { id: 'balance', amountMinor: 80, refundedMinor: 0 },
    { id: 'deposit', amountMinor: 20, refundedMinor: 5 },
  ] as ReceivedRow[];

  expect(shareRefund(received, amount)?.map(({ amountMinor }) => amountMinor)).toEqual(expected);
});
