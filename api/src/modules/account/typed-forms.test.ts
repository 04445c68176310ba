import { sql } from 'kysely';
import type { TypedForm } from '@straits/api-contract';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { CART_COOKIE } from '../../http/caller';
import { forgetWhatIsOver } from './forget.jobs';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

const path = '/profile/form?passenger=new';
const fields = { givenNames: 'Mei', passportNumber: 'K1234567A' };
/** The cookie that a browser has been given by the time that its session ends. */
async function browserOf(token: string): Promise<string> {
  const { cookie = '' } = await shop.get('/user', { token });
  expect(cookie).toMatch(new RegExp(`^${CART_COOKIE}=`));
  return cookie;
}
const setAside = (of: string, cookie?: string) => shop.put('/typed-form', { of, path, fields }, { cookie });
const take = async (token: string, cookie: string, at = path) =>
  (await shop.get<TypedForm>(`/typed-form?path=${encodeURIComponent(at)}`, { token, cookie })).body.fields;

it('comes back once, to its own person in the same browser and at the same page', async () => {
  const [ada, ben] = [await seedUser(shop.deps), await seedUser(shop.deps)];

  const [cookie, other] = [await browserOf(ada.token), await browserOf(ben.token)];
  await setAside(ada.id, cookie);
  const elsewhere = await take(ada.token, other);
  const bens = await take(ben.token, cookie);
  const atAnotherPage = await take(ada.token, cookie, '/profile');
  const first = await take(ada.token, cookie);
  const again = await take(ada.token, cookie);

  expect([elsewhere, bens, atAnotherPage, again]).toEqual([{}, {}, {}, {}]);
  expect(first).toEqual(fields);
});

it('is sealed, and gone after an hour', async () => {
  const ada = await seedUser(shop.deps);
  const cookie = await browserOf(ada.token);
  await setAside(ada.id, cookie);
  const stored = async () =>
    (await sql<{ row: string }>`select encode(sealed, 'escape') as row from typed_forms`.execute(shop.deps.db)).rows;
  const sealed = await stored();

  shop.clock.pass(61);
  const late = await take(ada.token, cookie);
  await forgetWhatIsOver(shop.deps);

  expect(sealed[0]?.row).not.toContain('K1234567A');
  expect(late).toEqual({});
  expect(await stored()).toEqual([]);
});

it('keeps nothing for a person that is not there', async () => {
  const cookie = await browserOf((await seedUser(shop.deps)).token);

  expect((await setAside('00000000-0000-4000-8000-000000000000', cookie)).status).toBe(200);
});

it('keeps nothing for a visitor who could not come back for it', async () => {
  const ada = await seedUser(shop.deps);
  const answers = [await setAside(ada.id), await setAside(ada.id, `${CART_COOKIE}=one-that-we-never-gave-to-anybody`)];

  expect(answers).toMatchObject(Array.from({ length: 2 }, () => ({ status: 409, body: { code: 'cookie_missing' }, cookie: undefined })));
  expect((await sql`select from typed_forms where user_id = ${ada.id}`.execute(shop.deps.db)).rows).toHaveLength(0);
});

it('takes so many of one network in a minute', async () => {
  const ada = await seedUser(shop.deps);
  const cookie = await browserOf(ada.token);
  const answers = [];
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let one = 0; one < 61; one++) answers.push(await shop.put('/typed-form', { of: ada.id, path, fields }, { cookie, headers }));

  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
});
