import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { limitConnections } from './limit-connections';

it('takes so many connections of one network, lets another in, and takes more when some have ended', async () => {
  const app = Fastify();
  app.get('/', () => 'page');
  limitConnections(app, 2);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    await once(socket, 'connect');
    return socket;
  };
  const ask = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return String((await once(socket, 'data'))[0]);
  };
  const held = [await open('127.0.0.2'), await open('127.0.0.2')];
  await Promise.all(held.map(ask));

  const refused = await open('127.0.0.2');
  expect(String((await once(refused, 'data'))[0])).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\nretry-after: 5\r\n/);
  const other = await open('127.0.0.3');
  expect(await ask(other)).toMatch(/^HTTP\/1\.1 200 /);
  const closed = new Promise<void>((resolve) => app.server.once('connection', () => resolve()));
  held[0]?.end();
  await once(held[0] as Socket, 'close');
  const next = await open('127.0.0.2');
  await closed;
  expect(await ask(next)).toMatch(/^HTTP\/1\.1 200 /);

  for (const socket of [...held, other, next]) socket.destroy();
  await app.close();
});
