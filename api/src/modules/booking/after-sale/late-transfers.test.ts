import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BankReport, Order, StaffRefunds } from '@straits/api-contract';
import { countWaiting } from '../../../testing/count-waiting.sql';
import { emptyBooking } from '../../../testing/empty-booking';
import { readOrder, startPaying } from '../../../testing/pay-order';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findDisagreements } from '../../wallet/check/ledger-check.sql';
import { confirmTransfer } from '../decide-proof';
import { expireOrders } from '../expire-orders';
import { lockOrder } from '../orders.sql';
import { markPayment } from '../payments.sql';

const REFUSED_CARD = '4000 0000 0000 0002';

let shop: TestApp;
let staff: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await seedUser(shop.deps, { isStaff: true });
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
  const reference = body.transfer?.reference ?? '';
  return { order, reference, line: `2026-12-01,FAST ${reference},80.00` };
}
const bankShows = async (line: string, confirm: boolean) =>
  (await shop.post<BankReport>('/staff/bank-lines', { content: `date,text,amount\n${line}`, confirm }, staff)).body;
const refunds = async () => (await shop.get<StaffRefunds>('/staff/refunds', staff)).body.items;
const lateMoney = (order: Order, reference?: string) =>
  shop.post<Order & { code?: string }>(`/staff/orders/${order.code}/late-money`, { amount: order.total, reference }, staff);
/** The order's transfer is replaced by a card that pays. */
const payByCard = async (order: Order) => expect((await startPaying(shop, order)).body.status).toBe('success');
const mailsOf = async (order: Order) => {
  const { rows } = await sql<{ moment: string }>`
    select payload ->> 'moment' as moment from graphile_worker._private_jobs
    where payload ->> 'orderId' = (select id::text from orders where code = ${order.code}) order by id`.execute(shop.deps.db);
  return rows.map(({ moment }) => moment);
};
const expire = async () => {
  shop.clock.pass(25 * 60);
  expect(await expireOrders(shop.deps)).toBe(1);
};
afterEach(async () => expect(await findDisagreements(shop.deps.db)).toEqual([]));

describe('a transfer whose order was paid by card in the meantime', () => {
  it('goes back by the bank’s file: said as late first, once, and paid out by staff', async () => {
    const { order, line } = await withTransfer();
    await payByCard(order);

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
    await payByCard(order);

    expect((await lateMoney(order)).status).toBe(200);
    expect((await lateMoney(order)).body.code).toBe('payment_state_refused');

    expect(await refunds()).toHaveLength(1);
  });

  it('goes back alone: the booking stands, is said to stand, and its invoice is not credited', async () => {
    const { order } = await withTransfer();
    await payByCard(order);

    await lateMoney(order);

    expect(await mailsOf(order)).toEqual(expect.arrayContaining(['paid_twice']));
    expect(await mailsOf(order)).not.toContain('late_refunded');
    expect(await readOrder(shop, order)).toMatchObject({
      status: 'paid',
      documents: { creditNote: false },
      refunds: [{ isExtra: true }],
    });
  });

  it('is told from another transfer of the same amount by its reference, and a repeated word sends nothing else back', async () => {
    const { order, reference } = await withTransfer();
    const again = await startPaying(shop, order, { method: 'bank_transfer' });
    await payByCard(order);

    expect((await lateMoney(order)).body.code).toBe('reference_needed');
    expect((await lateMoney(order, reference)).status).toBe(200);
    expect((await lateMoney(order, reference)).body.code).toBe('payment_state_refused');
    expect((await lateMoney(order, 'ST00000000')).body.code).toBe('payment_state_refused');

    expect(again.body.transfer?.reference).not.toBe(reference);
    expect(await refunds()).toHaveLength(1);
  });

  it('that came twice, or stands in two files in other words, is said to have been paid before: only a person can tell, and nothing goes back', async () => {
    const { reference, line } = await withTransfer();
    const again = `2026-12-02,GIRO ${reference} AGAIN,80.00`;

    const first = await bankShows(`${line}\n${again}\n2026-12-03,Rent,10.00`, true);
    const second = await bankShows(`2026-12-03,TRF ${reference},75.00`, true);

    expect(first.matched).toMatchObject([{ to: reference, isConfirmed: true }]);
    expect(first.unmatched).toMatchObject([
      { near: reference, isSecond: true },
      { near: null, isSecond: false },
    ]);
    expect(second.unmatched).toContainEqual(expect.objectContaining({ near: reference, isSecond: true }));
    expect(await refunds()).toEqual([]);
  });

  it('of an earlier file is left to a person: it may have been sent back by hand', async () => {
    const { order, line } = await withTransfer();
    await sql`insert into bank_lines (fingerprint, account, booked_on, amount_minor, currency, bank_ref, text, imported_at, imported_by)
      values ('\\x01', '', '2026-12-01', 8000, 'SGD', '', ${line.split(',')[1]}, ${shop.clock.now()}, 'staff')`.execute(shop.deps.db);
    await payByCard(order);

    const { matched, unmatched } = await bankShows('2026-12-02,Rent,10.00', true);

    expect(matched).toEqual([]);
    expect(unmatched).toHaveLength(2);
    expect(await refunds()).toEqual([]);
  });
});

it('an order whose replaced transfer stands in the bank’s file takes no other payment and does not end', async () => {
  const { order, line } = await withTransfer();
  expect((await startPaying(shop, order, { card: REFUSED_CARD })).body.status).not.toBe('success');
  await bankShows(line, false);

  expect((await startPaying(shop, order)).body.code).toBe('transfer_arrived');
  shop.clock.pass(25 * 60);
  expect(await expireOrders(shop.deps)).toBe(0);

  expect((await bankShows(line, true)).matched).toMatchObject([{ isLate: true, isConfirmed: true, goesBack: false }]);
  expect((await readOrder(shop, order)).status).toBe('paid');
});

it('an order whose transfer stands in the bank’s file takes no second payment', async () => {
  const { order, line } = await withTransfer();
  await bankShows(line, false);

  expect((await startPaying(shop, order)).body.code).toBe('transfer_arrived');
  expect((await startPaying(shop, order, { method: 'bank_transfer' })).body.code).toBe('transfer_arrived');

  expect((await bankShows(line, true)).matched).toMatchObject([{ isLate: false, isConfirmed: true, goesBack: false }]);
  expect((await readOrder(shop, order)).status).toBe('paid');
});

it('an order that is cancelled while its replaced transfer stands in the bank’s file is shown to staff', async () => {
  const { order, line } = await withTransfer();
  await startPaying(shop, order, { card: REFUSED_CARD });
  await bankShows(line, false);

  const answer = await shop.post(
    `/orders/${order.code}/cancel?key=${order.accessKey}`,
    { reason: 'Somebody is ill', expectedRefund: { amount: 0, currency: 'SGD' } },
    { idempotencyKey: randomUUID() },
  );

  expect(answer.status).toBe(200);
  const { rows } = await sql`select stuck_reason as reason from orders`.execute(shop.deps.db);
  expect(rows).toEqual([{ reason: 'money_unclear' }]);
  expect((await bankShows(line, true)).matched).toMatchObject([{ isLate: true, goesBack: true }]);
});

it('money of a replaced transfer waits until the card that replaced it has answered', async () => {
  const { order, line } = await withTransfer();
  expect((await startPaying(shop, order, { card: '4000 0000 0000 0077' })).body.status).toBe('pending');

  expect((await bankShows(line, true)).matched).toMatchObject([{ isLate: true, isConfirmed: false, goesBack: false }]);
  expect((await lateMoney(order)).body.code).toBe('payment_state_refused');

  expect(await refunds()).toEqual([]);
});

it('is found however many lines of before nobody knows', async () => {
  const { order, line } = await withTransfer();
  await sql`insert into bank_lines (fingerprint, account, booked_on, amount_minor, currency, bank_ref, text, imported_at, imported_by)
    select int4send(n), '', '2026-11-01', 100, 'SGD', '', 'rent ' || n, ${shop.clock.now()}, 'staff' from generate_series(1, 1001) n`.execute(
    shop.deps.db,
  );

  expect((await bankShows(line, true)).matched).toMatchObject([{ isConfirmed: true }]);

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

it('is confirmed and replaced at the same moment without the two waiting for each other', async () => {
  const { order } = await withTransfer();
  const { rows } = await sql<{ id: string; orderId: string }>`select id, order_id as "orderId" from payments`.execute(shop.deps.db);
  const [payment] = rows;
  let confirming: Promise<unknown> = Promise.resolve();

  await shop.deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, payment!.orderId);
    confirming = confirmTransfer(shop.deps, { paymentId: payment!.id, staffId: staff.id }).catch(
      (refused: { code?: string }) => refused.code,
    );
    while ((await countWaiting(shop.deps.db)) === 0);
    await markPayment(trx, payment!.id, { status: 'failed', reason: 'replaced' });
  });

  expect(await confirming).toBe('payment_state_refused');
  expect((await readOrder(shop, order)).status).toBe('ORDERED');
});
