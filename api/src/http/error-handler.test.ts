import fastify from 'fastify';
import { sql } from 'kysely';
import type { ApiError } from '@straits/api-contract';
import { startTestApp, type TestApp } from '../testing/test-app';
import { seedUser } from '../testing/seed-shop';
import { answerError } from './error-handler';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

it('calls a statement that PostgreSQL gave up a busy server: the same act may be sent again', async () => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get('/slow', () =>
    shop.deps.db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 1`.execute(trx);
      await sql`select pg_sleep(10)`.execute(trx);
    }),
  );

  const answer = await app.inject('/slow');

  expect(answer.statusCode).toBe(503);
  expect(answer.json<ApiError>().code).toBe('service_busy');
  expect(answer.headers['retry-after']).toBe('2');
  await app.close();
});

it('lets nobody keep what says nothing of caches', async () => {
  const { token } = await seedUser(shop.deps, { agency: { name: 'Bay Tours' } });

  const { status, headers } = await shop.get('/agency/people', { token });

  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
});

it('lets nobody keep a failure, whatever the route has said of its answer', async () => {
  const { status, headers } = await shop.get('/search?cursor=forged');

  expect([status, headers['cache-control']]).toEqual([400, 'private, no-store']);
});

it('lets who sends too much finish, so that the answer is heard', async () => {
  const app = fastify({ bodyLimit: 100 });
  app.setErrorHandler(answerError);
  app.post('/sent', () => ({ done: true }));

  const answer = await app.inject({ method: 'POST', url: '/sent', payload: { text: 'a'.repeat(200) } });

  expect([answer.statusCode, answer.json<ApiError>().code]).toEqual([413, 'body_too_large']);
  expect(answer.headers['connection']).not.toBe('close');
  await app.close();
});

it('calls a database that ended the session a busy server too', async () => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get('/ended', () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(shop.deps.db));

  expect((await app.inject('/ended')).json<ApiError>().code).toBe('service_busy');
  await app.close();
});

it('tells of fifty faults at most: who sends more has not filled in a form', async () => {
  const answers = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`bad key ${index}`, '']));

  const { status, body } = await shop.post<ApiError>('/cart/lines', { answers }, { idempotencyKey: 'many-faults' });

  expect(status).toBe(400);
  expect(body.fields).toHaveLength(50);
});
