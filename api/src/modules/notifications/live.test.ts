import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pino from 'pino';
import { buildApp } from '../../app';
import { createDeps } from '../../create-deps';
import type { App, Deps } from '../../deps';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { notify } from './notify';

let shop: TestApp;
let second: { app: App; deps: Deps };
let address: string;
beforeAll(async () => {
  shop = await startTestApp();
  const deps = createDeps(shop.deps.settings, { log: pino({ level: 'silent' }), connections: 4, clock: shop.clock });
  second = { deps, app: await buildApp(deps) };
  await second.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(second.app.server.address() as AddressInfo).port}/travel/v1`;
});
afterAll(async () => {
  await second.app.close();
  await second.deps.connection.close();
  await shop.close();
});

/** The second process's stream, read as a browser reads it: `next` answers the next event, undefined at the end. */
async function follow(token: string) {
  const leave = new AbortController();
  const response = await fetch(`${address}/notifications/live`, { headers: { authorization: `Bearer ${token}` }, signal: leave.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    leave: () => leave.abort(),
    async next(): Promise<string | undefined> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const event = text.slice(0, end);
          text = text.slice(end + 2);
          if (!event.startsWith(':')) return event;
        } else {
          const { value, done } = await reader.read();
          if (done) return undefined;
          text += value;
        }
      }
    },
  };
}
const tell = (userId: string) => notify(shop.deps.db, [userId], { kind: 'paid', path: '/', at: shop.clock.now() });
const unread = (count: number) => `event: unread\ndata: {"unread":${count}}`;

it('says the count at once, and news of another process as it is committed', async () => {
  const [user, other] = [await seedUser(shop.deps), await seedUser(shop.deps)];
  const live = await follow(user.token);
  const first = await live.next();
  await tell(other.id);
  await tell(user.id);
  const news = await live.next();
  await shop.post('/notifications/read-all', {}, { token: user.token });
  const read = await live.next();
  live.leave();

  expect(live.response.headers.get('content-type')).toContain('text/event-stream');
  expect([first, news, read]).toEqual([unread(0), unread(1), unread(0)]);
});

it('says nothing of what was rolled back', async () => {
  const user = await seedUser(shop.deps);
  const live = await follow(user.token);
  await live.next();
  await shop.deps.db
    .transaction()
    .execute(async (trx) => {
      await notify(trx, [user.id], { kind: 'paid', path: '/', at: shop.clock.now() });
      throw new Error('no');
    })
    .catch(() => undefined);
  await tell(user.id);
  const next = await live.next();
  live.leave();

  expect(next).toBe(unread(1));
});

it('ends at once when its session is ended elsewhere, by another process', async () => {
  const user = await seedUser(shop.deps);
  const live = await follow(user.token);
  await live.next();

  await shop.post('/auth/sign-out-everywhere', {}, { token: user.token });

  expect(await live.next()).toBe('event: ended\ndata: {}');
  expect(await live.next()).toBeUndefined();
});

it('goes on after the database has cut the connection', async () => {
  const user = await seedUser(shop.deps);
  const live = await follow(user.token);
  await live.next();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen straits_live' and datname = current_database()`.execute(
    shop.deps.db,
  );
  await tell(user.id);
  const news = await live.next();
  live.leave();

  expect(news).toBe(unread(1));
});

it('refuses visitors, and an eleventh stream of one person', async () => {
  const user = await seedUser(shop.deps);
  const open = await Promise.all(Array.from({ length: 10 }, () => follow(user.token)));

  const eleventh = await follow(user.token);
  const visitor = await fetch(`${address}/notifications/live`);
  open.forEach((live) => live.leave());

  expect([eleventh.response.status, visitor.status]).toEqual([503, 401]);
});
