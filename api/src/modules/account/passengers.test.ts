import { sql } from 'kysely';
import type { PassengersImported, SavedPassenger, SavedPassengerList } from '@straits/api-contract';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { forgetWhatIsOver } from './forget.jobs';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

const mei = {
  givenNames: 'Mei Ling',
  familyName: 'Tan',
  dateOfBirth: '1990-03-12',
  nationality: 'SG',
  passportNumber: 'K1234567A',
  expiresOn: '2030-01-01',
};
const save = (token: string, more: object = {}) =>
  shop.post<SavedPassenger & { code: string; fields: object[] }>('/user/passengers', { ...mei, ...more }, { token });
const list = async (token: string) => (await shop.get<SavedPassengerList>('/user/passengers', { token })).body.items;

describe('a saved passenger', () => {
  it('is whole when it is opened, covered in the list, and encrypted in the database', async () => {
    const { token } = await seedUser(shop.deps);

    const { body } = await save(token);
    const { rows } = await sql<{
      row: string;
    }>`select p::text || encode(p.passport, 'escape') as row from saved_passengers p where id = ${body.id}`.execute(shop.deps.db);

    expect(body).toMatchObject({ passportNumber: 'K1234567A', expiresOn: '2030-01-01', keepUntil: null });
    expect((await list(token))[0]).toMatchObject({ familyName: 'Tan', passportNumber: '••••••67A' });
    expect(rows[0]?.row).not.toContain('1234567');
  });

  it('is told its faults field by field', async () => {
    const { token } = await seedUser(shop.deps);

    const { status, body } = await save(token, { familyName: 'T4n', expiresOn: 'soon' });

    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { field: 'familyName', message: 'letters' },
      { field: 'expiresOn', message: 'date' },
    ]);
  });

  it('does not become another one of the same name and birthday', async () => {
    const { token } = await seedUser(shop.deps);
    await save(token);
    const { id } = (await save(token, { dateOfBirth: undefined })).body;

    const { status, body } = await shop.put<{ code: string }>(`/user/passengers/${id}`, mei, { token });

    expect([status, body.code]).toEqual([409, 'passenger_exists']);
    expect((await list(token)).map((one) => one.dateOfBirth)).toContain(null);
  });

  it('comes back when it was deleted a moment ago, and not later', async () => {
    const { token } = await seedUser(shop.deps);
    const { id } = (await save(token)).body;
    const other = (await save(token, { givenNames: 'Siti' })).body;

    await shop.delete(`/user/passengers/${id}`, { token });
    const gone = await list(token);
    const back = await shop.post(`/user/passengers/${id}/restore`, {}, { token });
    await shop.delete(`/user/passengers/${other.id}`, { token });
    shop.clock.pass(11);
    await forgetWhatIsOver(shop.deps);
    const tooLate = await shop.post(`/user/passengers/${other.id}/restore`, {}, { token });

    expect(gone.map((one) => one.givenNames)).toEqual(['Siti']);
    expect([back.status, tooLate.status]).toEqual([200, 404]);
    expect(await sql`select from saved_passengers where id = ${other.id}`.execute(shop.deps.db)).toMatchObject({ rows: [] });
  });

  it("is nobody else's", async () => {
    const [owner, stranger] = [await seedUser(shop.deps), await seedUser(shop.deps)];
    const { id } = (await save(owner.token)).body;
    const at = `/user/passengers/${id}`;

    const tries = [
      await shop.get(at, { token: stranger.token }),
      await shop.put(at, mei, { token: stranger.token }),
      await shop.delete(at, { token: stranger.token }),
      await shop.post(`${at}/restore`, {}, { token: stranger.token }),
    ];

    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('of an agency is shared by its people, needs consent, and is forgotten after two years', async () => {
    const admin = await seedUser(shop.deps, { agency: { name: 'Kampong Tours' } });
    const booker = await seedUser(shop.deps, { agency: { id: admin.agencyId ?? '' }, role: 'booker' });

    const without = await save(admin.token);
    const { body } = await save(admin.token, { consent: true });
    const shared = await list(booker.token);
    shop.clock.pass(731 * 24 * 60);
    await sql`update sessions set expires_at = expires_at + interval '3 years'`.execute(shop.deps.db);
    await forgetWhatIsOver(shop.deps);

    expect(without).toMatchObject({ status: 422, body: { code: 'consent_missing' } });
    expect(body.keepUntil).toBe('2028-11-30');
    expect(shared).toHaveLength(1);
    expect(await list(booker.token)).toEqual([]);
    shop.clock.set('2026-12-01T02:00:00Z');
  });
});

describe('an import', () => {
  const row = (number: number, more: object = {}) => ({
    givenNames: `Traveller ${String.fromCharCode(65 + (number % 26))}${String.fromCharCode(65 + Math.floor(number / 26))}`,
    familyName: 'Lim',
    dateOfBirth: '1980-05-06',
    nationality: 'SG',
    passportNumber: `K${1_000_000 + number}A`,
    ...more,
  });
  const BAD = [
    { dateOfBirth: '31/02/1980' },
    { nationality: 'Atlantis' },
    { givenNames: '', familyName: '' },
    { passportNumber: 'A' },
    { dateOfBirth: '2030-01-01' },
    { familyName: 'L1m' },
    { title: 'KING' },
  ];
  const send = (token: string, rows: object[]) => shop.post<PassengersImported>('/user/passengers/import', { rows }, { token });

  it('T15: of 200 rows with 7 bad ones lets 193 in, under a second, and takes the mended ones afterwards', async () => {
    const { token } = await seedUser(shop.deps);
    const rows = Array.from({ length: 200 }, (_, number) => row(number, number % 30 === 7 ? BAD[Math.floor(number / 30)] : {}));
    const start = performance.now();

    const { body } = await send(token, rows);
    const took = performance.now() - start;
    const again = await send(token, rows);
    const mended = await send(
      token,
      body.wrong.map((one) => row(one.row)),
    );

    expect(body).toMatchObject({ added: 193, merged: 0 });
    expect(body.wrong).toHaveLength(7);
    expect(body.wrong.map(({ faults }) => faults[0])).toEqual([
      { field: 'dateOfBirth', fault: 'date' },
      { field: 'nationality', fault: 'country' },
      { field: 'givenNames', fault: 'missing' },
      { field: 'passportNumber', fault: 'passport' },
      { field: 'dateOfBirth', fault: 'future' },
      { field: 'familyName', fault: 'letters' },
      { field: 'title', fault: 'title' },
    ]);
    expect(took).toBeLessThan(1_000);
    expect(again.body).toMatchObject({ added: 0, merged: 193 });
    expect(mended.body).toEqual({ added: 7, merged: 0, wrong: [] });
    expect(await list(token)).toHaveLength(200);
  });

  it('merges two rows of one person in the same file', async () => {
    const { token } = await seedUser(shop.deps);

    const { body } = await send(token, [row(1), row(1, { passportNumber: 'NEW12345' })]);

    expect(body).toEqual({ added: 1, merged: 1, wrong: [] });
  });
});
