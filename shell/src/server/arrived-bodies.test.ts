import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { answerBodyFault, awaitBodies } from './arrived-bodies';

let app: FastifyInstance;
const received: number[] = [];
const sockets: Socket[] = [];

async function start(limits: { arrivalMs?: number; most?: number }) {
  app = Fastify();
  awaitBodies(app, { prefix: '/travel/v1', ...limits });
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.post('/travel/v1/*', async (request) => {
    let size = 0;
    for await (const part of request.body as AsyncIterable<Buffer>) size += part.length;
    received.push(size);
    return { size };
  });
  app.setErrorHandler((error, _request, reply) => {
    const fault = answerBodyFault(error);
    return reply.code(fault?.status ?? 500).send(fault?.body ?? {});
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
/** Says that a body follows, and sends the first of its bytes. */
async function begin(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    'POST /travel/v1/cart/lines HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: 1000\r\n\r\n{',
  );
  return socket;
}
const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0]).split('\r\n', 1)[0];
const post = (port: number, body: string, path = '/travel/v1/cart/lines') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/octet-stream' } });

beforeEach(() => (received.length = 0));
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await app.close();
});

describe('bodies on their way to the API', () => {
  it('pass once they are whole, byte for byte', async () => {
    const port = await start({});

    expect(await (await post(port, 'x'.repeat(40_000))).json()).toEqual({ size: 40_000 });
    expect((await post(port, '')).status).toBe(200);
  });

  it('that never come reach nobody: they end in time with 408', async () => {
    const port = await start({ arrivalMs: 50 });

    const answers = await Promise.all(Array.from({ length: 20 }, async () => answerOf(await begin(port))));

    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
    expect(received).toEqual([]);
  });

  it('of one network are so many at once, and others go on when they end', async () => {
    const port = await start({ most: 3 });
    const open = await Promise.all([begin(port), begin(port), begin(port)]);
    const fourth = await answerOf(await begin(port));
    open.forEach((socket) => socket.write('x'.repeat(999)));
    await Promise.all(open.map(answerOf));

    expect(fourth).toBe('HTTP/1.1 429 Too Many Requests');
    expect((await post(port, 'x')).status).toBe(200);
  });

  it.each([
    ['/travel/v1/cart/draft', 60_000, 413],
    ['/travel/v1/telemetry', 60_000, 413],
    ['/travel/v1/wallet/bank-lines', 900_000, 200],
    ['/travel/v1/payments/7/uploads/8', 900_000, 200],
    ['/travel/v1/wallet/bank-lines', 1_200_000, 413],
  ])('to %s of %i bytes are answered with %i', async (path, bytes, status) => {
    const port = await start({});

    expect((await post(port, 'x'.repeat(bytes), path)).status).toBe(status);
  });
});
