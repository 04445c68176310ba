import { sql } from 'kysely';
import type { Trx } from '../../database/connection';
import { Refusal } from '../../http/refusal';
import { countWaiting } from '../../testing/count-waiting.sql';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedUser, type SeededUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { withoutLocks } from '../../testing/without-locks';
import { checkSpending, type AgencyOrder } from './check-spending';
import { markLimits } from './people.sql';

let shop: TestApp;
let admin: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 50 } }] });
  admin = await seedUser(shop.deps, { agency: { name: 'Kampong Tours' } });
});
afterAll(() => shop.close());

async function orderOf(token: string): Promise<AgencyOrder> {
  const { code } = await seedOrder(shop, { token });
  const { rows } = await sql<AgencyOrder>`
    select id, agency_id as "agencyId", total_minor as "totalMinor", currency from orders where code = ${code}`.execute(shop.deps.db);
  return rows[0]!;
}

/** Two orders of SGD 80 within a month's limit of SGD 100; the first transaction stays open until the second has passed or waits for it. */
async function payTwo(as: (trx: Trx) => Trx): Promise<string[]> {
  const booker = await seedUser(shop.deps, { agency: { id: admin.agencyId! }, role: 'booker' });
  await shop.deps.db.transaction().execute((trx) => markLimits(trx, booker.id, { perOrder: null, perMonth: 10_000 }));
  const [first, second] = [await orderOf(booker.token), await orderOf(booker.token)];
  let [isChecked, isOver] = [false, false];
  const whose = { userId: booker.id, now: shop.clock.now() };
  const pay = (order: AgencyOrder, then: () => Promise<void>) =>
    shop.deps.db
      .transaction()
      .execute(async (trx) => {
        await checkSpending(as(trx), order, whose);
        await then();
      })
      .then(
        () => 'passed',
        (thrown: unknown) => (thrown instanceof Refusal ? thrown.code : String(thrown)),
      );
  const paying = pay(first, async () => {
    isChecked = true;
    while (!isOver && (await countWaiting(shop.deps.db)) === 0);
  });
  void paying.then(() => (isChecked = true));
  while (!isChecked) await sql`select 1`.execute(shop.deps.db);
  const paid = await pay(second, () => Promise.resolve());
  isOver = true;
  return [await paying, paid];
}

it('is a real race: with the lock off, two payments at once spend more than the month allows', async () => {
  expect(await payTwo((trx) => trx.withPlugin(withoutLocks))).toEqual(['passed', 'passed']);
});

it('lets the second of two payments see what the first has spent', async () => {
  expect(await payTwo((trx) => trx)).toEqual(['passed', 'approval_needed']);
});
