/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http } from './request';
import { configureHttp } from './settings';

let api: Server;
beforeAll(async () => {
  api = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"not_found","message":"Not found."}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  configureHttp({ apiBase: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

test('a refusal is answered when there are words for it, so that nobody reads its code', async () => {
  const happened: string[] = [];
  let bring = () => undefined as void;
  const asked = new Promise<void>((isAsked) =>
    configureHttp({
      refusalWords: () => {
        isAsked();
        return new Promise<void>((resolve) => (bring = resolve)).then(() => void happened.push('words'));
      },
    }),
  );
  const answered = http.get('/orders/1', { notices: false }).then((result) => (happened.push('answer'), result));
  await asked;
  bring();

  expect(await answered).toMatchObject({ ok: false, failure: { kind: 'refused', status: 404 } });
  expect(happened).toEqual(['words', 'answer']);
});
