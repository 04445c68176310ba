import type { OrderStatus } from '@straits/api-contract';
import { dueOf } from '@straits/api-contract/amount-due';
import { methodsFor, paymentView, pollDelay, shownOf, ticketsWaitFor } from './payment-view.rules';
import { anOrder, aPayment } from '../acts/order.builder';

const ASKED = { method: null, isBalance: false };
const NOW = Date.parse('2026-01-21T10:05:00.000Z');

describe('paymentView', () => {
  it.each<[OrderStatus, string]>([
    ['ORDERED', 'choose'],
    ['pending', 'pending'],
    ['VERIFYING', 'verifying'],
    ['paid', 'success'],
    ['completed', 'success'],
    ['EXPIRED', 'expired'],
    ['CANCELLED', 'cancelled'],
  ])('shows an order that is %s as %s', (status, kind) => {
    expect(paymentView(anOrder({ status }), ASKED, NOW).kind).toBe(kind);
  });

  it('goes on with a transfer that was begun', () => {
    expect(paymentView(anOrder({ payment: aPayment() }), ASKED, NOW).kind).toBe('transfer');
  });

  it('lets the shopper choose another method during a transfer', () => {
    expect(paymentView(anOrder({ payment: aPayment() }), { ...ASKED, method: 'card' }, NOW)).toEqual({ kind: 'choose', failed: null });
  });

  it('shows why the last payment failed', () => {
    const payment = aPayment({ method: 'card', status: 'failed', reason: 'card_declined' });

    expect(paymentView(anOrder({ payment }), ASKED, NOW)).toEqual({ kind: 'choose', failed: payment });
  });

  it('does not call a payment failed that the shopper replaced', () => {
    expect(paymentView(anOrder({ payment: aPayment({ status: 'failed', reason: 'replaced' }) }), ASKED, NOW)).toEqual({
      kind: 'choose',
      failed: null,
    });
  });

  it('says that the time is over as soon as it is', () => {
    expect(paymentView(anOrder(), ASKED, Date.parse('2026-01-21T10:30:00.000Z')).kind).toBe('expired');
  });

  it('never calls a pending payment over, however late it is', () => {
    expect(paymentView(anOrder({ status: 'pending' }), ASKED, Date.parse('2026-01-23T10:30:00.000Z')).kind).toBe('pending');
  });

  it('tells the reason of a cancellation', () => {
    const history = [
      { status: 'CANCELLED' as const, by: 'customer' as const, at: '2026-01-21T10:01:00.000Z', reason: 'asked by the traveller' },
    ];

    expect(paymentView(anOrder({ status: 'CANCELLED', history }), ASKED, NOW)).toEqual({
      kind: 'cancelled',
      reason: 'asked by the traveller',
    });
  });
});

describe('pollDelay', () => {
  const pending = anOrder({ status: 'pending', payment: aPayment({ method: 'card', status: 'pending' }) });
  const after = (seconds: number) => Date.parse('2026-01-21T10:00:00.000Z') + seconds * 1000;

  it.each([
    [0, 1_500],
    [9, 3_000],
    [300, 30_000],
  ])('asks a pending payment %i s old again after %i ms', (age, delay) => {
    expect(pollDelay(pending, after(age))).toBe(delay);
  });

  it('asks rarely while staff looks at a proof', () => {
    expect(pollDelay(anOrder({ status: 'VERIFYING', payment: aPayment({ status: 'verifying' }) }), after(0))).toBe(10_000);
  });

  it('does not ask when nothing is awaited', () => {
    expect(pollDelay(anOrder(), NOW)).toBe(0);
    expect(pollDelay(undefined, NOW)).toBe(0);
  });
});

describe('methodsFor', () => {
  it('offers transfers in Singapore dollars only where an older API says nothing', () => {
    expect(methodsFor({ total: { amount: 1, currency: 'SGD' } }, false)).toEqual(['card', 'bank_transfer']);
    expect(methodsFor({ total: { amount: 1, currency: 'USD' } }, false)).toEqual(['card']);
  });

  it('offers what the shop takes, and nothing else', () => {
    expect(methodsFor({ total: { amount: 1, currency: 'SGD' }, paymentMethods: ['bank_transfer'] }, false)).toEqual(['bank_transfer']);
    expect(methodsFor({ total: { amount: 1, currency: 'SGD' }, paymentMethods: [] }, false)).toEqual([]);
    expect(methodsFor({ total: { amount: 1, currency: 'MYR' }, paymentMethods: ['bank_transfer'] }, true)).toEqual([
      'wallet',
      'bank_transfer',
    ]);
  });

  it('offers an agent the wallet first', () => {
    expect(methodsFor({ total: { amount: 1, currency: 'SGD' } }, true)[0]).toBe('wallet');
  });

  const sgd = (amount: number) => ({ amount, currency: 'SGD' });
  const plan = {
    ...{ deposit: sgd(2_200), balance: sgd(8_800), due: sgd(8_800), balanceOn: '2026-12-11', endsAt: '2026-12-14T16:00:00.000Z' },
    ...{ depositPaidAt: '2026-01-21T10:05:00.000Z', payments: [] },
  };
  it('says that a deposit is paid, until its balance is asked for or was tried', () => {
    const order = anOrder({ plan });
    const failed = aPayment({ status: 'failed', reason: 'card_declined' });

    expect(paymentView(order, ASKED, NOW)).toEqual({ kind: 'deposit', plan });
    expect(paymentView(order, { ...ASKED, isBalance: true }, NOW).kind).toBe('choose');
    expect(paymentView({ ...order, payment: failed }, ASKED, NOW)).toEqual({ kind: 'choose', failed });
    expect(paymentView({ ...order, plan: { ...plan, depositPaidAt: null } }, ASKED, NOW).kind).toBe('choose');
    expect(paymentView(order, ASKED, Date.parse('2026-12-20T00:00:00.000Z'))).toEqual({ kind: 'cancelled', reason: 'balance_unpaid' });
    expect([dueOf(order), dueOf(anOrder())]).toEqual([sgd(8_800), sgd(11_000)]);
  });

  it('pays the part that is shown', () => {
    expect([anOrder({ plan }), anOrder({ plan: { ...plan, due: sgd(2_200), depositPaidAt: null } }), anOrder()].map(shownOf)).toEqual([
      { expected: sgd(8_800), part: 'balance' },
      { expected: sgd(2_200), part: 'deposit' },
      { expected: sgd(11_000) },
    ]);
  });
});

describe('what tickets wait for', () => {
  const [line] = anOrder().lines;
  const passenger = (name: string, isCancelled = false) => ({
    ...{ id: name, unitName: 'Adult', token: '', link: '', ticketCode: null, ticketQr: null, namedAt: null },
    ...{ name, isCancelled },
  });
  const withLine = (change: object) => ticketsWaitFor(anOrder({ lines: [{ ...line!, ...change }] }));

  it('is the operator first, then names, then nothing', () => {
    expect(withLine({ confirmation: 'waiting', passengers: [passenger('')] })).toBe('operator');
    expect(withLine({ passengers: [passenger('Ada'), passenger('')] })).toBe('names');
    expect(withLine({ passengers: [passenger('Ada'), passenger('', true)] })).toBeNull();
    expect(withLine({ isCancelled: true, passengers: [passenger('')] })).toBeNull();
  });
});
