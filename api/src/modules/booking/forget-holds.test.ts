import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart } from '@straits/api-contract';
import { forgetWhatIsOver } from '../account/forget.jobs';
import { emptyBooking } from '../../testing/empty-booking';
import { seedPaidOrder } from '../../testing/pay-order';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { expireHolds } from './expire-holds';
import { forgetHolds } from './forget-holds';

const NOW = '2026-12-01T02:00:00Z';
const MONTH_MINUTES = 30 * 24 * 60;
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
});
beforeEach(async () => {
  shop.clock.set(NOW);
  await emptyBooking(shop.deps);
});
afterAll(() => shop.close());

const line = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2027-02-10', units: [{ unitId: 'adult', quantity: 1 }] };
const fill = (token?: string) => shop.post<Cart>('/cart/lines', line, { token, idempotencyKey: randomUUID() });
const statuses = async () =>
  (await sql<{ status: string }>`select status from holds order by status`.execute(shop.deps.db)).rows.map(({ status }) => status);
/** A hold that was given back: its line left the cart. */
async function giveBack() {
  const { body, cookie } = await fill();
  await shop.delete(`/cart/lines/${body.lines[0]!.id}`, { cookie });
}

it('forgets a hold a month after its time where nothing refers to it: one that runs, was booked, or stands in a cart stays', async () => {
  const { token } = await seedUser(shop.deps);
  await fill(token);
  await giveBack();
  await seedPaidOrder(shop, { localDate: '2027-02-10' });
  shop.clock.pass(MONTH_MINUTES);
  await expireHolds(shop.deps);
  await fill();
  await forgetWhatIsOver(shop.deps);
  const inTime = await statuses();
  shop.clock.pass(60);
  await forgetWhatIsOver(shop.deps);

  expect(inTime).toEqual(['ACTIVE', 'BOOKED', 'EXPIRED', 'RELEASED']);
  expect(await statuses()).toEqual(['ACTIVE', 'BOOKED', 'EXPIRED']);
});

it('goes on until all are gone, a batch at a time', async () => {
  for (let nr = 0; nr < 5; nr += 1) await giveBack();
  shop.clock.pass(60);

  expect(await forgetHolds(shop.deps.db, shop.clock.now(), 2)).toBe(5);
  expect(await statuses()).toEqual([]);
});
