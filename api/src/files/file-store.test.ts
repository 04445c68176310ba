import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDiskStore, type FileStore } from './file-store';
import { createS3Store } from './s3-store';

// The part of S3's protocol that we use: objects by path, and the error document for one that is not there.
function fakeS3(): Server {
  const objects = new Map<string, Buffer>();
  return createServer((request, response) => {
    const key = (request.url ?? '').split('?')[0] as string;
    if (request.method === 'PUT') {
      void buffer(request).then((content) => {
        objects.set(key, content);
        response.end();
      });
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (objects.has(key)) {
      response.end(objects.get(key));
    } else {
      response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
    }
  });
}

let server: Server;
let folder: string;
const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  Object.assign(process.env, credentials);
  server = fakeS3();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(path.join(tmpdir(), 'straits-files-'));
  stores['on disk'] = createDiskStore(folder);
  stores['in S3'] = createS3Store({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'straits',
    region: 'auto',
  });
});

afterAll(() => {
  for (const name of Object.keys(credentials)) delete process.env[name];
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
});

describe.each(['on disk', 'in S3'])('files %s', (name) => {
  it('come back as they were put', async () => {
    const content = Buffer.from([0, 255, 10, 13, 0x89]);

    await stores[name]?.put('proofs/abc-1.png', content, 'image/png');

    const found = await stores[name]?.open('proofs/abc-1.png');
    expect(found?.bytes).toBe(content.length);
    expect(await buffer(found?.stream as NodeJS.ReadableStream)).toEqual(content);
  });

  it('are missing before they are put and after they are removed', async () => {
    await stores[name]?.put('proofs/gone.png', Buffer.from('x'), 'image/png');

    await stores[name]?.remove('proofs/gone.png');

    expect(await stores[name]?.open('proofs/gone.png')).toBeUndefined();
    expect(await stores[name]?.open('proofs/never.png')).toBeUndefined();
  });

  it.each(['../etc/passwd', '/etc/passwd', 'a/../../b.png', 'no-suffix', ''])('refuse the name %p', async (key) => {
    await expect(stores[name]?.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(/bad file key/);
  });
});
