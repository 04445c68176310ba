import type { Base, Company, Currency, User } from '@straits/api-contract';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

const SHARED = 'public, max-age=300, stale-while-revalidate=86400';
const BASE =
  'System FavIcon CompanyName Logo CurrencyCode Locales DefaultLocale SupportPhone SupportEmail LicenceNo UEN GstRegNo Social FeatureFlags HoldMinutes Variant';
const COMPANY = 'CompanyName CurrencyName Founded Address LicenceNo UEN BankName BankAccountName BankAccountNo';
const USER = 'Id Name Username Email Phone Nationality CurrencyObj IsB2B IsB2C IsStaff AgencyName';
const keysOf = (value: object) => Object.keys(value).join(' ');

// The literal names are a contract with clients that we have not written (M273 to M276, N6): nobody renames them by accident.
describe('the start-up calls', () => {
  it('give the base settings by the specification’s names', async () => {
    const { status, body, headers } = await shop.get<Base>('/base?system=123&web=tour.straits.test');

    expect([status, keysOf(body), headers['cache-control']]).toEqual([200, BASE, SHARED]);
    expect(body).toMatchObject({
      System: '123',
      CurrencyCode: 'SGD',
      DefaultLocale: 'EN',
      Locales: ['EN', 'ID', 'ZH', 'ZHTD', 'ZHSM'],
      Variant: 'b2c',
    });
  });

  it('give the company', async () => {
    const { body, headers } = await shop.get<Company>('/company?system=123');

    expect([keysOf(body), body.CurrencyName, headers['cache-control']]).toEqual([COMPANY, 'SGD', SHARED]);
  });

  it('give the currencies', async () => {
    const { body, headers } = await shop.get<Currency[]>('/currency?system=123');

    expect([...new Set(body.map(keysOf))]).toEqual(['Code Name Symbol Exponent Rate RateAt']);
    expect([body.some(({ Code }) => Code === 'SGD'), headers['cache-control']]).toEqual([true, SHARED]);
  });

  it.each([
    ['EN', 'Malaysian Ringgit'],
    ['ID', 'Ringgit Malaysia'],
    ['ZHSM', '马来西亚林吉特'],
    ['ZHTD', '馬來西亞令吉'],
  ])('name a currency in the language %s', async (lang, name) => {
    const { body } = await shop.get<Currency[]>(`/currency?system=123&lang=${lang}`);

    expect(body.find(({ Code }) => Code === 'MYR')?.Name).toBe(name);
  });

  it('give the user of the bearer token, to nobody else and for no cache', async () => {
    const { email, token } = await seedUser(shop.deps);
    const agent = await seedUser(shop.deps, { agency: { name: 'Harbour Holidays' } });

    const mine = await shop.get<User>('/user', { token });
    const theirs = await shop.get<User>('/user', { token: agent.token });
    const nobody = await shop.get('/user');

    expect(keysOf(mine.body)).toBe(USER);
    expect(mine.body).toMatchObject({ Email: email, IsB2B: 'false', IsB2C: 'true', CurrencyObj: { Code: 'SGD' } });
    expect(theirs.body).toMatchObject({ IsB2B: 'true', IsB2C: 'false', AgencyName: 'Harbour Holidays' });
    expect(mine.headers['cache-control']).not.toEqual(expect.stringContaining('public'));
    expect(nobody).toMatchObject({ status: 401, body: { code: 'unauthenticated', message: 'Unauthenticated.' } });
  });

  it.each([
    ['the host that asks', '/base', 'b2b.localhost', 'b2b'],
    ['the host in `web` before the one that asks', '/base?web=b2b.localhost', 'tour.straits.test', 'b2b'],
    ['any port and any case', '/base?web=B2B.localhost:3000', 'tour.straits.test', 'b2b'],
    ['the fixed tour host on localhost (M37)', '/base?web=localhost', 'b2b.localhost', 'b2c'],
    ['the fixed tour host for who asks at localhost', '/base', 'localhost:3000', 'b2c'],
  ])('take the shop from %s', async (_case, path, host, variant) => {
    expect((await shop.get<Base>(path, { host })).body.Variant).toBe(variant);
  });
});

describe('the ETag of the base settings', () => {
  it('spares who has the same answer the body, and only them', async () => {
    const first = await shop.get('/base');
    const etag = String(first.headers['etag']);

    const again = await shop.get('/base', { headers: { 'if-none-match': etag } });
    const byProxy = await shop.get('/base', { headers: { 'if-none-match': `"older", W/${etag}` } });
    const older = await shop.get('/base', { headers: { 'if-none-match': '"older"' } });
    const otherShop = await shop.get('/base?web=b2b.localhost', { headers: { 'if-none-match': etag } });

    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(again).toMatchObject({ status: 304, body: '', headers: { etag, 'cache-control': SHARED } });
    expect([byProxy.status, older.status, otherShop.status]).toEqual([304, 200, 200]);
    expect(older.body).toEqual(first.body);
  });
});
