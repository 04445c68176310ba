import { randomUUID } from 'node:crypto';
import type { Order, Payment, PlacedOrders } from '@straits/api-contract';
import { findDisagreements } from '../../wallet/check/ledger-check.sql';
import { seedProduct } from '../../../testing/seed-product';
import { seedAgent } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const ORDERS = 12;
const PRICE = { amount: 4_000, currency: 'SGD' };

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await startTestApp();
  const cancellation = [{ hoursBefore: 24, refundPercent: 100 }];
  await seedProduct(shop.deps, { options: [{ cancellation, inventory: { capacity: 2 * ORDERS } }] });
  ({ token } = await seedAgent(shop.deps, { toppedUp: 2 * ORDERS * PRICE.amount }));
});
afterAll(() => shop.close());

const keyed = () => ({ token, idempotencyKey: randomUUID() });
async function placed(): Promise<Order> {
  const choice = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-20', units: [{ unitId: 'adult', quantity: 1 }] };
  await shop.post('/cart/lines', choice, keyed());
  const contact = { name: 'Ada Lim', email: 'agent@agency.test', phone: '+65 6123 4567' };
  const body = { contact, passengers: [], expected: [PRICE], acceptTerms: true };
  return (await shop.post<PlacedOrders>('/orders', body, keyed())).body.orders[0]!;
}
const pay = ({ code }: Order) => shop.post<Payment>(`/orders/${code}/payments`, { method: 'wallet', expected: PRICE }, keyed());
const cancel = ({ code }: Order) => shop.post<Order>(`/orders/${code}/cancel`, { reason: 'Ill', expectedRefund: PRICE }, keyed());

it('pays and gives back orders of one day and one wallet at once: nobody waits in a circle (decision 0096)', async () => {
  const [before, after]: [Order[], Order[]] = [[], []];
  for (let number = 0; number < ORDERS; number++) {
    before.push(await placed());
    after.push(await placed());
  }
  for (const order of before) expect((await pay(order)).body.status).toBe('success');

  const answers = await Promise.all(before.flatMap((order, index) => [cancel(order), pay(after[index]!)]));

  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
    before.flatMap(() => [
      [200, 'CANCELLED'],
      [200, 'success'],
    ]),
  );
  expect(await findDisagreements(shop.deps.db)).toEqual([]);
});
