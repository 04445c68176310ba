import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AgencyActs, Payment } from '@straits/api-contract';
import { countWaiting } from '../../testing/count-waiting.sql';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import type { SeededUser } from '../../testing/seed-shop';
import { seedAgent } from '../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let admin: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  admin = await seedAgent(shop.deps, { toppedUp: 1_000_000 });
});
afterAll(() => shop.close());

/** Lines in the trail of one payment whose call is sent twice at once: nobody writes before both have paid. */
async function linesOfTwoCalls(): Promise<number> {
  const order = await seedOrder(shop, { token: admin.token });
  const ask = { token: admin.token, idempotencyKey: randomUUID() };
  const call = () => shop.post<Payment>(`/orders/${order.code}/payments`, { method: 'wallet', expected: order.total }, ask);
  let isOver = false;
  const both = await shop.deps.db.transaction().execute(async (trx) => {
    await sql`lock table agency_acts in share mode`.execute(trx);
    const calls = [call(), call()];
    void Promise.all(calls).finally(() => (isOver = true));
    while (!isOver && (await countWaiting(shop.deps.db)) < 2);
    return { calls };
  });
  expect((await Promise.all(both.calls)).map(({ status }) => status)).toEqual([200, 200]);
  const { items } = (await shop.get<AgencyActs>('/agency/acts', { token: admin.token })).body;
  return items.filter(({ act, subject }) => act === 'order_payment' && subject === order.code).length;
}

it('a call that is sent twice at once has one line, also when the second comes before the first has written its own', async () => {
  const guarded = await linesOfTwoCalls();
  // With the guard off: no line says of which call it is.
  await sql`create function forget_call() returns trigger language plpgsql as $$ begin new.call_id := null; return new; end $$`.execute(
    shop.deps.db,
  );
  await sql`create trigger forget_call before insert on agency_acts for each row execute function forget_call()`.execute(shop.deps.db);
  const unguarded = await linesOfTwoCalls();

  expect([unguarded, guarded]).toEqual([2, 1]);
});
