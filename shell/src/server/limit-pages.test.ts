import Fastify, { type FastifyInstance } from 'fastify';
import { servePages } from './limit-pages';
import { answerRefused, type Refused } from './refused';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server whose pages are rendered when `finish` is called. */
function start(limits: Parameters<typeof servePages>[2]) {
  const begun: (() => void)[] = [];
  app = Fastify({ trustProxy: true });
  void app.register((scope) =>
    servePages(
      scope,
      async () => {
        await new Promise<void>((resolve) => begun.push(resolve));
        return 'page';
      },
      limits,
    ),
  );
  app.setErrorHandler((error, request, reply) => answerRefused(request, reply, { refused: error as Refused, apiPath: '/travel/v1' }));
  return begun;
}
const visit = (ip: string) => app.inject({ url: '/attraction?lang=ID', headers: { 'x-forwarded-for': ip } });
const settle = () => new Promise(setImmediate);
async function until(isSo: () => boolean) {
  for (let turns = 0; turns < 1_000 && !isSo(); turns++) await settle();
}

it('renders a few pages of one network at once and the rest in turn, while another network has its own', async () => {
  const begun = start({ aMinute: 100, turns: { atOnce: 1, waiting: 1 } });
  const [first, second] = [visit('192.0.2.1'), visit('192.0.2.1')];
  await until(() => begun.length > 0);
  const third = await visit('192.0.2.1');
  const other = visit('192.0.2.2');
  await until(() => begun.length === 2);

  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '5']);
  expect(begun).toHaveLength(2);
  begun.forEach((finish) => finish());
  await until(() => begun.length === 3);
  begun[2]?.();
  expect((await Promise.all([first, second, other])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

it('tells who asks for more pages a minute than people read when to come back, in their language', async () => {
  const begun = start({ aMinute: 1 });
  const first = visit('192.0.2.1');
  await until(() => begun.length > 0);
  begun[0]?.();
  await first;

  const answer = await visit('192.0.2.1');

  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).toContain('<html lang="id">');
  expect(answer.body).toContain('Terlalu banyak percobaan');
});
