import fastify from 'fastify';
import { PassThrough } from 'node:stream';
import type { ApiError } from '@straits/api-contract';
import type { App } from '../deps';
import { startTestApp, type TestApp } from '../testing/test-app';
import { answerError } from './error-handler';
import { limitBodies } from './limit-bodies';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

it('answers whoever does not send in time, and leaves the connection', async () => {
  const app = fastify();
  app.setErrorHandler(answerError);
  limitBodies(app as unknown as App, () => ({ bytes: 100, arrivesWithinMs: 1 }));
  app.post('/sent', () => ({ done: true }));
  const never = new PassThrough();

  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const answer = await app.inject({ method: 'POST', url: '/sent', headers, payload: never });

  expect([answer.statusCode, answer.headers['retry-after'], answer.headers.connection]).toEqual([408, '5', 'close']);
  expect(answer.json<ApiError>().code).toBe('body_too_slow');
  never.destroy();
  await app.close();
});

it.each([
  ['PUT', '/typed-form', { of: '0d3c0d3c-0d3c-4d3c-8d3c-0d3c0d3c0d3c', path: '/profile', fields: { note: 'a'.repeat(52_000) } }],
  ['POST', '/newsletter', { email: `${'a'.repeat(52_000)}@straits.test` }],
  ['PUT', '/cart/draft', { contact: { name: 'a'.repeat(270_000) } }],
] as const)('%s %s takes no more than its form can be', async (method, url, body) => {
  const { status, body: answer } = await (method === 'PUT' ? shop.put<ApiError>(url, body) : shop.post<ApiError>(url, body));

  expect([status, answer.code]).toEqual([413, 'body_too_large']);
});
