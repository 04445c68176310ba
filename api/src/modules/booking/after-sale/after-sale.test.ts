import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  Cart,
  CancelQuote,
  Manifest,
  Order,
  OrderPage,
  Payment,
  PlacedOrders,
  StaffRefunds,
  StuckOrders,
} from '@straits/api-contract';
import { emptyBooking } from '../../../testing/empty-booking';
import { seedHotel } from '../../../testing/seed-kinds';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { applyOutcome } from '../charge-card';
import { expireOrders } from '../expire-orders';
import { countOrders } from '../order-list.sql';
import { sendOrderMail } from '../order-mail.jobs';
import { refundCard } from './refund.jobs';
import { completeOrders, remindTravellers } from './travel-days';

let shop: TestApp;
let staff: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await seedUser(shop.deps, { isStaff: true });
  const terms = [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ];
  await seedProduct(shop.deps, { options: [{ cancellation: terms, inventory: { capacity: 6 } }] });
});
beforeEach(async () => {
  shop.clock.set('2026-12-01T02:00:00Z');
  await emptyBooking(shop.deps, 'waiting_list', 'graphile_worker._private_jobs');
});
afterAll(() => shop.close());

const DATE = '2026-12-10';
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const keyed = () => ({ idempotencyKey: randomUUID() });
const choice = (units: Record<string, number>, more: object = {}) => ({
  productId: 'river-zoo',
  optionId: 'river-zoo-day',
  localDate: DATE,
  units: Object.entries(units).map(([unitId, quantity]) => ({ unitId, quantity })),
  ...more,
});

async function placed(line: object = choice({ adult: 2 }), { token, and }: { token?: string; and?: object } = {}): Promise<Order> {
  const first = await shop.post<Cart>('/cart/lines', line, { token, ...keyed() });
  const { cookie } = first;
  const cart = and ? (await shop.post<Cart>('/cart/lines', and, { token, cookie, ...keyed() })).body : first.body;
  const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
  const body = { contact, passengers: [], expected: cart.subtotal.map(({ charge }) => charge), acceptTerms: true };
  return (await shop.post<PlacedOrders>('/orders', body, { token, cookie, ...keyed() })).body.orders[0]!;
}
async function start(order: Order, method: 'card' | 'bank_transfer', token?: string): Promise<Payment> {
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' };
  const { cardToken } = (await shop.post<{ cardToken: string }>('/sandbox/cards', card)).body;
  const body = { method, expected: order.total, ...(method === 'card' && { cardToken }) };
  return (await shop.post<Payment>(`/orders/${order.code}/payments?key=${order.accessKey ?? ''}`, body, { token, ...keyed() })).body;
}
async function paid(line?: object): Promise<Order> {
  const order = await placed(line);
  expect((await start(order, 'card')).status).toBe('success');
  return order;
}
type Answered = { code?: string };
const read = async (order: Order) => (await shop.get<Order>(`/orders/${order.code}?key=${order.accessKey}`)).body;
const quote = async (order: Order, body: object = {}) =>
  (await shop.post<CancelQuote & Answered>(`/orders/${order.code}/cancel-quote?key=${order.accessKey}`, body)).body;
const cancel = (order: Order, refund: number, more: object = {}) =>
  shop.post<Order & Answered>(
    `/orders/${order.code}/cancel?key=${order.accessKey}`,
    { reason: 'Somebody is ill', expectedRefund: sgd(refund), ...more },
    keyed(),
  );
const taken = async (optionId = 'river-zoo-day') => {
  const { rows } = await sql<{
    taken: number;
  }>`select held + sold as taken from inventory where option_id = ${optionId} order by local_date`.execute(shop.deps.db);
  return rows.map((row) => row.taken);
};
const jobs = async (name: string) => {
  const { rows } = await sql<{
    payload: Record<string, string>;
  }>`select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${name} order by j.id`.execute(
    shop.deps.db,
  );
  return rows.map(({ payload }) => payload);
};
const mails = async () => (await jobs('order_mail')).map(({ moment }) => moment);
const asStaff = () => ({ token: staff.token });

describe('cancelling', () => {
  it('shows the refund first, then gives stock and money back', async () => {
    const order = await paid();

    expect(await quote(order)).toMatchObject({ paid: sgd(8_000), refund: sgd(8_000), fee: sgd(0), refundTo: 'card' });
    const { body } = await cancel(order, 8_000);
    await refundCard({ refundId: (await jobs('refund_card'))[0]!.refundId! }, shop.deps);
    const url = `/travel/v1/orders/${order.code}/documents/credit-note.pdf?key=${order.accessKey}`;
    const { rawPayload } = await shop.app.inject({ method: 'GET', url });

    // By the number that stands on the invoice.
    expect(execFileSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload }).toString()).toMatch(
      new RegExp(`Credit note ${order.code}[^]*Invoice +${order.code}[^]*Refunded in all +SGD 80.00`),
    );
    expect(body).toMatchObject({
      status: 'CANCELLED',
      lines: [{ isCancelled: true }],
      history: [{}, {}, {}, { by: 'customer', reason: 'Somebody is ill' }],
    });
    expect(await taken()).toEqual([0]);
    expect((await read(order)).refunds).toMatchObject([{ amount: sgd(8_000), status: 'done', method: 'card' }]);
    expect(await mails()).toEqual(['placed', 'paid', 'cancelled', 'refunded']);
  });

  it.each([
    ['2026-12-07T00:00:00Z', 8_000],
    ['2026-12-08T02:00:00Z', 4_000],
    ['2026-12-10T00:30:00Z', 0],
  ])('gives back at %s what its terms say: %i', async (now, refund) => {
    const order = await paid();
    shop.clock.set(now);

    expect((await quote(order)).refund).toEqual(sgd(refund));
    expect((await cancel(order, refund)).status).toBe(200);
    expect((await read(order)).refunds).toHaveLength(refund > 0 ? 1 : 0);
  });

  it('refuses a refund that is no longer the one that was shown', async () => {
    const order = await paid();
    shop.clock.set('2026-12-08T02:00:00Z');

    expect((await cancel(order, 8_000)).body.code).toBe('price_changed');
    expect((await read(order)).status).toBe('paid');
  });

  it('gives up one ticket, keeps the others, and gives up the rest later', async () => {
    const order = await paid(choice({ adult: 2, child: 1 }));
    const line = (await read(order)).lines[0]!;
    const child = line.passengers.find(({ unitName }) => unitName === 'Child')!;
    const part = { lines: [{ lineId: line.id, travellerIds: [child.id] }] };

    expect((await quote(order, part)).refund).toEqual(sgd(2_500));
    await cancel(order, 2_500, part);
    const after = await read(order);

    expect(after.status).toBe('paid');
    expect(after.lines[0]?.passengers.filter(({ isCancelled }) => isCancelled).map(({ id }) => id)).toEqual([child.id]);
    expect(await taken()).toEqual([2]);
    expect((await cancel(order, 8_000)).body.status).toBe('CANCELLED');
    expect(await taken()).toEqual([0]);
  });

  it('mails who was taken off a booking that stands', async () => {
    const order = await paid(choice({ adult: 2, child: 1 }));
    const line = (await read(order)).lines[0]!;
    const child = line.passengers.find(({ unitName }) => unitName === 'Child')!;
    await cancel(order, 2_500, { lines: [{ lineId: line.id, travellerIds: [child.id] }] });
    const send = jest.fn(() => Promise.resolve());
    const { orderId = '' } = (await jobs('order_mail')).at(-1) ?? {};

    await sendOrderMail({ orderId, moment: 'cancelled' }, { ...shop.deps, mailer: { send } });

    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        subject: `Order ${order.code}: a part is cancelled`,
        text: expect.stringMatching(/When: [^\n]*\nCancelled: [^\n]*: [^\n]*· Child\n/),
      }),
    );
  });

  it('mails which part is cancelled and what stands, and not that the order is', async () => {
    const { token } = await seedUser(shop.deps);
    const order = await placed(choice({ adult: 1 }), { token, and: choice({ adult: 1 }, { localDate: '2026-12-09' }) });
    expect((await start(order, 'card', token)).status).toBe('success');
    const gone = order.lines.find(({ localDate }) => localDate === '2026-12-09')!;
    const body = { reason: 'Somebody is ill', expectedRefund: sgd(4_000), lines: [{ lineId: gone.id }] };
    expect((await shop.post<Answered>(`/orders/${order.code}/cancel`, body, { token, ...keyed() })).status).toBe(200);
    const send = jest.fn(() => Promise.resolve());
    const { orderId = '' } = (await jobs('order_mail')).at(-1) ?? {};

    await sendOrderMail({ orderId, moment: 'cancelled' }, { ...shop.deps, mailer: { send } });

    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        subject: `Order ${order.code}: a part is cancelled`,
        text: expect.stringMatching(/When: [^\n]*Dec 10[^\n]*\nCancelled: [^\n]*Dec 9/),
      }),
    );
  });

  it('is gone from the list of orders: people and the first visit are of what still stands', async () => {
    const { token } = await seedUser(shop.deps);
    const order = await placed(choice({ adult: 2, child: 1 }), { token, and: choice({ adult: 1 }, { localDate: '2026-12-09' }) });
    expect((await start(order, 'card', token)).status).toBe('success');
    const [first, other] = [...order.lines].sort((a, b) => a.passengers.length - b.passengers.length);
    const child = other!.passengers.find(({ unitName }) => unitName === 'Child')!;
    const lines = [{ lineId: first!.id }, { lineId: other!.id, travellerIds: [child.id] }];
    const listed = async () => (await shop.get<OrderPage>('/orders?tab=upcoming', { token })).body.items;
    const before = await listed();

    const body = { reason: 'Somebody is ill', expectedRefund: sgd(6_500), lines };
    expect((await shop.post<Answered>(`/orders/${order.code}/cancel`, body, { token, ...keyed() })).status).toBe(200);

    expect(before).toMatchObject([{ localDate: '2026-12-09', travellers: 4 }]);
    expect(await listed()).toMatchObject([{ localDate: DATE, travellers: 2 }]);
  });

  it('neither quotes nor leaves a child without its adult', async () => {
    const order = await paid(choice({ adult: 1, child: 1 }));
    const line = (await read(order)).lines[0]!;
    const adult = line.passengers.find(({ unitName }) => unitName === 'Adult')!;

    const lines = [{ lineId: line.id, travellerIds: [adult.id] }];

    expect((await quote(order, { lines })).code).toBe('unit_needs_companion');
    expect((await cancel(order, 4_000, { lines })).body.code).toBe('unit_needs_companion');
  });

  it('gives every night of a stay back', async () => {
    await seedHotel(shop.deps, { id: 'inn', rooms: 1 });
    const stay = { productId: 'inn', optionId: 'inn-deluxe', localDate: DATE, nights: 3, guests: { adults: 2, childAges: [] } };
    const order = await paid({ ...stay, units: [{ unitId: 'room', quantity: 1 }] });
    expect(await taken('inn-deluxe')).toEqual([1, 1, 1]);

    await cancel(order, 0);

    expect(await taken('inn-deluxe')).toEqual([0, 0, 0]);
  });

  it('ends an order that nobody has paid, without a refund', async () => {
    const order = await placed();

    expect((await cancel(order, 0)).body).toMatchObject({ status: 'CANCELLED', refunds: [] });
    expect(await taken()).toEqual([0]);
  });

  it('happens once for two at once', async () => {
    const order = await paid();

    const answers = await Promise.all([cancel(order, 8_000), cancel(order, 8_000)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(order)).refunds).toHaveLength(1);
  });

  it("answers 404 for somebody else's order and line", async () => {
    const order = await paid();
    const stranger = { lines: [{ lineId: randomUUID() }] };

    expect((await shop.post(`/orders/${order.code}/cancel-quote?key=wrong`, {})).status).toBe(404);
    expect(await quote(order, stranger)).toMatchObject({ code: 'not_found' });
  });
});

describe('late money', () => {
  async function expiredTransfer() {
    const order = await placed(choice({ adult: 4 }));
    await start(order, 'bank_transfer');
    shop.clock.pass(25 * 60);
    await expireOrders(shop.deps);
    expect((await read(order)).status).toBe('EXPIRED');
    return order;
  }
  const comes = (order: Order) => shop.post<Order & Answered>(`/staff/orders/${order.code}/late-money`, { amount: order.total }, asStaff());

  it('T7: books the order when its places are still there', async () => {
    const order = await expiredTransfer();

    const { body } = await comes(order);

    expect(body.status).toBe('paid');
    expect(body.history.map(({ status }) => status)).toEqual(['ORDERED', 'EXPIRED', 'ORDERED', 'paid']);
    expect(await taken()).toEqual([4]);
  });

  it('T7: goes back when somebody else has the places, and staff pays it out once', async () => {
    const order = await expiredTransfer();
    await paid(choice({ adult: 3 }));

    const { body } = await comes(order);
    const { items } = (await shop.get<StaffRefunds>('/staff/refunds', asStaff())).body;
    const stuck = (await shop.get<StuckOrders>('/staff/orders/stuck', asStaff())).body;
    await shop.post(`/staff/refunds/${items[0]?.id}/paid`, { reference: 'DBS 123' }, asStaff());
    await shop.post(`/staff/orders/${order.code}/resolve`, { note: 'paid out' }, asStaff());

    expect(body).toMatchObject({ status: 'EXPIRED', refunds: [{ status: 'pending', method: 'bank_transfer' }] });
    expect(items).toMatchObject([{ orderCode: order.code, amount: order.total }]);
    expect(stuck.items).toMatchObject([{ code: order.code, reason: 'late_money' }]);
    expect((await read(order)).refunds[0]?.status).toBe('done');
    expect((await shop.get<StuckOrders>('/staff/orders/stuck', asStaff())).body.items).toEqual([]);
    expect(await mails()).toContain('late_refunded');
    expect((await comes(order)).body.code).toBe('payment_state_refused');
  });

  it('of a card that was given up is never kept in silence', async () => {
    const order = await placed();
    const payment = await start(order, 'bank_transfer');
    await shop.deps.db.transaction().execute(async (trx) => {
      await sql`update payments set method = 'card', status = 'failed', reason = 'card_token_invalid' where id = ${payment.id}`.execute(
        trx,
      );
    });

    await applyOutcome(shop.deps, payment.id, { status: 'success', providerRef: 'ch_late' });

    expect((await read(order)).status).toBe('paid');
  });

  it('is for staff only', async () => {
    const order = await expiredTransfer();

    expect((await shop.post(`/staff/orders/${order.code}/late-money`, { amount: order.total })).status).not.toBe(200);
  });
});

describe('another date', () => {
  const ask = (order: Order, path: 'date' | 'date-quote', body: object) =>
    shop.post<Order & Answered>(`/orders/${order.code}/lines/${order.lines[0]?.id}/${path}?key=${order.accessKey}`, body, keyed());

  it('moves the places, and the tickets stay', async () => {
    const order = await paid();
    const before = await read(order);

    const { body: shown } = await ask(order, 'date-quote', { localDate: '2026-12-12' });
    const { body } = await ask(order, 'date', { localDate: '2026-12-12', expectedRefund: sgd(0) });

    expect(shown).toMatchObject({ before: sgd(8_000), after: sgd(8_000), refund: sgd(0) });
    expect(body.lines[0]).toMatchObject({ localDate: '2026-12-12', passengers: before.lines[0]?.passengers });
    expect(await taken()).toEqual([0, 2]);
  });

  it('moves the time of the pick-up with the start, in the order and its calendar', async () => {
    const bugis = { id: 'bugis', name: { en: 'Bugis MRT' }, address: '200 Victoria Street', latitude: 1.3, longitude: 103.86 };
    const questions = [{ id: 'pickup', label: { en: 'Pick-up point' }, required: true, points: [{ ...bugis, minutesBefore: 20 }] }];
    const cancellation = [{ hoursBefore: 72, refundPercent: 100 }];
    await seedProduct(shop.deps, { id: 'walk', options: [{ questions, cancellation, startTimes: ['08:30', '10:00'] }] });
    const visit = { productId: 'walk', optionId: 'walk-day', startTime: '08:30', answers: { pickup: 'bugis' } };
    const order = await paid(choice({ adult: 1 }, visit));
    expect((await read(order)).lines[0]?.answers).toMatchObject([{ text: '08:10 · Bugis MRT · 200 Victoria Street', pointId: 'bugis' }]);

    const { body } = await ask(order, 'date', { localDate: '2026-12-12', startTime: '10:00', expectedRefund: sgd(0) });

    expect(body.lines[0]?.answers).toMatchObject([{ text: '09:40 · Bugis MRT · 200 Victoria Street', pointId: 'bugis' }]);
    const calendar = (await shop.get<string>(`/orders/${order.code}/calendar.ics?key=${order.accessKey}`)).body;
    expect(calendar.replaceAll('\r\n ', '')).toContain('Pick-up point: 09:40 · Bugis MRT · 200 Victoria Street');

    // The supplier has other points by now: what was sold stands.
    const points = [{ ...bugis, id: 'lavender', minutesBefore: 20 }];
    const others = [{ ...questions[0]!, points }];
    await seedProduct(shop.deps, { id: 'walk', options: [{ questions: others, cancellation, startTimes: ['08:30', '10:00'] }] });
    const later = await ask(order, 'date', { localDate: '2026-12-13', startTime: '10:00', expectedRefund: sgd(0) });
    expect(later.body).toMatchObject({ lines: [{ localDate: '2026-12-13', answers: body.lines[0]!.answers }] });
  });

  it('changes nothing when the new day is full', async () => {
    const order = await paid();
    await paid(choice({ adult: 5 }, { localDate: '2026-12-12' }));

    expect((await ask(order, 'date-quote', { localDate: '2026-12-12' })).body.code).toBe('date_sold_out');
    expect((await ask(order, 'date', { localDate: '2026-12-12', expectedRefund: sgd(0) })).body.code).toBe('date_sold_out');
    expect(await taken()).toEqual([2, 5]);
  });

  it('takes its share of a discount with it: what was paid for the dearer day alone comes back, and a cancellation gives the rest', async () => {
    const priceDays = { weekly: [100, 100, 100, 100, 100, 100, 100], dates: { '2026-12-12': 50 } };
    await seedProduct(shop.deps, { id: 'sale', options: [{ cancellation: [{ hoursBefore: 72, refundPercent: 100 }] }] });
    await sql`update options set price_days = ${JSON.stringify(priceDays)}::jsonb where id = 'sale-day'`.execute(shop.deps.db);
    const order = await placed(choice({ adult: 2 }, { productId: 'sale', optionId: 'sale-day' }), {
      and: choice({ adult: 1 }),
    });
    // As a code of 10 % would have it, 800 of the line and 400 of the other.
    const discounted = await sql<{ total: number }>`
      with lines as (update order_lines l set discount_minor = l.total_minor / 10 from orders o where o.id = l.order_id and o.code = ${order.code})
      update orders set total_minor = 10800, discount_minor = 1200, discount_code = 'TEN'
      where code = ${order.code} returning total_minor as total`.execute(shop.deps.db);
    await start({ ...order, total: sgd(Number(discounted.rows[0]?.total)) }, 'card');

    const sale = { ...order, lines: order.lines.filter(({ optionId }) => optionId === 'sale-day') };
    const { body: shown } = await ask(sale, 'date-quote', { localDate: '2026-12-12' });
    const { body } = await ask(sale, 'date', { localDate: '2026-12-12', expectedRefund: sgd(3_600) });

    expect(shown).toMatchObject({ before: sgd(7_200), after: sgd(3_600), refund: sgd(3_600) });
    expect(body).toMatchObject({ total: sgd(7_200), discount: { amount: sgd(800) }, refunds: [{ amount: sgd(3_600) }] });
    const rest = await quote(order);
    expect(rest).toMatchObject({ paid: sgd(7_200), refund: sgd(7_200), lines: [{ paid: sgd(3_600) }, { paid: sgd(3_600) }] });
    const { status, refunds } = (await cancel(order, 7_200)).body;
    expect([status, refunds.map(({ amount }) => amount.amount).sort()]).toEqual(['CANCELLED', [3_600, 7_200]]);
  });

  it('is another one: a price that has fallen since gives nothing back for the same day', async () => {
    const order = await paid();
    await sql`update units set price_minor = price_minor - 1000 where option_id = 'river-zoo-day'`.execute(shop.deps.db);
    const shown = await ask(order, 'date-quote', { localDate: DATE });
    const tried = await ask(order, 'date', { localDate: DATE, expectedRefund: sgd(2_000) });
    await sql`update units set price_minor = price_minor + 1000 where option_id = 'river-zoo-day'`.execute(shop.deps.db);

    expect([shown, tried].map(({ body }) => body.code)).toEqual(['date_same', 'date_same']);
    expect(await read(order)).toMatchObject({ total: sgd(8_000), refunds: [] });
  });

  it('is refused once a cancellation would cost', async () => {
    const order = await paid();
    shop.clock.set('2026-12-08T02:00:00Z');

    expect((await ask(order, 'date-quote', { localDate: '2026-12-12' })).body.code).toBe('change_not_allowed');
  });
});

describe('around the travel days', () => {
  it('reminds once on the day before, and completes the order after', async () => {
    const order = await paid();

    shop.clock.set('2026-12-08T20:00:00Z');
    expect([await remindTravellers(shop.deps), await remindTravellers(shop.deps)]).toEqual([1, 0]);
    shop.clock.set('2026-12-10T10:00:00Z');
    expect(await completeOrders(shop.deps)).toBe(0);
    shop.clock.set('2026-12-10T16:30:00Z');
    expect(await completeOrders(shop.deps)).toBe(1);

    expect((await read(order)).status).toBe('completed');
    expect(await mails()).toEqual(['placed', 'paid', 'reminder', 'completed']);
  });

  it('keeps a ticket without a date upcoming while it is valid as it was sold, and completes it after', async () => {
    await seedProduct(shop.deps, { id: 'open', options: [{ openDated: true, validityDays: 90 }] });
    const { token, id: userId } = await seedUser(shop.deps);
    const open = choice({ adult: 1 }, { productId: 'open', optionId: 'open-day', localDate: undefined });
    const mixed = await placed(choice({ adult: 1 }), { token, and: open });
    expect((await start(mixed, 'card', token)).status).toBe('success');
    await sql`update options set validity_days = 1 where id = 'open-day'`.execute(shop.deps.db);
    const tabs = () => countOrders(shop.deps.db, { userId, agencyId: null, now: shop.clock.now() });

    shop.clock.set('2027-03-01T15:30:00Z');
    expect([await completeOrders(shop.deps), await tabs()]).toMatchObject([0, { upcoming: 1, past: 0 }]);
    shop.clock.set('2027-03-01T16:30:00Z');
    expect([await tabs(), await completeOrders(shop.deps), await tabs()]).toMatchObject([
      { upcoming: 0, past: 1 },
      1,
      { upcoming: 0, past: 1 },
    ]);

    const { rows } = await sql`select status from orders where code = ${mixed.code}`.execute(shop.deps.db);
    expect(rows).toEqual([{ status: 'completed' }]);
  });

  it('lists everybody of a day for staff', async () => {
    await paid();

    const { body } = await shop.get<Manifest>(`/staff/manifest?date=${DATE}`, asStaff());

    expect(body.lines).toMatchObject([{ productName: 'River Zoo', travellers: [{ name: 'Ada Lim' }, { name: 'Ada Lim' }] }]);
  });
});
