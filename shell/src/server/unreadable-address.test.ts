import Fastify, { type FastifyReply } from 'fastify';
import { answerUnreadable } from './unreadable-address';

const app = Fastify({ frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply as FastifyReply, '/travel/v1') });
app.get('/*', () => 'a page');
afterAll(() => app.close());

it("answers below the API's path in the contract's words, with the id of the request", async () => {
  const answer = await app.inject('/travel/v1/products/%E0%A4%A');

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  expect(answer.json()).toMatchObject({ code: 'request_malformed', requestId: answer.headers['x-request-id'] });
  expect(answer.json<{ message: string }>().message).not.toBe('');
});

it('answers elsewhere with a page', async () => {
  const answer = await app.inject('/travel/%E0%A4%A?lang=ID');

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<html lang="id">');
});
