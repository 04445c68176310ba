import type { ConfirmationNumberAnswer, Order } from '@straits/api-contract';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  staff = (await seedUser(shop.deps, { isStaff: true })).token;
});
afterAll(() => shop.close());

const set = (code: string, number: string, token = staff) =>
  shop.put<{ code: string }>(`/staff/orders/${code}/confirmation-number`, { number }, { token });
const enter = async (orderCode: string, number: string) =>
  (await shop.post<ConfirmationNumberAnswer>('/confirmation-number', { orderCode, number })).body;

it('gives the order its number once, typed in any letter case', async () => {
  const { token } = await seedUser(shop.deps);
  const order = await seedOrder(shop, { token });
  await set(order.code, 'ZOO-4711');

  const answers = [await enter(order.code.toLowerCase(), ' zoo 4711'), await enter(order.code, 'ZOO4711')];
  const { body } = await shop.get<Order>(`/orders/${order.code}`, { token });

  expect(answers).toEqual([{ state: 'matched' }, { state: 'given' }]);
  expect(body.confirmationNumber).toBe('ZOO4711');
});

it('of two who enter it at the same instant one is second', async () => {
  const order = await seedOrder(shop);
  await set(order.code, 'RACE4711');

  const answers = await Promise.all([enter(order.code, 'RACE4711'), enter(order.code, 'RACE4711'), enter(order.code, 'RACE4711')]);

  expect(answers.map(({ state }) => state).sort()).toEqual(['given', 'given', 'matched']);
});

it.each([['an order'], ['no order']])('counts the tries down for %s, then locks for 15 minutes', async (which) => {
  const code = which === 'an order' ? (await seedOrder(shop)).code : 'STNOSUCH99';
  if (which === 'an order') await set(code, 'LOCK4711');
  const tries = [];
  for (let time = 0; time < 5; time++) tries.push(await enter(code, `WRONG${time}`));
  const whileLocked = await enter(code, 'LOCK4711');
  shop.clock.pass(16);

  expect(tries).toEqual([...[4, 3, 2, 1].map((triesLeft) => ({ state: 'wrong', triesLeft })), { state: 'locked', minutes: 15 }]);
  expect(whileLocked).toEqual({ state: 'locked', minutes: 15 });
  expect((await enter(code, 'LOCK4711')).state).toBe(which === 'an order' ? 'matched' : 'wrong');
});

it('is set by staff alone, and belongs to one order', async () => {
  const [one, other] = [await seedOrder(shop), await seedOrder(shop)];
  const { token } = await seedUser(shop.deps);
  await set(one.code, 'ONLY4711');

  expect((await set(one.code, 'MINE4711', token)).status).toBe(404);
  expect(await set(other.code, 'only 4711')).toMatchObject({ status: 409, body: { code: 'confirmation_number_used' } });
});
