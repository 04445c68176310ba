import type { Order } from '@straits/api-contract';
import { anOrder, aPayment } from '../acts/order.builder';
import { standingOf, type Standing } from './last-order.rules';

const NOW = Date.parse('2026-01-21T10:10:00.000Z');
const plan = (depositPaidAt: string | null) => ({
  deposit: { amount: 2_200, currency: 'SGD' },
  balance: { amount: 8_800, currency: 'SGD' },
  due: { amount: 8_800, currency: 'SGD' },
  balanceOn: '2026-12-11',
  endsAt: '2026-12-14T16:00:00.000Z',
  depositPaidAt,
  payments: [],
});

it.each<[Partial<Order>, Standing | null]>([
  [{}, 'toPay'],
  [{ plan: plan(null) }, 'toPay'],
  [{ plan: plan('2026-01-21T10:05:00.000Z') }, 'deposit'],
  [{ status: 'pending' }, 'underWay'],
  [{ status: 'pending', payment: aPayment({ nextAction: { url: 'https://bank.test' } }) }, 'toPay'],
  [{ status: 'VERIFYING' }, 'underWay'],
  [{ status: 'paid' }, 'booked'],
  [{ status: 'completed' }, 'booked'],
  [{ status: 'EXPIRED' }, null],
  [{ status: 'CANCELLED' }, null],
  [{ expiresAt: '2026-01-21T10:09:00.000Z' }, null],
])('calls an order of %j %s', (change, standing) => {
  expect(standingOf(anOrder(change), NOW)).toBe(standing);
});
