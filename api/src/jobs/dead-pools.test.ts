import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'kysely';
import { killApiProcess, startApiProcess, type ApiProcess } from '../testing/api-process';
import { seedPaidOrder } from '../testing/pay-order';
import { seedProduct } from '../testing/seed-product';
import { startTestApp, type TestApp } from '../testing/test-app';
import { unlockDeadPools } from './dead-pools';

let shop: TestApp;
/** A mail server whose answer never ends: what it is told stays under way. */
let silent: Server;
let api: ApiProcess;
let began: Promise<unknown>;

beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  await seedPaidOrder(shop);
  began = new Promise((resolve) => {
    silent = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 mail.straits.test\r\n');
      // A line now and then: a server that says nothing at all is left.
      const talking = setInterval(() => socket.write('250-wait\r\n'), 5_000);
      socket.on('close', () => clearInterval(talking));
      resolve(undefined);
    });
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  api = await startApiProcess({ ...shop.deps.settings, smtpUrl: `smtp://127.0.0.1:${port}` });
  await began;
}, 90_000);
afterAll(async () => {
  await killApiProcess(api);
  silent.close();
  await shop.close();
});

const lockedJobs = async () => {
  const { rows } = await sql<{
    pool: string;
  }>`select locked_by as pool from graphile_worker._private_jobs where locked_by is not null`.execute(shop.deps.db);
  return rows.map(({ pool }) => pool);
};
const twoBeats = async () => {
  const { dead } = await unlockDeadPools(shop.deps.db, { seen: [], graceSeconds: 0 });
  return unlockDeadPools(shop.deps.db, { seen: dead, graceSeconds: 0 });
};

it('leaves a job to the process that runs it, and gives it to others once that process was killed', async () => {
  const [pool] = await lockedJobs();
  expect(pool).toBeDefined();
  expect(await twoBeats()).toEqual({ dead: [], unlocked: [] });
  expect(await lockedJobs()).toContain(pool);

  await killApiProcess(api);
  // The database hears of a killed process as soon as its socket is closed.
  for (let isOver = false; !isOver;) isOver = (await twoBeats()).unlocked.includes(pool!);

  expect(await lockedJobs()).toEqual([]);
}, 60_000);

it('needs to see a process gone twice, and leaves what was taken a moment ago', async () => {
  const { db } = shop.deps;
  await sql`update graphile_worker._private_jobs set locked_by = 'pool-that-is-gone', locked_at = now() where id = (select min(id) from graphile_worker._private_jobs)`.execute(
    db,
  );
  expect(await unlockDeadPools(db, { seen: ['pool-that-is-gone'], graceSeconds: 15 })).toEqual({ dead: [], unlocked: [] });
  expect(await unlockDeadPools(db, { seen: [], graceSeconds: 0 })).toEqual({ dead: ['pool-that-is-gone'], unlocked: [] });
  expect(await unlockDeadPools(db, { seen: ['pool-that-is-gone'], graceSeconds: 0 })).toMatchObject({ unlocked: ['pool-that-is-gone'] });
  expect(await lockedJobs()).toEqual([]);
});
