import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Cart, EmailConfirmed, SignedIn, User } from '@straits/api-contract';
import { mailsTo } from '../../mail/read-mails.fixture';
import { countWaiting } from '../../testing/count-waiting.sql';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { hashOf, newToken } from '../../secrets';
import { hashPassword } from './passwords';
import { deleteDoors, findDevices, insertOneTimeToken, insertSession, lockOneTimeToken, markTokenUsed } from './sessions.sql';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

const person = (email: string, more: object = {}) => ({ name: 'Ada Lim', email, password: 'correct horse', ...more });
const register = (email: string, more: object = {}) => shop.post<{ code: string }>('/auth/register', person(email, more));
const signIn = (username: string, password = 'correct horse', ask = {}) =>
  shop.post<SignedIn & { code: string }>('/auth/sign-in', { username, password }, ask);

const mailTo = async (address: string) => (await mailsTo(shop.deps, address)).at(-1);
const phoneOf = async (email: string) =>
  (await sql<{ phone: string | null }>`select phone from users where email = ${email}`.execute(shop.deps.db)).rows[0]?.phone;
const tokenIn = (text: string | undefined) => /confirm=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const confirm = (token: string) => shop.post<EmailConfirmed & { code: string }>('/auth/confirm-email', { token });

async function confirmed(email: string) {
  await register(email);
  await confirm(tokenIn((await mailTo(email))?.text));
}

describe('registration', () => {
  it('lets nobody in before the address is confirmed, by the mailed link', async () => {
    await register('new@straits.test', { next: '/order-history' });
    const early = await signIn('new@straits.test');

    const mail = await mailTo('new@straits.test');
    const first = await confirm(tokenIn(mail?.text));
    const again = await confirm(tokenIn(mail?.text));
    const { status, body } = await signIn('New@Straits.test ');

    expect(early.body.code).toBe('email_not_verified');
    expect(mail?.subject).toBe('Confirm your e-mail address');
    expect(first.body).toEqual({ state: 'confirmed', next: '/order-history' });
    expect(again.body.state).toBe('already_confirmed');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ Email: 'new@straits.test', IsB2B: 'false', IsB2C: 'true' });
  });

  it.each([
    ['8 916 123-45-67', 'RU', '+79161234567'],
    ['0812 3456 7890', 'ID', '+6281234567890'],
    ['9123 4567', undefined, '+6591234567'],
  ])('reads the number %s as dialled in %s', async (phone, phoneCountry, expected) => {
    const email = `${expected.slice(1)}@straits.test`;

    await register(email, { phone, phoneCountry });

    expect(await phoneOf(email)).toBe(expected);
  });

  it('refuses an address that has an account', async () => {
    await register('twice@straits.test');

    expect(await register('TWICE@straits.test')).toMatchObject({ status: 422, body: { code: 'user_exists' } });
  });

  it.each([
    ['a short password', { password: '123456' }, 'request_malformed'],
    ['a password that many use', { password: 'Password1' }, 'password_too_common'],
    ['one letter for a name', { name: 'A' }, 'request_malformed'],
    ['no address', { email: 'ada' }, 'request_malformed'],
    ['NUL in the name', { name: 'Ada\u0000Lim' }, 'request_malformed'],
  ])('refuses %s', async (_case, more, code) => {
    expect((await register('bad@straits.test', more)).body.code).toBe(code);
  });

  it('takes passwords of 7 and of 512 characters', async () => {
    expect((await register('seven@straits.test', { password: 'abcdefz' })).status).toBe(200);
    expect((await register('long@straits.test', { password: 'x1'.repeat(256) })).status).toBe(200);
  });

  it('puts no foreign address into a link of ours', async () => {
    await register('next@straits.test', { next: '//evil.test' });

    expect((await confirm(tokenIn((await mailTo('next@straits.test'))?.text))).body.next).toBeNull();
  });

  it('makes an agent wait for approval', async () => {
    await register('agent@agency.test', {
      agent: { agencyName: 'Kampong Tours', licenceNumber: 'TA01234', uniqueEntityNumber: '201912345K' },
    });
    await confirm(tokenIn((await mailTo('agent@agency.test'))?.text));

    expect((await signIn('agent@agency.test')).body.user.IsB2B).toBe('false');
  });

  it('refuses a link that is too old or not ours', async () => {
    await register('late@straits.test');
    const mail = await mailTo('late@straits.test');
    shop.clock.pass(25 * 60);

    expect((await confirm(tokenIn(mail?.text))).body.code).toBe('confirmation_link_expired');
    expect((await confirm('nonsense')).body.code).toBe('confirmation_link_invalid');
  });
});

describe('sign-in', () => {
  it('says the same for a wrong password and for no account', async () => {
    await confirmed('known@straits.test');

    const [wrong, nobody] = [await signIn('known@straits.test', 'wrong horse'), await signIn('nobody@straits.test')];

    expect(wrong.body).toMatchObject({ code: 'sign_in_failed', message: "Login failed, Username and Password doesn't match" });
    expect(nobody.body.code).toBe('sign_in_failed');
  });

  it("takes the browser's cart and typed draft along", async () => {
    await confirmed('cart@straits.test');
    await seedProduct(shop.deps);
    const { cookie } = await shop.post<Cart>(
      '/cart/lines',
      { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-20', units: [{ unitId: 'adult', quantity: 1 }] },
      { idempotencyKey: randomUUID() },
    );
    await shop.put('/cart/draft', { contact: { name: 'Ada' } }, { cookie });

    const { body } = await signIn('cart@straits.test', 'correct horse', { cookie });
    const cart = await shop.get<Cart>('/cart', { token: body.token });
    const draft = await shop.get('/cart/draft', { token: body.token });

    expect(body.cartMerge).toEqual({ moved: 1, joined: 0 });
    expect(cart.body.lines[0]?.state).toBe('held');
    expect(draft.body).toMatchObject({ contact: { name: 'Ada' } });
  });
});

describe('a session', () => {
  it('ends at sign-out, everywhere it is used', async () => {
    const { token } = await seedUser(shop.deps);

    const before = await shop.get<User>('/user', { token });
    await shop.post('/auth/sign-out', {}, { token });
    const after = await shop.get('/user', { token });

    expect(before.status).toBe(200);
    expect(after).toMatchObject({ status: 401, body: { code: 'unauthenticated', message: 'Unauthenticated.' } });
  });

  it('is kept as a hash only', async () => {
    const { token } = await seedUser(shop.deps);

    const { rows } = await sql<{ row: string }>`select sessions::text as row from sessions`.execute(shop.deps.db);

    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  it('comes once from a token in an address', async () => {
    const { id } = await seedUser(shop.deps);
    const token = newToken();
    const now = shop.clock.now();
    await sql`insert into one_time_tokens (token_hash, purpose, user_id, created_at, expires_at) values (${hashOf(token)}, 'sign_in', ${id}, ${now}, ${new Date(now.getTime() + 60_000)})`.execute(
      shop.deps.db,
    );

    const [first, replay] = [await shop.post<SignedIn>('/auth/exchange', { token }), await shop.post('/auth/exchange', { token })];

    expect((await shop.get('/user', { token: first.body.token })).status).toBe(200);
    expect(replay).toMatchObject({
      status: 401,
      body: { code: 'token_invalid', message: 'Invalid or expired token. Please log in again.' },
    });
  });
});

describe('reset', () => {
  const codeIn = (text: string | undefined) => /\b(\d{4} \d{4})\b/.exec(text ?? '')?.[1] ?? '';
  const reset = (email: string, code: string) =>
    shop.post<SignedIn & { code: string }>('/auth/reset', { email, code, password: 'a new password' });

  it('ends the links that were mailed before: who can read old mails stays outside', async () => {
    const user = await seedUser(shop.deps, { email: 'linked@straits.test' });
    await shop.post('/auth/sign-in-link', { email: user.email });
    const token = /[?&]token=([\w-]+)/.exec((await mailTo(user.email))?.text ?? '')?.[1];
    await shop.post('/auth/forgot', { email: user.email });
    await reset(user.email, codeIn((await mailTo(user.email))?.text));

    expect(token).toBeTruthy();
    expect((await shop.post('/auth/exchange', { token })).status).toBe(401);
  });

  it('mails no code and no link that has become old while the mail server was away', async () => {
    const user = await seedUser(shop.deps, { email: 'waiting@straits.test' });
    await shop.post('/auth/forgot', { email: user.email });
    await shop.post('/auth/sign-in-link', { email: user.email });
    shop.clock.pass(31);
    const late = await mailTo(user.email);
    await shop.post('/auth/sign-in-link', { email: user.email });
    const inTime = await mailTo(user.email);
    shop.clock.pass(-31);

    expect([late, inTime?.subject]).toEqual([undefined, 'Your link to sign in']);
  });

  it('ends also the session of an old link that is opened in the same moment', async () => {
    const { id } = await seedUser(shop.deps);
    const now = shop.clock.now();
    const [link, session] = [hashOf(newToken()), hashOf(newToken())];
    const soon = new Date(now.getTime() + 60_000);
    await insertOneTimeToken(shop.deps.db, { tokenHash: link, purpose: 'sign_in', userId: id, next: null, now, expiresAt: soon });
    const ending = await shop.deps.db.transaction().execute(async (trx) => {
      await lockOneTimeToken(trx, link, 'sign_in');
      await insertSession(trx, { tokenHash: session, userId: id, now, expiresAt: soon, device: 'old' });
      let isOver = false;
      const doors = shop.deps.db
        .transaction()
        .execute((other) => deleteDoors(other, id))
        .finally(() => (isOver = true));
      while (!isOver && (await countWaiting(shop.deps.db)) === 0);
      await markTokenUsed(trx, link, now);
      return { doors };
    });
    await ending.doors;

    expect(await findDevices(shop.deps.db, id, now)).toEqual([]);
  });

  it('sets the password by the mailed code, spaces and all, and ends other sessions', async () => {
    const user = await seedUser(shop.deps, { email: 'forgot@straits.test', passwordHash: await hashPassword('an old password') });
    await shop.post('/auth/forgot', { email: user.email });
    const code = codeIn((await mailTo(user.email))?.text);

    const wrong = await reset(user.email, '0000 0000');
    const right = await reset(user.email, ` ${code} `);
    const replay = await reset(user.email, code);

    expect(wrong.body).toMatchObject({ code: 'reset_code_invalid', message: 'Reset code is invalid' });
    expect((await shop.get('/user', { token: right.body.token })).status).toBe(200);
    expect((await shop.get('/user', { token: user.token })).status).toBe(401);
    expect(replay.body.code).toBe('reset_code_invalid');
    expect((await signIn(user.email, 'an old password')).status).toBe(422);
  });

  it('says when there is no account, a few times an hour', async () => {
    const ask = { headers: { 'x-forwarded-for': '192.0.2.9' } };
    const answers = [];
    for (let time = 0; time < 6; time++)
      answers.push((await shop.post<{ code: string }>('/auth/forgot', { email: `no${time}@straits.test` }, ask)).body.code);

    expect(answers).toEqual([...Array<string>(5).fill('email_not_found'), 'rate_limited']);
  });
});
