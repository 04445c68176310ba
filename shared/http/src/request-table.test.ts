/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, type RequestOptions } from './request';
import { configureHttp, setToken, setTransaction } from './settings';
import { closeToast, currentToast } from './toast';

let api: Server;
let asked: IncomingMessage[] = [];
let answer: { status: number; type: string; body: string };
const timeout = jest.spyOn(AbortSignal, 'timeout');
const json = (status: number, body: object) => ({ status, type: 'application/json', body: JSON.stringify(body) });

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request);
    const { status, type, body } = answer;
    request.resume().on('end', () => response.writeHead(status, { 'content-type': type }).end(body));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  configureHttp({ apiBase: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, locale: 'ID', currency: 'IDR' });
});
afterAll(() => {
  api.closeAllConnections();
  return new Promise((resolve) => api.close(resolve));
});
beforeEach(() => {
  asked = [];
  answer = json(200, { done: true });
  timeout.mockClear();
  setToken(null);
  setTransaction(false);
  closeToast();
});

const ways = {
  GET: (options?: RequestOptions) => http.get('/things', options),
  POST: (options?: RequestOptions) => http.post('/things', { a: 1 }, options),
  PUT: (options?: RequestOptions) => http.put('/things', { a: 1 }, options),
  DELETE: (options?: RequestOptions) => http.delete('/things', options),
};
type Way = keyof typeof ways;

// Specification 7 and 9, in its own figures.
it.each<[Way, number, string | undefined]>([
  ['GET', 1_000_000, undefined],
  ['POST', 40_000, 'application/json'],
  ['PUT', 10_000, 'application/json'],
  ['DELETE', 10_000, undefined],
])('%s waits %i ms, and says system, language, currency and who asks', async (way, limit, type) => {
  setToken('mine');

  const result = await ways[way]({ query: { page: 2, empty: undefined } });

  const [request] = asked;
  expect(result).toEqual({ ok: true, value: { done: true } });
  expect([request?.method, request?.url]).toEqual([way, '/travel/v1/things?currency=IDR&lang=ID&page=2&system=123']);
  expect([request?.headers.authorization, request?.headers['content-type']]).toEqual(['Bearer mine', type]);
  expect(timeout.mock.calls).toEqual([[limit]]);
});

it('adds IsAddBook to what is read while a transaction is active, and to nothing else', async () => {
  setTransaction(true);
  for (const way of ['GET', 'POST', 'PUT', 'DELETE'] as const) await ways[way]();
  setTransaction(false);
  await ways.GET();

  expect(asked.map(({ url }) => url?.includes('IsAddBook=true'))).toEqual([true, false, false, false, false]);
});

it('shows no token where nobody is signed in', async () => {
  await http.get('/things');

  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

const FALLBACK = 'An error occurred. Please try again.';
describe.each(Object.keys(ways) as Way[])('a %s that fails', (way) => {
  it.each([
    ['the server’s message', json(409, { code: 'service_busy', message: 'Come again at six.' }), 'Come again at six.'],
    ['the general words for an answer without a message', json(500, { code: 'internal_error' }), FALLBACK],
    ['the general words for an empty message', json(500, { code: 'internal_error', message: '' }), FALLBACK],
    ['the general words for what is no answer of ours', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }, FALLBACK],
    ['the general words for half a JSON', { status: 200, type: 'application/json', body: '{"a":' }, FALLBACK],
  ])('shows the toast "Error" with %s', async (_case, given, text) => {
    answer = given;

    const result = await ways[way]();

    expect(result.ok).toBe(false);
    expect(currentToast.get()).toMatchObject({ tone: 'error', title: 'Error', text });
  });

  it('shows none where the caller turned notices off', async () => {
    answer = json(500, { code: 'internal_error', message: 'Broken.' });

    const result = await ways[way]({ notices: false });

    expect(result).toMatchObject({ ok: false, failure: { kind: 'refused', status: 500, error: { message: 'Broken.' } } });
    expect(currentToast.get()).toBeNull();
  });
});

it('ends the session at "Unauthenticated." and shows no toast, whoever asked', async () => {
  const onUnauthenticated = jest.fn();
  configureHttp({ onUnauthenticated });
  answer = json(401, { code: 'unauthenticated', message: 'Unauthenticated.' });

  await http.get('/user');
  await http.post('/things', {}, { notices: false });

  expect(onUnauthenticated).toHaveBeenCalledTimes(2);
  expect(currentToast.get()).toBeNull();
});

it('asks again as who has signed in meanwhile: the end of the session before is not theirs', async () => {
  const onUnauthenticated = jest.fn();
  configureHttp({ onUnauthenticated });
  setToken('expired');
  answer = json(401, { code: 'unauthenticated', message: 'Expired.' });
  api.once('request', () => {
    setToken('new');
    answer = json(200, { done: true });
  });

  const result = await http.post('/things', { a: 1 });

  expect(result.ok).toBe(true);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer expired', 'Bearer new']);
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

it('says nothing of what its caller broke off', async () => {
  const result = await http.get('/things', { signal: AbortSignal.abort() });

  expect(result).toEqual({ ok: false, failure: { kind: 'network', reason: 'aborted' } });
  expect(currentToast.get()).toBeNull();
});
