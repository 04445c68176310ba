import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiError, Order, Payment, Wallet, WalletStatement } from '@straits/api-contract';
import { giveDiscount } from '../../../testing/give-discount';
import { seedPaidOrder } from '../../../testing/pay-order';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedChain, setMarkup, settleCommissions, type Agent } from '../../../testing/seed-tree';
import { seedMoney } from '../../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findDisagreements } from '../check/ledger-check.sql';
import { commission, openCommissions } from './commission.jobs';
import { findOpenCommissions } from './commissions.sql';

// Two adults: 80.00, for 60.00 net; with a tenth put on that 66.00, and with another 72.60.
const TOTAL = 8_000;
const TENTHS = [1_000, 1_000];
const [HEAD, BRANCH, LAST] = [600, 660, 740];

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  const cancellation = [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 25 },
  ];
  await seedProduct(shop.deps, { options: [{ cancellation, inventory: { capacity: 500 } }] });
});
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));
afterAll(() => shop.close());
// Whatever happened, ledger, orders and payments agree.
afterEach(async () => expect(await findDisagreements(shop.deps.db)).toEqual([]));

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const keyed = ({ token }: Agent) => ({ token, idempotencyKey: randomUUID() });
const freeOf = async ({ token }: Agent) => (await shop.get<Wallet>('/wallet', { token })).body.availableBalance.amount;
const freeOfAll = (agents: Agent[]) => Promise.all(agents.map(freeOf));
const idOf = async ({ code }: Order) =>
  (await sql<{ id: string }>`select id from orders where code = ${code}`.execute(shop.deps.db)).rows[0]!.id;
const pay = (agent: Agent, order: Order) =>
  shop.post<Payment>(`/orders/${order.code}/payments`, { method: 'wallet', expected: order.total }, keyed(agent));
async function sell(agent: Agent): Promise<Order> {
  const order = await seedOrder(shop, { token: agent.token });
  expect((await pay(agent, order)).body.status).toBe('success');
  return order;
}
const cancel = (agent: Agent, order: Order, refundMinor: number, { oneTicket = false } = {}) => {
  const lines = order.lines.map(({ id, passengers }) => ({ lineId: id, travellerIds: [passengers[0]!.id] }));
  const asked = { reason: 'Somebody is ill', expectedRefund: sgd(refundMinor), ...(oneTicket && { lines }) };
  return shop.post<Order & ApiError>(`/orders/${order.code}/cancel`, asked, keyed(agent));
};
/** Three levels, of which the last has spent all it had on an order. */
async function withOrder(markups = TENTHS) {
  const chain = await seedChain(shop, markups);
  const last = chain.at(-1)!;
  await seedMoney(shop.deps, last.agencyId, { amountMinor: TOTAL });
  return { chain, last, order: await sell(last) };
}

it('comes into the wallet of each level, once', async () => {
  const { chain, order } = await withOrder();
  const orderId = await idOf(order);

  await Promise.all(Array.from({ length: 8 }, () => commission({ orderId }, shop.deps)));
  await settleCommissions(shop);

  expect(await freeOfAll(chain)).toEqual([HEAD, BRANCH, LAST]);
  expect(await findOpenCommissions(shop.deps.db, shop.clock.now(), orderId)).toEqual([]);
});

it('is told in the statement of those above by whose sales it comes, with no order to open that is not theirs', async () => {
  const { chain, order } = await withOrder();
  await settleCommissions(shop);
  const statement = async ({ token }: Agent, more = '') =>
    (await shop.get<WalletStatement>(`/wallet/statement?month=2026-12${more}`, { token })).body.entries;
  const [head, , last] = chain as [Agent, Agent, Agent];
  const headers = { host: 'tour.straits.test', authorization: `Bearer ${head.token}` };
  const csv = await shop.app.inject({ url: '/travel/v1/wallet/statement.csv?month=2026-12&lang=ID', headers });

  const said = `From sales of Kedai Tiga (${order.code})`;
  expect(await statement(head)).toMatchObject([{ kind: 'commission', description: said, orderCode: null, credit: sgd(HEAD) }]);
  expect(await statement(head, '&lang=ZH')).toMatchObject([{ description: `来自 Kedai Tiga 的销售（${order.code}）` }]);
  expect(await statement(head, '&q=kedai')).toHaveLength(1);
  expect(await statement(head, '&q=branch')).toEqual([]);
  expect(csv.body).toContain(`Dari penjualan Kedai Tiga (${order.code})`);
  expect((await statement(last))[0]).toMatchObject({ description: order.code, orderCode: order.code, credit: sgd(LAST) });
});

it('goes back in the moment that the money does, of each level by the ticket and by the terms', async () => {
  const { chain, last, order } = await withOrder();
  await settleCommissions(shop);

  await cancel(last, order, TOTAL / 2, { oneTicket: true });
  const afterOne = await freeOfAll(chain);
  shop.clock.set('2026-12-08T03:00:00Z');
  await cancel(last, order, TOTAL / 8);

  expect(afterOne).toEqual([HEAD / 2, BRANCH / 2, TOTAL / 2 + LAST / 2]);
  // Of the second ticket a quarter went back; what is kept is rounded down.
  expect(await freeOfAll(chain)).toEqual([225, 247, (TOTAL * 5) / 8 + 277]);
});

it('leaves nothing for who sells at a net price that is the retail price, and never takes from them', async () => {
  const { chain } = await withOrder([0, 5_000]);

  await settleCommissions(shop);

  expect(await freeOfAll(chain)).toEqual([0, 2_000, 0]);
});

it.each([
  [500, [HEAD, BRANCH, LAST - 500]],
  [1_000, [HEAD, BRANCH - 260, 0]],
  [5_000, [0, 0, 0]],
])('is less by a discount of %i: first of who sold, then of the nearest above', async (discount, expected) => {
  const { chain, order } = await withOrder();
  await giveDiscount(shop.deps, order.code, discount);

  await settleCommissions(shop);

  expect(await freeOfAll(chain)).toEqual(expected);
});

it('is what it was when the order was made, however it is changed later, and whoever the agency is under', async () => {
  const { chain, order } = await withOrder();
  const [head, branch, last] = chain as [Agent, Agent, Agent];

  await setMarkup(shop, branch, last, 0);
  await setMarkup(shop, head, branch, 5_000);
  await sql`update agencies set parent_id = null where id = ${last.agencyId}`.execute(shop.deps.db);
  await settleCommissions(shop);
  const sold = await freeOfAll(chain);
  await cancel(last, order, TOTAL);

  expect(sold).toEqual([HEAD, BRANCH, LAST]);
  expect(await freeOfAll(chain)).toEqual([0, 0, TOTAL]);
});

it('moves with the order to another date as it was sold', async () => {
  await seedProduct(shop.deps, { id: 'sale', options: [{ cancellation: [{ hoursBefore: 72, refundPercent: 100 }] }] });
  const chain = await seedChain(shop, TENTHS, TOTAL);
  const [, branch, last] = chain as [Agent, Agent, Agent];
  const order = await seedOrder(shop, { token: last.token, productId: 'sale' });
  await pay(last, order);
  await settleCommissions(shop);
  await setMarkup(shop, branch, last, 0);
  const half = { weekly: [100, 100, 100, 100, 100, 100, 100], dates: { '2026-12-12': 50 } };
  await sql`update options set price_days = ${JSON.stringify(half)}::jsonb where id = 'sale-day'`.execute(shop.deps.db);

  const asked = { localDate: '2026-12-12', expectedRefund: sgd(TOTAL / 2) };
  const moved = await shop.post(`/orders/${order.code}/lines/${order.lines[0]!.id}/date`, asked, keyed(last));

  expect(moved.status).toBe(200);
  expect(await freeOfAll(chain)).toEqual([TOTAL + HEAD / 2, TOTAL + BRANCH / 2, TOTAL / 2 + LAST / 2]);
});

it('stays open for the level that has spent it, is listed, and keeps no other waiting', async () => {
  const { chain, last, order } = await withOrder([0, 1_000]);
  const branch = chain[1]!;
  const orderId = await idOf(order);
  await settleCommissions(shop);
  await seedMoney(shop.deps, branch.agencyId, { amountMinor: TOTAL - HEAD });
  await sell(branch);
  await sql`delete from open_commissions where order_id <> ${orderId}`.execute(shop.deps.db);
  await cancel(last, order, TOTAL);
  const waiting = await findOpenCommissions(shop.deps.db, shop.clock.now(), orderId);
  const gone = await freeOfAll(chain);
  await sql`insert into open_commissions select id from orders where agency_id = ${branch.agencyId} on conflict do nothing`.execute(
    shop.deps.db,
  );

  await settleCommissions(shop);
  await settleCommissions(shop);

  expect(waiting).toMatchObject([
    { agencyName: 'Kedai Tiga', dueMinor: 0, paidMinor: 0 },
    { agencyName: 'Branch 2', earnedMinor: 0, dueMinor: 0, paidMinor: HEAD },
  ]);
  expect(gone).toEqual([0, 0, TOTAL]);
  expect(await findOpenCommissions(shop.deps.db, shop.clock.now(), orderId)).toEqual([]);
});

it('waits, of money that came from outside, for all alike: who earns nothing has no work done each hour', async () => {
  const chain = await seedChain(shop, [5_000]);
  const order = await seedPaidOrder(shop, { token: chain[1]!.token });
  await sql`delete from graphile_worker._private_jobs`.execute(shop.deps.db);
  await openCommissions({}, shop.deps);
  const { rows } = await sql`select from graphile_worker.jobs where key = ${`commission:${await idOf(order)}`}`.execute(shop.deps.db);
  const early = await freeOfAll(chain);
  shop.clock.set('2026-12-09T20:00:00Z');
  await settleCommissions(shop);

  expect(rows).toEqual([]);
  expect([early, await freeOfAll(chain)]).toEqual([
    [0, 0],
    [2_000, 0],
  ]);
});

it('never waits in a circle where agencies under one another sell and give back at once', async () => {
  const chain = await seedChain(shop, TENTHS, 40 * TOTAL);
  const before: [Agent, Order][] = [];
  const after: [Agent, Order][] = [];
  for (let number = 0; number < 12; number++) {
    const agent = chain[number % 3]!;
    before.push([agent, await sell(agent)]);
    after.push([agent, await seedOrder(shop, { token: agent.token })]);
  }
  const ids = await Promise.all(before.map(([, order]) => idOf(order)));
  // Half of them have their commission when they are given back.
  for (const orderId of ids.slice(0, 6)) await commission({ orderId }, shop.deps);

  const answers = await Promise.all([
    ...before.map(async ([agent, order]) => (await cancel(agent, order, TOTAL)).status),
    ...after.map(async ([agent, order]) => (await pay(agent, order)).status),
    ...ids.map((orderId) => commission({ orderId }, shop.deps).then(() => 200)),
  ]);
  await settleCommissions(shop);

  expect(answers).toEqual(answers.map(() => 200));
  // Four orders of each: what the head earns on its own, on the branch's and on the last one's.
  const spent = 4 * TOTAL;
  expect(await freeOfAll(chain)).toEqual([
    40 * TOTAL - spent + 4 * (2_000 + HEAD + HEAD),
    40 * TOTAL - spent + 4 * (1_400 + BRANCH),
    40 * TOTAL - spent + 4 * LAST,
  ]);
}, 60_000);

it('is found by the ledger’s check where one level has not what it should', async () => {
  const { order } = await withOrder([0, 1_000]);
  const orderId = await idOf(order);
  await settleCommissions(shop);
  await sql`update order_line_shares set net_minor = 5_000 where line_id in (select id from order_lines where order_id = ${orderId})`.execute(
    shop.deps.db,
  );

  const found = await findDisagreements(shop.deps.db);
  await sql`update order_line_shares set net_minor = 6_000 where line_id in (select id from order_lines where order_id = ${orderId})`.execute(
    shop.deps.db,
  );

  expect(found).toMatchObject([{ kind: 'commission_differs', subject: order.code, detail: '600 is not 1600 of Branch 2' }]);
});
