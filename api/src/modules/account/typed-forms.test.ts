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
const setAside = (of: string, cookie: string) => shop.put('/typed-form', { of, path, fields }, { cookie });
const take = async (token: string, cookie: string, at = path) =>
  (await shop.get<TypedForm>(`/typed-form?path=${encodeURIComponent(at)}`, { token, cookie })).body.fields;

it('comes back once, to its own person in the same browser and at the same page', async () => {
  const [ada, ben] = [await seedUser(shop.deps), await seedUser(shop.deps)];

  await setAside(ada.id, 'straits_cart=browser-one-1234567890');
  const elsewhere = await take(ada.token, 'straits_cart=browser-two-1234567890');
  const bens = await take(ben.token, 'straits_cart=browser-one-1234567890');
  const atAnotherPage = await take(ada.token, 'straits_cart=browser-one-1234567890', '/profile');
  const first = await take(ada.token, 'straits_cart=browser-one-1234567890');
  const again = await take(ada.token, 'straits_cart=browser-one-1234567890');

  expect([elsewhere, bens, atAnotherPage, again]).toEqual([{}, {}, {}, {}]);
  expect(first).toEqual(fields);
});

it('is sealed, and gone after an hour', async () => {
  const ada = await seedUser(shop.deps);
  await setAside(ada.id, 'straits_cart=browser-three-1234567890');
  const stored = async () =>
    (await sql<{ row: string }>`select encode(sealed, 'escape') as row from typed_forms`.execute(shop.deps.db)).rows;
  const sealed = await stored();

  shop.clock.pass(61);
  const late = await take(ada.token, 'straits_cart=browser-three-1234567890');
  await forgetWhatIsOver(shop.deps);

  expect(sealed[0]?.row).not.toContain('K1234567A');
  expect(late).toEqual({});
  expect(await stored()).toEqual([]);
});

it('keeps nothing for a person that is not there', async () => {
  expect((await setAside('00000000-0000-4000-8000-000000000000', 'straits_cart=browser-four-1234567890')).status).toBe(200);
});
