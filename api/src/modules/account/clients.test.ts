import { sql } from 'kysely';
import type { AgencyActs, Client, ClientExport, Clients, SavedPassenger } from '@straits/api-contract';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { seedUser, type SeededUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { forgetWhatIsOver } from './forget.jobs';

let shop: TestApp;
let admin: SeededUser;
let booker: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 50 } }] });
  admin = await seedUser(shop.deps, { agency: { name: 'Kampong Tours' }, name: 'Ada Lim' });
  booker = await seedUser(shop.deps, { agency: { id: admin.agencyId! }, role: 'booker', name: 'Siti Rahma' });
});
afterAll(() => shop.close());

const save = async (givenNames: string, token = admin.token) => {
  const details = { givenNames, familyName: 'Tan', dateOfBirth: '1990-03-12', passportNumber: 'K1234567A', expiresOn: '2030-01-01' };
  return (await shop.post<SavedPassenger>('/user/passengers', { ...details, consent: true }, { token })).body;
};
const list = async (token = admin.token) => (await shop.get<Clients>('/agency/clients', { token })).body;
const keep = (id: string, body: object, token = booker.token) => shop.put<Client>(`/agency/clients/${id}/keeping`, body, { token });

it('tells when, how and to whom each client agreed, and until when they are kept', async () => {
  const { id } = await save('Mei', booker.token);
  await shop.post('/user/passengers/import', { rows: [{ givenNames: 'Ali', familyName: 'Tan' }], consent: true }, { token: admin.token });

  const { items, today, latest } = await list();
  const renewed = await keep(id, { source: 'written', keepUntil: '2027-06-01' });

  expect([today, latest]).toEqual(['2026-12-01', '2028-11-30']);
  expect(items).toMatchObject([
    { givenNames: 'Ali', consent: { source: 'file', by: 'Ada Lim' }, hasPassport: false },
    {
      givenNames: 'Mei',
      consent: { at: '2026-12-01T02:00:00.000Z', source: 'spoken', by: 'Siti Rahma' },
      keepUntil: latest,
      hasPassport: true,
    },
  ]);
  expect(renewed.body).toMatchObject({ consent: { source: 'written', by: 'Siti Rahma' }, keepUntil: '2027-06-01' });
  const acts = (await shop.get<AgencyActs>('/agency/acts', { token: admin.token })).body.items;
  expect(acts.map(({ act }) => act)).toContain('client_kept');
});

it.each([['2026-12-01'], ['2028-12-01'], ['2020-01-01']])('keeps nobody until %s', async (keepUntil) => {
  const { id } = await save('Bea');

  expect((await keep(id, { source: 'spoken', keepUntil })).body).toMatchObject({
    code: 'request_malformed',
    fields: [{ field: 'keepUntil' }],
  });
});

it('gives the client a copy of everything, and writes down that it was given', async () => {
  const { id } = await save('Kim');
  const order = await seedOrder(shop, {
    token: admin.token,
    adults: 1,
    passengers: (lineId) => [{ lineId, unitId: 'adult', givenNames: 'KIM', familyName: 'Tan' }],
  });

  const { body } = await shop.get<ClientExport>(`/agency/clients/${id}/export`, { token: booker.token });

  expect(body).toMatchObject({
    ...{ agency: 'Kampong Tours', client: { givenNames: 'Kim', passportNumber: 'K1234567A' }, consent: { source: 'spoken' } },
    journeys: [{ orderCode: order.code, product: 'River Zoo', date: '2026-12-10' }],
  });
  expect((await shop.get<AgencyActs>('/agency/acts', { token: admin.token })).body.items[0]?.act).toBe('client_exported');
});

it('deletes a client the day after their last, and no sooner', async () => {
  const { id } = await save('Lee');
  await keep(id, { source: 'written', keepUntil: '2026-12-03' });
  const isThere = async () => (await sql`select from saved_passengers where id = ${id}`.execute(shop.deps.db)).rows.length === 1;

  shop.clock.set('2026-12-03T15:59:00Z');
  await forgetWhatIsOver(shop.deps);
  const onItsLastDay = await isThere();
  shop.clock.set('2026-12-03T16:01:00Z');
  await forgetWhatIsOver(shop.deps);

  expect([onItsLastDay, await isThere()]).toEqual([true, false]);
});
