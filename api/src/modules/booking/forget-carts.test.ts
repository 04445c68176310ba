import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart } from '@straits/api-contract';
import { forgetWhatIsOver } from '../account/forget.jobs';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
});
afterAll(() => shop.close());

const DAY_MINUTES = 24 * 60;
const line = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 1 }] };
const fill = (token?: string) => shop.post<Cart>('/cart/lines', line, { token, idempotencyKey: randomUUID() });
const kept = async () =>
  (
    await sql<{
      guest: boolean;
      draft: boolean;
    }>`select user_id is null as guest, draft is not null as draft from carts order by 1`.execute(shop.deps.db)
  ).rows;

it('forgets what was typed after a day, a guest’s cart when its browser has lost the cookie, and no customer’s cart', async () => {
  const { token } = await seedUser(shop.deps);
  await fill(token);
  const { cookie } = await fill();
  await shop.put('/cart/draft', { contact: { name: 'Ada Lim' }, passengers: [], note: '', step: 'contact' }, { cookie });

  shop.clock.pass(DAY_MINUTES - 1);
  await forgetWhatIsOver(shop.deps);
  const inTime = await kept();
  shop.clock.pass(2);
  await forgetWhatIsOver(shop.deps);
  const afterADay = await kept();
  shop.clock.pass(31 * DAY_MINUTES);
  await forgetWhatIsOver(shop.deps);

  const customers = { guest: false, draft: false };
  expect(inTime).toEqual([customers, { guest: true, draft: true }]);
  expect(afterADay).toEqual([customers, { guest: true, draft: false }]);
  expect(await kept()).toEqual([customers]);
});
