import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import { listen } from './listen';

let server: Server;
afterEach(() => {
  delete process.env.STRAITS_HOST;
  server.close();
  server.closeAllConnections();
});

const start = async () => {
  server = createServer((_request, response) => {
    if (!response.writableEnded) response.end('ok');
  });
  await listen(server, 0);
  return (server.address() as AddressInfo).port;
};
const isHeard = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
const outside = Object.values(os.networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

it('hears this machine alone, unless it is told otherwise', async () => {
  const port = await start();

  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  expect(await isHeard(port, '127.0.0.1')).toBe(true);
  // A machine without a network has no other address to be asked by.
  expect(outside ? await isHeard(port, outside) : false).toBe(false);
});

it('hears every address where that is said', async () => {
  process.env.STRAITS_HOST = '0.0.0.0';

  expect(await isHeard(await start(), outside ?? '127.0.0.1')).toBe(true);
});

it('refuses a request with two hosts', async () => {
  const socket = connect(await start(), '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];

  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
});
