import type { Availability, Calendar } from '@straits/api-contract';
import { sql } from 'kysely';
import { seedProduct } from '../../testing/seed-product';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ensureInventoryRow } from './stock.sql';

let shop: TestApp;
// 10:00 in Singapore on Tuesday 1 December 2026.
beforeAll(async () => void (shop = await startTestApp({ now: '2026-12-01T02:00:00Z' })));
afterAll(() => shop.close());

const calendar = async (optionId: string, from: string, until: string) =>
  (await shop.get<Calendar>(`/availability/calendar?optionId=${optionId}&localDateStart=${from}&localDateEnd=${until}`)).body;
const availability = async (query: string) => (await shop.get<Availability>(`/availability?${query}`)).body;
const take = async (optionId: string, localDate: string, quantity: number, startTime = '') =>
  shop.deps.db.transaction().execute(async (trx) => {
    await ensureInventoryRow(trx, { optionId, localDate, startTime });
    await sql`update inventory set held = held + ${quantity} where option_id = ${optionId} and local_date = ${localDate} and start_time = ${startTime}`.execute(
      trx,
    );
  });

describe('GET /availability/calendar', () => {
  test('tells for every day whether it is open, how much is left and the price', async () => {
    const { optionId } = await seedProduct(shop.deps, {
      id: 'zoo',
      options: [
        {
          inventory: {
            capacity: 20,
            closedWeekdays: [3],
            exceptions: [
              { date: '2026-12-03', capacity: 0 },
              { date: '2026-12-04', capacity: 5 },
              { date: '2026-12-05', closed: true },
            ],
          },
        },
      ],
    });

    const { days, cheapest, timeZone } = await calendar(optionId, '2026-12-01', '2026-12-06');

    expect(days.map(({ status, vacancies, priceFrom }) => [status, vacancies, priceFrom?.charge.amount ?? null])).toEqual([
      // the place opened at 09:00 today: sales are over
      ['CLOSED', null, null],
      ['CLOSED', null, null],
      ['SOLD_OUT', 0, null],
      ['LIMITED', 5, 4000],
      ['CLOSED', null, null],
      ['AVAILABLE', 20, 4000],
    ]);
    expect({ cheapest, timeZone }).toEqual({ cheapest: '2026-12-04', timeZone: 'Asia/Singapore' });
  });

  test('counts what others hold', async () => {
    const { optionId } = await seedProduct(shop.deps, { id: 'pond', options: [{ inventory: { capacity: 12 } }] });
    await take(optionId, '2026-12-10', 11);
    await take(optionId, '2026-12-11', 12);

    const { days } = await calendar(optionId, '2026-12-10', '2026-12-11');

    expect(days).toMatchObject([
      { status: 'LIMITED', vacancies: 1 },
      { status: 'SOLD_OUT', vacancies: 0 },
    ]);
  });

  test('sells without limit where the supplier gives no number', async () => {
    const { optionId } = await seedProduct(shop.deps, { id: 'beach', options: [{ inventory: { capacity: null } }] });
    await take(optionId, '2026-12-10', 500);

    expect((await calendar(optionId, '2026-12-10', '2026-12-10')).days).toMatchObject([{ status: 'FREESALE', vacancies: null }]);
  });

  test('is closed on days when the place is', async () => {
    const { optionId } = await seedProduct(shop.deps, {
      id: 'museum',
      openingHours: {
        timeZone: 'Asia/Singapore',
        weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '17:00' })),
        exceptions: [
          { date: '2026-12-25', closed: true },
          { date: '2026-12-26', opens: '12:00', closes: '15:00' },
        ],
      },
    });

    const { days } = await calendar(optionId, '2026-12-25', '2026-12-28');

    expect(days.map(({ status }) => status)).toEqual(['CLOSED', 'AVAILABLE', 'CLOSED', 'AVAILABLE']);
  });

  test('has no days for an open-dated ticket', async () => {
    const { optionId } = await seedProduct(shop.deps, {
      id: 'pass',
      options: [{ openDated: true, validityDays: 90, inventory: { capacity: null } }],
    });

    expect((await calendar(optionId, '2026-12-01', '2026-12-02')).days).toEqual([]);
  });

  test.each([
    ['optionId=zoo-day&localDateStart=2026-12-02&localDateEnd=2026-12-01', 400, 'request_malformed'],
    ['optionId=zoo-day&localDateStart=2026-12-01&localDateEnd=2027-02-01', 400, 'request_malformed'],
    ['optionId=zoo-day&localDateStart=2026-12-32&localDateEnd=2027-02-01', 400, 'request_malformed'],
    ['optionId=nothing&localDateStart=2026-12-01&localDateEnd=2026-12-02', 404, 'not_found'],
  ])('refuses %s', async (query, status, code) => {
    expect(await shop.get(`/availability/calendar?${query}`)).toMatchObject({ status, body: { code } });
  });

  test('refuses an option that is withdrawn', async () => {
    const { optionId } = await seedProduct(shop.deps, { id: 'closed-down' });
    await sql`update products set active = false where id = 'closed-down'`.execute(shop.deps.db);

    expect(await shop.get(`/availability/calendar?optionId=${optionId}&localDateStart=2026-12-01&localDateEnd=2026-12-02`)).toMatchObject({
      status: 409,
      body: { code: 'product_unavailable' },
    });
  });
});

describe('GET /availability', () => {
  test('answers a day with the total for the travellers', async () => {
    const { optionId } = await seedProduct(shop.deps, { id: 'lake' });

    const day = await availability(`optionId=${optionId}&localDate=2026-12-02&units=adult:2,child:1&currency=USD`);

    expect(day.slots).toEqual([{ startTime: null, status: 'AVAILABLE', vacancies: 50, closesAt: '2026-12-02T01:00:00.000Z' }]);
    expect(day.total).toEqual({ charge: { amount: 10_500, currency: 'SGD' }, shown: { amount: 8_085, currency: 'USD' } });
    expect(day.nearestDates).toEqual([]);
  });

  test('tells the starts of a day apart, and closes those whose cut-off is over', async () => {
    const { optionId } = await seedProduct(shop.deps, {
      id: 'tour',
      options: [{ startTimes: ['10:30', '09:30', '14:00'], cutOffMinutes: 60, inventory: { capacity: 8 } }],
    });
    await take(optionId, '2026-12-01', 8, '14:00');

    const day = await availability(`optionId=${optionId}&localDate=2026-12-01`);

    expect(day.slots).toEqual([
      { startTime: '09:30', status: 'CLOSED', vacancies: null, closesAt: null },
      { startTime: '10:30', status: 'CLOSED', vacancies: null, closesAt: null },
      { startTime: '14:00', status: 'SOLD_OUT', vacancies: 0, closesAt: '2026-12-01T05:00:00.000Z' },
    ]);
  });

  test('offers the nearest days when a day has too few places for the party', async () => {
    const exceptions = ['2026-12-08', '2026-12-09', '2026-12-10'].map((date) => ({ date, capacity: 2 }));
    const { optionId } = await seedProduct(shop.deps, { id: 'cable-car', options: [{ inventory: { capacity: 20, exceptions } }] });

    const day = await availability(`optionId=${optionId}&localDate=2026-12-09&units=adult:3`);

    expect(day.slots[0]?.status).toBe('SOLD_OUT');
    expect(day.nearestDates).toEqual(['2026-12-06', '2026-12-07', '2026-12-11', '2026-12-12']);
  });

  test('says how many places a choice takes: of a family ticket one a person, of a vehicle one for all its hours', async () => {
    const unit = { id: 'family', type: 'OTHER' as const, name: { en: 'Family' }, price: 9_000, netPrice: 8_000 };
    const few = { inventory: { capacity: 2 }, units: [{ ...unit, paxCount: 4 }] };
    await seedProduct(shop.deps, { id: 'farm', options: [few, { ...few, stockPer: 'booking' }] });

    const ask = async (optionId: string) => {
      const { needed, slots } = await availability(`optionId=${optionId}&localDate=2026-12-09&units=family:3`);
      return [needed, slots[0]?.status];
    };

    expect([await ask('farm-day'), await ask('farm-2')]).toEqual([
      [12, 'SOLD_OUT'],
      [1, 'LIMITED'],
    ]);
  });

  test('answers a day in the past as closed, with the first days that are not', async () => {
    const { optionId } = await seedProduct(shop.deps, { id: 'tower' });

    const day = await availability(`optionId=${optionId}&localDate=2020-01-01`);

    expect(day.slots[0]?.status).toBe('CLOSED');
    expect(day.nearestDates).toEqual(['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
  });

  test('needs no date for an open-dated ticket', async () => {
    const { optionId } = await seedProduct(shop.deps, {
      id: 'voucher',
      options: [{ openDated: true, validityDays: 30, inventory: { capacity: null } }],
    });

    expect(await availability(`optionId=${optionId}&units=adult:1`)).toMatchObject({
      localDate: null,
      slots: [{ status: 'FREESALE' }],
      total: { charge: { amount: 4000 } },
    });
  });

  test.each([
    ['units=senior:1', 400, 'request_malformed'],
    ['units=adult', 400, 'request_malformed'],
    ['units=adult:-1', 400, 'request_malformed'],
    ['units=adult:1000000000', 400, 'request_malformed'],
    ['localDate=tomorrow', 400, 'request_malformed'],
    ['localDate=9999-12-31', 400, 'request_malformed'],
  ])('refuses %s', async (query, status, code) => {
    expect(await shop.get(`/availability?optionId=lake-day&${query}`)).toMatchObject({ status, body: { code } });
  });
});
