import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiError, Order, Payment, Wallet, WalletStatement } from '@straits/api-contract';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedAgent } from '../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { findDisagreements } from './check/ledger-check.sql';
import { refundToWallet } from './refund-to-wallet';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  const cancellation = [{ hoursBefore: 24, refundPercent: 100 }];
  // Sold at its net price: no commission moves the balances.
  const units = [{ id: 'adult', type: 'ADULT' as const, name: { en: 'Adult' }, price: 4_000, netPrice: 4_000 }];
  await seedProduct(shop.deps, { options: [{ units, cancellation, inventory: { capacity: 500 } }] });
});
afterAll(() => shop.close());
// Whatever happened, ledger, orders and payments agree.
afterEach(async () => expect(await findDisagreements(shop.deps.db)).toEqual([]));

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const TOTAL = 8_000;
const keyed = (token: string) => ({ token, idempotencyKey: randomUUID() });

/** An order for 80.00 that was paid with 30.00 of balance and 50.00 on credit. */
async function aPaidOrder() {
  const agent = await seedAgent(shop.deps, { toppedUp: 3_000, creditMinor: 10_000 });
  const order = await seedOrder(shop, { token: agent.token });
  const { body } = await shop.post<Payment>(
    `/orders/${order.code}/payments`,
    { method: 'wallet', expected: order.total },
    keyed(agent.token),
  );
  expect(body.status).toBe('success');
  return { ...agent, order };
}
const walletOf = async (token: string) => (await shop.get<Wallet>('/wallet', { token })).body;
const cancel = (token: string, order: Order, lines?: object[]) =>
  shop.post<Order & ApiError>(
    `/orders/${order.code}/cancel`,
    { reason: 'Somebody is ill', expectedRefund: sgd(lines ? TOTAL / 2 : TOTAL), ...(lines && { lines }) },
    keyed(token),
  );
const refund = (agencyId: string, orderId: string, amountMinor: number) =>
  shop.deps.db.transaction().execute(async (trx) => {
    await sql`select from orders where id = ${orderId} for update`.execute(trx);
    const given = {
      agencyId,
      orderId,
      amountMinor,
      currency: 'SGD',
      description: 'ST1',
      reason: 'test',
      actor: 'system',
      now: shop.clock.now(),
    };
    return refundToWallet(trx, given);
  });
const idOf = async ({ code }: Order) =>
  (await sql<{ id: string }>`select id from orders where code = ${code}`.execute(shop.deps.db)).rows[0]!.id;

it('of a cancelled order settles the credit that it took first, and fills the balance with the rest', async () => {
  const { token, order } = await aPaidOrder();
  const before = await walletOf(token);

  const { body } = await cancel(token, order);

  expect(before).toMatchObject({ availableBalance: sgd(0), outstandingBalance: sgd(5_000) });
  expect(body).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: sgd(TOTAL), method: 'wallet', status: 'done' }] });
  expect(await walletOf(token)).toMatchObject({
    availableBalance: sgd(3_000),
    outstandingBalance: sgd(0),
    availableLimit: sgd(13_000),
    nextDueDate: null,
  });
  const { body: statement } = await shop.get<WalletStatement>('/wallet/statement?month=2026-12', { token });
  expect(statement.entries[0]).toMatchObject({ kind: 'refund', orderCode: order.code, credit: sgd(3_000), balance: sgd(3_000) });
});

it('of a part gives that part back, and the rest later', async () => {
  const { token, order } = await aPaidOrder();
  const { body } = await shop.get<Order>(`/orders/${order.code}`, { token });
  const line = body.lines[0]!;
  const oneTraveller = [{ lineId: line.id, travellerIds: [line.passengers[0]!.id] }];

  const part = await cancel(token, order, oneTraveller);

  expect(part.status).toBe(200);
  expect(await walletOf(token)).toMatchObject({ availableBalance: sgd(0), outstandingBalance: sgd(1_000) });
});

it('is never more than what was paid, also when two come at once', async () => {
  const { agencyId, token, order } = await aPaidOrder();
  const orderId = await idOf(order);

  const outcomes = await Promise.allSettled([refund(agencyId, orderId, 5_000), refund(agencyId, orderId, 5_000)]);
  const rejected = outcomes.filter(({ status }) => status === 'rejected');

  expect(rejected).toMatchObject([{ reason: { code: 'refund_too_large' } }]);
  expect(await walletOf(token)).toMatchObject({ availableBalance: sgd(0), outstandingBalance: sgd(0) });
});

it.each([0, -1, TOTAL + 1])('of %i is refused, and nothing moves', async (amountMinor) => {
  const { agencyId, token, order } = await aPaidOrder();

  await expect(refund(agencyId, await idOf(order), amountMinor)).rejects.toMatchObject({ code: 'refund_too_large' });
  expect(await walletOf(token)).toMatchObject({ outstandingBalance: sgd(5_000) });
});
