import { sql } from 'kysely';
import type { AgencyReport, SubAgentList } from '@straits/api-contract';
import { seedPaidOrder } from '../../../testing/pay-order';
import { seedOrder } from '../../../testing/seed-order';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { firstRows } from './view-report';

let shop: TestApp;
let agent: SeededUser;
let below: SeededUser;
let stranger: SeededUser;

beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    productInput({ id: 'river-zoo', options: [{ inventory: { capacity: 50 } }] }),
    productInput({ id: 'night-safari', name: { en: '=Night, Safari' }, options: [{ inventory: { capacity: 50 } }] }),
  ]);
  agent = await seedUser(shop.deps, { agency: { name: 'Bay Tours' } });
  below = await seedUser(shop.deps, { agency: { name: 'Kampong Tours' } });
  stranger = await seedUser(shop.deps, { agency: { name: 'Nosy Travel' } });
  await sql`update agencies set parent_id = ${agent.agencyId} where id = ${below.agencyId}`.execute(shop.deps.db);

  // 1 December in Singapore, and still 30 November in London.
  shop.clock.pass(-10 * 60);
  await seedPaidOrder(shop, { token: agent.token, adults: 3, localDate: '2026-12-20' });
  shop.clock.pass(10 * 60);
  await seedPaidOrder(shop, { token: agent.token, adults: 1, productId: 'night-safari', localDate: '2026-12-20' });
  await seedPaidOrder(shop, { token: below.token, adults: 2, localDate: '2026-12-20' });
  const half = await seedPaidOrder(shop, { token: below.token, adults: 2, localDate: '2026-12-21' });
  await sql`update order_lines set cancelled_minor = 4_000, refunded_minor = 4_000 where order_id = (select id from orders where code = ${half.code})`.execute(
    shop.deps.db,
  );
  await seedOrder(shop, { token: agent.token });
  await seedPaidOrder(shop, { token: stranger.token, adults: 1 });
});
afterAll(() => shop.close());

const ask = (query = '', token = agent.token) =>
  shop.get<AgencyReport>(`/agency/reports?from=2026-12-01&until=2026-12-31${query}`, { token });
const sgd = (amount: number) => ({ amount, currency: 'SGD' });

it('sums what was paid, by product, with what sub-agents sold and without what was cancelled', async () => {
  const { body } = await ask();

  expect(body.rows).toEqual([
    {
      id: 'river-zoo',
      name: 'River Zoo',
      orders: 3,
      people: 7,
      sold: sgd(24_000),
      cancelled: sgd(4_000),
      commission: sgd(6_000),
      markup: sgd(0),
    },
    {
      id: 'night-safari',
      name: '=Night, Safari',
      orders: 1,
      people: 1,
      sold: sgd(4_000),
      cancelled: sgd(0),
      commission: sgd(1_000),
      markup: sgd(0),
    },
  ]);
  expect(body.totals).toEqual([{ orders: 4, people: 8, sold: sgd(28_000), cancelled: sgd(4_000), commission: sgd(7_000), markup: sgd(0) }]);
  expect(body.agencies.map(({ name }) => name)).toEqual(['Bay Tours', 'Kampong Tours']);
});

it.each([
  ['by agency', '&by=agency', [16_000, 12_000]],
  ['by month', '&by=month', [28_000]],
])('sums %s', async (_how, query, sold) => {
  const { body } = await ask(query);

  expect(body.rows.map((row) => row.sold.amount)).toEqual(sold);
});

it('is of the days of Singapore, and of one agency where that is asked', async () => {
  const before = await ask('', agent.token).then(() =>
    shop.get<AgencyReport>('/agency/reports?from=2026-11-01&until=2026-11-30', { token: agent.token }),
  );
  const one = await ask(`&agency=${below.agencyId}`);

  expect(before.body.rows).toEqual([]);
  expect(one.body.totals).toMatchObject([{ orders: 2, sold: sgd(12_000) }]);
});

it('shows nothing of agencies that are not under one’s own, nor of the one above', async () => {
  const answers = [await ask(`&agency=${stranger.agencyId}`), await ask(`&agency=${agent.agencyId}`, below.token)];
  const own = await ask('', below.token);
  const backwards = await shop.get('/agency/reports?from=2026-12-02&until=2026-12-01', { token: agent.token });
  const yearless = await shop.get('/agency/reports?from=0000-01-01&until=2026-12-01', { token: agent.token });

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(own.body.agencies.map(({ name }) => name)).toEqual(['Kampong Tours']);
  expect(yearless).toMatchObject({ status: 400, body: { code: 'request_malformed' } });
  expect(own.body.totals).toMatchObject([{ sold: sgd(12_000) }]);
  expect(backwards.status).toBe(400);
});

it('names those under one’s own as people count, after one’s own', async () => {
  const head = await seedUser(shop.deps, { agency: { name: 'Branch 3' } });
  for (const name of ['Branch 10', 'Branch 2', 'Annexe']) {
    const { agencyId } = await seedUser(shop.deps, { agency: { name } });
    await sql`update agencies set parent_id = ${head.agencyId} where id = ${agencyId}`.execute(shop.deps.db);
  }

  const { body } = await ask('', head.token);
  const list = await shop.get<SubAgentList>('/wallet/sub-agents', { token: head.token });

  expect(body.agencies.map(({ name }) => name)).toEqual(['Branch 3', 'Annexe', 'Branch 2', 'Branch 10']);
  expect(list.body.items.map(({ name }) => name)).toEqual(['Annexe', 'Branch 2', 'Branch 10']);
});

it('is a file that a spreadsheet takes for text and numbers', async () => {
  const headers = { host: 'tour.straits.test', authorization: `Bearer ${agent.token}` };
  const { body } = await shop.app.inject({ url: '/travel/v1/agency/reports.csv?from=2026-12-01&until=2026-12-31', headers });

  expect(body.split('\r\n')).toEqual([
    '\ufeffproduct,orders,people,sold,cancelled,commission,markup,currency',
    'River Zoo,3,7,240.00,40.00,60.00,0.00,SGD',
    `"'=Night, Safari",1,1,40.00,0.00,10.00,0.00,SGD`,
    '',
  ]);
});

it('compares no sums of two currencies: each has its own largest, and as many rows as the others', async () => {
  const desk = await seedUser(shop.deps, { agency: { name: 'Two Purses' } });
  const sold = (change: object) => seedPaidOrder(shop, { token: desk.token, localDate: '2026-12-20', ...change });
  const rupiah = [await sold({ adults: 3 }), await sold({ adults: 1, productId: 'night-safari' })].map(({ code }) => code);
  await sold({ adults: 2 });
  await sql`update orders set currency = 'IDR' where code = any(${rupiah})`.execute(shop.deps.db);

  const { body } = await ask('', desk.token);
  const [large, small, dollars] = body.rows;
  const shown = firstRows({ ...body, rows: [...Array.from({ length: 203 }, () => large!), dollars!] });

  expect([large, small, dollars].map((row) => `${row?.id} ${row?.sold.currency} ${row?.sold.amount}`)).toEqual([
    'river-zoo IDR 12000',
    'night-safari IDR 4000',
    'river-zoo SGD 8000',
  ]);
  expect(shown.rows).toHaveLength(201);
  expect(shown.rows.at(-1)).toEqual(dollars);
  expect(shown.more).toBe(3);
});
