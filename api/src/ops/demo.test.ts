import { sql } from 'kysely';
import { addDays } from '../clock';
import type { Base } from '@straits/api-contract';
import { CatalogueImport } from '../modules/catalog/import/import-format';
import { catalogueInput, NO_PICTURES, productInput } from '../testing/seed-product';
import { startTestApp, type TestApp } from '../testing/test-app';
import { demoLoad } from './demo.ops';
import { runCommand } from './run-command';

const IDS = ['aquarium', 'bird-park', 'cable-car', 'drum-hall', 'eel-pond'];
/** A small one, with a day on which everything is closed ten days from today. */
const catalogueOf = (today: string) =>
  CatalogueImport.parse(
    catalogueInput(
      IDS.map((id) =>
        productInput({ id, options: [{ inventory: { capacity: 9, exceptions: [{ date: addDays(today, 10), capacity: 0 }] } }] }),
      ),
    ),
  );
const command = demoLoad({ catalogueOf, make: () => Promise.resolve(NO_PICTURES) });
const ask = async <T>(shop: TestApp, query: string) => (await sql.raw<T>(query).execute(shop.deps.db)).rows;
async function load(shop: TestApp) {
  const lines: string[] = [];
  const code = await runCommand(shop.deps, command, ['demo', 'load'], (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}
describe('the demonstration', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp({ isEmpty: true });
    expect(await load(shop)).toMatchObject({ code: 0 });
  });
  afterAll(() => shop.close());

  const nextDay = () => shop.clock.pass(24 * 60);

  it('is loaded again on another day whatever became of its company and people', async () => {
    await ask(shop, "update users set email = 'owner@example.com', name = 'Owner' where email = 'staff@straits.test'");
    await ask(shop, "update users set email = lower('boss@example.com') where email = 'agent@straits.test'");
    await ask(shop, "delete from users where email = 'traveller@straits.test'");
    await ask(shop, "update companies set name = 'Mine', bank_account_no = '999'");
    await ask(shop, "update agencies set name = 'Other' where name = 'Harbour Holidays'");
    await ask(shop, "update redeem_codes set code = 'MY-CODE' where code = 'STRAITS-50'");
    await ask(shop, "delete from hosts where host = 'b2b.straits.test'");
    await ask(shop, "update currencies set rate = 3.5 where code = 'MYR'");
    await ask(shop, "delete from currencies where code = 'TWD'");
    nextDay();

    expect(await load(shop)).toMatchObject({ code: 0 });

    expect(await ask(shop, 'select email from users order by email')).toEqual([
      { email: 'boss@example.com' },
      { email: 'owner@example.com' },
    ]);
    expect(await ask(shop, 'select name, bank_account_no from companies')).toEqual([{ name: 'Mine', bank_account_no: '999' }]);
    expect(await ask(shop, 'select code from redeem_codes order by lower(code)')).toEqual([{ code: 'MY-CODE' }, { code: 'Welcome-25' }]);
    expect(await ask(shop, "select from hosts where host = 'b2b.straits.test'")).toEqual([]);
    expect(await ask(shop, "select code, rate::float from currencies where code in ('MYR', 'TWD')")).toEqual([{ code: 'MYR', rate: 3.5 }]);
  });

  it('leaves products, places and its supplier as somebody has made them, and rolls the dates of the others on', async () => {
    const [first, second, third, fourth, rolled] = IDS.map((id) => ({ id, place_id: 'singapore-north' }));
    const stockOf = (id: string) => ask(shop, `select local_date::text from stock_exceptions where option_id = '${id}-day'`);
    await ask(shop, `update products set texts = jsonb_set(texts, '{en,name}', '"Renamed"') where id = '${first!.id}'`);
    await ask(shop, `update units set price_minor = 77700 where option_id in (select id from options where product_id = '${second!.id}')`);
    await ask(shop, `update products set active = false where id = '${third!.id}'`);
    await ask(shop, `delete from reviews where product_id = '${fourth!.id}'`);
    await ask(shop, `delete from units where option_id in (select id from options where product_id = '${fourth!.id}')`);
    await ask(shop, `delete from options where product_id = '${fourth!.id}'`);
    await ask(shop, `delete from products where id = '${fourth!.id}'`);
    await ask(shop, `update places set texts = jsonb_set(texts, '{en}', '"My place"') where id = '${rolled!.place_id}'`);
    await ask(shop, "update suppliers set name = 'My supplier'");
    const before = await stockOf(rolled!.id);
    nextDay();

    expect(await load(shop)).toMatchObject({ code: 0, text: expect.stringMatching(/^4 products were changed or deleted/) as string });

    expect(await ask(shop, `select texts #>> '{en,name}' as name from products where id = '${first!.id}'`)).toEqual([{ name: 'Renamed' }]);
    expect(
      await ask(
        shop,
        `select distinct price_minor::int from units where option_id in (select id from options where product_id = '${second!.id}')`,
      ),
    ).toEqual([{ price_minor: 77700 }]);
    expect(await ask(shop, `select active from products where id in ('${third!.id}', '${fourth!.id}')`)).toEqual([{ active: false }]);
    expect(await ask(shop, `select texts ->> 'en' as name from places where id = '${rolled!.place_id}'`)).toEqual([{ name: 'My place' }]);
    expect(await ask(shop, 'select name from suppliers')).toEqual([{ name: 'My supplier' }]);
    expect(await stockOf(rolled!.id)).not.toEqual(before);
    // Once more: what was left alone stays so.
    nextDay();
    expect(await load(shop)).toMatchObject({ code: 0, text: expect.stringMatching(/^4 products/) as string });
  });

  it('goes on from a data folder that did not write its products down', async () => {
    await ask(shop, 'truncate demo_products');
    nextDay();

    expect(await load(shop)).toMatchObject({ code: 0 });

    expect(await ask(shop, 'select count(*)::int from demo_products')).toEqual([{ count: 5 }]);
  });

  it('is told in the base settings of every host', async () => {
    for (const host of ['tour.straits.test', 'b2b.localhost'])
      expect((await shop.get<Base>('/base', { host })).body.FeatureFlags).toEqual({ demonstration: true });
  });
});

describe('a shop of its own', () => {
  let shop: TestApp;
  beforeAll(async () => void (shop = await startTestApp()));
  afterAll(() => shop.close());

  it('refuses the demonstration, and keeps all as it was', async () => {
    expect(await load(shop)).toEqual({ code: 1, text: 'This is the shop of Straits Travel: the demonstration is not loaded into it.' });

    expect(await ask(shop, 'select count(*)::int as people from users')).toEqual([{ people: 0 }]);
    expect(await ask(shop, 'select count(*)::int as products from products')).toEqual([{ products: 0 }]);
  });

  it('is no demonstration in its base settings, unless its cards pretend', async () => {
    Object.assign(shop.deps.settings, { cards: 'none' });
    expect((await shop.get<Base>('/base')).body.FeatureFlags).toEqual({});

    Object.assign(shop.deps.settings, { cards: 'sandbox' });
    expect((await shop.get<Base>('/base')).body.FeatureFlags).toEqual({ demonstration: true });
  });
});
