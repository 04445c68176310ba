import { sql } from 'kysely';
import type { Order, StuckOrders } from '@straits/api-contract';
import { emptyBooking } from '../../../testing/empty-booking';
import { startOctoServer, type OctoServer, type ToldBooking, type ToldStart } from '../../../testing/octo-server';
import { readOrder, startPaying } from '../../../testing/pay-order';
import { runSuppliers } from '../../../testing/run-suppliers';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { extendReservations } from './extend-reservations';
import { createSuppliers } from './find-supplier';

// What a supplier says that is not quite a yes. Each was met in the wild or stands in OCTO's own examples.

let shop: TestApp;
let octo: OctoServer;
let staff: SeededUser;
const ADULT = { id: 'adult', type: 'ADULT' as const, name: { en: 'Adult' }, price: 4_000, netPrice: 3_000 };
const CHILD = { id: 'child', type: 'CHILD' as const, name: { en: 'Child' }, price: 2_000, netPrice: 1_500 };
const SUPPLY = {
  port: 'octo' as const,
  connection: 'zoo',
  productId: 'octo-zoo',
  options: { 'octo-day': 'octo-day' },
  units: { adult: 'octo-adult', child: 'octo-child' } as Record<string, string>,
};

beforeAll(async () => {
  [shop, octo] = await Promise.all([startTestApp(), startOctoServer()]);
  shop.deps.suppliers = createSuppliers(shop.deps.db, shop.clock, [{ id: 'zoo', url: octo.url, token: octo.token }]);
  staff = await seedUser(shop.deps, { isStaff: true });
});
beforeEach(async () => {
  shop.clock.set('2026-12-01T02:00:00Z');
  octo.reset();
  await emptyBooking(shop.deps, 'supplier_prices', 'graphile_worker._private_jobs');
  await seed();
});
afterAll(async () => {
  await shop.close();
  await octo.close();
});

async function seed(units: Record<string, string> = SUPPLY.units) {
  await seedProduct(shop.deps, { id: 'octo', supply: SUPPLY, options: [{ units: [ADULT, CHILD], inventory: { capacity: 50 } }] });
  await sql`update units set price_minor = case id when 'child' then 2000 else 4000 end, net_minor = case id when 'child' then 1500 else 3000 end`.execute(
    shop.deps.db,
  );
  // As files of earlier days could say it.
  await sql`update products set supply = jsonb_set(supply, '{units}', ${JSON.stringify(units)}::jsonb)`.execute(shop.deps.db);
}
const prices = async () => {
  const { rows } = await sql<{ id: string; net: number; price: number }>`
    select id, net_minor::int as net, price_minor::int as price from units where option_id = 'octo-day' order by id`.execute(shop.deps.db);
  return rows.map(({ id, net, price }) => [id, net, price]);
};
const OURS = [
  ['adult', 3_000, 4_000],
  ['child', 1_500, 2_000],
];
const stuck = async () => (await shop.get<StuckOrders>('/staff/orders/stuck', { token: staff.token })).body.items;
const line = async (order: Order) => (await readOrder(shop, order)).lines[0]!;
const statuses = () => [...octo.bookings.values()].map(({ status }) => status);

/** Sells two adults, pays, and lets the supplier answer. */
async function sell(): Promise<Order> {
  const order = await seedOrder(shop, { productId: 'octo' });
  await startPaying(shop, order);
  await runSuppliers(shop.deps);
  return order;
}

describe('prices of a supplier', () => {
  const told = (pricing: object) => (start: ToldStart) => [
    { ...start, unitPricing: [{ unitId: 'octo-adult', net: 3_500, retail: 4_500, currency: 'SGD', currencyPrecision: 2, ...pricing }] },
  ];

  it.each([
    ['of another currency', { currency: 'USD' }],
    ['finer than ours', { net: 35_005, retail: 45_005, currencyPrecision: 3 }],
    ['below zero', { net: -3_500 }],
    ['without a net price', { net: null }],
  ])('%s are not taken for ours', async (_case, pricing) => {
    octo.mood.tells.starts = told(pricing);

    await seedOrder(shop, { productId: 'octo' });

    expect(await prices()).toEqual(OURS);
  });

  it.each([
    ['with digits of their own after the point', { net: 35_000, retail: 45_000, currencyPrecision: 3 }],
    ['in whole dollars', { net: 35, retail: 45, currencyPrecision: 0 }],
    ['that say nothing of digits', { currencyPrecision: undefined }],
  ])('%s are read as the same money', async (_case, pricing) => {
    octo.mood.tells.starts = told(pricing);

    await expect(seedOrder(shop, { productId: 'octo' })).rejects.toThrow('price_changed');

    expect(await prices()).toEqual([['adult', 3_500, 4_500], OURS[1]]);
  });

  it('under which we would sell at a loss sell nothing', async () => {
    octo.mood.tells.starts = told({ net: 8_000, retail: 1_000 });

    await expect(seedOrder(shop, { productId: 'octo' })).rejects.toThrow('date_sold_out');

    expect(await prices()).toEqual(OURS);
  });

  it('that name one unit twice are nobody’s', async () => {
    octo.mood.tells.starts = (start) => [
      { ...start, unitPricing: [3_500, 1_700].flatMap((net) => ({ ...start.unitPricing[0]!, net, retail: net + 500 })) },
    ];

    await seedOrder(shop, { productId: 'octo' });

    expect(await prices()).toEqual(OURS);
  });

  it('of a unit that stands for two of ours are nobody’s, and every ticket reaches its traveller', async () => {
    await seed({ adult: 'octo-any', child: 'octo-any' });
    octo.mood.tells.starts = (start) => [
      { ...start, unitPricing: [{ ...start.unitPricing[0]!, unitId: 'octo-any', net: 100, retail: 200 }] },
    ];
    const order = await seedOrder(shop, { productId: 'octo', adults: 1, children: 1 });
    await startPaying(shop, order);
    await runSuppliers(shop.deps);

    const { passengers } = await line(order);
    expect(await prices()).toEqual(OURS);
    expect(passengers).toHaveLength(2);
    expect(new Set(passengers.map(({ ticketQr }) => ticketQr)).size).toBe(2);
    expect(passengers.every(({ ticketQr }) => ticketQr?.startsWith('OCTO-'))).toBe(true);
  });

  it('that are more than what is charged, once it has reserved, end the order unpaid', async () => {
    octo.mood.reservedNet = 8_001;

    const order = await seedOrder(shop, { productId: 'octo' });

    expect((await readOrder(shop, order)).status).toBe('CANCELLED');
    expect(statuses()).toEqual(['CANCELLED']);
  });
});

describe('another start than was asked for', () => {
  const at =
    (time: string, rest = {}) =>
    (start: ToldStart) => ({ ...start, id: time, localDateTimeStart: time, ...rest });

  it.each([
    ['on another day', (start: ToldStart) => [at('2026-12-11T00:00:00+08:00')(start)]],
    [
      'at several hours, of which nobody chose one',
      (start: ToldStart) => ['09', '14'].map((hour) => at(`2026-12-10T${hour}:00:00+08:00`, { allDay: false })(start)),
    ],
  ])('%s is not the visit', async (_case, starts) => {
    octo.mood.tells.starts = starts;

    await expect(seedOrder(shop, { productId: 'octo' })).rejects.toThrow('date_sold_out');
  });

  it('in what it reserves is given back, and the order ends before anything is charged', async () => {
    octo.mood.tells.booking = (booking) => ({ ...booking, availability: { localDateTimeStart: '2026-12-25T00:00:00+08:00' } });

    const order = await seedOrder(shop, { productId: 'octo' });

    expect((await readOrder(shop, order)).status).toBe('CANCELLED');
    expect(statuses()).toEqual(['CANCELLED']);
  });
});

describe('a confirmation that is none', () => {
  const units = (change: (unit: ToldBooking['unitItems'][number], index: number) => object | null) => (booking: ToldBooking) => ({
    ...booking,
    unitItems: booking.unitItems.flatMap((unit, index) => change(unit, index) ?? []),
  });
  const coded = (code: string) => ({ deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: code }] });
  const ofSecond = (change: object | null) => units((unit, index) => (index === 1 ? change && { ...unit, ...change } : unit));

  it.each([
    ['one unit of two', ofSecond(null), 'UNIT_ITEMS_DIFFER'],
    ['no unit at all', units(() => null), 'UNIT_ITEMS_DIFFER'],
    ['a unit that is on hold', ofSecond({ status: 'ON_HOLD' }), 'UNIT_NOT_CONFIRMED'],
    ['a unit that is cancelled', ofSecond({ status: 'CANCELLED' }), 'UNIT_NOT_CONFIRMED'],
    ['another unit', ofSecond({ unitId: 'octo-child' }), 'UNIT_ITEMS_DIFFER'],
    ['a ticket without a code', ofSecond({ ticket: coded('') }), 'TICKET_MISSING'],
    ['a code of blanks', units((unit) => ({ ...unit, ticket: coded('  ') })), 'TICKET_MISSING'],
    ['no ticket for the second', ofSecond({ ticket: null }), 'TICKET_MISSING'],
    [
      'tickets in another format alone',
      units((unit) => ({ ...unit, ticket: { deliveryOptions: [{ deliveryFormat: 'PDF_URL', deliveryValue: 'https://zoo.test/1' }] } })),
      'TICKET_MISSING',
    ],
    ['another product', (booking: ToldBooking) => ({ ...booking, productId: 'octo-aquarium' }), 'PRODUCT_DIFFERS'],
    ['another booking', (booking: ToldBooking) => ({ ...booking, uuid: '559aed3d-6d5b-4fe0-bfca-99f5e7218a56' }), 'BOOKING_DIFFERS'],
    [
      'another day',
      (booking: ToldBooking) => ({ ...booking, availability: { localDateTimeStart: '2026-12-25T00:00:00+08:00' } }),
      'START_DIFFERS',
    ],
  ])('%s: nobody gets a ticket, staff sees it, and what is made good counts', async (_case, tells, reason) => {
    const order = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, order);
    octo.mood.tells.booking = tells;
    await runSuppliers(shop.deps);
    const during = await readOrder(shop, order);
    const { rows } = await sql<{ reason: string }>`select reason from supplier_bookings`.execute(shop.deps.db);
    const shown = await stuck();
    octo.mood.tells = {};
    await runSuppliers(shop.deps);

    expect(during).toMatchObject({ status: 'paid', documents: { ticket: false }, lines: [{ confirmation: 'waiting' }] });
    expect(rows).toEqual([{ reason }]);
    expect(shown).toMatchObject([{ code: order.code, reason: 'supplier_incomplete' }]);
    expect((await line(order)).confirmation).toBe('confirmed');
    expect(await stuck()).toEqual([]);
  });

  it('twice the same code for three is a mistake; one code for all is a group’s', async () => {
    octo.mood.tells.booking = units((unit, index) => ({ ...unit, ticket: coded(index === 2 ? 'B' : 'A') }));
    const three = await seedOrder(shop, { productId: 'octo', adults: 3 });
    await startPaying(shop, three);
    await runSuppliers(shop.deps);
    const mistaken = await line(three);
    octo.mood.tells.booking = units((unit) => ({ ...unit, ticket: coded('GROUP') }));
    await runSuppliers(shop.deps);

    expect(mistaken.confirmation).toBe('waiting');
    expect((await line(three)).passengers.map(({ ticketQr }) => ticketQr)).toEqual(['GROUP', 'GROUP', 'GROUP']);
  });

  it('a voucher’s code is everybody’s where units have none', async () => {
    octo.mood.tells.booking = (booking) => ({
      ...units((unit) => ({ ...unit, ticket: null }))(booking),
      deliveryMethods: ['VOUCHER'],
      voucher: booking.status === 'CONFIRMED' ? coded('V-1') : null,
    });

    expect((await line(await sell())).passengers.map(({ ticketQr }) => ticketQr)).toEqual(['V-1', 'V-1']);
  });

  it('a second confirmation that is refused, of a booking that stands, is no refusal', async () => {
    const order = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, order);
    octo.mood.losesAnswer = true;
    await runSuppliers(shop.deps);
    octo.mood.refusesConfirm = true;
    await runSuppliers(shop.deps);

    expect((await line(order)).confirmation).toBe('confirmed');
  });
});

describe('faults under the status of a refusal', () => {
  it.each(['UNAUTHORIZED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR', 'BAD_REQUEST'])('%s says nothing about the booking', async (error) => {
    const order = await seedOrder(shop, { productId: 'octo' });
    await startPaying(shop, order);
    octo.mood.refusesConfirmAs = error;
    await runSuppliers(shop.deps);
    const during = await readOrder(shop, order);
    octo.mood.refusesConfirmAs = null;
    await runSuppliers(shop.deps);

    expect(during).toMatchObject({ status: 'paid', lines: [{ confirmation: 'waiting' }] });
    expect((await line(order)).confirmation).toBe('confirmed');
  });
});

describe('places that a supplier keeps for a while', () => {
  it('are extended before it gives them up', async () => {
    octo.mood.expiresAt = '2026-12-01T02:10:00.000Z';
    await seedOrder(shop, { productId: 'octo' });
    shop.clock.set('2026-12-01T02:05:00Z');
    await extendReservations(shop.deps);
    await runSuppliers(shop.deps);
    const early = octo.calls.filter((call) => call.endsWith('/extend')).length;
    shop.clock.set('2026-12-01T02:08:00Z');
    octo.mood.expiresAt = '2026-12-01T02:38:00.000Z';
    await extendReservations(shop.deps);
    await runSuppliers(shop.deps);
    const { rows } = await sql<{ expiresAt: Date }>`select expires_at as "expiresAt" from supplier_bookings`.execute(shop.deps.db);

    expect(early).toBe(0);
    expect(octo.calls.filter((call) => call.endsWith('/extend'))).toHaveLength(1);
    expect(rows).toEqual([{ expiresAt: new Date('2026-12-01T02:38:00.000Z') }]);
  });

  it('are reserved anew where they are over already, and left as they are where nothing is extended', async () => {
    octo.mood.expiresAt = '2026-12-01T02:10:00.000Z';
    const order = await seedOrder(shop, { productId: 'octo' });
    for (const booking of octo.bookings.values()) booking.status = 'EXPIRED';
    shop.clock.set('2026-12-01T02:08:00Z');
    octo.mood.expiresAt = '2026-12-01T02:12:00.000Z';
    await extendReservations(shop.deps);
    await runSuppliers(shop.deps);
    const anew = statuses();
    octo.mood.hasNoExtension = true;
    shop.clock.set('2026-12-01T02:11:00Z');
    await extendReservations(shop.deps);
    await runSuppliers(shop.deps);
    await startPaying(shop, order);
    await runSuppliers(shop.deps);

    expect(anew).toEqual(['EXPIRED', 'ON_HOLD']);
    expect((await line(order)).confirmation).toBe('confirmed');
  });

  it('until a time that is over are not believed: the order cannot be paid', async () => {
    octo.mood.expiresAt = '2026-12-01T01:00:00.000Z';
    const order = await seedOrder(shop, { productId: 'octo' });

    expect(await startPaying(shop, order)).toMatchObject({ status: 409, body: { code: 'supplier_waiting' } });
  });
});

it('a cancellation after which the booking still stands is shown to staff', async () => {
  const order = await sell();
  octo.mood.tells.booking = (booking) => ({ ...booking, status: 'CONFIRMED' });
  await shop.post(
    `/orders/${order.code}/cancel?key=${order.accessKey}`,
    { reason: 'Somebody is ill', expectedRefund: order.total },
    { idempotencyKey: '2b1f0f0e-6f0d-4c55-9d6f-0d4f2f6f0001' },
  );
  await runSuppliers(shop.deps);

  expect(await stuck()).toMatchObject([{ code: order.code, reason: 'supplier_refused' }]);
});
