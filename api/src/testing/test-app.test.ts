import { startTestApp, type TestApp } from './test-app';
import { seedProduct } from './seed-product';
import { seedUser } from './seed-shop';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

test('answers as the shop of the host table', async () => {
  const base = await shop.get<{ Variant: string }>('/base', { host: 'b2b.localhost' });

  expect(base).toMatchObject({ status: 200, body: { Variant: 'b2b' } });
});

test('has products and people where a test asks for them', async () => {
  const product = await seedProduct(shop.deps);
  const { token } = await seedUser(shop.deps);

  const base = await shop.get('/base', { token });

  expect(base.status).toBe(200);
  expect(product).toMatchObject({ productId: 'river-zoo', optionId: 'river-zoo-day' });
});
