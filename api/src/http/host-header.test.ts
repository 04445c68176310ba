import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let port: number;
beforeAll(async () => {
  shop = await startTestApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());

/** The status of what is sent as it is written: fetch writes no such thing. */
async function statusOf(target: string, ...hosts: string[]): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  socket.end([`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''].join('\r\n'));
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  await once(socket, 'close');
  return /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
}

const BASE = '/travel/v1/base?system=1&web=tour.straits.test';

it.each([
  ['two hosts', '/healthz', ['tour.straits.test', 'b2b.straits.test']],
  ['two hosts on a call', BASE, ['tour.straits.test', 'tour.straits.test']],
  ['no host', '/healthz', []],
  ['a host with a person', '/healthz', ['ada@tour.straits.test']],
  ['a host with a port that is none', '/healthz', ['tour.straits.test:99999']],
  ['another host in the address', 'http://b2b.straits.test/healthz', ['tour.straits.test']],
])('a request with %s is malformed', async (_what, target, hosts) => {
  expect(await statusOf(target, ...hosts)).toBe('400');
});

it('a request with one host is answered', async () => {
  expect(await statusOf('/healthz', 'tour.straits.test')).toBe('200');
});
