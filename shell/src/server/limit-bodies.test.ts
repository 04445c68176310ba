import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { BodyLimit } from '@straits/api-contract/body-limits';
import { limitBodies } from './limit-bodies';
import { answerRefused, type Refused } from './refused';

let app: FastifyInstance;
const received: number[] = [];
const sockets: Socket[] = [];

const API = '/travel/v1';

async function start(limits: Parameters<typeof limitBodies>[1]) {
  app = Fastify();
  limitBodies(app, limits);
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.post('/*', async (request) => {
    let size = 0;
    for await (const part of request.body as AsyncIterable<Buffer>) size += part.length;
    received.push(size);
    return { size };
  });
  app.setErrorHandler((error, request, reply) => answerRefused(request, reply, { refused: error as Refused, apiPath: API }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
/** A form that has to come at once. */
const HASTY: BodyLimit = { bytes: 2_000, arrivesWithinMs: 50 };
/** Says that a body follows, and sends the first of its bytes. */
async function begin(
  port: number,
  localAddress = '127.0.0.1',
  path = '/travel/v1/cart/lines',
  rest = 'Content-Length: 1000\r\n\r\n{',
): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\n${rest}`);
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
    const port = await start({ limitOf: () => HASTY });

    const answers = await Promise.all(Array.from({ length: 20 }, async () => answerOf(await begin(port))));

    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
    expect(received).toEqual([]);
  });

  it('of one network are so many at once, and others go on when they end', async () => {
    const port = await start({ arriving: { bodies: 3, files: 3 } });
    const open = await Promise.all([begin(port), begin(port), begin(port)]);
    const fourth = await answerOf(await begin(port));
    open.forEach((socket) => socket.write('x'.repeat(999)));
    await Promise.all(open.map(answerOf));

    expect(fourth).toBe('HTTP/1.1 429 Too Many Requests');
    expect((await post(port, 'x')).status).toBe(200);
  });

  it.each([
    ['/travel/v1/cart/draft', 300_000, 413],
    ['/travel/v1/typed-form', 60_000, 413],
    ['/travel/v1/telemetry', 60_000, 413],
    ['/travel/v1/wallet/bank-lines', 900_000, 200],
    ['/travel/v1/payments/7/uploads/8', 900_000, 200],
    ['/travel/v1/wallet/bank-lines', 1_200_000, 413],
  ])('to %s of %i bytes are answered with %i', async (path, bytes, status) => {
    const port = await start({});

    expect((await post(port, 'x'.repeat(bytes), path)).status).toBe(status);
  });

  it('are told apart from those of another network', async () => {
    const port = await start({ arriving: { bodies: 1, files: 1 } });
    await begin(port, '127.0.0.2');

    expect(await answerOf(await begin(port, '127.0.0.2'))).toBe('HTTP/1.1 429 Too Many Requests');
    expect((await post(port, 'x')).status).toBe(200);
  });

  it('that are files are few at once, and leave room for forms', async () => {
    const port = await start({ arriving: { bodies: 3, files: 1 } });
    await begin(port, '127.0.0.1', '/travel/v1/enquiries');

    expect(await answerOf(await begin(port, '127.0.0.1', '/travel/v1/enquiries'))).toBe('HTTP/1.1 429 Too Many Requests');
    expect((await post(port, 'x')).status).toBe(200);
  });

  it('hold no more memory together than there is for them', async () => {
    const port = await start({ heldBytes: 30_000 });

    const answer = await post(port, 'x'.repeat(40_000));

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await post(port, 'x'.repeat(20_000))).status).toBe(200);
  });

  it('are refused where they turn out too large without having said so', async () => {
    const port = await start({ limitOf: () => ({ bytes: 5, arrivesWithinMs: 10_000 }) });
    const socket = await begin(port, '127.0.0.1', '/travel/v1/cart/lines', 'Transfer-Encoding: chunked\r\n\r\n6\r\n123456\r\n');

    expect(await answerOf(socket)).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it('are refused in the words of the API below its path, and with a page in the language of the visitor elsewhere', async () => {
    const port = await start({ limitOf: () => ({ bytes: 5, arrivesWithinMs: 10_000 }) });

    const ofApi = await post(port, 'too long');
    const ofPage = await post(port, 'too long', '/qa/reset?lang=ID');

    expect([ofApi.status, await ofApi.json()]).toMatchObject([413, { code: 'body_too_large' }]);
    expect([ofPage.status, ofPage.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(await ofPage.text()).toContain('<html lang="id">');
  });
});
