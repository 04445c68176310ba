import { sql } from 'kysely';
import type { TypedForm } from '@straits/api-contract';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { forgetWhatIsOver } from './forget.jobs';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

const path = '/profile/form?passenger=new';
const fields = { givenNames: 'Mei', passportNumber: 'K1234567A' };
const setAside = (of: string, cookie?: string) => shop.put('/typed-form', { of, path, fields }, { cookie });
const take = async (token: string, cookie: string, at = path) =>
  (await shop.get<TypedForm>(`/typed-form?path=${encodeURIComponent(at)}`, { token, cookie })).body.fields;

it('comes back once, to its own person in the same browser and at the same page', async () => {
  const [ada, ben] = [await seedUser(shop.deps), await seedUser(shop.deps)];

  const { cookie = '' } = await setAside(ada.id);
  const { cookie: other = '' } = await setAside('00000000-0000-4000-8000-000000000000');
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
  const { cookie = '' } = await setAside(ada.id);
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
  expect((await setAside('00000000-0000-4000-8000-000000000000')).status).toBe(200);
});
