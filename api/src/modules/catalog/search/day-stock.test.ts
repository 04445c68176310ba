import { sql } from 'kysely';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createDayStock } from './day-stock';
import { readSnapshot } from './snapshot';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [productInput({ id: 'first' }), productInput({ id: 'second' })]);
});
afterAll(() => shop.close());
afterEach(() => jest.restoreAllMocks());

const DAY = '2026-12-24';

test("a day's stock is the same object until something of it changes: a list that was counted by it stands as long", async () => {
  const { db } = shop.deps;
  let now = 1_000;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 5_000));
  const snapshot = await readSnapshot(db, 1);
  const dayStock = createDayStock(db);
  const close = (optionId: string) =>
    sql`insert into inventory (option_id, local_date, capacity, closed) values (${optionId}, ${DAY}, 9, true)`.execute(db);
  const [option] = snapshot.options[snapshot.findRow('first')] ?? [];

  const morning = await dayStock(snapshot, DAY);
  const noon = await dayStock(snapshot, DAY);
  await close(option?.id ?? '');
  const evening = await dayStock(snapshot, DAY);

  expect(noon).toBe(morning);
  expect([...morning]).toEqual([1, 1]);
  expect(evening).not.toBe(noon);
  expect(evening[snapshot.findRow('first')]).toBe(0);
});
