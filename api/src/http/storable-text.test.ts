import type { ApiError } from '@straits/api-contract';
import { startTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

it.each([
  ['NUL in a body', '/waiting-list', { optionId: 'a\0b', quantity: 1, email: 'a@b.test' }, 'optionId'],
  ['half of a character', '/enquiries', { message: 'half \ud800 of one' }, 'message'],
  ['either in a name of a field', '/enquiries', { nested: [{ 'a\0': 1 }] }, 'nested.0'],
  ['NUL in an address', '/search?q=%00', undefined, 'q'],
])('refuses %s with its field: no database keeps it', async (_what, path, body, field) => {
  const answer = await (body ? shop.post<ApiError>(path, body) : shop.get<ApiError>(path));

  expect(answer).toMatchObject({ status: 400, body: { code: 'request_malformed' } });
  expect(answer.body.fields).toContainEqual(expect.objectContaining({ field }));
});

it('is not led astray by what is nested without end', async () => {
  const payload = `{"deep":${'['.repeat(25_000)}${']'.repeat(25_000)}}`;
  const headers = { host: 'tour.straits.test', 'content-type': 'application/json' };

  expect((await shop.app.inject({ method: 'POST', url: '/travel/v1/newsletter', payload, headers })).statusCode).toBe(400);
});
