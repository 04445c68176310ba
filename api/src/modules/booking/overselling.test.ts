import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { seedProduct } from '../../testing/seed-product';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ensureInventoryRow } from '../catalog';

const BUYERS = 200;
const SEATS = 50;
const LOCAL_DATE = '2026-12-10';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

const stockOf = async (optionId: string) => {
  const { rows } = await sql<{
    taken: number;
    capacity: number;
  }>`select held + sold as taken, capacity from inventory where option_id = ${optionId}`.execute(shop.deps.db);
  return rows[0];
};

/** What a careless shop does: looks, thinks, and writes. The database's own check is taken off, so that nothing stops it. */
async function buyWithoutGuard(optionId: string): Promise<boolean> {
  const { rows } = await sql<{ free: number }>`select capacity - held - sold as free from inventory where option_id = ${optionId}`.execute(
    shop.deps.db,
  );
  if ((rows[0]?.free ?? 0) < 1) return false;
  await sql`update inventory set held = held + 1 where option_id = ${optionId}`.execute(shop.deps.db);
  return true;
}

const atOnce = async (buy: () => Promise<boolean>) => (await Promise.all(Array.from({ length: BUYERS }, buy))).filter(Boolean).length;

it('is a real race: with the guard off, more seats are sold than there are', async () => {
  const { optionId } = await seedProduct(shop.deps, { id: 'unguarded', options: [{ inventory: { capacity: SEATS } }] });
  await shop.deps.db.transaction().execute((trx) => ensureInventoryRow(trx, { optionId, localDate: LOCAL_DATE, startTime: '' }));
  await sql`alter table inventory drop constraint inventory_not_oversold`.execute(shop.deps.db);

  const sold = await atOnce(() => buyWithoutGuard(optionId));
  await sql`delete from inventory`.execute(shop.deps.db);
  await sql`alter table inventory add constraint inventory_not_oversold check (held + sold <= capacity)`.execute(shop.deps.db);

  expect(sold).toBeGreaterThan(SEATS);
});

it('sells each seat once to 200 buyers at once', async () => {
  const { productId, optionId } = await seedProduct(shop.deps, { id: 'guarded', options: [{ inventory: { capacity: SEATS } }] });
  const choice = { productId, optionId, localDate: LOCAL_DATE, units: [{ unitId: 'adult', quantity: 1 }] };

  const sold = await atOnce(async () => (await shop.post('/cart/lines', choice, { idempotencyKey: randomUUID() })).status === 200);

  expect(sold).toBe(SEATS);
  expect(await stockOf(optionId)).toEqual({ taken: SEATS, capacity: SEATS });
});
