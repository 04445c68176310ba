import type { CityList, CityPage, CountryList, CountryPage, SitemapPage } from '@straits/api-contract';
import { sql } from 'kysely';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [productInput({ id: 'river-zoo', popularity: 5 }), productInput({ id: 'night-zoo', popularity: 9 })]);
});
afterAll(() => shop.close());

test('lists cities in which something can be bought, with how many of each kind', async () => {
  const { body } = await shop.get<CityList>('/cities?lang=ZHSM');

  expect(body.items).toHaveLength(1);
  expect(body.items[0]).toMatchObject({
    id: 'singapore-north',
    state: '新加坡',
    countryName: '新加坡',
    counts: [{ kind: 'attraction', count: 2 }],
    total: 2,
  });
});

test('shows what is liked in a city, the most popular first', async () => {
  const { body } = await shop.get<CityPage>('/cities/singapore-north');

  expect(body.popular.map(({ kind, items }) => [kind, items.map(({ id }) => id)])).toEqual([['attraction', ['night-zoo', 'river-zoo']]]);
});

test('shows neighbours of a city in which nothing is sold', async () => {
  const { status, body } = await shop.get<CityPage>('/cities/ubud');

  expect(status).toBe(200);
  expect(body.city).toMatchObject({ name: 'Ubud', total: 0, counts: [], picture: { src: '' } });
  expect(body.nearby.map(({ id }) => id)).toEqual(['singapore-north']);
});

test('lists countries, and one with its cities', async () => {
  const list = await shop.get<CountryList>('/countries');
  const one = await shop.get<CountryPage>('/countries/SG');

  expect(list.body.items).toMatchObject([{ code: 'SG', name: 'Singapore', total: 2, cities: 1 }]);
  expect(one.body).toMatchObject({ country: { code: 'SG' }, cities: [{ id: 'singapore-north' }] });
});

test.each([
  ['attraction', ['night-zoo', 'river-zoo']],
  ['hotel', []],
  ['city', ['singapore-north']],
  ['country', ['SG']],
  ['state', ['singapore']],
])('tells search engines of each %s', async (section, ids) => {
  expect((await shop.get(`/sitemap/${section}`)).body).toMatchObject({ ids, pages: 1 });
  expect((await shop.get(`/sitemap/${section}?page=2`)).body).toEqual({ ids: [], updatedAt: [], pages: 1 });
});

test('tells when a product changed, of those where that is known, and of no place', async () => {
  await sql`update products set updated_at = case id when 'night-zoo' then timestamptz '2026-11-01T08:00:00Z' end`.execute(shop.deps.db);

  expect((await shop.get<SitemapPage>('/sitemap/attraction')).body).toMatchObject({
    ids: ['night-zoo', 'river-zoo'],
    updatedAt: ['2026-11-01T08:00:00.000Z', null],
  });
  expect((await shop.get<SitemapPage>('/sitemap/city')).body.updatedAt).toEqual([null]);
});

test.each([
  ['/sitemap/rocket', 400],
  ['/sitemap/hotel?page=1e9', 400],
  ['/cities/atlantis', 404],
  ['/cities/..%2Fetc', 400],
  ['/countries/XX', 404],
  ['/countries/Singapore', 400],
])('refuses %s', async (path, status) => {
  expect((await shop.get(path)).status).toBe(status);
});
