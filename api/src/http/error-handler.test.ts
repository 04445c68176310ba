import fastify from 'fastify';
import { sql } from 'kysely';
import type { ApiError } from '@straits/api-contract';
import { startTestApp, type TestApp } from '../testing/test-app';
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
  await app.close();
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
