import type { Attraction, Availability, Calendar, Home, SearchResult } from '@straits/api-contract';
import { sql } from 'kysely';
import { addDays } from '../clock';
import { demoCatalogue, NASTY_CASES } from '../demo/demo-catalogue';
import { importCatalogue } from '../modules/catalog/import/import-catalogue';
import { NO_PICTURES } from '../testing/seed-product';
import { startTestApp, type TestApp } from '../testing/test-app';
import { loadReviewPhotos } from './demo-review-photos.sql';
import { loadPeople } from './demo-shop.sql';
import { loadWallet } from './demo-wallet';

const TODAY = '2026-12-01';
let shop: TestApp;
const load = (today: string) => importCatalogue(shop.deps.connection.pool, demoCatalogue(today), { today, pictureOf: NO_PICTURES });
const product = async (id: string) => (await shop.get<Attraction>(`/products/attraction/${id}`)).body;
const calendar = async (id: string, from: string, until: string) => {
  const { options } = await product(id);
  return (await shop.get<Calendar>(`/availability/calendar?optionId=${options[0]?.id}&localDateStart=${from}&localDateEnd=${until}`)).body
    .days;
};

beforeAll(async () => {
  shop = await startTestApp({ now: `${TODAY}T00:00:00Z` });
  expect(await load(TODAY)).toMatchObject({ ok: true, warnings: [] });
});
afterAll(() => shop.close());

test('has sixty attractions and more in three countries, and something of every kind', async () => {
  const { body: list } = await shop.get<SearchResult>('/search');
  const { body: home } = await shop.get<Home>('/home');

  expect(list.total).toBeGreaterThanOrEqual(60);
  expect(list.facets.country.map(({ id }) => id).sort()).toEqual(['ID', 'MY', 'SG']);
  expect(Object.keys(home.recommended).length).toBeGreaterThanOrEqual(5);
  expect(Object.values(home.recommended).every((cards) => cards.length >= 4)).toBe(true);
});

test.each(['EN', 'ID', 'ZH', 'ZHTD', 'ZHSM'])('shows every attraction with its own words in %s', async (lang) => {
  const names = async (code: string) => (await shop.get<SearchResult>(`/search?limit=60&lang=${code}`)).body.items.map(({ name }) => name);

  const shown = await names(lang);

  expect(shown).toHaveLength(60);
  expect(shown.every((name) => name.length > 1)).toBe(true);
  if (lang !== 'EN') expect(shown).not.toEqual(await names('EN'));
});

test('is sold out on the next Saturday, and has a last place somewhere', async () => {
  const { product: id, dayOffset } = NASTY_CASES.lastUnit;
  const lastDay = addDays(TODAY, dayOffset);

  expect(await calendar(NASTY_CASES.soldOutSaturday, '2026-12-05', '2026-12-05')).toMatchObject([{ status: 'SOLD_OUT', vacancies: 0 }]);
  const { options } = await product(id);
  const { body } = await shop.get<Availability>(`/availability?optionId=${options[0]?.id}&localDate=${lastDay}`);
  expect(body.slots.map(({ vacancies }) => vacancies)).toContain(1);
});

test('sells tickets without a date, in dollars, and to passport holders', async () => {
  for (const [id, days] of Object.entries(NASTY_CASES.openDated))
    expect((await product(id)).options[0]).toMatchObject({ openDated: true, validityDays: days });
  expect((await product(NASTY_CASES.dollars)).options[0]?.chargeCurrency).toBe('USD');
  for (const id of NASTY_CASES.passports) expect((await product(id)).options[0]?.passengerFields).toContain('passportNumber');
});

test('rolls its dates on when it is loaded on another day', async () => {
  const { product: closed, dayOffset } = NASTY_CASES.closedDay;
  const before = await calendar(closed, addDays(TODAY, dayOffset), addDays(TODAY, dayOffset + 1));

  await load(addDays(TODAY, 1));

  expect(before.map(({ status }) => status)).toEqual(['CLOSED', expect.not.stringMatching('CLOSED')]);
  expect((await calendar(closed, addDays(TODAY, dayOffset), addDays(TODAY, dayOffset + 1))).map(({ status }) => status)).toEqual([
    expect.not.stringMatching('CLOSED'),
    'CLOSED',
  ]);
});

test('brings its people, and an agency with balance and credit', async () => {
  await shop.deps.db.transaction().execute(async (trx) => loadWallet(trx, await loadPeople(trx, shop.clock.now()), shop.clock.now()));

  const ask = async (query: string) => (await sql.raw(query).execute(shop.deps.db)).rows;
  expect(await ask('select email, is_staff, agency_role from users order by email')).toEqual([
    { email: 'agent@straits.test', is_staff: false, agency_role: 'admin' },
    { email: 'staff@straits.test', is_staff: true, agency_role: null },
    { email: 'traveller@straits.test', is_staff: false, agency_role: null },
  ]);
  expect(
    await ask(`select type, balance_minor, credit_limit_minor, sub_used_minor from ledger_accounts l join agencies a on a.id = l.owner_agency_id
      where a.parent_id is null and l.currency = 'SGD' order by type`),
  ).toEqual([
    { type: 'receivable', balance_minor: -244_000, credit_limit_minor: 1_000_000, sub_used_minor: 30_000 },
    { type: 'wallet', balance_minor: 542_000, credit_limit_minor: 0, sub_used_minor: 0 },
  ]);
  expect(await ask('select sum(balance_minor)::int as sum from ledger_accounts group by currency')).toEqual([{ sum: 0 }, { sum: 0 }]);
});

test('has reviews with photos of what is recommended, pictures of the same product', async () => {
  const { body: home } = await shop.get<Home>('/home');
  const { id } = home.recommended.attraction[0]!;
  await shop.deps.connection.pool.query(
    `update products set pictures = (select jsonb_agg(jsonb_build_object('src', '/media/p' || n, 'widths', '[320]'::jsonb, 'width', 3, 'height', 2, 'alt', '{"en": ""}'::jsonb, 'color', '#000')) from generate_series(1, 3) n) where id = $1`,
    [id],
  );

  await loadReviewPhotos(shop.deps, [id]);

  const { reviews } = await product(id);
  expect(reviews.withPhotos).toBe(2);
  expect(reviews.items.flatMap(({ photos }) => photos).map(({ src }) => src)).toContain('/media/p2');
});
