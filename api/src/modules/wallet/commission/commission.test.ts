import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiError, Order, Payment, Wallet, WalletStatement } from '@straits/api-contract';
import { giveDiscount } from '../../../testing/give-discount';
import { seedPaidOrder } from '../../../testing/pay-order';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedAgent, seedMoney } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findDisagreements } from '../check/ledger-check.sql';
import { commission, openCommissions } from './commission.jobs';
import { findOpenCommissions } from './commissions.sql';

// Two adults: 80.00, of which the agency pays 60.00.
const TOTAL = 8_000;
const EARNED = 2_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  const cancellation = [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 25 },
  ];
  await seedProduct(shop.deps, { options: [{ cancellation, inventory: { capacity: 500 } }] });
});
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));
afterAll(() => shop.close());
// Whatever happened, ledger, orders and payments agree.
afterEach(async () => expect(await findDisagreements(shop.deps.db)).toEqual([]));

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const keyed = (token: string) => ({ token, idempotencyKey: randomUUID() });
const findOpen = (orderId?: string) => findOpenCommissions(shop.deps.db, shop.clock.now(), orderId);
const findJobs = async () =>
  (await sql<{ key: string }>`select key from graphile_worker.jobs where key like 'commission:%'`.execute(shop.deps.db)).rows.map(
    ({ key }) => key.slice('commission:'.length),
  );
/** What the hourly round asks for, done. */
async function settleAll() {
  await sql`delete from graphile_worker._private_jobs`.execute(shop.deps.db);
  await openCommissions({}, shop.deps);
  for (const orderId of await findJobs()) await commission({ orderId }, shop.deps);
}
const idOf = async ({ code }: Order) =>
  (await sql<{ id: string }>`select id from orders where code = ${code}`.execute(shop.deps.db)).rows[0]!.id;
const walletOf = async (token: string) => {
  const { availableBalance, outstandingBalance } = (await shop.get<Wallet>('/wallet', { token })).body;
  return { free: availableBalance.amount, owed: outstandingBalance.amount };
};
/** Cancels the order, or one ticket of it. */
const cancel = async (token: string, order: Order, refundMinor: number, { oneTicket = false } = {}) => {
  const lines = order.lines.map(({ id, passengers }) => ({ lineId: id, travellerIds: [passengers[0]!.id] }));
  const asked = { reason: 'Somebody is ill', expectedRefund: sgd(refundMinor), ...(oneTicket && { lines }) };
  const { body } = await shop.post<Order & ApiError>(`/orders/${order.code}/cancel`, asked, keyed(token));
  expect(body.code).toBe(order.code);
};
const payByWallet = async (token: string, order: Order) => {
  const { body } = await shop.post<Payment>(`/orders/${order.code}/payments`, { method: 'wallet', expected: order.total }, keyed(token));
  expect(body.status).toBe('success');
};
/** An agency that has spent all it had on an order. */
async function withOrder(given: { productId?: string } = {}) {
  const agent = await seedAgent(shop.deps, { toppedUp: TOTAL });
  const order = await seedOrder(shop, { token: agent.token, ...given });
  await payByWallet(agent.token, order);
  return { ...agent, order };
}

it('is in the wallet once the order is paid from there, and once only', async () => {
  const { token, order } = await withOrder();
  const orderId = await idOf(order);

  await Promise.all(Array.from({ length: 8 }, () => commission({ orderId }, shop.deps)));
  await settleAll();

  expect(await walletOf(token)).toEqual({ free: EARNED, owed: 0 });
  const { body } = await shop.get<WalletStatement>('/wallet/statement?month=2026-12', { token });
  expect(body.entries[0]).toMatchObject({ kind: 'commission', description: order.code, orderCode: order.code, credit: sgd(EARNED) });
  expect(await findOpen()).toEqual([]);
});

it('is asked for by the sale itself', async () => {
  const { order } = await withOrder();

  expect(await findJobs()).toContain(await idOf(order));
  await settleAll();
});

it('waits, of money that came from outside, until it cannot go back there: who cancels had nothing to spend', async () => {
  const { token } = await seedAgent(shop.deps);
  const order = await seedPaidOrder(shop, { token });
  await settleAll();
  const [open, early] = [await findOpen(await idOf(order)), await walletOf(token)];

  // From now on 25 of 100 can go back, and later nothing.
  shop.clock.set('2026-12-08T03:00:00Z');
  await settleAll();
  const later = await walletOf(token);
  shop.clock.set('2026-12-09T20:00:00Z');
  await settleAll();

  expect(open).toMatchObject([{ orderCode: order.code, earnedMinor: EARNED, dueMinor: 0, paidMinor: 0 }]);
  expect([early.free, later.free]).toEqual([0, EARNED * 0.75]);
  expect((await walletOf(token)).free).toBe(EARNED);
  expect(await findOpen()).toEqual([]);
});

it('is nobody’s where a customer buys, and nothing of an order that is not paid', async () => {
  const { token } = await seedAgent(shop.deps);
  await seedPaidOrder(shop);
  const unpaid = await seedOrder(shop, { token });
  await cancel(token, unpaid, 0);

  await settleAll();

  expect(await walletOf(token)).toEqual({ free: 0, owed: 0 });
  expect(await findOpen()).toEqual([]);
});

it('goes back in the moment that the money does: by the ticket, and by the part of it that the terms give back', async () => {
  const { token, order } = await withOrder();
  await settleAll();

  await cancel(token, order, TOTAL / 2, { oneTicket: true });
  const afterOne = await walletOf(token);
  shop.clock.set('2026-12-08T03:00:00Z');
  await cancel(token, order, TOTAL / 8);

  expect(afterOne.free).toBe(TOTAL / 2 + EARNED / 2);
  // Of the second ticket a quarter went back.
  expect((await walletOf(token)).free).toBe((TOTAL * 5) / 8 + (EARNED / 2) * 0.75);
  expect(await findOpen()).toEqual([]);
});

it('settles what the agency owes, and is taken back from the credit that its refund made free', async () => {
  const { token } = await seedAgent(shop.deps, { creditMinor: 2 * TOTAL });
  const [one, other] = [await seedOrder(shop, { token }), await seedOrder(shop, { token })];
  await payByWallet(token, one);
  await payByWallet(token, other);
  await settleAll();
  const sold = await walletOf(token);

  await cancel(token, one, TOTAL);

  expect(sold.owed).toBe(2 * (TOTAL - EARNED));
  expect((await walletOf(token)).owed).toBe(TOTAL - EARNED);
});

it('stays open where the agency has spent it, is listed, and is taken once there is money', async () => {
  const { token, agencyId } = await seedAgent(shop.deps);
  const order = await seedPaidOrder(shop, { token });
  const orderId = await idOf(order);
  shop.clock.set('2026-12-09T20:00:00Z');
  await settleAll();
  await seedMoney(shop.deps, agencyId, { amountMinor: TOTAL - EARNED });
  await payByWallet(token, await seedOrder(shop, { token }));
  // As when the supplier could not deliver: everything went back to the card, after the terms.
  await sql`update order_lines set refunded_minor = total_minor where order_id = ${orderId}`.execute(shop.deps.db);
  await sql`insert into open_commissions values (${orderId})`.execute(shop.deps.db);
  await commission({ orderId }, shop.deps);
  const waiting = await findOpen(orderId);

  await settleAll();
  await settleAll();

  expect(waiting).toMatchObject([{ orderCode: order.code, earnedMinor: 0, dueMinor: 0, paidMinor: EARNED }]);
  expect(await findOpen()).toEqual([]);
  expect(await walletOf(token)).toEqual({ free: 0, owed: 0 });
});

it('is less by a discount, and never less than nothing', async () => {
  const orders = [await withOrder(), await withOrder()];
  const discounts = [500, 5_000];
  for (const [index, { order }] of orders.entries()) await giveDiscount(shop.deps, order.code, discounts[index] ?? 0);

  await settleAll();

  const wallets = await Promise.all(orders.map(({ token }) => walletOf(token)));
  expect(wallets.map(({ free }) => free)).toEqual([EARNED - 500, 0]);
});

it('follows a date that costs less', async () => {
  await seedProduct(shop.deps, { id: 'sale', options: [{ cancellation: [{ hoursBefore: 72, refundPercent: 100 }] }] });
  const { token, order } = await withOrder({ productId: 'sale' });
  await settleAll();
  const half = { weekly: [100, 100, 100, 100, 100, 100, 100], dates: { '2026-12-12': 50 } };
  await sql`update options set price_days = ${JSON.stringify(half)}::jsonb where id = 'sale-day'`.execute(shop.deps.db);

  const moved = await shop.post<Order>(
    `/orders/${order.code}/lines/${order.lines[0]!.id}/date`,
    { localDate: '2026-12-12', expectedRefund: sgd(TOTAL / 2) },
    keyed(token),
  );

  expect(moved.status).toBe(200);
  expect((await walletOf(token)).free).toBe(TOTAL / 2 + EARNED / 2);
});

it('is found by the ledger’s check where it is not as it should be', async () => {
  const orderId = await idOf((await withOrder()).order);
  await sql`delete from open_commissions where order_id = ${orderId}`.execute(shop.deps.db);

  const found = await findDisagreements(shop.deps.db);

  expect(found).toMatchObject([{ kind: 'commission_differs', detail: `0 is not ${EARNED}` }]);
  await sql`insert into open_commissions values (${orderId})`.execute(shop.deps.db);
  await settleAll();
});
