import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Base, Company, Currency } from '@straits/api-contract';
import { findShopGaps } from '../shop-gaps';
import { seedStaff } from '../testing/seed-shop';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { Staff } from './ops-command';
import { findCommand, runCommand } from './run-command';
import { shopOps } from './shop.ops';

let shop: TestApp;
let folder: string;
beforeEach(async () => {
  shop = await startTestApp({ isEmpty: true });
  folder = mkdtempSync(path.join(tmpdir(), 'straits-shop-'));
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

async function ops(given: string[], operator?: Staff) {
  const lines: string[] = [];
  const code = await runCommand({ ...shop.deps, operator }, findCommand(shopOps, given)!, given, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}
const OPTIONS: Record<string, string | string[]> = {
  name: 'Kampong Travel Pte Ltd',
  address: ['1 Raffles Place', 'Singapore 048616'],
  licence: 'TA99999',
  uen: '202012345K',
  'tax-number': 'M9-1234567-8',
  phone: '+65 6123 9999',
  email: 'help@kampong.example',
  currency: 'SGD',
  rate: ['MYR=3.28', 'JPY=118.5'],
  bank: 'DBS Bank',
  'bank-account-name': 'Kampong Travel Pte Ltd',
  'bank-account-no': '003-901234-5',
  'bank-currency': 'SGD',
  host: ['shop.kampong.example'],
  'trade-host': ['trade.kampong.example'],
  owner: 'owner@kampong.example',
  'owner-name': 'Tan Wei',
};
const init = (change: Record<string, string | string[] | null> = {}) =>
  ops([
    'shop',
    'init',
    ...Object.entries({ ...OPTIONS, ...change }).flatMap(([name, value]) =>
      value === null ? [] : [value].flat().flatMap((one) => [`--${name}`, one]),
    ),
  ]);
const count = async () =>
  (
    await sql`select (select count(*)::int from companies) as companies, (select count(*)::int from currencies) as currencies, (select count(*)::int from hosts) as hosts,
      (select count(*)::int from users) as users`.execute(shop.deps.db)
  ).rows[0];
const NOTHING = { companies: 0, currencies: 0, hosts: 0, users: 0 };

describe('shop init', () => {
  it('makes the shop by options: its hosts answer, and the first of staff has a link', async () => {
    const { code, text } = await init();

    expect([code, text]).toEqual([0, expect.stringMatching(/\/choose-password#token=[\w-]{40,}/)]);
    const host = 'shop.kampong.example';
    expect((await shop.get<Base>('/base', { host })).body).toMatchObject({
      CompanyName: 'Kampong Travel Pte Ltd',
      CurrencyCode: 'SGD',
      UEN: '202012345K',
      GstRegNo: 'M9-1234567-8',
      Variant: 'b2c',
    });
    expect((await shop.get<Base>('/base', { host: 'trade.kampong.example' })).body.Variant).toBe('b2b');
    expect((await shop.get<Company>('/company', { host })).body).toMatchObject({
      Address: ['1 Raffles Place', 'Singapore 048616'],
      BankAccountNo: '003-901234-5',
      Founded: 2026,
    });
    expect((await shop.get<Currency[]>('/currency', { host })).body).toMatchObject([
      { Code: 'SGD', Exponent: 2, Rate: '1.00000000' },
      { Code: 'MYR', Exponent: 2, Rate: '3.28000000' },
      { Code: 'JPY', Exponent: 0 },
    ]);
    expect((await sql`select email, is_staff as "isStaff" from users`.execute(shop.deps.db)).rows).toEqual([
      { email: 'owner@kampong.example', isStaff: true },
    ]);
  });

  it('makes it by a file, in which an option counts more', async () => {
    const file = path.join(folder, 'shop.json');
    const bankAccount = { bankName: 'DBS Bank', accountName: 'Kampong', accountNo: '1-2', currency: 'SGD' };
    const told = {
      ...{ name: 'From a file', address: ['1 Road'], licenceNo: 'TA1', uen: '202012345K', supportPhone: '+65 6123 9999' },
      ...{ supportEmail: 'help@kampong.example', currency: 'SGD', bankAccount, social: { instagram: 'https://instagram.com/kampong' } },
      hosts: [{ host: 'localhost', variant: 'b2c' }],
      owner: { email: 'owner@kampong.example', name: 'Tan Wei' },
    };
    writeFileSync(file, JSON.stringify(told));

    expect(await ops(['shop', 'init', '--file', file, '--name', 'By an option'])).toMatchObject({ code: 0 });

    expect((await shop.get<Base>('/base', { host: 'localhost:3000' })).body).toMatchObject({
      CompanyName: 'By an option',
      Social: { instagram: 'https://instagram.com/kampong' },
    });
  });

  it.each([
    [{ name: null }, /^name: is missing/],
    [{ uen: '' }, /^uen:/],
    [{ address: null }, /^address: is missing/],
    [{ currency: 'XXZ' }, /^currency: is no currency/],
    [{ rate: ['MYR'] }, /^currencies\.0\.rate:/],
    [{ rate: ['MYR=-1'] }, /^currencies\.0\.rate:/],
    [{ rate: ['MYR=0'] }, /^currencies\.0\.rate: must be above zero/],
    [{ rate: ['SGD=2'] }, /^currencies: the shop's own/],
    [{ rate: ['MYR=3', 'MYR=4'] }, /^currencies: one is there twice/],
    [{ host: ['no host'] }, /^hosts\.0\.host: is not a host name/],
    [{ host: null }, /^hosts: one must be b2c/],
    [{ host: ['a.example', 'A.example:443'] }, /^hosts: one is there twice/],
    [{ 'bank-account-no': null }, /^bankAccount\.accountNo: is missing/],
    [{ owner: 'nobody' }, /^owner\.email:/],
    [{ 'owner-name': null }, /^owner\.name:/],
    [{ phone: 'call us' }, /^supportPhone: is not a telephone number/],
  ])('refuses %j, says which field is wrong, and makes nothing of it', async (change, said) => {
    const { code, text } = await init(change);

    expect([code, text]).toEqual([1, expect.stringMatching(said)]);
    expect(await count()).toEqual(NOTHING);
  });

  it('tells all that is wrong at once', async () => {
    const { text } = await init({ name: null, uen: null, owner: 'nobody' });

    expect(text).toMatch(/^name:.*\nuen:.*\nowner\.email:/s);
  });

  it('refuses a second time, and changes nothing', async () => {
    await init();
    const before = await count();

    expect(await init({ name: 'Another', owner: 'else@kampong.example' })).toMatchObject({
      code: 1,
      text: expect.stringContaining('Kampong Travel') as string,
    });
    expect(await count()).toEqual(before);
  });

  it('makes one shop when two are made at once', async () => {
    const outcomes = await Promise.all([init({ name: 'One shop' }), init({ name: 'Another', owner: 'else@kampong.example' })]);

    expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(await count()).toMatchObject({ companies: 1, users: 1 });
  });

  it('refuses a database with the demonstration', async () => {
    await sql`insert into ops_marks (name, value) values ('demo load', 'begun')`.execute(shop.deps.db);

    expect(await init()).toMatchObject({ code: 1, text: expect.stringContaining('demonstration') as string });
    expect(await count()).toEqual(NOTHING);
  });
});

describe('shop set', () => {
  it('is for a person of staff who is signed in', async () => {
    await init();
    const machine = { ...(await seedStaff(shop.deps)), isMachine: true };

    await expect(ops(['shop', 'set', '--name', 'Mine'])).rejects.toThrow(/sign-in/);
    await expect(ops(['shop', 'set', '--name', 'Mine'], machine)).rejects.toThrow(/program/);
  });

  it('changes what is said and leaves the rest', async () => {
    await init();
    const staff = await seedStaff(shop.deps);

    const changed = await ops(['shop', 'set', '--phone', '+65 6000 1111', '--rate', 'MYR=3.5', '--rate', 'IDR=12650'], staff);

    expect(changed.code).toBe(0);
    const host = 'shop.kampong.example';
    expect((await shop.get<Base>('/base', { host })).body).toMatchObject({
      CompanyName: 'Kampong Travel Pte Ltd',
      SupportPhone: '+65 6000 1111',
    });
    expect((await shop.get<Currency[]>('/currency', { host })).body.map(({ Code, Rate }) => [Code, Number(Rate)])).toEqual([
      ['SGD', 1],
      ['MYR', 3.5],
      ['JPY', 118.5],
      ['IDR', 12_650],
    ]);
  });

  it('takes the bank account away and brings another, whole', async () => {
    await init();
    const staff = await seedStaff(shop.deps);
    const bank = async () => (await shop.get<Company>('/company', { host: 'shop.kampong.example' })).body.BankName;

    await ops(['shop', 'set', '--no-bank'], staff);
    expect(await bank()).toBe('');
    expect(await ops(['shop', 'set', '--bank', 'OCBC'], staff)).toMatchObject({
      code: 1,
      text: expect.stringContaining('bankAccount.accountNo') as string,
    });
    expect(await bank()).toBe('');
    await ops(
      ['shop', 'set', '--bank', 'OCBC', '--bank-account-name', 'Kampong', '--bank-account-no', '12', '--bank-currency', 'SGD'],
      staff,
    );
    expect(await bank()).toBe('OCBC');
  });

  it.each([[['--rate', 'SGD=2']], [['--email', 'nobody']], [['--name', '']]])('refuses %j', async (given) => {
    await init();

    expect(await ops(['shop', 'set', ...given], await seedStaff(shop.deps))).toMatchObject({ code: 1 });
  });

  it('asks what to change, and for a shop to change', async () => {
    const staff = { userId: '', email: '', isMachine: false };

    expect(await ops(['shop', 'set', '--name', 'Mine'], staff)).toMatchObject({
      code: 1,
      text: expect.stringContaining('shop init') as string,
    });
    await init();
    await expect(ops(['shop', 'set'], staff)).rejects.toThrow(/say what changes/);
  });
});

describe('what is missing', () => {
  it('is the shop itself at first', async () => {
    expect(await findShopGaps(shop.deps)).toEqual([expect.stringContaining('shop init') as string]);
    expect((await ops(['shop', 'show'])).text).toContain('shop init');
  });

  it.each([
    [
      'a bank account',
      'update companies set bank_name = null, bank_account_name = null, bank_account_no = null, bank_currency = null',
      /transfers are not taken/,
    ],
    ['the currency', "delete from currencies where code = 'SGD'", /SGD is the shop’s currency/],
    ['a host', 'delete from hosts', /host add/],
    ['cards', 'select 1', /Cards are not taken/],
    ['somebody who can sign in', 'select 1', /Nobody of staff can sign in/],
  ])('is told with what to do: %s', async (_what, breaking, said) => {
    await init();
    Object.assign(shop.deps.settings, { cards: 'none' });
    await sql`update users set currency = 'MYR'`.execute(shop.deps.db);
    await sql.raw(breaking).execute(shop.deps.db);

    const { text } = await ops(['shop', 'show']);

    expect(text).toMatch(said);
  });

  it('is nothing of a whole shop', async () => {
    await init();
    await sql`update users set password_hash = 'chosen', email_confirmed_at = now()`.execute(shop.deps.db);
    const settings = {
      cards: 'stripe',
      smtpUrl: 'smtp://mail',
      mailFrom: 'Kampong <a@kampong.example>',
      siteUrl: 'https://shop.kampong.example',
    };
    Object.assign(shop.deps.settings, settings);

    expect(await findShopGaps(shop.deps)).toEqual([]);
  });
});
