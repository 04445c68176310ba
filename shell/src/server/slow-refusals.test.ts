import Fastify from 'fastify';
import { slowRefusals } from './slow-refusals';

it('answers at once, and says after a moment that a limit is reached', async () => {
  const app = Fastify();
  slowRefusals(app, 20);
  app.get('/answered', () => 'page');
  app.post('/refused', (_request, reply) => reply.code(429).header('retry-after', '5').send('too many'));
  app.get('/missing', (_request, reply) => reply.code(404).send('nothing'));
  const answered: number[] = [];

  const ask = async (method: 'GET' | 'POST', url: string) => answered.push((await app.inject({ method, url, payload: {} })).statusCode);
  await Promise.all([ask('POST', '/refused'), ask('GET', '/answered'), ask('GET', '/missing')]);

  expect(answered).toEqual([200, 404, 429]);
  await app.close();
});
