import fastify from 'fastify';
import type { App } from '../deps';
import { seedUser } from '../testing/seed-shop';
import { startTestApp } from '../testing/test-app';
import { answerError } from './error-handler';
import { limitWrites } from './limit-writes';
import { knowNetworks } from './network';

const settle = () => new Promise(setImmediate);

it('does a little of one network at once and the rest in turn; others and reads go on', async () => {
  const app = fastify({ trustProxy: true });
  const begun: (() => void)[] = [];
  app.setErrorHandler(answerError);
  knowNetworks(app as unknown as App);
  limitWrites(app as unknown as App, { atOnce: 1, waiting: 1 });
  app.post('/act', async () => {
    await new Promise<void>((resolve) => begun.push(resolve));
    return { done: true };
  });
  app.get('/read', () => ({ done: true }));
  const call = (method: 'GET' | 'POST', url: string, ip: string) => app.inject({ method, url, headers: { 'x-forwarded-for': ip } });
  const until = async (count: number) => {
    for (let turns = 0; turns < 1_000 && begun.length < count; turns++) await settle();
  };

  const [first, second] = [call('POST', '/act', '192.0.2.1'), call('POST', '/act', '192.0.2.1')];
  await until(1);
  const third = await call('POST', '/act', '192.0.2.1');
  const read = await call('GET', '/read', '192.0.2.1');
  const other = call('POST', '/act', '192.0.2.2');
  await until(2);

  expect([third.statusCode, third.headers['retry-after'], read.statusCode]).toEqual([429, '2', 200]);
  expect(begun).toHaveLength(2);
  begun.forEach((end) => end());
  await until(3);
  begun[2]?.();
  expect((await Promise.all([first, second, other])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await app.close();
});

it('holds for every act of the shop, and who is signed in has turns of their own', async () => {
  const shop = await startTestApp();
  const { token } = await seedUser(shop.deps);
  const headers = { 'x-forwarded-for': '192.0.2.1' };

  const many = Array.from({ length: 700 }, (_, one) =>
    shop.post('/orders/find', { code: `S${one}`, email: 'ada@straits.test' }, { headers }),
  );
  const signedIn = shop.post('/notifications/read-all', {}, { headers, token });
  const answers = await Promise.all(many);

  expect(answers.some((answer) => answer.status === 429 && answer.headers['retry-after'] === '2')).toBe(true);
  expect((await signedIn).status).toBe(200);
  await shop.close();
});
