import type { AgencyApplication, SignedIn, User } from '@straits/api-contract';
import { sql } from 'kysely';
import { mailsTo } from '../../mail/read-mails.fixture';
import { runCommand } from '../../ops/run-command';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { accountOps } from './account.ops';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await startTestApp();
  staff = (await seedUser(shop.deps, { isStaff: true, email: 'staff@straits.test' })).token;
});
afterAll(() => shop.close());

async function applicant(email: string, uniqueEntityNumber: string) {
  const agent = { agencyName: 'Kampong Tours', licenceNumber: 'TA01234', uniqueEntityNumber };
  await shop.post('/auth/register', { name: 'Ada Lim', email, password: 'correct horse', agent });
  await sql`update users set email_confirmed_at = created_at where email = ${email}`.execute(shop.deps.db);
  const { body } = await shop.post<SignedIn>('/auth/sign-in', { username: email, password: 'correct horse' });
  return body.token;
}
const waiting = async () => (await shop.get<{ items: AgencyApplication[] }>('/staff/agencies', { token: staff })).body.items;
const idOf = async (uen: string) => (await waiting()).find(({ uniqueEntityNumber }) => uniqueEntityNumber === uen)?.id ?? '';
const userOf = async (token: string) => (await shop.get<User>('/user', { token })).body;

it('is a traveller until staff approves, then has role, wallet and a mail', async () => {
  const token = await applicant('wait@agency.test', '201912345K');
  const before = await userOf(token);
  const id = await idOf('201912345K');

  const approved = await shop.post<AgencyApplication>(`/staff/agencies/${id}/approve`, {}, { token: staff });
  const twice = await shop.post(`/staff/agencies/${id}/approve`, {}, { token: staff });

  expect(before).toMatchObject({ IsB2B: 'false', AgencyName: null });
  expect(approved.body).toMatchObject({ state: 'approved', applicant: { email: 'wait@agency.test', emailConfirmed: true } });
  expect(twice).toMatchObject({ status: 409, body: { code: 'agency_state_refused' } });
  expect(await userOf(token)).toMatchObject({ IsB2B: 'true', AgencyName: 'Kampong Tours', AgencyRole: 'admin' });
  expect((await shop.get('/wallet', { token })).status).toBe(200);
  expect((await mailsTo(shop.deps, 'wait@agency.test')).at(-1)?.subject).toBe('Your agency is approved');
});

it('reads why it was declined, and stays a traveller', async () => {
  const token = await applicant('declined@agency.test', '201955555X');

  await shop.post(`/staff/agencies/${await idOf('201955555X')}/decline`, { reason: 'The licence has expired.' }, { token: staff });

  expect((await userOf(token)).IsB2B).toBe('false');
  expect((await mailsTo(shop.deps, 'declined@agency.test')).at(-1)?.text).toContain('The licence has expired.');
  expect(await idOf('201955555X')).toBe('');
});

it('is approved at the command line, with who decided on record', async () => {
  const token = await applicant('ops@agency.test', '201977777Z');
  const said: string[] = [];
  const approve = accountOps.find(({ name }) => name === 'agencies approve')!;

  const code = await runCommand(shop.deps, approve, ['agencies', 'approve', '201977777z', '--as', 'staff@straits.test'], (line) =>
    said.push(line),
  );

  expect([code, said.join()]).toEqual([0, 'Kampong Tours is approved; a mail tells the applicant.']);
  expect((await userOf(token)).IsB2B).toBe('true');
});

it('does not exist for anybody but staff', async () => {
  const { token } = await seedUser(shop.deps, { agency: { name: 'Nosy Travel' } });

  expect((await shop.get('/staff/agencies', { token })).status).toBe(404);
  expect((await shop.get('/staff/agencies')).status).toBe(401);
});
