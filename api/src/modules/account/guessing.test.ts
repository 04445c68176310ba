import type { SignedIn } from '@straits/api-contract';
import { sql } from 'kysely';
import { mailsTo } from '../../mail/read-mails.fixture';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from './passwords';

const RIGHT = 'correct horse';
let shop: TestApp;
let passwordHash: string;
beforeAll(async () => {
  shop = await startTestApp();
  passwordHash = await hashPassword(RIGHT);
});
afterAll(() => shop.close());

const personWith = (email: string) => seedUser(shop.deps, { email, passwordHash });
interface Try {
  password?: string;
  ip?: string;
  cookie?: string;
}
const signIn = (username: string, { password = RIGHT, ip = '198.51.100.1', cookie }: Try = {}) =>
  shop.post<SignedIn & { code: string }>('/auth/sign-in', { username, password }, { headers: { 'x-forwarded-for': ip }, cookie });

describe('a guessing attack', () => {
  it('of 10,000 tries from a thousand addresses gets 10 checks in the hour, and shuts nobody else out', async () => {
    await personWith('victim@straits.test');
    await personWith('bystander@straits.test');
    const { cookie } = await signIn('victim@straits.test');
    const outcomes = new Map<string, number>();
    const guess = async (number: number) => {
      const { body } = await signIn('victim@straits.test', { password: `guess ${number}`, ip: `192.0.2.${number % 250}` });
      outcomes.set(body.code, (outcomes.get(body.code) ?? 0) + 1);
    };

    for (let batch = 0; batch < 250; batch++) await Promise.all(Array.from({ length: 40 }, (_, index) => guess(batch * 40 + index)));
    const [stranger, owner, bystander] = [
      await signIn('victim@straits.test', { ip: '203.0.113.5' }),
      await signIn('victim@straits.test', { cookie, ip: '192.0.2.1' }),
      await signIn('bystander@straits.test', { ip: '192.0.2.1' }),
    ];

    expect(Object.fromEntries(outcomes)).toEqual({ sign_in_failed: 10, rate_limited: 9_990 });
    expect(stranger).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(owner.status).toBe(200);
    expect(bystander.status).toBe(200);
  }, 120_000);

  it('has no more checks at the turn of an hour than in its middle', async () => {
    await personWith('turn@straits.test');
    shop.clock.set('2026-12-01T05:59:00Z');
    for (let guess = 0; guess < 10; guess++) await signIn('turn@straits.test', { password: 'wrong horse' });
    shop.clock.set('2026-12-01T06:01:00Z');

    const early = await signIn('turn@straits.test', { password: 'wrong horse' });
    shop.clock.set('2026-12-01T07:00:00Z');
    const later = await signIn('turn@straits.test');

    expect(early.body.code).toBe('rate_limited');
    expect(later.status).toBe(200);
  });

  it('through many accounts ends after 100 checks for its address alone', async () => {
    const codes = [];
    for (let person = 0; person < 101; person++)
      codes.push((await signIn(`list${person}@straits.test`, { ip: '198.51.100.77', password: 'straits-demo' })).body.code);
    await personWith('elsewhere@straits.test');

    expect(codes.slice(0, 100)).toEqual(Array(100).fill('sign_in_failed'));
    expect(codes[100]).toBe('rate_limited');
    expect((await signIn('elsewhere@straits.test')).status).toBe(200);
  }, 30_000);
});

it('a right password is no guess: one may sign in as often as one likes', async () => {
  await personWith('often@straits.test');
  const statuses = [];
  for (let time = 0; time < 12; time++) statuses.push((await signIn('often@straits.test', { ip: '198.51.100.9' })).status);

  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('who may not try any more', () => {
  it('comes in by a link in a mail, once', async () => {
    const user = await personWith('locked@straits.test');
    for (let guess = 0; guess < 10; guess++) await signIn(user.email, { password: 'wrong horse' });

    const asked = await shop.post('/auth/sign-in-link', { email: user.email, next: '/order-history?tab=past' });
    const text = (await mailsTo(shop.deps, user.email)).at(-1)?.text ?? '';
    const link = new URL(/http\S+token=[\w-]+\S*/.exec(text)?.[0] ?? 'http://none');
    const token = link.searchParams.get('token');
    const first = await shop.post<SignedIn>('/auth/exchange', { token });
    const again = await shop.post('/auth/exchange', { token });

    expect(asked.status).toBe(200);
    expect(link.pathname + link.searchParams.get('tab')).toBe('/order-historypast');
    expect(first.body.user.Email).toBe(user.email);
    expect(again).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
  });

  it('is not told whether an address has an account', async () => {
    expect((await shop.post('/auth/sign-in-link', { email: 'nobody-at-all@straits.test' })).status).toBe(200);
    expect(await mailsTo(shop.deps, 'nobody-at-all@straits.test')).toEqual([]);
  });

  it('two uses of one link at the same time open one session', async () => {
    const user = await personWith('twice@straits.test');
    await shop.post('/auth/sign-in-link', { email: user.email });
    const token = /token=([\w-]+)/.exec((await mailsTo(shop.deps, user.email)).at(-1)?.text ?? '')?.[1];
    await sql`delete from sessions where user_id = ${user.id}`.execute(shop.deps.db);

    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.post('/auth/exchange', { token })));
    const { rows } = await sql`select from sessions where user_id = ${user.id}`.execute(shop.deps.db);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(rows).toHaveLength(1);
  });
});
