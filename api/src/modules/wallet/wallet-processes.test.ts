import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import type { Cart, Order, PlacedOrders } from '@straits/api-contract';
import { killApiProcess, sendTo, startApiProcess, type ApiProcess } from '../../testing/api-process';
import { seedAgent } from '../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { seedStormProduct, spendAtOnce, STORM_PRICE } from '../../testing/wallet-storm';
import { findDisagreements } from './check/ledger-check.sql';

let shop: TestApp;
let processes: ApiProcess[];
beforeAll(async () => {
  shop = await startTestApp({ now: new Date().toISOString() });
  await seedStormProduct(shop.deps);
  processes = await Promise.all([startApiProcess(shop.deps.settings), startApiProcess(shop.deps.settings)]);
  // Two processes that start on a busy machine; the rest is fast.
}, 300_000);
afterAll(async () => {
  await Promise.all(processes.map(killApiProcess));
  await shop.close();
});

async function placeOrder(token: string): Promise<Order> {
  const ask = () => ({ token, idempotencyKey: randomUUID() });
  const choice = { productId: 'river-zoo', optionId: 'river-zoo-day', units: [{ unitId: 'adult', quantity: 1 }] };
  await shop.post<Cart>('/cart/lines', choice, ask());
  const contact = { name: 'Ada Lim', email: 'agent@agency.test', phone: '+65 6123 4567' };
  const expected = [{ amount: STORM_PRICE, currency: 'SGD' }];
  const placed = await shop.post<PlacedOrders>('/orders', { contact, passengers: [], expected, acceptTerms: true }, ask());
  return placed.body.orders[0]!;
}
/** Pays over HTTP, always as the same act of one order; undefined when the process died before it answered. */
const pay = (url: string, token: string, { code, total }: Order) =>
  sendTo({ url }, { path: `/orders/${code}/payments`, token, body: { method: 'wallet', expected: total }, key: `pay-${code}` });
const postedFor = async (orders: Order[]) =>
  (
    await sql<{ code: string }>`select o.code from ledger_transactions t join orders o on o.id = t.order_id
      where t.kind = 'spend' and t.status = 'POSTED' and o.status = 'paid' and o.code = any(${orders.map(({ code }) => code)})`.execute(
      shop.deps.db,
    )
  ).rows.map(({ code }) => code);

it('50 spends at once through two API processes never pass the limit; without the guard they would', async () => {
  const { token } = await seedAgent(shop.deps, { toppedUp: 30_000, creditMinor: 10_000 });

  const answers = await spendAtOnce(processes, { token, orders: 50 });

  expect(answers.sort()).toEqual([...Array<string>(10).fill(''), ...Array<string>(40).fill('wallet_insufficient')]);
  expect(await findDisagreements(shop.deps.db)).toEqual([]);

  // Read, then write, as an unguarded wallet would: the same fifty, on a table of its own.
  await sql`create table unguarded (free bigint)`.execute(shop.deps.db);
  await sql`insert into unguarded values (40000)`.execute(shop.deps.db);
  const spend = async () => {
    const { rows } = await sql<{ free: number }>`select free from unguarded`.execute(shop.deps.db);
    if (rows[0]!.free < STORM_PRICE) return false;
    await sql`update unguarded set free = free - ${STORM_PRICE}`.execute(shop.deps.db);
    return true;
  };
  const unguarded = (await Promise.all(Array.from({ length: 50 }, spend))).filter(Boolean);
  expect(unguarded.length).toBeGreaterThan(10);
}, 120_000);

it('loses no acknowledged entry when a process is killed in the middle', async () => {
  const { token } = await seedAgent(shop.deps, { toppedUp: 1_000_000 });
  const orders: Order[] = [];
  for (let number = 0; number < 60; number++) orders.push(await placeOrder(token));
  const [victim, survivor] = [processes[0]!, processes[1]!];
  const acknowledged: string[] = [];

  const waiting = [...orders];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let order = waiting.shift(); order; order = waiting.shift()) {
        const answer = await pay(victim.url, token, order);
        if (answer?.status === 200) acknowledged.push(order.code);
        if (acknowledged.length === 15) victim.child.kill('SIGKILL');
        if (!answer) return;
      }
    }),
  );
  if (victim.child.signalCode === null) await once(victim.child, 'exit');

  const posted = await postedFor(orders);
  expect(acknowledged.filter((code) => !posted.includes(code))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(15);
  expect(posted.length).toBeLessThan(60);
  expect(await findDisagreements(shop.deps.db)).toEqual([]);
  // Whoever had no answer sends the same act again: what was under way when the process died counts once, whether the database had it or not.
  const unheard = orders.filter(({ code }) => !acknowledged.includes(code)).slice(0, 12);
  for (const order of unheard) expect((await pay(survivor.url, token, order))?.status).toBe(200);
  const heard = [...acknowledged, ...unheard.map(({ code }) => code)];
  expect((await postedFor(orders)).sort()).toEqual(heard.sort());
  expect(await findDisagreements(shop.deps.db)).toEqual([]);
}, 120_000);
