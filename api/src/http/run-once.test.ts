import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart, PlacedOrders } from '@straits/api-contract';
import { forgetWhatIsOver } from '../modules/account/forget.jobs';
import { seedProduct } from '../testing/seed-product';
import { startTestApp, type TestApp } from '../testing/test-app';
import { countTry } from './rate-limit';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
});
afterAll(() => shop.close());

const DAY_MINUTES = 24 * 60;
const countOf = async (table: 'idempotency_keys' | 'rate_limits') =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(shop.deps.db)).rows[0]?.count;

async function place() {
  const line = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 1 }] };
  const { body: cart, cookie } = await shop.post<Cart>('/cart/lines', line, { idempotencyKey: randomUUID() });
  const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
  const body = { contact, passengers: [], expected: cart.subtotal.map(({ charge }) => charge), acceptTerms: true };
  const idempotencyKey = randomUUID();
  return () => shop.post<PlacedOrders>('/orders', body, { cookie, idempotencyKey });
}

it('gives a call that is sent again the same answer, and keeps that sealed', async () => {
  const send = await place();

  const first = await send();
  const again = await send();

  expect(again.body).toEqual(first.body);
  const { rows } = await sql<{ kept: string }>`select encode(answer, 'escape') as kept from idempotency_keys`.execute(shop.deps.db);
  expect(rows).toHaveLength(2);
  expect(rows.map(({ kept }) => kept).join()).not.toMatch(/Ada|river-zoo|ST[A-Z0-9]{8}/);
});

it('does nothing twice whose answer was lost with an update, and refuses it', async () => {
  const send = await place();
  await send();
  await sql`update idempotency_keys set answer = null`.execute(shop.deps.db);

  expect((await send()).body).toMatchObject({ code: 'idempotency_key_reused' });
});

it('forgets answers after a week, and who has tried what after two days', async () => {
  const send = await place();
  await send();
  await countTry(shop.deps.db, shop.clock.now(), { bucket: 'reset:ada@straits.test', tries: 5, windowMinutes: DAY_MINUTES });

  shop.clock.pass(DAY_MINUTES);
  await forgetWhatIsOver(shop.deps);
  const afterADay = [await countOf('idempotency_keys'), await countOf('rate_limits')];
  shop.clock.pass(6 * DAY_MINUTES + 1);
  await forgetWhatIsOver(shop.deps);

  expect(afterADay.every((count) => (count ?? 0) > 0)).toBe(true);
  expect([await countOf('idempotency_keys'), await countOf('rate_limits')]).toEqual([0, 0]);
});
