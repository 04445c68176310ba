import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Order, Payment, Wallet } from '@straits/api-contract';
import { seedCardToken, startPaying } from '../../testing/pay-order';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
});
afterAll(() => shop.close());
afterEach(async () => {
  Object.assign(shop.deps.settings, { cards: 'sandbox' });
  await setBank('SGD');
});

/** The currency of the bank account; null takes the account away. */
const setBank = (currency: string | null) =>
  sql`update companies set bank_currency = ${currency}::text, bank_name = case when ${currency}::text is not null then 'DBS' end,
    bank_account_name = case when ${currency}::text is not null then 'Harbour' end, bank_account_no = case when ${currency}::text is not null then '1' end`.execute(
    shop.deps.db,
  );
const read = async ({ code, accessKey }: Order) => (await shop.get<Order>(`/orders/${code}?key=${accessKey}`)).body;

test('an order says how the shop takes its money, and nothing else is taken', async () => {
  const order = await seedOrder(shop);
  expect((await read(order)).paymentMethods).toEqual(['card', 'bank_transfer']);

  const cardToken = await seedCardToken(shop);
  Object.assign(shop.deps.settings, { cards: 'none' });
  await setBank(null);

  expect((await read(order)).paymentMethods).toEqual([]);
  for (const body of [{ method: 'card', cardToken }, { method: 'card' }, { method: 'bank_transfer' }])
    expect(
      await shop.post<{ code: string }>(
        `/orders/${order.code}/payments?key=${order.accessKey}`,
        { ...body, expected: order.total },
        { idempotencyKey: randomUUID() },
      ),
    ).toMatchObject({ body: { code: 'payment_method_unavailable' } });
  expect(await read(order)).toMatchObject({ status: 'ORDERED', payment: null });
});

test('a transfer is taken in the currency of the bank account alone', async () => {
  await setBank('MYR');
  const order = await seedOrder(shop);

  expect((await read(order)).paymentMethods).toEqual(['card']);
  expect((await startPaying(shop, order, { method: 'bank_transfer' })).body).toMatchObject({ code: 'payment_method_unavailable' });
});

test('an open transfer is shown without an account when that is taken away', async () => {
  const order = await seedOrder(shop);
  const { body } = await startPaying(shop, order, { method: 'bank_transfer' });
  expect(body.transfer).toMatchObject({ accountNo: '1' });

  await setBank(null);

  expect((await shop.get<Payment>(`/payments/${body.id}?key=${order.accessKey}`)).body).toMatchObject({ transfer: null });
});

test('the sandbox is closed where cards are not said to be its', async () => {
  Object.assign(shop.deps.settings, { cards: 'none' });

  expect(await shop.post('/sandbox/cards', { number: '4242424242424242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' })).toMatchObject({
    body: { code: 'payment_method_unavailable' },
  });
  expect((await shop.get(`/sandbox/challenge/ch_${'a'.repeat(30)}`)).status).toBe(404);
});

test('a wallet is topped up in the ways that the shop has', async () => {
  const { token } = await seedUser(shop.deps, { agency: { name: 'Harbour Holidays' } });
  const methods = async () => (await shop.get<Wallet>('/wallet', { token })).body.topUpMethods;
  expect(await methods()).toEqual(['paynow', 'bank_transfer', 'card']);

  Object.assign(shop.deps.settings, { cards: 'none' });
  expect(await methods()).toEqual(['paynow', 'bank_transfer']);
  await setBank(null);
  expect(await methods()).toEqual([]);
});
