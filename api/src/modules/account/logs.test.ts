import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { buildApp } from '../../app';
import { createDeps } from '../../create-deps';
import { runJobs } from '../../mail/read-mails.fixture';
import { seedProduct } from '../../testing/seed-product';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

it('no name, address, number, passport, password or token of a person stands in the log, of good calls and of bad ones', async () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  const redact = ['req.headers.authorization', 'req.headers.cookie'];
  const deps = createDeps(
    { ...shop.deps.settings, logLevel: 'debug' },
    { log: pino({ level: 'debug', redact }, sink), connections: 4, clock: shop.clock },
  );
  await seedProduct(deps);
  const app = await buildApp(deps);
  const call = async (method: 'POST' | 'GET' | 'PUT', path: string, payload?: object, token?: string) => {
    const headers = { host: 'tour.straits.test', 'idempotency-key': randomUUID(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
    return (await app.inject({ method, url: `/travel/v1${path}`, headers, ...(payload ? { payload } : {}) })).json<Record<string, never>>();
  };

  await call('POST', '/auth/register', { name: 'Zuleikha Verysecret', email: 'zuleikha@straits.test', password: 'correct horse' });
  await sql`update users set email_confirmed_at = now()`.execute(deps.db);
  await call('POST', '/auth/sign-in', { username: 'zuleikha@straits.test', password: 'wrong battery' });
  const { token } = await call('POST', '/auth/sign-in', { username: 'zuleikha@straits.test', password: 'correct horse' });
  await call(
    'PUT',
    '/user/profile',
    { name: 'Zuleikha Verysecret', phone: '+6591234567', phoneCountry: 'SG', nationality: 'SG', address: null },
    token,
  );
  await call('POST', '/user/passengers', { givenNames: 'Zuleikha', familyName: 'Verysecret', passportNumber: 'E7654321K' }, token);
  await call('POST', '/user/passengers', { givenNames: 'Zuleikha', passportNumber: 'E7654321K!' }, token);
  await call('GET', '/orders/find?email=zuleikha@straits.test&code=STNOSUCH');
  await call('GET', '/user', undefined, 'not-a-token-of-ours-zuleikha');
  await runJobs(deps);
  await app.close();
  await deps.connection.close();

  expect(lines.length).toBeGreaterThan(7);
  expect(lines.filter((line) => /zuleikha|verysecret|9123|E7654321|horse|battery/i.test(line) || line.includes(token!))).toEqual([]);
}, 60_000);
