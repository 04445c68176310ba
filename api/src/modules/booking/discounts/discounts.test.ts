import { randomUUID } from 'node:crypto';
import type { Cart, Order, PlacedOrders } from '@straits/api-contract';
import { seedProduct } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { expireOrders } from '../expire-orders';
import { findDiscounts, insertDiscount, type NewDiscount } from './discounts.sql';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
});
afterAll(() => shop.close());

type Answered = { code?: string };
const keyed = () => ({ idempotencyKey: randomUUID() });
const discount = (code: string, change: Partial<NewDiscount> = {}) =>
  insertDiscount(shop.deps.db, {
    ...{ code, percent: 10, amountMinor: null, currency: 'SGD', leastMinor: 0, kinds: [], mostUses: null, endsAt: null },
    ...change,
  });
const usesOf = async (code: string) => (await findDiscounts(shop.deps.db)).find((one) => one.code === code)?.uses;

async function cartWith(code?: string) {
  const line = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 1 }] };
  const { cookie } = await shop.post<Cart>('/cart/lines', line, keyed());
  const applied = code === undefined ? undefined : await shop.put<Cart & Answered>('/cart/discount', { code }, { cookie });
  return { cookie, applied };
}
const order = (cookie: string | undefined, amount: number) =>
  shop.post<PlacedOrders & Answered>(
    '/orders',
    {
      contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
      passengers: [],
      expected: [{ amount, currency: 'SGD' }],
      acceptTerms: true,
    },
    { cookie, ...keyed() },
  );

it('takes its part off the total, which is what is charged', async () => {
  await discount('TEN');
  const { cookie, applied } = await cartWith(' ｔｅｎ\u200b');

  expect(applied?.body).toMatchObject({
    subtotal: [{ charge: { amount: 4_000 } }],
    discount: { code: 'TEN', off: [{ charge: { amount: 400 } }] },
    total: [{ charge: { amount: 3_600 } }],
  });
  expect((await order(cookie, 4_000)).body.code).toBe('price_changed');
  const { body } = await order(cookie, 3_600);
  expect(body.orders[0]).toMatchObject<Partial<Order>>({
    total: { amount: 3_600, currency: 'SGD' },
    discount: { code: 'TEN', amount: { amount: 400, currency: 'SGD' } },
  });
});

it.each([
  ['an unknown code', 'NOTHING', {}],
  ['an empty one', '', {}],
  ['one whose time is over', 'OVER', { endsAt: new Date('2026-11-30') }],
  ['one for another kind', 'ROOMS', { kinds: ['hotel'] }],
  ['one that needs a larger order', 'LARGE', { leastMinor: 5_000 }],
])('refuses %s', async (_, code, change) => {
  if (code.length > 2 && code !== 'NOTHING') await discount(code, change);

  expect((await cartWith(code)).applied?.body.code).toBe('discount_refused');
});

it('is used once by twenty at once when it has one use', async () => {
  await discount('ONCE', { mostUses: 1 });
  const carts = await Promise.all(Array.from({ length: 20 }, () => cartWith('ONCE')));

  const answers = await Promise.all(carts.map(({ cookie }) => order(cookie, 3_600)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(answers.some(({ body }) => body.code === 'price_changed') ? ['discount_refused', 'price_changed'] : ['discount_refused']),
  );
  expect(await usesOf('ONCE')).toBe(1);
});

it('counts again when the order came to nothing', async () => {
  await discount('BACK', { mostUses: 1 });
  const { cookie } = await cartWith('BACK');
  await order(cookie, 3_600);
  expect(await usesOf('BACK')).toBe(1);

  shop.clock.pass(31);
  await expireOrders(shop.deps);

  expect(await usesOf('BACK')).toBe(0);
});
