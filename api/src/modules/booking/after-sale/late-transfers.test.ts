import type { BankReport, Order, StaffRefunds } from '@straits/api-contract';
import { emptyBooking } from '../../../testing/empty-booking';
import { readOrder, startPaying } from '../../../testing/pay-order';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findDisagreements } from '../../wallet/check/ledger-check.sql';
import { expireOrders } from '../expire-orders';

let shop: TestApp;
let staff: { token: string };
beforeAll(async () => {
  shop = await startTestApp();
  staff = { token: (await seedUser(shop.deps, { isStaff: true })).token };
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 3 } }] });
});
beforeEach(async () => {
  shop.clock.set('2026-12-01T02:00:00Z');
  await emptyBooking(shop.deps, 'bank_lines', 'graphile_worker._private_jobs');
});
afterAll(() => shop.close());

async function withTransfer() {
  const order = await seedOrder(shop);
  const { body } = await startPaying(shop, order, { method: 'bank_transfer' });
  return { order, line: `2026-12-01,FAST ${body.transfer?.reference},80.00` };
}
const bankShows = async (line: string, confirm: boolean) =>
  (await shop.post<BankReport>('/staff/bank-lines', { content: `date,text,amount\n${line}`, confirm }, staff)).body;
const refunds = async () => (await shop.get<StaffRefunds>('/staff/refunds', staff)).body.items;
const lateMoney = (order: Order) =>
  shop.post<Order & { code?: string }>(`/staff/orders/${order.code}/late-money`, { amount: order.total }, staff);
const expire = async () => {
  shop.clock.pass(25 * 60);
  expect(await expireOrders(shop.deps)).toBe(1);
};
afterEach(async () => expect(await findDisagreements(shop.deps.db)).toEqual([]));

describe('a transfer whose order was paid by card in the meantime', () => {
  it('goes back by the bank’s file: said as late first, once, and paid out by staff', async () => {
    const { order, line } = await withTransfer();
    expect((await startPaying(shop, order)).body.status).toBe('success');

    const listed = await bankShows(line, false);
    const confirmed = await bankShows(line, true);

    expect(listed.matched).toMatchObject([{ isLate: true, isConfirmed: false, goesBack: false }]);
    expect(confirmed.matched).toMatchObject([{ isLate: true, isConfirmed: true, goesBack: true }]);
    expect((await bankShows(line, true)).matched).toEqual([]);
    expect(await refunds()).toMatchObject([{ orderCode: order.code, amount: order.total, method: 'bank_transfer' }]);
    expect(await readOrder(shop, order)).toMatchObject({ status: 'paid', refunds: [{ method: 'bank_transfer' }] });
  });

  it('goes back by staff’s word, once', async () => {
    const { order } = await withTransfer();
    await startPaying(shop, order);

    expect((await lateMoney(order)).status).toBe(200);
    expect((await lateMoney(order)).body.code).toBe('payment_state_refused');

    expect(await refunds()).toHaveLength(1);
  });
});

it('an order whose transfer stands in the bank’s file takes no second payment', async () => {
  const { order, line } = await withTransfer();
  await bankShows(line, false);

  expect((await startPaying(shop, order)).body.code).toBe('transfer_arrived');
  expect((await startPaying(shop, order, { method: 'bank_transfer' })).body.code).toBe('transfer_arrived');

  expect((await bankShows(line, true)).matched).toMatchObject([{ isLate: false, isConfirmed: true, goesBack: false }]);
  expect((await readOrder(shop, order)).status).toBe('paid');
});

describe('a transfer that comes after its order has ended', () => {
  it('books it by the bank’s file while its places are there', async () => {
    const { order, line } = await withTransfer();
    await expire();

    expect((await bankShows(line, true)).matched).toMatchObject([{ isLate: true, isConfirmed: true, goesBack: false }]);

    expect((await readOrder(shop, order)).status).toBe('paid');
    expect(await refunds()).toEqual([]);
  });

  it('goes back once somebody else has them', async () => {
    const { order, line } = await withTransfer();
    await expire();
    await seedOrder(shop);

    expect((await bankShows(line, true)).matched).toMatchObject([{ isLate: true, goesBack: true }]);

    expect((await readOrder(shop, order)).status).toBe('EXPIRED');
    expect(await refunds()).toHaveLength(1);
  });
});
