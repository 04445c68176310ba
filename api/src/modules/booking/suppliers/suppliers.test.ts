import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart, Order, PlacedOrders, StuckOrders, SupplierBookings } from '@straits/api-contract';
import { emptyBooking } from '../../../testing/empty-booking';
import { startOctoServer, type OctoServer } from '../../../testing/octo-server';
import { readOrder, startPaying } from '../../../testing/pay-order';
import { runSuppliers } from '../../../testing/run-suppliers';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { TestBehaviour } from '../../catalog';
import { expireOrders } from '../expire-orders';
import { sendOrderMail } from '../order-mail.jobs';
import { createSuppliers } from './find-supplier';
import { showSilentSuppliers } from './show-silent-suppliers';

let shop: TestApp;
let octo: OctoServer;
let staff: SeededUser;
const SUPPLY = {
  port: 'octo' as const,
  connection: 'zoo',
  productId: 'octo-zoo',
  options: { 'octo-day': 'octo-day' },
  units: { adult: 'octo-adult' },
};
const ADULT = { id: 'adult', type: 'ADULT' as const, name: { en: 'Adult' }, price: 4_000, netPrice: 3_000 };

beforeAll(async () => {
  [shop, octo] = await Promise.all([startTestApp(), startOctoServer()]);
  shop.deps.suppliers = createSuppliers(shop.deps.db, shop.clock, [{ id: 'zoo', url: octo.url, token: octo.token }]);
  staff = await seedUser(shop.deps, { isStaff: true });
});
beforeEach(async () => {
  shop.clock.set('2026-12-01T02:00:00Z');
  octo.reset();
  await emptyBooking(shop.deps, 'supplier_prices', 'graphile_worker._private_jobs');
  await seedProduct(shop.deps, { id: 'octo', supply: SUPPLY, options: [{ units: [ADULT], inventory: { capacity: 50 } }] });
  await sql`update units set price_minor = 4000, net_minor = 3000`.execute(shop.deps.db);
});
afterAll(async () => {
  await shop.close();
  await octo.close();
});

const read = (order: Order) => readOrder(shop, order);
const ofTest = async (behaviour: TestBehaviour) => {
  await seedProduct(shop.deps, { id: 'moody', supply: { port: 'test', behaviour }, options: [{ units: [ADULT] }] });
  return 'moody';
};
const mailed = async (order: Order) => {
  const { rows } = await sql<{ moment: string }>`select j.payload ->> 'moment' as moment from graphile_worker._private_jobs j, orders o
    where o.code = ${order.code} and j.payload ->> 'orderId' = o.id::text order by j.id`.execute(shop.deps.db);
  return rows.map(({ moment }) => moment).filter(Boolean);
};
const stuck = async () => (await shop.get<StuckOrders>('/staff/orders/stuck', { token: staff.token })).body.items;
const taken = async (productId: string) => {
  const { rows } = await sql<{
    taken: number;
  }>`select coalesce(sum(held + sold), 0)::int as taken from inventory where option_id = ${`${productId}-day`}`.execute(shop.deps.db);
  return rows[0]?.taken;
};
const statusesAtOcto = () => [...octo.bookings.values()].map(({ status }) => status);

const cancelAll = (order: Order) =>
  shop.post(
    `/orders/${order.code}/cancel?key=${order.accessKey}`,
    { reason: 'Somebody is ill', expectedRefund: order.total },
    { idempotencyKey: randomUUID() },
  );
/** One ticket of the order's first line. */
const giveUp = (order: Order, travellerId: string) =>
  shop.post(
    `/orders/${order.code}/cancel?key=${order.accessKey}`,
    {
      lines: [{ lineId: order.lines[0]!.id, travellerIds: [travellerId] }],
      reason: 'Somebody is ill',
      expectedRefund: { amount: 4_000, currency: 'SGD' },
    },
    { idempotencyKey: randomUUID() },
  );

describe('a supplier that speaks OCTO', () => {
  it('keeps the places at the order and confirms after the payment; the tickets carry its codes', async () => {
    const order = await seedOrder(shop, { productId: 'octo' });
    const atOrder = statusesAtOcto();
    const paid = await startPaying(shop, order);
    const waiting = await read(order);
    await runSuppliers(shop.deps);
    const confirmed = await read(order);

    expect(atOrder).toEqual(['ON_HOLD']);
    expect(order.lines[0]?.confirmation).toBe('waiting');
    expect(paid.body.status).toBe('success');
    expect(waiting).toMatchObject({ status: 'paid', documents: { ticket: false }, lines: [{ confirmation: 'waiting' }] });
    expect(confirmed.lines[0]?.confirmation).toBe('confirmed');
    expect(confirmed.lines[0]?.passengers.map(({ ticketQr }) => ticketQr?.slice(0, 5))).toEqual(['OCTO-', 'OCTO-']);
    expect(new Set(confirmed.lines[0]?.passengers.map(({ ticketQr }) => ticketQr)).size).toBe(2);
    expect(await mailed(order)).toEqual(['placed', 'supplier_waiting', 'supplier_confirmed']);
    expect(octo.calls).toEqual(['POST /availability', 'POST /availability', 'POST /bookings', 'POST /bookings/{uuid}/confirm']);
    expect(octo.capabilities()).toBe('octo/pricing');
  });

  it.each(['reminder', 'named'] as const)('the mail of the moment %s promises no tickets before it has confirmed', async (moment) => {
    const order = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, order);
    const { rows } = await sql<{ id: string }>`select id from orders where code = ${order.code}`.execute(shop.deps.db);
    const send = jest.fn(() => Promise.resolve());
    const mail = () => sendOrderMail({ orderId: rows[0]!.id, moment }, { ...shop.deps, mailer: { send } });

    await mail();
    await runSuppliers(shop.deps);
    await mail();

    expect(send).toHaveBeenNthCalledWith(
      1,
      expect.objectContaining({ text: expect.stringMatching(/your tickets follow/i), attachments: [] }),
    );
    expect(send).toHaveBeenNthCalledWith(2, expect.objectContaining({ text: expect.stringMatching(/tickets are attached/) }));
  });

  it('books once when an answer is lost on the way, at the order and at the confirmation', async () => {
    octo.mood.losesAnswer = true;
    const order = await seedOrder(shop, { productId: 'octo' });
    const early = await startPaying(shop, order);
    await runSuppliers(shop.deps);
    await startPaying(shop, order);
    octo.mood.losesAnswer = true;
    const lost = await runSuppliers(shop.deps);
    await runSuppliers(shop.deps);

    expect(early).toMatchObject({ status: 409, body: { code: 'supplier_waiting' } });
    expect(lost).toBe(1);
    expect(statusesAtOcto()).toEqual(['CONFIRMED']);
    expect((await read(order)).lines[0]?.confirmation).toBe('confirmed');
  });

  it('that has nothing left is believed: no order, and the shopper is told which', async () => {
    octo.mood.vacancies = 0;

    await expect(seedOrder(shop, { productId: 'octo' })).rejects.toThrow('date_sold_out');
    expect(octo.bookings.size).toBe(0);
  });

  it('that has another price meets the price guard; the new price is what is charged once it was seen', async () => {
    octo.mood.price = { net: 3_500, retail: 4_600 };
    const choice = { productId: 'octo', optionId: 'octo-day', localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 2 }] };
    const { body: cart, cookie } = await shop.post<Cart>('/cart/lines', choice, { idempotencyKey: randomUUID() });
    const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
    const order = (expected: object[]) =>
      shop.post<PlacedOrders & { code: string }>(
        '/orders',
        { contact, passengers: [], expected, acceptTerms: true },
        { cookie, idempotencyKey: randomUUID() },
      );

    const old = await order(cart.subtotal.map(({ charge }) => charge));
    const { body: seen } = await shop.get<Cart>('/cart', { cookie });
    const again = await order(seen.subtotal.map(({ charge }) => charge));

    expect(old.body.code).toBe('price_changed');
    expect(seen).toMatchObject({
      lines: [{ priceWas: { charge: { amount: 8_000 } }, total: { charge: { amount: 9_200 } } }],
      notice: [{ code: 'price_changed' }],
    });
    expect(again.body.orders[0]?.total.amount).toBe(9_200);
  });

  it('keeps the price that it told when the file of the agency is imported again, until it tells another', async () => {
    const importAt = (price: number, supply: typeof SUPPLY | undefined) =>
      seedProduct(shop.deps, { id: 'octo', supply, options: [{ units: [{ ...ADULT, price }], inventory: { capacity: 50 } }] });
    const price = async () => {
      const { rows } = await sql<{ price: number }>`select price_minor as price from units where option_id = 'octo-day'`.execute(
        shop.deps.db,
      );
      return rows[0]?.price;
    };
    octo.mood.price = { net: 3_500, retail: 4_600 };
    await expect(seedOrder(shop, { productId: 'octo' })).rejects.toThrow('price_changed');
    await importAt(4_100, SUPPLY);
    const imported = await price();
    octo.mood.price = { net: 3_600, retail: 4_700 };
    await expect(seedOrder(shop, { productId: 'octo' })).rejects.toThrow('price_changed');
    await importAt(4_200, SUPPLY);
    const toldAgain = await price();
    await importAt(4_300, undefined);

    // Once the product is the shop's own again, so is its price.
    expect([imported, toldAgain, await price()]).toEqual([4_600, 4_700, 4_300]);
  });

  it('that refuses after the payment: everything goes back and the order says so', async () => {
    const order = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, order);
    octo.mood.refusesConfirm = true;
    await runSuppliers(shop.deps);
    const after = await read(order);

    expect(after).toMatchObject({
      status: 'CANCELLED',
      lines: [{ confirmation: 'refused', isCancelled: true }],
      documents: { ticket: false },
    });
    expect(after.refunds).toMatchObject([{ amount: { amount: 8_000 } }]);
    expect(after.history.at(-1)).toMatchObject({ by: 'provider', reason: 'supplier_refused' });
    expect(await mailed(order)).toContain('supplier_refused');
    expect(await taken('octo')).toBe(0);
  });

  it('whose hold ran out before the money came books anew', async () => {
    const order = await seedOrder(shop, { productId: 'octo' });
    for (const booking of octo.bookings.values()) booking.status = 'EXPIRED';
    await startPaying(shop, order);
    await runSuppliers(shop.deps);

    expect(statusesAtOcto()).toEqual(['EXPIRED', 'CONFIRMED']);
    expect((await read(order)).lines[0]?.confirmation).toBe('confirmed');
  });

  it('gets its places back when the order expires or is cancelled', async () => {
    const unpaid = await seedOrder(shop, { productId: 'octo' });
    shop.clock.pass(31);
    await expireOrders(shop.deps);
    const paid = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, paid);
    await runSuppliers(shop.deps);
    await cancelAll(paid);
    await runSuppliers(shop.deps);

    expect((await read(unpaid)).status).toBe('EXPIRED');
    expect(statusesAtOcto()).toEqual(['CANCELLED', 'CANCELLED']);
    expect(octo.mood.vacancies).toBe(20);
  });

  it('that confirms while the order is cancelled, and gives nothing back, is shown to staff: we owe it', async () => {
    octo.mood.refusesCancel = true;
    const inFlight = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, inFlight);
    octo.mood.meanwhile = {
      call: 'POST /bookings/{uuid}/confirm',
      act: () => {
        shop.clock.pass(1);
        return cancelAll(inFlight);
      },
    };
    await runSuppliers(shop.deps);
    const bookings = await sql`select state, reference, waiting_since from supplier_bookings`.execute(shop.deps.db);
    shop.clock.pass(1);
    const lost = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, lost);
    octo.mood.losesAnswer = true;
    await runSuppliers(shop.deps);
    await cancelAll(lost);
    await runSuppliers(shop.deps);

    expect(bookings.rows).toEqual([{ state: 'cancelled', reference: 'ZOO-1', waiting_since: null }]);
    expect(statusesAtOcto()).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(await stuck()).toMatchObject([inFlight, lost].map(({ code }) => ({ code, reason: 'supplier_refused', status: 'CANCELLED' })));
  });

  it('hears of a ticket that was given up, and those who stay keep their codes', async () => {
    const order = await seedOrder(shop, { productId: 'octo', adults: 3 });
    await startPaying(shop, order);
    await runSuppliers(shop.deps);
    const [first, ...staying] = (await read(order)).lines[0]!.passengers;
    await giveUp(order, first!.id);
    octo.mood.losesAnswer = true;
    octo.mood.turnsUnits = true;
    const lost = await runSuppliers(shop.deps);
    await runSuppliers(shop.deps);
    await runSuppliers(shop.deps);

    const { passengers } = (await read(order)).lines[0]!;
    expect(lost).toBe(1);
    expect([...octo.bookings.values()].map(({ status, unitItems }) => [status, unitItems.length])).toEqual([['CONFIRMED', 2]]);
    expect(octo.mood.vacancies).toBe(18);
    for (const one of staying) expect(passengers.find(({ id }) => id === one.id)?.ticketQr).toBe(one.ticketQr);
    expect(octo.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
    expect(await stuck()).toEqual([]);
  });

  it('hears of a ticket that was given up while its places were reserved anew', async () => {
    const order = await seedOrder(shop, { productId: 'octo' });
    for (const booking of octo.bookings.values()) booking.status = 'EXPIRED';
    await startPaying(shop, order);
    const { id } = (await read(order)).lines[0]!.passengers[0]!;
    octo.mood.meanwhile = { call: 'POST /bookings', act: () => giveUp(order, id) };
    await runSuppliers(shop.deps);

    expect([...octo.bookings.values()].map(({ status, unitItems }) => [status, unitItems.length])).toEqual([
      ['EXPIRED', 2],
      ['CONFIRMED', 1],
    ]);
    expect(await stuck()).toEqual([]);
  });

  it('that is silent while a ticket is given up is confirmed by staff, which hears when it does not change it', async () => {
    const order = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, order);
    octo.mood.isDown = true;
    await giveUp(order, (await read(order)).lines[0]!.passengers[0]!.id);
    shop.clock.pass(16);
    await showSilentSuppliers(shop.deps);
    const silent = await stuck();
    const { body } = await shop.get<SupplierBookings>('/staff/supplier-bookings', { token: staff.token });
    const path = `/staff/supplier-bookings/${body.items[0]?.id}/confirm`;
    const { status } = await shop.post(path, { reference: 'BY-PHONE-8' }, { token: staff.token });
    octo.mood.isDown = false;
    octo.mood.hasNoUpdate = true;
    await runSuppliers(shop.deps);

    expect(silent).toMatchObject([{ reason: 'supplier_silent' }]);
    expect(status).toBeLessThan(300);
    expect((await read(order)).lines[0]?.confirmation).toBe('confirmed');
    expect(await stuck()).toMatchObject([{ code: order.code, reason: 'supplier_change' }]);
  });

  it('that falls silent after a ticket was given up still owes its word for the rest: staff sees it', async () => {
    const order = await seedOrder(shop, { productId: 'octo', adults: 3 });
    await startPaying(shop, order);
    await giveUp(order, (await read(order)).lines[0]!.passengers[0]!.id);
    octo.mood.meanwhile = {
      call: 'PATCH /bookings/{uuid}',
      act: () => {
        octo.mood.isDown = true;
        return Promise.resolve();
      },
    };
    const silent = await runSuppliers(shop.deps);
    shop.clock.pass(16);
    await showSilentSuppliers(shop.deps);
    const listed = (await shop.get<SupplierBookings>('/staff/supplier-bookings', { token: staff.token })).body.items;
    const shown = await stuck();
    octo.mood.isDown = false;
    await runSuppliers(shop.deps);

    expect(silent).toBe(1);
    expect(listed).toMatchObject([{ orderCode: order.code, wanted: 'confirmed', state: 'reserved' }]);
    expect(shown).toMatchObject([{ code: order.code, reason: 'supplier_silent' }]);
    expect((await read(order)).lines[0]?.confirmation).toBe('confirmed');
    expect([...octo.bookings.values()].map(({ status, unitItems }) => [status, unitItems.length])).toEqual([['CONFIRMED', 2]]);
  });

  it.each(['hasNoUpdate', 'hidesUnits', 'ignoresUpdate'] as const)('that cannot change a booking is told by staff: %s', async (mood) => {
    const order = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, order);
    await runSuppliers(shop.deps);
    octo.mood[mood] = true;
    await giveUp(order, (await read(order)).lines[0]!.passengers[0]!.id);
    await runSuppliers(shop.deps);

    expect(await stuck()).toMatchObject([{ code: order.code, reason: 'supplier_change' }]);
    expect(statusesAtOcto()).toEqual(['CONFIRMED']);
  });

  describe('asked for another date', () => {
    const [OLD, NEW] = ['2026-12-20', '2026-12-22'];
    const paid = async () => {
      const order = await seedOrder(shop, { productId: 'octo', localDate: OLD });
      await startPaying(shop, order);
      await runSuppliers(shop.deps);
      return read(order);
    };
    const pathOf = (order: Order, act: string) => `/orders/${order.code}/lines/${order.lines[0]!.id}/${act}?key=${order.accessKey}`;
    const moveTo = (
      order: Order,
      { localDate = NEW, amount = 0, idempotencyKey = randomUUID() }: { localDate?: string; amount?: number; idempotencyKey?: string } = {},
    ) =>
      shop.post<Order & { code?: string }>(
        pathOf(order, 'date'),
        { localDate, expectedRefund: { amount, currency: 'SGD' } },
        { idempotencyKey },
      );
    const dayOf = async (order: Order) => (await read(order)).lines[0]?.localDate;
    const daysAtOcto = () => [...octo.bookings.values()].map(({ availabilityId }) => availabilityId.slice(0, 10));
    const patches = () => octo.calls.filter((call) => call.startsWith('PATCH'));

    it('moves its booking before the order does, and the tickets are good for it; the same call again changes nothing', async () => {
      const order = await paid();
      const quote = await shop.post(pathOf(order, 'date-quote'), { localDate: NEW });
      const idempotencyKey = randomUUID();
      const moved = await moveTo(order, { idempotencyKey });
      const again = await moveTo(order, { idempotencyKey });
      await runSuppliers(shop.deps);

      expect(quote).toMatchObject({ status: 200, body: { refund: { amount: 0 } } });
      expect(moved).toMatchObject({ status: 200, body: { lines: [{ localDate: NEW, confirmation: 'confirmed' }] } });
      expect(again.body.lines[0]?.localDate).toBe(NEW);
      expect([daysAtOcto(), statusesAtOcto(), patches().length]).toEqual([[NEW], ['CONFIRMED'], 1]);
      expect((await read(order)).lines[0]!.passengers.map(({ ticketQr }) => ticketQr)).toEqual(
        order.lines[0]!.passengers.map(({ ticketQr }) => ticketQr),
      );
      expect(await stuck()).toEqual([]);
    });

    it.each([
      ['has nothing left', () => octo.mood.fullDays.push(NEW), 'date_sold_out'],
      ['has no such call', () => (octo.mood.hasNoUpdate = true), 'change_not_allowed'],
      ['can change this booking no more', () => (octo.mood.isFixed = true), 'change_not_allowed'],
      ['does not tell where its bookings are', () => (octo.mood.hidesStart = true), 'change_not_allowed'],
      ['says yes and does nothing', () => (octo.mood.ignoresUpdate = true), 'change_not_allowed'],
      ['is down', () => (octo.mood.isDown = true), 'supplier_silent'],
    ])('and %s: the order stays where it was, and says why', async (_, spoil, code) => {
      const order = await paid();
      spoil();
      const tried = await moveTo(order);
      octo.mood.isDown = false;
      await runSuppliers(shop.deps);

      expect(tried).toMatchObject({ status: 409, body: { code } });
      expect([await dayOf(order), daysAtOcto()]).toEqual([OLD, [OLD]]);
      expect(await stuck()).toEqual([]);
      expect(await mailed(order)).not.toContain('changed');
    });

    it('is asked for nothing where our own terms or stock refuse, or another price was shown', async () => {
      const order = await paid();
      const past = await moveTo(order, { localDate: '2026-11-01' });
      await seedOrder(shop, { productId: 'octo', localDate: '2026-12-24' });
      await sql`update inventory set sold = capacity - held where local_date = '2026-12-24'`.execute(shop.deps.db);
      const asked = octo.calls.length;
      const full = await moveTo(order, { localDate: '2026-12-24' });
      const fullQuote = await shop.post<{ code?: string }>(pathOf(order, 'date-quote'), { localDate: '2026-12-24' });
      const unkeyed = await moveTo(order, { idempotencyKey: 'short' });
      const askedOfFull = octo.calls.length - asked;
      const cheaper = await moveTo(order, { amount: 100 });
      octo.mood.price = { net: 3_500, retail: 4_500 };
      const dearer = await moveTo(order);

      expect([past, full, fullQuote, unkeyed, cheaper, dearer].map(({ body }) => body.code)).toEqual([
        ...['date_past', 'date_sold_out', 'date_sold_out', 'idempotency_key_missing', 'price_changed', 'change_costs_more'],
      ]);
      expect([patches(), askedOfFull]).toEqual([[], 0]);
      const { rows } = await sql<{ price: number }>`select price_minor as price from units where option_id = 'octo-day'`.execute(
        shop.deps.db,
      );
      expect(rows).toEqual([{ price: 4_000 }]);
    });

    it('is asked for its price of the day: what is less comes back, and the shop sells other days as before', async () => {
      const order = await paid();
      octo.mood.price = { net: 2_500, retail: 3_500 };
      const quote = await shop.post(pathOf(order, 'date-quote'), { localDate: NEW });
      const moved = await moveTo(order, { amount: 1_000 });
      const { rows } = await sql<{ price: number }>`select price_minor as price from units where option_id = 'octo-day'`.execute(
        shop.deps.db,
      );

      expect(quote.body).toMatchObject({ refund: { amount: 1_000 } });
      expect(moved.body).toMatchObject({ lines: [{ localDate: NEW, units: [{ unitPrice: { amount: 3_500 } }] }] });
      expect(rows).toEqual([{ price: 4_000 }]);
      expect(daysAtOcto()).toEqual([NEW]);
    });

    it('that is cheaper on another day gives nothing back for the day that it is: a date change goes to another one', async () => {
      const order = await paid();
      octo.mood.price = { net: 2_000, retail: 2_500 };
      const other = await shop.post(pathOf(order, 'date-quote'), { localDate: NEW });
      const same = await shop.post<{ code?: string }>(pathOf(order, 'date-quote'), { localDate: OLD });
      const tried = await moveTo(order, { localDate: OLD, amount: 3_000 });

      expect(other).toMatchObject({ status: 200, body: { refund: { amount: 3_000 } } });
      expect([same, tried].map(({ body }) => body.code)).toEqual(['date_same', 'date_same']);
      expect(await read(order)).toMatchObject({ total: { amount: 8_000 }, refunds: [] });
      expect(patches()).toEqual([]);
    });

    it('hears nothing of a key that answered already: the old call gets its answer, another call with it is refused', async () => {
      const order = await paid();
      const idempotencyKey = randomUUID();
      await moveTo(order, { idempotencyKey });
      await moveTo(order, { localDate: '2026-12-23' });
      const calls = octo.calls.length;
      const again = await moveTo(order, { idempotencyKey });
      const other = await moveTo(order, { localDate: '2026-12-24', idempotencyKey });

      expect(again).toMatchObject({ status: 200, body: { lines: [{ localDate: NEW }] } });
      expect(other.body.code).toBe('idempotency_key_reused');
      expect([octo.calls.length, await dayOf(order), daysAtOcto()]).toEqual([calls, '2026-12-23', ['2026-12-23']]);
    });

    it('is asked about other days of one booking so often an hour', async () => {
      const order = await paid();
      await shop.post(pathOf(order, 'date-quote'), { localDate: NEW });
      await sql`update rate_limits set tries = 60 where bucket like 'ask-day:%'`.execute(shop.deps.db);
      const calls = octo.calls.length;
      const tooOften = await shop.post<{ code?: string }>(pathOf(order, 'date-quote'), { localDate: NEW });

      expect([tooOften.body.code, octo.calls.length]).toEqual(['rate_limited', calls]);
    });

    it('is asked about several of an agency’s bookings at a time', async () => {
      const { token } = await seedUser(shop.deps, { agency: { name: 'Bay Tours' } });
      const orders: Order[] = [];
      for (const contactName of ['Mei Tan', 'Ali']) {
        orders.push(await seedOrder(shop, { productId: 'octo', localDate: OLD, token, contactName }));
        await startPaying(shop, orders.at(-1)!, { token });
      }
      await runSuppliers(shop.deps);
      // The first is answered when the second has been asked.
      const second = new Promise<void>((resolve) => {
        const call = 'PATCH /bookings/{uuid}';
        octo.mood.meanwhile = {
          call,
          act: () => {
            octo.mood.meanwhile = { call, act: () => Promise.resolve(resolve()) };
            return second;
          },
        };
      });
      const moves = orders.map(({ lines }) => ({ lineId: lines[0]!.id, expectedRefund: { amount: 0, currency: 'SGD' } }));
      const { body } = await shop.post('/agency/bookings/dates', { moves, localDate: NEW }, { token });

      expect(body).toEqual({ items: moves.map(({ lineId }) => ({ lineId, isMoved: true, refusal: null })) });
      expect(daysAtOcto()).toEqual([NEW, NEW]);
    });

    it('whose answer is lost is not believed: its booking is brought back, or staff hears that it cannot be', async () => {
      const [order, second] = [await paid(), await paid()];
      octo.mood.losesAnswer = 'PATCH';
      const lost = await moveTo(order);
      const between = [await dayOf(order), daysAtOcto()[0]];
      const meanwhile = await moveTo(order);
      await runSuppliers(shop.deps);
      const back = daysAtOcto();
      octo.mood.losesAnswer = 'PATCH';
      await moveTo(second);
      octo.mood.fullDays.push(OLD);
      await runSuppliers(shop.deps);

      expect([lost, meanwhile].map(({ body }) => body.code)).toEqual(['supplier_silent', 'supplier_silent']);
      expect(between).toEqual([OLD, NEW]);
      expect(back).toEqual([OLD, OLD]);
      expect([await dayOf(order), await dayOf(second)]).toEqual([OLD, OLD]);
      expect(await stuck()).toMatchObject([{ code: second.code, reason: 'supplier_change' }]);
    });

    it('agrees while the last place of ours goes to somebody else: it is moved back', async () => {
      const order = await paid();
      octo.mood.meanwhile = {
        call: 'PATCH /bookings/{uuid}',
        act: () => sql`update inventory set sold = capacity - held where local_date = ${NEW}`.execute(shop.deps.db),
      };
      await seedOrder(shop, { productId: 'octo', localDate: NEW });
      const tried = await moveTo(order);
      await runSuppliers(shop.deps);

      expect(tried.body.code).toBe('date_sold_out');
      expect([await dayOf(order), daysAtOcto()[0]]).toEqual([OLD, OLD]);
    });

    it('agrees while a ticket is given up: the order keeps its day, and so does what it keeps', async () => {
      const order = await paid();
      octo.mood.meanwhile = { call: 'PATCH /bookings/{uuid}', act: () => giveUp(order, order.lines[0]!.passengers[0]!.id) };
      const tried = await moveTo(order);
      await runSuppliers(shop.deps);

      expect(tried.body.code).toBe('change_not_allowed');
      expect([...octo.bookings.values()].map(({ availabilityId, unitItems }) => [availabilityId.slice(0, 10), unitItems.length])).toEqual([
        [OLD, 1],
      ]);
      expect(await stuck()).toEqual([]);
    });

    it('by two at the same moment: it keeps what the order says', async () => {
      const order = await paid();
      const tried = await Promise.all([moveTo(order), moveTo(order, { localDate: '2026-12-23' })]);
      await runSuppliers(shop.deps);

      expect(tried.map(({ status }) => status)).toContain(200);
      expect(daysAtOcto()).toEqual([await dayOf(order)]);
    });
  });

  it('that is down takes no money and no lie: payable when it answers, and shown to staff when it stays silent', async () => {
    octo.mood.isDown = true;
    const order = await seedOrder(shop, { productId: 'octo' });
    const early = await startPaying(shop, order);
    octo.mood.isDown = false;
    await runSuppliers(shop.deps);
    await startPaying(shop, order);
    octo.mood.isDown = true;
    await runSuppliers(shop.deps);
    shop.clock.pass(16);
    await showSilentSuppliers(shop.deps);
    const { body } = await shop.get<SupplierBookings>('/staff/supplier-bookings', { token: staff.token });

    expect(early.body.code).toBe('supplier_waiting');
    expect(await stuck()).toMatchObject([{ code: order.code, reason: 'supplier_silent', status: 'paid' }]);
    expect(body.items).toMatchObject([{ orderCode: order.code, supplier: 'zoo', wanted: 'confirmed', state: 'reserved' }]);

    await shop.post(`/staff/supplier-bookings/${body.items[0]?.id}/confirm`, { reference: 'BY-PHONE-7' }, { token: staff.token });
    expect(await read(order)).toMatchObject({ lines: [{ confirmation: 'confirmed' }], documents: { ticket: true } });
  });

  it('with a token that it does not know is silent, not a refusal', async () => {
    shop.deps.suppliers = createSuppliers(shop.deps.db, shop.clock, [{ id: 'zoo', url: octo.url, token: 'wrong' }]);
    const order = await seedOrder(shop, { productId: 'octo' });
    shop.deps.suppliers = createSuppliers(shop.deps.db, shop.clock, [{ id: 'zoo', url: octo.url, token: octo.token }]);

    expect(order).toMatchObject({ status: 'ORDERED', lines: [{ confirmation: 'waiting' }] });
  });
});

describe('the test supplier', () => {
  it('that is slow confirms later; nobody has a ticket before', async () => {
    const order = await seedOrder(shop, { productId: await ofTest('slow') });
    await startPaying(shop, order);
    const thinking = await runSuppliers(shop.deps);
    const before = await read(order);
    shop.clock.pass(1);
    await runSuppliers(shop.deps);

    expect(thinking).toBe(1);
    expect(before.documents.ticket).toBe(false);
    expect((await read(order)).documents.ticket).toBe(true);
  });

  it('that refuses ends the order before anything is charged', async () => {
    const order = await seedOrder(shop, { productId: await ofTest('refuses') });

    expect(order).toMatchObject({ status: 'CANCELLED', lines: [{ confirmation: 'refused' }], refunds: [] });
    expect(await taken('moody')).toBe(0);
    expect((await startPaying(shop, order)).body.code).toBe('order_state_refused');
  });

  it('that refuses after the payment gives all of the money back', async () => {
    const order = await seedOrder(shop, { productId: await ofTest('refuses_after_payment') });
    await startPaying(shop, order);
    await runSuppliers(shop.deps);

    expect(await read(order)).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: { amount: 8_000 } }] });
  });

  it('that changes its price meets the price guard', async () => {
    await expect(seedOrder(shop, { productId: await ofTest('changes_price') })).rejects.toThrow('price_changed');
  });

  it('that is silent keeps the order unpaid until it expires', async () => {
    const order = await seedOrder(shop, { productId: await ofTest('silent') });
    const tried = await startPaying(shop, order);
    shop.clock.pass(31);
    await expireOrders(shop.deps);

    expect(tried.body.code).toBe('supplier_waiting');
    expect((await read(order)).status).toBe('EXPIRED');
  });
});
