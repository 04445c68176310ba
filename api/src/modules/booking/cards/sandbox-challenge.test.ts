import { randomUUID } from 'node:crypto';
import type { Cart, Order, Payment, PlacedOrders } from '@straits/api-contract';
import { seedProduct } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { checkPayment } from '../check-payment';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
});
afterAll(() => shop.close());

const keyed = () => ({ idempotencyKey: randomUUID() });
async function payWith(number: string) {
  const line = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 1 }] };
  const { cookie } = await shop.post<Cart>('/cart/lines', line, keyed());
  const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
  const body = { contact, passengers: [], expected: [{ amount: 4_000, currency: 'SGD' }], acceptTerms: true };
  const order = (await shop.post<PlacedOrders>('/orders', body, { cookie, ...keyed() })).body.orders[0]!;
  const card = { number, expiry: '12/30', cvc: '123', holder: 'ADA LIM' };
  const { cardToken } = (await shop.post<{ cardToken: string }>('/sandbox/cards', card)).body;
  const path = `/orders/${order.code}/payments?key=${order.accessKey}`;
  const payment = (await shop.post<Payment>(path, { method: 'card', cardToken, expected: order.total }, keyed())).body;
  return { order, payment };
}
const read = async (order: Order) => (await shop.get<Order>(`/orders/${order.code}?key=${order.accessKey}`)).body;
const answer = (payment: Payment, word: string) =>
  shop.app.inject({
    method: 'POST',
    url: payment.nextAction!.url,
    headers: { host: 'tour.straits.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${word}`,
  });

it.each([
  ['yes', 'paid'],
  ['no', 'ORDERED'],
])("the holder's %s on the bank's page leads back to an order that is %s", async (word, status) => {
  const { order, payment } = await payWith('4000 0000 0000 3220');
  const page = await shop.app.inject({ url: payment.nextAction!.url, headers: { host: 'tour.straits.test' } });

  const led = await answer(payment, word);

  expect(page.body).toContain('SGD 40.00');
  expect([led.statusCode, led.headers.location]).toEqual([303, expect.stringContaining(`/payment?order=${order.code}&key=`)]);
  expect((await read(order)).status).toBe(status);
});

it('a second answer changes nothing', async () => {
  const { order, payment } = await payWith('4000 0000 0000 3220');
  await answer(payment, 'yes');
  await answer(payment, 'no');

  expect((await read(order)).history.map(({ status }) => status)).toEqual(['ORDERED', 'pending', 'paid']);
});

it('a charge whose answer is lost is found, never charged again', async () => {
  const { order, payment } = await payWith('4000 0000 0000 0119');
  expect((await read(order)).status).toBe('pending');

  await checkPayment({ paymentId: payment.id }, shop.deps);

  expect((await read(order)).status).toBe('paid');
});
