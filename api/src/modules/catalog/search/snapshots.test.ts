import { productInput, seedProducts } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createSnapshots } from './snapshots';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [productInput({ id: 'first' })]);
});
afterAll(() => shop.close());

const EVERYTHING_IS_LARGE = 0;
const EVERYTHING_IS_SMALL = 1e9;

test('answers with what it has while a large catalogue is read anew, then with the new one', async () => {
  const snapshots = createSnapshots(shop.deps.db, EVERYTHING_IS_LARGE);
  const before = await snapshots.get();
  await seedProducts(shop.deps, [productInput({ id: 'second' })]);

  const meanwhile = await snapshots.get();

  expect(meanwhile).toBe(before);
  while ((await snapshots.get()) === before);
  expect((await snapshots.get()).findRow('second')).toBeGreaterThanOrEqual(0);
});

test('answers as soon as it has read, and says that it is ready once the first questions are fast too', async () => {
  const snapshots = createSnapshots(shop.deps.db, EVERYTHING_IS_LARGE);

  expect((await snapshots.get()).findRow('first')).toBe(0);
  expect(snapshots.isRead()).toBe(false);
  while (!snapshots.isRead()) await snapshots.get();
});

test('never answers with an old picture of a small catalogue', async () => {
  const snapshots = createSnapshots(shop.deps.db, EVERYTHING_IS_SMALL);
  await snapshots.get();
  await seedProducts(shop.deps, [productInput({ id: 'third' })]);

  const [one, other] = await Promise.all([snapshots.get(), snapshots.get()]);

  expect(one.findRow('third')).toBeGreaterThanOrEqual(0);
  expect(other).toBe(one);
});
