import { sql } from 'kysely';
import type { NetPrices } from '@straits/api-contract';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { commissionOf } from './commission.rules';

let shop: TestApp;
// Numbers that no price, id, date or count of the test catalogue has.
const NET = 73_991;
const EXTRA_NET = 6_113;

beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    productInput({
      id: 'river-zoo',
      options: [
        {
          units: [{ id: 'adult', type: 'ADULT', name: { en: 'Adult' }, price: 90_000, netPrice: NET }],
          extras: [{ id: 'lunch', name: { en: 'Lunch' }, per: 'person', price: 8_000, netPrice: EXTRA_NET }],
        },
      ],
    }),
    productInput({ id: 'night-zoo' }),
  ]);
});
afterAll(() => shop.close());

test.each([
  [10_000, 8_500, { minor: 1_500, percent: 15 }],
  [9_999, 8_888, { minor: 1_111, percent: 11.1 }],
  [0, 0, { minor: 0, percent: 0 }],
  [1_000, 1_100, { minor: -100, percent: -10 }],
])('of %i that cost %i an agency keeps %o', (retail, net, expected) => {
  expect(commissionOf(retail, net)).toEqual(expected);
});

test('tells an agency what it pays and keeps, in the currency that is charged', async () => {
  const { token } = await seedUser(shop.deps, { agency: { name: 'Bay Tours' }, role: 'viewer' });

  const { body, headers } = await shop.get<NetPrices>('/net-prices/attraction/river-zoo', { token });

  const money = (amount: number) => ({ amount, currency: 'SGD' });
  expect(body.options).toMatchObject([
    {
      optionId: 'river-zoo-day',
      units: [{ id: 'adult', retail: money(90_000), net: money(NET), commission: money(16_009), commissionPercent: 17.8 }],
      extras: [{ id: 'lunch', net: money(EXTRA_NET) }],
    },
  ]);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('answers everybody else as if there were nothing', async () => {
  const { token } = await seedUser(shop.deps);
  const staff = await seedUser(shop.deps, { isStaff: true });
  const waiting = await seedUser(shop.deps, { agency: { name: 'Not approved yet' } });
  await sql`update agencies set approved_at = null where id = ${waiting.agencyId}`.execute(shop.deps.db);

  for (const ask of [{}, { token }, { token: staff.token }, { token: waiting.token }, { host: 'b2b.localhost' }])
    expect(await shop.get('/net-prices/attraction/river-zoo', ask)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

const PUBLIC = [
  '/home',
  '/search?kind=all',
  '/search?q=zoo&date=2026-12-24',
  '/suggest?q=zoo',
  '/products/attraction/river-zoo',
  '/products/attraction/river-zoo/reviews',
  '/availability?optionId=river-zoo-day&localDate=2026-12-24&units=adult:2',
  '/availability/calendar?optionId=river-zoo-day&localDateStart=2026-12-01&localDateEnd=2026-12-31',
  '/states',
  '/cities',
  '/cities/singapore-north',
  '/countries/SG',
  '/sitemap/attraction',
];
test.each(PUBLIC)('keeps it out of %s, whoever asks and whatever the price is shown in', async (path) => {
  const agent = await seedUser(shop.deps, { agency: { name: `Agency of ${path}` } });
  for (const ask of [{}, { token: agent.token }, { host: 'b2b.localhost' }]) {
    const { status, body } = await shop.get(path, ask);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${NET}|${EXTRA_NET}|"net|commission`, 'i'));
  }
});

test("keeps one agency's cart from another, net prices and all", async () => {
  const [ours, other] = [await seedUser(shop.deps, { agency: { name: 'Ours' } }), await seedUser(shop.deps, { agency: { name: 'Other' } })];
  const line = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-24', units: [{ unitId: 'adult', quantity: 1 }] };
  await shop.post('/cart/lines', line, { token: ours.token, idempotencyKey: 'net-of-ours' });

  for (const path of ['/cart', '/net-prices/attraction/night-zoo']) {
    const { body } = await shop.get(path, { token: other.token, host: 'b2b.localhost' });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${NET}|${EXTRA_NET}`));
  }
});

test('keeps it out of a cart and its answers', async () => {
  const line = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-24', units: [{ unitId: 'adult', quantity: 1 }] };
  const put = await shop.post('/cart/lines', line, { idempotencyKey: 'net-in-cart' });
  const cart = await shop.get('/cart', { cookie: put.cookie });

  for (const { status, body } of [put, cart]) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${NET}|"net|commission`, 'i'));
  }
});
