import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiError, Order, Payment, Wallet, WalletStatement } from '@straits/api-contract';
import { seedPaidOrder } from '../../../testing/pay-order';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedAgent, seedMoney } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findDisagreements } from '../check/ledger-check.sql';
import { openCommissions, settleCommission } from './commission.jobs';
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
const settleAll = () => openCommissions({}, shop.deps);
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

it('is in the wallet once the order is paid, however it was paid, and once only', async () => {
  const { token } = await seedAgent(shop.deps);
  const order = await seedPaidOrder(shop, { token });
  const orderId = await idOf(order);

  await Promise.all(Array.from({ length: 8 }, () => settleCommission(shop.deps, orderId)));
  await settleAll();

  expect(await walletOf(token)).toEqual({ free: EARNED, owed: 0 });
  const { body } = await shop.get<WalletStatement>('/wallet/statement?month=2026-12', { token });
  expect(body.entries).toMatchObject([{ kind: 'commission', description: order.code, orderCode: order.code, credit: sgd(EARNED) }]);
  expect(await findOpenCommissions(shop.deps.db)).toEqual([]);
});

it('is asked for by the sale itself', async () => {
  const { token } = await seedAgent(shop.deps);
  const orderId = await idOf(await seedPaidOrder(shop, { token }));

  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs where key = ${`commission:${orderId}`}`.execute(
    shop.deps.db,
  );

  expect(rows).toHaveLength(1);
  await settleAll();
});

it('is nobody’s where a customer buys, and nothing of an order that is not paid', async () => {
  const { token } = await seedAgent(shop.deps);
  await seedPaidOrder(shop);
  const unpaid = await seedOrder(shop, { token });
  await cancel(token, unpaid, 0);

  await settleAll();

  expect(await walletOf(token)).toEqual({ free: 0, owed: 0 });
  expect(await findOpenCommissions(shop.deps.db)).toEqual([]);
});

it('goes back with the money: by the ticket, and by the part of it that the terms give back', async () => {
  const { token } = await seedAgent(shop.deps);
  const order = await seedPaidOrder(shop, { token });
  await settleAll();

  await cancel(token, order, TOTAL / 2, { oneTicket: true });
  await settleAll();
  const afterOne = await walletOf(token);
  shop.clock.set('2026-12-08T03:00:00Z');
  await cancel(token, order, TOTAL / 8);
  await settleAll();

  expect(afterOne.free).toBe(EARNED / 2);
  // Of the second ticket a quarter went back.
  expect((await walletOf(token)).free).toBe((EARNED / 2) * 0.75);
});

it('settles what the agency owes, and is taken back from the credit that its refund made free', async () => {
  const { token } = await seedAgent(shop.deps, { creditMinor: 20_000 });
  const [one, other] = [await seedOrder(shop, { token }), await seedOrder(shop, { token })];
  await payByWallet(token, one);
  await payByWallet(token, other);
  await settleAll();
  const sold = await walletOf(token);

  await cancel(token, one, TOTAL);
  await settleAll();

  expect(sold).toEqual({ free: expect.any(Number) as number, owed: 2 * (TOTAL - EARNED) });
  expect((await walletOf(token)).owed).toBe(TOTAL - EARNED);
});

it('waits where the agency has spent it, is listed, and is taken once there is money', async () => {
  const { token, agencyId } = await seedAgent(shop.deps);
  const order = await seedPaidOrder(shop, { token });
  await settleAll();
  await seedMoney(shop.deps, agencyId, { amountMinor: TOTAL - EARNED });
  await payByWallet(token, await seedOrder(shop, { token }));
  // What the second order earned is not there yet.
  await cancel(token, order, TOTAL);
  await settleCommission(shop.deps, await idOf(order));
  const waiting = await findOpenCommissions(shop.deps.db, await idOf(order));

  await settleAll();
  await settleAll();

  expect(waiting).toMatchObject([{ orderCode: order.code, dueMinor: 0, paidMinor: EARNED }]);
  expect(await findOpenCommissions(shop.deps.db)).toEqual([]);
  expect(await walletOf(token)).toEqual({ free: 0, owed: 0 });
});

it('is less by a discount, and never less than nothing', async () => {
  const { token } = await seedAgent(shop.deps);
  const [small, large] = [await seedPaidOrder(shop, { token }), await seedPaidOrder(shop, { token })];
  for (const [order, off] of [
    [small, 500],
    [large, 5_000],
  ] as const)
    await sql`update order_lines set discount_minor = ${off} where order_id = ${await idOf(order)}`.execute(shop.deps.db);

  await settleAll();

  expect((await walletOf(token)).free).toBe(EARNED - 500);
});

it('follows a date that costs less', async () => {
  await seedProduct(shop.deps, { id: 'sale', options: [{ cancellation: [{ hoursBefore: 72, refundPercent: 100 }] }] });
  const { token } = await seedAgent(shop.deps);
  const order = await seedPaidOrder(shop, { token, productId: 'sale' });
  await settleAll();
  const half = { weekly: [100, 100, 100, 100, 100, 100, 100], dates: { '2026-12-12': 50 } };
  await sql`update options set price_days = ${JSON.stringify(half)}::jsonb where id = 'sale-day'`.execute(shop.deps.db);

  const moved = await shop.post<Order>(
    `/orders/${order.code}/lines/${order.lines[0]!.id}/date`,
    { localDate: '2026-12-12', expectedRefund: sgd(TOTAL / 2) },
    keyed(token),
  );
  await settleAll();

  expect(moved.status).toBe(200);
  expect((await walletOf(token)).free).toBe(EARNED / 2);
});

it('is found by the ledger’s check where it is not as it should be', async () => {
  const { token } = await seedAgent(shop.deps);
  const orderId = await idOf(await seedPaidOrder(shop, { token }));
  await sql`delete from open_commissions where order_id = ${orderId}`.execute(shop.deps.db);

  const found = await findDisagreements(shop.deps.db);

  expect(found).toMatchObject([{ kind: 'commission_differs', detail: `0 is not ${EARNED}` }]);
  await sql`insert into open_commissions values (${orderId})`.execute(shop.deps.db);
  await settleAll();
});
