import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { AgencyApplication, Profile, SignedIn, User } from '@straits/api-contract';
import { sql } from 'kysely';
import { mailsTo } from '../../mail/read-mails.fixture';
import type { Staff } from '../../ops/ops-command';
import { runCommand } from '../../ops/run-command';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { accountOps } from './account.ops';
import { forgetWhatIsOver } from './forget.jobs';

let shop: TestApp;
let staff: string;
let operator: Staff;
beforeAll(async () => {
  shop = await startTestApp();
  const { token, id, email } = await seedUser(shop.deps, { isStaff: true, email: 'staff@straits.test' });
  staff = token;
  operator = { userId: id, email, isMachine: false };
});
let start: Date;
beforeEach(() => void (start = shop.clock.now()));
afterEach(() => shop.clock.set(start));
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

  const code = await runCommand({ ...shop.deps, operator }, approve, ['agencies', 'approve', '201977777z'], (line) => said.push(line));

  expect([code, said.join()]).toEqual([0, 'Kampong Tours is approved; a mail tells the applicant.']);
  expect((await userOf(token)).IsB2B).toBe('true');
});

it('does not exist for anybody but staff', async () => {
  const { token } = await seedUser(shop.deps, { agency: { name: 'Nosy Travel' } });

  expect((await shop.get('/staff/agencies', { token })).status).toBe(404);
  expect((await shop.get('/staff/agencies')).status).toBe(401);
});

describe('its papers', () => {
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF');
  const send = (token: string, content: Buffer, { kind = 'acra_profile', name = 'profile.pdf' } = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `/travel/v1/user/agency-papers/${kind}`,
      headers: { host: 'tour.straits.test', authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([
        Buffer.from(`--b\r\nContent-Disposition: form-data; name="File"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`),
        content,
        Buffer.from('\r\n--b--\r\n'),
      ]),
    });
  const read = (id: string, kind: string, token = staff) =>
    shop.app.inject({
      url: `/travel/v1/staff/agencies/${id}/papers/${kind}`,
      headers: { host: 'tour.straits.test', authorization: `Bearer ${token}` },
    });
  const picture = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#13808a' } })
      .withExif({ IFD0: { Copyright: 'hidden words' } })
      .jpeg()
      .toBuffer();

  it('are sent while it waits, the newest of each kind; staff saves them, nobody else sees them', async () => {
    const token = await applicant('papers@agency.test', '201911111P');
    const first = await send(token, PDF, { name: 'old.pdf' });
    const second = await send(token, PDF, { name: '../../new.pdf' });
    const licence = await send(token, await picture(), { kind: 'stb_licence', name: 'licence.jpg' });
    const [application] = (await waiting()).filter(({ uniqueEntityNumber }) => uniqueEntityNumber === '201911111P');
    const paper = await read(application!.id, 'acra_profile');
    const drawn = await read(application!.id, 'stb_licence');
    const folder = mkdtempSync(path.join(tmpdir(), 'papers-'));
    const save = accountOps.find(({ name }) => name === 'agencies papers')!;
    await runCommand({ ...shop.deps, operator }, save, ['agencies', 'papers', '201911111P', '--to', folder], () => {});

    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(licence.json<Profile>().agency?.papers).toMatchObject([
      { kind: 'acra_profile', name: 'new.pdf', bytes: PDF.length },
      { kind: 'stb_licence', name: 'licence.jpg' },
    ]);
    expect(application?.papers.map(({ kind }) => kind)).toEqual(['acra_profile', 'stb_licence']);
    expect(paper.rawPayload.equals(PDF)).toBe(true);
    expect(paper.headers).toMatchObject({
      'content-disposition': 'attachment; filename="acra_profile.pdf"',
      'cache-control': 'private, no-store',
    });
    expect(drawn.rawPayload.toString('latin1')).not.toContain('hidden words');
    expect(readFileSync(path.join(folder, 'acra_profile.pdf')).equals(PDF)).toBe(true);
    expect((await read(application!.id, 'acra_profile', token)).statusCode).toBe(404);
  });

  it.each([
    ['a page that calls itself a PDF', Buffer.from('<html><script>alert(1)</script></html>'), 'file_not_paper'],
    ['nothing', Buffer.alloc(0), 'file_missing'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'file_not_image'],
    ['more than 5 MB', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 'file_too_large'],
  ])('are refused: %s', async (_what, content, code) => {
    const token = await applicant(`${code}@agency.test`, `2019${code}`);

    expect((await send(token, content)).json()).toMatchObject({ code });
  });

  it('are not asked for once staff has decided, and go a month after it was declined', async () => {
    const token = await applicant('late@agency.test', '201922222L');
    await send(token, PDF);
    const id = await idOf('201922222L');
    await shop.post(`/staff/agencies/${id}/decline`, { reason: 'The licence has expired.' }, { token: staff });
    const late = await send(token, PDF);
    const kept = await read(id, 'acra_profile');
    shop.clock.pass(32 * 24 * 60);
    const remove = jest.spyOn(shop.deps.files, 'remove').mockRejectedValueOnce(new Error('the store is away'));
    await forgetWhatIsOver(shop.deps);
    const [{ file }] = (await sql<{ file: string }>`select file from agency_papers where agency_id = ${id}`.execute(shop.deps.db)).rows as [
      { file: string },
    ];
    await forgetWhatIsOver(shop.deps);
    const left = await shop.deps.files.open(file);
    remove.mockRestore();
    const gone = await read(id, 'acra_profile', (await seedUser(shop.deps, { isStaff: true })).token);

    expect(left).toBeUndefined();
    expect([late.json<{ code: string }>().code, kept.statusCode, gone.statusCode]).toEqual(['agency_state_refused', 200, 404]);
  });

  it('leave no file when staff decides while it is sent, and are taken when the replaced file cannot be removed', async () => {
    const token = await applicant('race@agency.test', '201933333R');
    const { files } = shop.deps;
    const put = files.put.bind(files);
    const keys: string[] = [];
    const remove = jest.spyOn(files, 'remove').mockRejectedValueOnce(new Error('the store is away'));
    await send(token, PDF);
    const again = await send(token, PDF);
    const id = await idOf('201933333R');
    const slow = jest.spyOn(files, 'put').mockImplementationOnce(async (key, content, type) => {
      await put(key, content, type);
      keys.push(key);
      await shop.post(`/staff/agencies/${id}/decline`, { reason: 'The licence has expired.' }, { token: staff });
    });
    const late = await send(token, PDF);
    for (const spy of [remove, slow]) spy.mockRestore();

    expect(again.statusCode).toBe(200);
    expect(late.json()).toMatchObject({ code: 'agency_state_refused' });
    expect(keys).toHaveLength(1);
    expect(await files.open(keys[0]!)).toBeUndefined();
  });

  it('leave no file where the process died before they were kept', async () => {
    const token = await applicant('died@agency.test', '201944444D');
    const { files } = shop.deps;
    const put = files.put.bind(files);
    const keys: string[] = [];
    const dying = jest.spyOn(files, 'put').mockImplementation(async (key, content, type) => {
      await put(key, content, type);
      keys.push(key);
      if (keys.length === 1) throw new Error('killed');
    });
    const died = await send(token, PDF);
    await send(token, PDF);
    dying.mockRestore();

    shop.clock.pass(2 * 24 * 60);
    await forgetWhatIsOver(shop.deps);
    const [dead, kept] = await Promise.all(keys.map((key) => files.open(key)));
    kept?.stream.destroy();

    expect(died.statusCode).toBe(500);
    expect([dead, kept !== undefined]).toEqual([undefined, true]);
  });
});
