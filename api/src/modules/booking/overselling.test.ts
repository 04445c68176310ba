import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { seedHotel, seedTransport } from '../../testing/seed-kinds';
import { seedProduct } from '../../testing/seed-product';
import { ofAnotherNetwork } from '../../testing/visitor-address';
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

  const sold = await atOnce(
    async () => (await shop.post('/cart/lines', choice, { idempotencyKey: randomUUID(), ...ofAnotherNetwork() })).status === 200,
  );

  expect(sold).toBe(SEATS);
  expect(await stockOf(optionId)).toEqual({ taken: SEATS, capacity: SEATS });
});

const stockByDay = async (optionId: string) => {
  const { rows } = await sql<{
    taken: number;
  }>`select held + sold as taken from inventory where option_id = ${optionId} order by local_date`.execute(shop.deps.db);
  return rows.map(({ taken }) => taken);
};
const addAtOnce = (choices: object[]) =>
  Promise.all(
    choices.map(
      async (choice) => (await shop.post('/cart/lines', choice, { idempotencyKey: randomUUID(), ...ofAnotherNetwork() })).status === 200,
    ),
  );

it('sells each room-night once to stays that overlap', async () => {
  const { productId, optionId } = await seedHotel(shop.deps, { id: 'guarded-hotel', rooms: 10 });
  const stay = (index: number) => ({
    ...{ productId, optionId, units: [{ unitId: 'room', quantity: 1 }], guests: { adults: 1, childAges: [] } },
    localDate: `2026-12-1${index % 4}`,
    nights: 2 + (index % 3),
  });
  const stays = Array.from({ length: 100 }, (_, index) => stay(index));

  const sold = await addAtOnce(stays);

  const nights = Array<number>(8).fill(0);
  for (const [index, { localDate, nights: count }] of stays.entries())
    if (sold[index]) for (let night = 0; night < count; night += 1) nights[Number(localDate.slice(-1)) + night]! += 1;
  const taken = await stockByDay(optionId);
  expect(Math.max(...taken)).toBe(10);
  expect(taken).toEqual(nights.slice(0, taken.length));
});

it('sells each vehicle once, whatever its hours', async () => {
  const { productId } = await seedTransport(shop.deps, { id: 'guarded-cars', cars: 5 });
  const rides = Array.from({ length: 60 }, (_, index) => ({
    ...{ productId, optionId: 'guarded-cars-hours', localDate: LOCAL_DATE },
    startTime: `${String(index % 24).padStart(2, '0')}:00`,
    units: [{ unitId: 'hour', quantity: 3 + (index % 6) }],
  }));

  const sold = await addAtOnce(rides);

  expect(sold.filter(Boolean)).toHaveLength(5);
  expect(await stockByDay('guarded-cars-hours')).toEqual([5]);
});

describe('mixed carts over shared stock', () => {
  const A = 'mixed-a';
  const B = 'mixed-b';
  const line = (id: string) => ({ productId: id, optionId: `${id}-day`, localDate: LOCAL_DATE, units: [{ unitId: 'adult', quantity: 1 }] });
  /** Every other trip names the two the other way round: without one order of locks they would wait for each other. */
  const trip = (index: number) => (index % 2 === 0 ? [line(A), line(B)] : [line(B), line(A)]);
  const seedBoth = (capacity: number) =>
    Promise.all([A, B].map((id) => seedProduct(shop.deps, { id, options: [{ inventory: { capacity } }] })));
  const takenOf = async (id: string) => (await stockOf(`${id}-day`))?.taken;

  it('without the guard would sell more than there is', async () => {
    await seedBoth(20);
    await shop.deps.db.transaction().execute(async (trx) => {
      for (const id of [A, B]) await ensureInventoryRow(trx, { optionId: `${id}-day`, localDate: LOCAL_DATE, startTime: '' });
    });
    await sql`alter table inventory drop constraint inventory_not_oversold`.execute(shop.deps.db);
    const buyBoth = async (index: number) => {
      for (const { optionId } of trip(index)) await buyWithoutGuard(optionId);
    };

    await Promise.all(Array.from({ length: 80 }, (_, index) => buyBoth(index)));
    const sold = Math.max((await takenOf(A)) ?? 0, (await takenOf(B)) ?? 0);
    await sql`delete from inventory`.execute(shop.deps.db);
    await sql`alter table inventory add constraint inventory_not_oversold check (held + sold <= capacity)`.execute(shop.deps.db);

    expect(sold).toBeGreaterThan(20);
  });

  it('sells each place once and both or none, whatever the order of the lines', async () => {
    await seedBoth(20);
    const add = (index: number) =>
      shop.post('/cart/trips', { lines: trip(index) }, { idempotencyKey: randomUUID(), ...ofAnotherNetwork() });
    const single = (id: string) => shop.post('/cart/lines', line(id), { idempotencyKey: randomUUID(), ...ofAnotherNetwork() });

    const [trips, singles] = await Promise.all([
      Promise.all(Array.from({ length: 80 }, (_, index) => add(index))),
      Promise.all(Array.from({ length: 10 }, () => single(A))),
    ]);

    const statuses = [...trips, ...singles].map(({ status }) => status);
    const [both, alone] = [trips, singles].map((answers) => answers.filter(({ status }) => status === 200).length);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await takenOf(A)).toBe(20);
    expect(await takenOf(B)).toBe(both);
    expect((both ?? 0) + (alone ?? 0)).toBe(20);
  });
});
