import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Cart, EmailConfirmed, SignedIn, User } from '@straits/api-contract';
import { mailsTo } from '../../mail/read-mails.fixture';
import { countWaiting } from '../../testing/count-waiting.sql';
import { ofAnotherNetwork } from '../../testing/visitor-address';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { hashOf, newToken } from '../../secrets';
import { hashPassword } from './passwords';
import { deleteDoors, findDevices, insertOneTimeToken, insertSession, lockOneTimeToken, markTokenUsed } from './sessions.sql';

// The real ones, counted.
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...argon2, hash: jest.fn(argon2.hash) };
});
const hashes = jest.mocked(hash);

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
const codeIn = (text: string | undefined) => /\b(\d{4} \d{4})\b/.exec(text ?? '')?.[1] ?? '';
const confirm = (token: string, cookie?: string, proof = {}) =>
  shop.post<EmailConfirmed & { code: string }>('/auth/confirm-email', { token, ...proof }, { cookie });

async function confirmed(email: string) {
  const { cookie } = await register(email);
  await confirm(tokenIn((await mailTo(email))?.text), cookie);
}

/** What is asked of the tables of accounts meanwhile; other questions of the shop come when they like. */
async function statementsOf<T>(act: () => Promise<T>): Promise<{ answers: T; statements: string[] }> {
  const query = jest.spyOn(Client.prototype, 'query');
  const answers = await act();
  const texts = query.mock.calls.map(([asked]: unknown[]) => (typeof asked === 'string' ? asked : (asked as { text: string }).text));
  query.mockRestore();
  return {
    answers,
    statements: texts.filter((text) => /one_time_tokens|password_checks|rate_limits|from users|graphile_worker/.test(text)),
  };
}

describe('registration', () => {
  it('lets nobody in before the address is confirmed, by the mailed link', async () => {
    const { cookie } = await register('new@straits.test', { next: '/order-history' });
    const early = await signIn('new@straits.test');

    const mail = await mailTo('new@straits.test');
    const first = await confirm(tokenIn(mail?.text), cookie);
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
    const { cookie } = await register('next@straits.test', { next: '//evil.test' });

    expect((await confirm(tokenIn((await mailTo('next@straits.test'))?.text), cookie)).body.next).toBeNull();
  });

  it('makes an agent wait for approval', async () => {
    const { cookie } = await register('agent@agency.test', {
      agent: { agencyName: 'Kampong Tours', licenceNumber: 'TA01234', uniqueEntityNumber: '201912345K' },
    });
    await confirm(tokenIn((await mailTo('agent@agency.test'))?.text), cookie);

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

describe('who registers an address that is not theirs', () => {
  const AGENT = { agencyName: 'Kampong Tours', licenceNumber: 'TA01234', uniqueEntityNumber: '201912345K' };
  const own = { name: 'Mei Tan', password: 'my own password' };
  const profileOf = async (email: string) =>
    (await sql`select name, phone, nationality, agency_id is not null as "isAgent" from users where email = ${email}`.execute(shop.deps.db))
      .rows[0];
  const typed = { phone: '+6591234567', nationality: 'ID', agent: AGENT };

  it('gets nothing by the click of its owner: another browser proves the password or leaves nothing of theirs', async () => {
    await register('victim@straits.test', typed);
    const token = tokenIn((await mailTo('victim@straits.test'))?.text);

    const click = await confirm(token);
    const guess = await confirm(token, undefined, { password: 'not the one' });
    const common = await confirm(token, undefined, { name: 'Mei Tan', password: 'password1' });
    const early = await signIn('victim@straits.test');
    const taken = await confirm(token, undefined, own);

    expect(click.body.state).toBe('password_needed');
    expect([guess, common, early].map(({ body }) => body.code)).toEqual(['password_wrong', 'password_too_common', 'email_not_verified']);
    expect(taken.body.state).toBe('confirmed');
    expect((await signIn('victim@straits.test')).body.code).toBe('sign_in_failed');
    expect((await signIn('victim@straits.test', own.password)).status).toBe(200);
    expect(await profileOf('victim@straits.test')).toEqual({ name: 'Mei Tan', phone: null, nationality: null, isAgent: false });
  });

  it('is told from its owner on another device, who knows the password and keeps what was typed', async () => {
    await register('twodevices@straits.test', typed);
    const other = await shop.post('/auth/forgot', { email: 'nobody@straits.test' });

    const { body } = await confirm(tokenIn((await mailTo('twodevices@straits.test'))?.text), other.cookie, { password: 'correct horse' });

    expect(body.state).toBe('confirmed');
    expect(await profileOf('twodevices@straits.test')).toEqual({ name: 'Ada Lim', phone: '+6591234567', nationality: 'ID', isAgent: true });
  });

  it('gets nothing by a reset of its owner either', async () => {
    await register('resetter@straits.test', typed);
    await shop.post('/auth/forgot', { email: 'resetter@straits.test' });
    const code = codeIn((await mailTo('resetter@straits.test'))?.text);

    await shop.post('/auth/reset', { email: 'resetter@straits.test', code, password: own.password });

    expect((await signIn('resetter@straits.test')).body.code).toBe('sign_in_failed');
    expect(await profileOf('resetter@straits.test')).toEqual({
      name: 'resetter@straits.test',
      phone: null,
      nationality: null,
      isAgent: false,
    });
  });

  it('cannot make the link of its owner useless by asking for another one', async () => {
    const { cookie } = await register('asked@straits.test');
    const token = tokenIn((await mailTo('asked@straits.test'))?.text);
    await shop.post('/auth/resend-confirmation', { email: 'asked@straits.test' });
    await mailTo('asked@straits.test');

    expect((await confirm(token, cookie)).body.state).toBe('confirmed');
  });
});

it('tells one network of five addresses in an hour that they have an account, and then nothing', async () => {
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  for (const time of [0, 1, 2, 3, 4, 5]) await seedUser(shop.deps, { email: `listed${time}@straits.test` });
  const ask = async (email: string, ip = '192.0.2.40') =>
    (await shop.post<{ code?: string }>('/auth/register', person(email), from(ip))).body.code;

  const fresh = [await ask('fresh1@straits.test'), await ask('fresh2@straits.test')];
  const listed = await Promise.all([0, 1, 2, 3, 4, 5].map((time) => ask(`listed${time}@straits.test`)));
  const after = await ask('fresh3@straits.test');

  expect(fresh).toEqual([undefined, undefined]);
  expect(listed.toSorted()).toEqual(['rate_limited', ...Array<string>(5).fill('user_exists')]);
  expect(after).toBe('rate_limited');
  expect(await ask('listed0@straits.test', '192.0.2.41')).toBe('user_exists');
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

  describe('by the link of the mail', () => {
    const linkIn = (text: string | undefined) => /#reset=([\w-]{40,})/.exec(text ?? '')?.[1];
    const choose = (token: string | undefined) =>
      shop.post<SignedIn & { code: string }>('/auth/choose-password', { token, password: 'a new password' });
    const passwordHash = hashPassword('an old password');

    it('sets the password also while strangers have used up every try, and only once', async () => {
      const user = await seedUser(shop.deps, { email: 'locked@straits.test', passwordHash: await passwordHash });
      await shop.post('/auth/forgot', { email: user.email }, ofAnotherNetwork());
      const mail = await mailTo(user.email);
      const tryCode = (code: string) =>
        shop.post<{ code: string }>('/auth/reset', { email: user.email, code, password: 'a new password' }, ofAnotherNetwork());
      for (let stranger = 0; stranger < 51; stranger += 1) await tryCode('0000 0000');

      const byCode = await tryCode(codeIn(mail?.text));
      const first = await choose(linkIn(mail?.text));
      const again = await choose(linkIn(mail?.text));

      expect(byCode.body.code).toBe('rate_limited');
      expect([first.status, again.body.code]).toEqual([200, 'password_link_invalid']);
      expect((await shop.get('/user', { token: user.token })).status).toBe(401);
      expect((await signIn(user.email, 'a new password')).status).toBe(200);
    });

    it('is over with the code, and with its time', async () => {
      const user = await seedUser(shop.deps, { email: 'linkover@straits.test', passwordHash: await passwordHash });
      await shop.post('/auth/forgot', { email: user.email }, ofAnotherNetwork());
      const mail = await mailTo(user.email);
      await shop.post('/auth/reset', { email: user.email, code: codeIn(mail?.text), password: 'a new password' }, ofAnotherNetwork());
      await shop.post('/auth/forgot', { email: user.email }, ofAnotherNetwork());
      const late = await mailTo(user.email);

      const used = await choose(linkIn(mail?.text));
      shop.clock.pass(31);
      const old = await choose(linkIn(late?.text));
      shop.clock.pass(-31);

      expect([used.body.code, old.body.code]).toEqual(['password_link_invalid', 'password_link_invalid']);
    });

    it('takes no code for a token, whose tries it does not count', async () => {
      const user = await seedUser(shop.deps, { email: 'codeaslink@straits.test', passwordHash: await passwordHash });
      await shop.post('/auth/forgot', { email: user.email }, ofAnotherNetwork());
      const code = codeIn((await mailTo(user.email))?.text).replace(' ', '');

      expect((await choose(`${user.id}:${code}`)).body.code).toBe('request_malformed');
    });
  });

  it('says when there is no account, a few times an hour', async () => {
    const ask = { headers: { 'x-forwarded-for': '192.0.2.9' } };
    const answers = [];
    for (let time = 0; time < 6; time++)
      answers.push((await shop.post<{ code: string }>('/auth/forgot', { email: `no${time}@straits.test` }, ask)).body.code);

    expect(answers).toEqual([...Array<string>(5).fill('email_not_found'), 'rate_limited']);
  });

  const WRONG = '00000000';
  const from = (ip: string, cookie?: string) => ({ headers: { 'x-forwarded-for': ip }, cookie });
  const tryCode = async (email: string, code: string, ask: ReturnType<typeof from>) =>
    (await shop.post<{ code?: string }>('/auth/reset', { email, code, password: 'a new password' }, ask)).body.code;

  it('is not spent by strangers, however many codes they ask for and try', async () => {
    const { email } = await seedUser(shop.deps, { email: 'besieged@straits.test' });
    const { cookie } = await shop.post('/auth/forgot', { email }, from('203.0.113.20'));
    const code = codeIn((await mailTo(email))?.text);
    const answers = [];
    for (let stranger = 0; stranger < 120; stranger++) {
      if (stranger < 20) await shop.post('/auth/forgot', { email }, from(`192.0.2.${stranger}`));
      answers.push(await tryCode(email, WRONG, from(`198.51.100.${stranger}`)));
    }
    // In the owner's own network too.
    for (let time = 0; time < 12; time++) answers.push(await tryCode(email, WRONG, from('203.0.113.20')));

    expect(answers.filter((answer) => answer === 'reset_code_invalid')).toHaveLength(60);
    expect(answers.at(-1)).toBe('rate_limited');
    expect(await tryCode(email, code, from('203.0.113.21', cookie))).toBeUndefined();
  });

  it('can be asked for in a browser of one’s own while strangers ask without end', async () => {
    const { email } = await seedUser(shop.deps, { email: 'flooded@straits.test', passwordHash: await hashPassword('correct horse') });
    const { cookie } = await signIn(email);
    for (let stranger = 0; stranger < 25; stranger++) await shop.post('/auth/forgot', { email }, from(`192.0.2.${100 + stranger}`));

    const stranger = await shop.post<{ code: string }>('/auth/forgot', { email }, from('192.0.2.200'));
    const owner = await shop.post('/auth/forgot', { email }, from('192.0.2.100', cookie));

    expect(stranger.body.code).toBe('rate_limited');
    expect(owner.status).toBe(200);
  });

  it('does the same work for an address without an account, and ends at the same try', async () => {
    const { email } = await seedUser(shop.deps, { email: 'timed@straits.test' });
    await shop.post('/auth/forgot', { email }, from('203.0.113.30'));
    const tries = async (address: string, ip: string) => {
      hashes.mockClear();
      const { answers, statements } = await statementsOf(async () => {
        const codes = [];
        for (let time = 0; time < 12; time++) codes.push(await tryCode(address, WRONG, from(ip)));
        return codes;
      });
      return { answers, statements, hashes: hashes.mock.calls.length };
    };

    const [known, unknown] = [await tries(email, '203.0.113.31'), await tries('nobody@straits.test', '203.0.113.32')];

    expect(unknown).toEqual(known);
    expect(known.answers).toEqual([...Array<string>(10).fill('reset_code_invalid'), 'rate_limited', 'rate_limited']);
  });

  it('tells the owner when, by which device, and what to do if it was somebody else', async () => {
    const { email } = await seedUser(shop.deps, { email: 'told@straits.test' });
    await shop.post('/auth/forgot', { email }, from('203.0.113.40'));
    const code = codeIn((await mailTo(email))?.text);
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

    await shop.post('/auth/reset', { email, code, password: 'a new password' }, { headers: { 'user-agent': agent } });
    const mail = await mailTo(email);

    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toMatch(/When: Dec 2, 2026, 11:00/);
    expect(mail?.text).toContain('Chrome · Windows');
    expect(mail?.text).toContain('/login?view=forgot');
  });
});

it.each([
  ['/auth/sign-in-link', 'linkless@straits.test'],
  ['/auth/resend-confirmation', 'unconfirmed@straits.test'],
])('%s does the same work whether or not the address has an account', async (path, email) => {
  if (path.endsWith('link')) await seedUser(shop.deps, { email });
  else await register(email);
  const workOf = async (address: string) =>
    statementsOf(() => shop.post(path, { email: address }, { headers: { 'x-forwarded-for': '203.0.113.60' } }));
  const known = await workOf(email);

  expect((await workOf('nobody-here@straits.test')).statements).toEqual(known.statements);
  expect(known.statements.length).toBeGreaterThan(1);
});
