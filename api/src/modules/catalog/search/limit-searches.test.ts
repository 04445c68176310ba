import { seedProduct } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, {});
});
afterAll(() => shop.close());

const search = (ip: string, price: number) => shop.get(`/search?kind=attraction&priceMin=${price}`, { headers: { 'x-forwarded-for': ip } });

it('searches for one client a little at a time, and for another meanwhile', async () => {
  const many = Array.from({ length: 60 }, (_, price) => search('203.0.113.7', price));
  const other = await search('203.0.113.8', 1);
  const answers = await Promise.all(many);

  expect(other.status).toBe(200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ body: { code: 'rate_limited' }, headers: { 'retry-after': '2' } });
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(31);
});

it('of one client in a minute are so many', async () => {
  const statuses = [];
  for (let one = 0; one < 125; one++) statuses.push((await search('203.0.113.9', one)).status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});
