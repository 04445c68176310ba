import { productInput, seedProducts } from '../testing/seed-product';
import { startTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [productInput({ id: 'first' })]);
});
afterAll(() => shop.close());

const ask = async (path: string) => {
  const { statusCode, body } = await shop.app.inject(path);
  return { status: statusCode, body: JSON.parse(body) as unknown };
};

test('a process answers from its start, and is ready for shoppers once it has read the catalogue', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await ask('/readyz')).toEqual({ status: 503, body: { status: 'reading the catalogue' } });

  await shop.get('/home');

  expect(await ask('/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
});
