import type { Attraction, Home, ReviewPage, State, StateList } from '@straits/api-contract';
import { sql } from 'kysely';
import { productInput, seedProduct, seedProducts } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  const reviews = [5, 4, 5, 3, 5, 1, 4].map((rating, index) => ({
    author: `Guest ${index}`,
    rating,
    text: 'Words',
    lang: 'en' as const,
    daysAgo: index + 1,
    travellerType: 'family' as const,
  }));
  await seedProducts(shop.deps, [
    productInput({
      id: 'river-zoo',
      recommendedRank: 1,
      categoryIds: ['wildlife'],
      reviews,
      name: { en: 'River Zoo', 'zh-Hans': '河川动物园' },
    }),
    productInput({ id: 'far-park', latitude: 1.25, longitude: 103.8 }),
    productInput({ id: 'near-park', latitude: 1.403, longitude: 103.79 }),
    productInput({ id: 'monkey-forest', placeId: 'ubud', latitude: -8.5, longitude: 115.2, popularity: 9 }),
  ]);
});
afterAll(() => shop.close());

describe('GET /products/{kind}/{id}', () => {
  test('answers everything that the page shows, in the language and currency asked for', async () => {
    const { body, status } = await shop.get<Attraction>('/products/attraction/river-zoo?lang=ZH&currency=USD');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'river-zoo',
      name: '河川动物园',
      available: true,
      timeZone: 'Asia/Singapore',
      rating: 3.9,
      ratingCount: 7,
      place: { id: 'singapore-north', state: '新加坡', country: 'SG', countryName: '新加坡' },
      freeCancellationHours: 24,
      categories: [{ id: 'wildlife', name: '野生动物' }],
      nearby: [{ id: 'near-park' }, { id: 'far-park' }, { id: 'monkey-forest' }],
    });
    expect(body.options[0]).toMatchObject({
      id: 'river-zoo-day',
      chargeCurrency: 'SGD',
      units: [
        { id: 'adult', priceFrom: { charge: { amount: 4000, currency: 'SGD' }, shown: { amount: 3080, currency: 'USD' } } },
        { id: 'child', accompaniedBy: ['adult'] },
      ],
    });
    expect(body.openingHours.weekly).toHaveLength(7);
    expect(body.reviews.items).toHaveLength(5);
  });

  test('shows retail prices to an agent too, and never what agencies pay', async () => {
    const { token } = await seedUser(shop.deps, { agency: { name: 'Harbour' } });

    const { body } = await shop.get('/products/attraction/river-zoo', { token });

    expect(JSON.stringify(body)).not.toMatch(/net|3000/i);
  });

  test('shows a shop price for a currency that the shop does not have', async () => {
    const { body } = await shop.get<Attraction>('/products/attraction/river-zoo?currency=XXX');

    expect(body.priceFrom?.shown.currency).toBe('SGD');
  });

  test('still answers a product that was withdrawn, as not available', async () => {
    const { productId } = await seedProduct(shop.deps, { id: 'old-fair' });
    await sql`update products set active = false where id = ${productId}`.execute(shop.deps.db);

    const { body, status } = await shop.get<Attraction>('/products/attraction/old-fair');

    expect({ status, available: body.available }).toEqual({ status: 200, available: false });
  });

  test.each([
    ['/products/attraction/nothing', 404, 'not_found'],
    ['/products/hotel/river-zoo', 404, 'not_found'],
    ['/products/rocket/river-zoo', 400, 'request_malformed'],
    ['/products/attraction/river%00zoo', 400, 'request_malformed'],
  ])('refuses %s', async (path, status, code) => {
    expect(await shop.get(path)).toMatchObject({ status, body: { code } });
  });
});

describe('GET /products/{kind}/{id}/reviews', () => {
  const reviews = async (query: string) => (await shop.get<ReviewPage>(`/products/attraction/river-zoo/reviews?${query}`)).body;

  test('pages through all reviews, the latest first', async () => {
    const first = await reviews('limit=4');
    const second = await reviews(`limit=4&cursor=${first.nextCursor}`);

    expect([...first.items, ...second.items].map(({ author }) => author)).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => `Guest ${index}`));
    expect(second.nextCursor).toBeNull();
    expect(first.histogram.map(({ count }) => count)).toEqual([3, 2, 1, 0, 1]);
  });

  test.each([
    ['best', [5, 5, 5, 4, 4, 3, 1]],
    ['worst', [1, 3, 4, 4, 5, 5, 5]],
  ])('sorts the %s first', async (sort, ratings) => {
    const first = await reviews(`sort=${sort}&limit=3`);
    const rest = await reviews(`sort=${sort}&limit=50&cursor=${first.nextCursor}`);

    expect([...first.items, ...rest.items].map(({ rating }) => rating)).toEqual(ratings);
  });

  test('refuses a cursor of another product', async () => {
    const { nextCursor } = await reviews('limit=1');

    expect(await shop.get(`/products/attraction/far-park/reviews?cursor=${nextCursor}`)).toMatchObject({
      status: 400,
      body: { code: 'request_malformed' },
    });
    expect(await shop.get('/products/attraction/nothing/reviews')).toMatchObject({ status: 404 });
  });
});

describe('GET /home', () => {
  test('answers a list for every kind and country', async () => {
    const { body } = await shop.get<Home>('/home');

    expect(Object.keys(body.recommended)).toEqual(['attraction', 'package', 'hotel', 'ferry', 'cruise', 'transport']);
    expect(body.recommended.attraction?.[0]?.id).toBe('river-zoo');
    expect(body.popular.ID?.map(({ id }) => id)).toEqual(['monkey-forest']);
    expect(body.states).toEqual([
      { id: 'singapore', name: 'Singapore', country: 'SG', count: expect.any(Number) as number },
      { id: 'bali', name: 'Bali', country: 'ID', count: 1 },
    ]);
  });
});

describe('GET /states', () => {
  test('answers all states with their number of attractions', async () => {
    const { body } = await shop.get<StateList>('/states?lang=ID');

    expect(body.items.map(({ id, name }) => ({ id, name }))).toEqual([
      { id: 'singapore', name: 'Singapura' },
      { id: 'bali', name: 'Bali' },
    ]);
  });

  test('answers one, or that there is none', async () => {
    expect((await shop.get<State>('/states/bali')).body).toMatchObject({ id: 'bali', countryName: 'Indonesia', count: 1 });
    expect(await shop.get('/states/atlantis')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
