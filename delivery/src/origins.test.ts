import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startOrigin } from './origins';

let data: string;
let server: Server;
beforeAll(async () => {
  data = mkdtempSync(path.join(os.tmpdir(), 'straits-origin-'));
  process.env.STRAITS_DATA = data;
  const folder = path.join(data, 'published/mf_catalog/abc123');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'var mf_catalog;');
  writeFileSync(path.join(folder, 'remoteEntry.js.br'), brotliCompressSync('var mf_catalog;'));
  writeFileSync(path.join(folder, 'remote.cjs'), 'module.exports = {}');
  writeFileSync(path.join(folder, 'build.json'), '{}');
  writeFileSync(path.join(data, 'published/registry.signed.json'), '{"secret":1}');
  server = await startOrigin('mf_catalog', 0);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  delete process.env.STRAITS_DATA;
  rmSync(data, { recursive: true, force: true });
});

/** As sent: no client tidies the path. */
const get = (address: string, options: { method?: string; encoding?: string } = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request(
      { port, path: address, method: options.method ?? 'GET', headers: { 'accept-encoding': options.encoding ?? 'identity' } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString('latin1') }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });

describe('a remote’s origin', () => {
  it('gives a published file to any site, for ever', async () => {
    const { status, headers, body } = await get('/abc123/remoteEntry.js');

    expect([status, body]).toEqual([200, 'var mf_catalog;']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('gives it compressed to those who take that', async () => {
    const { headers } = await get('/abc123/remoteEntry.js', { encoding: 'gzip, br' });

    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });

  it.each([
    '/abc123/nothing.js',
    '/',
    '/abc123',
    '/abc123/',
    '/abc123/build.json',
    '/abc123/remoteEntry.js.br',
    '/../registry.signed.json',
    '/abc123/../../registry.signed.json',
    '/abc123/%2e%2e/%2e%2e/registry.signed.json',
    '/abc123/..%2f..%2fregistry.signed.json',
    '/abc123/.hidden',
    '//etc/passwd',
    '/abc123\\..\\x',
  ])('has nothing at %s, and says so in plain text', async (address) => {
    const { status, headers, body } = await get(address);

    expect([status, headers['content-type'], body]).toEqual([404, 'text/plain; charset=utf-8', 'Not found\n']);
  });

  it('is well', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, body: 'ok\n' });
  });

  it('takes nothing', async () => {
    expect((await get('/abc123/remoteEntry.js', { method: 'POST' })).status).toBe(405);
  });
});
