import { sql } from 'kysely';
import type { z } from 'zod';
import { catalogueInput, NO_PICTURES, productInput } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { ensureInventoryRow } from '../stock.sql';
import { importCatalogue, type ImportOptions } from './import-catalogue';
import { CatalogueImport } from './import-format';

const TODAY = '2026-12-01';
let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate suppliers, states, places, categories cascade`.execute(shop.deps.db);
});

type Input = z.input<typeof CatalogueImport>;
const load = (input: Input, options: Partial<ImportOptions> = {}) =>
  importCatalogue(shop.deps.connection.pool, CatalogueImport.parse(input), { today: TODAY, pictureOf: NO_PICTURES, ...options });
const ask = async <T>(query: string) => (await sql.raw<T>(query).execute(shop.deps.db)).rows;
const withCapacity = (capacity: number | null, exceptions: { date: string; closed?: boolean }[] = []) =>
  catalogueInput([productInput({ id: 'zoo', options: [{ inventory: { capacity, exceptions } }] })]);
const take = (localDate: string, { held = 0, sold = 0 }) =>
  shop.deps.db.transaction().execute(async (trx) => {
    await ensureInventoryRow(trx, { optionId: 'zoo-day', localDate, startTime: '' });
    await sql`update inventory set held = ${held}, sold = ${sold} where local_date = ${localDate}`.execute(trx);
  });

test('takes over a catalogue with options, units, stock, categories and reviews', async () => {
  const outcome = await load(
    catalogueInput([
      productInput({
        id: 'zoo',
        categoryIds: ['wildlife'],
        reviews: [{ author: 'Ann', rating: 4, text: 'Fine', lang: 'en', daysAgo: 2, travellerType: 'solo' }],
      }),
    ]),
  );

  expect(outcome).toEqual({ ok: true, added: 1, changed: 0, unchanged: 0, withdrawn: 0, warnings: [], priceChanges: [] });
  expect(await ask('select id, rating, rating_count, free_cancellation_hours, price_from_minor from products')).toEqual([
    { id: 'zoo', rating: '4.00', rating_count: 1, free_cancellation_hours: 24, price_from_minor: 4000 },
  ]);
  expect(await ask('select id, stock_from, stock_until, stock_weekly from options')).toEqual([
    { id: 'zoo-day', stock_from: TODAY, stock_until: '2027-11-30', stock_weekly: [50, 50, 50, 50, 50, 50, 50] },
  ]);
  expect(await ask('select id, price_minor, net_minor from units order by position')).toEqual([
    { id: 'adult', price_minor: 4000, net_minor: 3000 },
    { id: 'child', price_minor: 2500, net_minor: 2000 },
  ]);
  expect(await ask('select visited_on from reviews')).toEqual([{ visited_on: '2026-11-29' }]);
});

test('changes nothing when the same file comes again', async () => {
  const input = catalogueInput([productInput({ id: 'zoo' }), productInput({ id: 'park' })]);
  await load(input);
  const before = await ask('select version from catalog_version');

  const again = await load(input);

  expect(again).toMatchObject({ ok: true, added: 0, changed: 0, unchanged: 2 });
  expect(await ask('select version from catalog_version')).toEqual(before);
});

test('keeps what others call a place when a later file does not say it', async () => {
  const input = catalogueInput([productInput({ id: 'zoo' })]);
  const [place, ...places] = input.places ?? [];
  const codes = { locode: 'SGSIN', iata: 'SIN' };
  await load({ ...input, places: [{ ...place!, ...codes }, ...places] });

  await load({ ...input, places: [{ ...place!, latitude: 1.5 }, ...places] });

  expect(await ask(`select latitude, locode, iata from places where id = '${place!.id}'`)).toEqual([{ latitude: 1.5, ...codes }]);
  expect(CatalogueImport.safeParse({ ...input, places: [{ ...place!, locode: 'Singapore', iata: 'sin' }] }).success).toBe(false);
});

test('changes what differs and leaves the rest', async () => {
  await load(catalogueInput([productInput({ id: 'zoo' }), productInput({ id: 'park' })]));

  const outcome = await load(
    catalogueInput([productInput({ id: 'zoo', name: { en: 'New Zoo' } }), productInput({ id: 'park' }), productInput({ id: 'fair' })]),
  );

  expect(outcome).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
  expect(await ask("select id, texts->'en'->>'name' as name from products order by id")).toEqual([
    { id: 'fair', name: 'River Zoo' },
    { id: 'park', name: 'River Zoo' },
    { id: 'zoo', name: 'New Zoo' },
  ]);
});

test('withdraws options that the file no longer has, and brings them back', async () => {
  const one = catalogueInput([productInput({ id: 'zoo', options: [{}] })]);
  const two = catalogueInput([productInput({ id: 'zoo', options: [{}, {}] })]);
  await load(two);

  await load(one);
  const withdrawn = await ask('select id, active from options order by id');
  await load(two);

  expect(withdrawn).toEqual([
    { id: 'zoo-2', active: false },
    { id: 'zoo-day', active: true },
  ]);
  expect(await ask('select active from options')).toEqual([{ active: true }, { active: true }]);
});

test('notes when a product changed, not that it was imported again', async () => {
  await load(catalogueInput([productInput({ id: 'zoo' }), productInput({ id: 'park' })]));
  const changedToday = () => ask("select id from products where updated_at > now() - interval '1 day' order by id");
  const added = await changedToday();
  await ask("update products set updated_at = '2020-01-01'");

  await load(catalogueInput([productInput({ id: 'zoo', name: { en: 'New Zoo' } }), productInput({ id: 'park' })]));

  expect(added).toEqual([{ id: 'park' }, { id: 'zoo' }]);
  expect(await changedToday()).toEqual([{ id: 'zoo' }]);
});

test('leaves products alone that are not in the file, unless told to withdraw them', async () => {
  await load(catalogueInput([productInput({ id: 'zoo' }), productInput({ id: 'park' })]));
  const active = () => ask('select id from products where active order by id');

  await load(catalogueInput([productInput({ id: 'zoo' })]));
  const left = await active();
  await load(catalogueInput([productInput({ id: 'zoo' })]), { withdrawMissing: true });

  expect(left).toHaveLength(2);
  expect(await active()).toEqual([{ id: 'zoo' }]);
  expect(await load(catalogueInput([productInput({ id: 'zoo' }), productInput({ id: 'park' })]))).toMatchObject({
    changed: 1,
    unchanged: 1,
  });
});

test('keeps what travellers hold and have bought, and gives more or fewer places around it', async () => {
  await load(withCapacity(50));
  await take('2026-12-10', { held: 3, sold: 4 });

  const outcome = await load(withCapacity(20));

  expect(outcome).toMatchObject({ ok: true, warnings: [] });
  expect(await ask('select capacity, held, sold, closed from inventory')).toEqual([{ capacity: 20, held: 3, sold: 4, closed: false }]);
});

test('never takes sold places back: the day keeps them, sells no more, and is named', async () => {
  await load(withCapacity(50));
  await take('2026-12-10', { held: 3, sold: 4 });

  const outcome = await load(withCapacity(5));

  expect(outcome).toMatchObject({
    ok: true,
    warnings: [
      {
        row: 'ZOO',
        field: 'options.O1.inventory',
        message: '2026-12-10: 7 places are held or sold, the file gives 5; nothing more is sold',
      },
    ],
  });
  expect(await ask('select capacity, held, sold from inventory')).toEqual([{ capacity: 7, held: 3, sold: 4 }]);
});

test('closes a day that the file closes, with what is sold on it', async () => {
  await load(withCapacity(50));
  await take('2026-12-10', { sold: 4 });

  await load(withCapacity(50, [{ date: '2026-12-10', closed: true }]));

  expect(await ask('select closed, sold from inventory')).toEqual([{ closed: true, sold: 4 }]);
});

test("keeps customers' reviews when the supplier's are replaced", async () => {
  const input = (rating: number) =>
    catalogueInput([
      productInput({ id: 'zoo', reviews: [{ author: 'Ann', rating, text: 'Fine', lang: 'en', daysAgo: 2, travellerType: 'solo' }] }),
    ]);
  await load(input(5));
  await ask(
    "insert into reviews (product_id, author, rating, text, lang, visited_on, traveller_type, created_at, source) values ('zoo', 'Ben', 1, 'Rain', 'en', '2026-11-01', 'solo', now(), 'customer') returning id",
  );

  await load(input(3));

  expect(await ask('select author, rating from reviews order by author')).toEqual([
    { author: 'Ann', rating: 3 },
    { author: 'Ben', rating: 1 },
  ]);
  expect(await ask('select rating, rating_count from products')).toEqual([{ rating: '2.00', rating_count: 2 }]);
});

test("keeps staff's translations of the same words, and takes the file's own first", async () => {
  const input = (rating: number, translations = {}) => {
    const review = { author: 'Ann', rating, text: 'Bagus', lang: 'id', daysAgo: 2, travellerType: 'solo', translations } as const;
    return catalogueInput([productInput({ id: 'zoo', reviews: [review] })]);
  };
  const said = () => ask("select key, value ->> 'text' as text, value ->> 'by' as by from reviews, jsonb_each(translations) order by key");
  await load(input(5, { en: { text: 'Good' } }));
  expect(await said()).toEqual([{ key: 'en', text: 'Good', by: 'import' }]);
  await ask(
    `update reviews set translations = translations || '{"zh-Hans": {"text": "好", "answer": null, "by": "staff:1"}}' returning id`,
  );

  await load(input(4, { en: { text: 'Fine' } }));

  expect(await said()).toEqual([
    { key: 'en', text: 'Fine', by: 'import' },
    { key: 'zh-Hans', text: '好', by: 'staff:1' },
  ]);
});

test("drops what the last file translated and this one does not, and staff's translation of another answer", async () => {
  const input = (answer: string, translations = {}) => {
    const review = {
      author: 'Ann',
      rating: 5,
      text: 'Bagus',
      lang: 'id',
      daysAgo: 2,
      travellerType: 'solo',
      answer,
      translations,
    } as const;
    return catalogueInput([productInput({ id: 'zoo', reviews: [review] })]);
  };
  const said = () => ask("select key, value ->> 'text' as text, value ->> 'answer' as answer from reviews, jsonb_each(translations)");
  await load(input('Terima kasih', { en: { text: 'Good', answer: 'Thank you' } }));
  await ask(
    `update reviews set translations = translations || '{"zh-Hans": {"text": "好", "answer": "谢谢", "by": "staff:1"}}' returning id`,
  );

  await load(input('Terima kasih'));
  expect(await said()).toEqual([{ key: 'zh-Hans', text: '好', answer: '谢谢' }]);

  await load(input('Mohon maaf'));
  expect(await said()).toEqual([{ key: 'zh-Hans', text: '好', answer: null }]);
});

test('does everything and takes it back on a dry run', async () => {
  expect(await load(catalogueInput([productInput({ id: 'zoo' })]), { dryRun: true })).toMatchObject({ ok: true, added: 1 });
  expect(await ask('select from products')).toEqual([]);
});

test('takes files over that are larger than what is written at once; a fault in the last part takes all of it back', async () => {
  const many = Array.from({ length: 4_001 }, (_, index) => productInput({ id: `walk-${index}` }));
  await load(catalogueInput([productInput({ id: 'zoo' })]));
  const clashing = productInput({ id: 'last', options: [{ id: 'zoo-day' }] });

  expect(await load(catalogueInput([...many, clashing]))).toMatchObject({ ok: false, problems: [{ row: 'LAST', field: 'options.0.id' }] });
  expect(await ask('select id from products')).toEqual([{ id: 'zoo' }]);

  expect(await load(catalogueInput([...many, productInput({ id: 'zoo', name: { en: 'New Zoo' } })]))).toMatchObject({
    added: 4_001,
    changed: 1,
  });
  expect(
    await ask(
      "select count(*)::int as found from product_words join products on no = product_no where 'zoo' = any (string_to_array(in_name, ' ')) and active",
    ),
  ).toEqual([{ found: 4_002 }]);
}, 60_000);

describe('refuses a whole file and names the row and field', () => {
  const good = productInput({ id: 'park' });
  test.each<[string, Input, { row: string; field: string }]>([
    [
      'a place that nobody knows',
      catalogueInput([good, productInput({ id: 'zoo', placeId: 'atlantis' })]),
      { row: 'ZOO', field: 'placeId' },
    ],
    [
      'a category that nobody knows',
      catalogueInput([good, productInput({ id: 'zoo', categoryIds: ['dreams'] })]),
      { row: 'ZOO', field: 'categoryIds' },
    ],
    [
      'a currency that the shop has not',
      catalogueInput([good, productInput({ id: 'zoo', options: [{ chargeCurrency: 'CHF' }] })]),
      { row: 'ZOO', field: 'options.0.chargeCurrency' },
    ],
    ['a code that comes twice', catalogueInput([good, productInput({ id: 'zoo', code: 'PARK' })]), { row: 'PARK', field: 'code' }],
    ['an id that comes twice', catalogueInput([good, productInput({ id: 'park', code: 'ZOO' })]), { row: 'ZOO', field: 'id' }],
    [
      'an option id that comes twice',
      catalogueInput([good, productInput({ id: 'zoo', options: [{ id: 'park-day' }] })]),
      { row: 'ZOO', field: 'options.0.id' },
    ],
    ['a state that nobody knows', { ...catalogueInput([good]), states: [] }, { row: 'singapore-north', field: 'stateId' }],
  ])('for %s', async (_, input, problem) => {
    const outcome = await load(input);

    expect(outcome).toMatchObject({ ok: false, problems: expect.arrayContaining([expect.objectContaining(problem)]) as unknown });
    expect(await ask('select from products union all select from suppliers union all select from places')).toEqual([]);
  });

  test('for an address that would change its meaning', async () => {
    await load(catalogueInput([good]));

    expect(await load(catalogueInput([productInput({ id: 'new-park', code: 'PARK' })]))).toMatchObject({
      ok: false,
      problems: [{ row: 'PARK', field: 'id' }],
    });
    expect(await load({ ...catalogueInput([good]), supplier: { code: 'OTHER', name: 'Other' } })).toMatchObject({
      ok: false,
      problems: [{ row: 'PARK', field: 'id' }],
    });
    expect(await load(catalogueInput([productInput({ id: 'zoo', options: [{ id: 'park-day' }] })]))).toMatchObject({
      ok: false,
      problems: [{ row: 'ZOO', field: 'options.0.id' }],
    });
    expect(await load(catalogueInput([productInput({ id: 'park', options: [{ id: 'park-evening' }] })]))).toMatchObject({
      ok: false,
      problems: [{ row: 'PARK', field: 'options.0.id' }],
    });
  });
});
