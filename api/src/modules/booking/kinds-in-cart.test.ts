import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Attraction, Cart, PlacedOrders } from '@straits/api-contract';
import { seedFerry, seedHotel, seedTransport } from '../../testing/seed-kinds';
import { seedProduct } from '../../testing/seed-product';
import { seedTours } from '../../testing/seed-tours';
import { startTestApp, type Ask, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedHotel(shop.deps, { id: 'harbour', rooms: 3 });
  await seedTransport(shop.deps, { id: 'car', cars: 2 });
  await seedFerry(shop.deps, { id: 'batam', seats: 4 });
  await seedTours(shop.deps, 'isles');
  const questions = [{ id: 'hotel-name', label: { en: 'Your hotel' }, required: true, maxLength: 5 }];
  const extras = [
    { id: 'lunch', name: { en: 'Lunch' }, per: 'person' as const, price: 1_500, netPrice: 1_000 },
    { id: 'guide', name: { en: 'Guide' }, per: 'booking' as const, price: 8_000, netPrice: 6_000, maxQuantity: 1 },
  ];
  // Tuesday 1 December 2026; 10 December is a Thursday.
  await seedProduct(shop.deps, {
    id: 'tour',
    options: [{ extras, questions, priceDays: { weekly: [100, 100, 100, 150, 100, 100, 100] } }],
  });
});
afterAll(() => shop.close());

type Answer = Cart & { code?: string; fields?: { field: string }[] };
const DATE = '2026-12-10';
const send = (path: string, body: object, ask: Ask = {}) => shop.post<Answer>(path, body, { idempotencyKey: randomUUID(), ...ask });
const add = (body: object, ask?: Ask) => send('/cart/lines', body, ask);
const stay = (more: object = {}) => ({
  productId: 'harbour',
  optionId: 'harbour-deluxe',
  localDate: DATE,
  nights: 3,
  units: [{ unitId: 'room', quantity: 1 }],
  guests: { adults: 2, childAges: [] },
  ...more,
});
const ride = (more: object = {}) => ({
  productId: 'car',
  optionId: 'car-car',
  localDate: DATE,
  startTime: '06:45',
  units: [{ unitId: 'vehicle', quantity: 1 }],
  ...more,
});
const tour = (more: object = {}) => ({
  productId: 'tour',
  optionId: 'tour-day',
  localDate: DATE,
  units: [{ unitId: 'adult', quantity: 2 }],
  answers: { 'hotel-name': 'Raffl' },
  ...more,
});
const leg = (optionId: string, localDate: string, startTime: string) => ({
  productId: 'batam',
  optionId,
  localDate,
  startTime,
  units: [{ unitId: 'adult', quantity: 2 }],
});
const heldOf = async (optionId: string) => {
  const { rows } = await sql<{
    day: string;
    held: number;
  }>`select local_date as day, held from inventory where option_id = ${optionId} and held > 0 order by 1`.execute(shop.deps.db);
  return rows.map(({ day, held }) => `${day} ${held}`);
};
const release = async (cart: Cart, cookie: string | undefined) => {
  for (const { id } of cart.lines) await shop.delete(`/cart/lines/${id}`, { cookie });
};

describe('a stay', () => {
  it('keeps a room on every night, priced by the night, and gives them back together', async () => {
    const { body, cookie } = await add(stay());

    expect(body.lines[0]).toMatchObject({
      state: 'held',
      nights: 3,
      endDate: '2026-12-13',
      guests: { adults: 2, childAges: [] },
      total: { charge: { amount: 30_000 } },
      units: [{ unitPrice: { charge: { amount: 30_000 } }, tickets: 1 }],
    });
    expect(body.lines[0]?.nightPrices.map(({ localDate }) => localDate)).toEqual(['2026-12-10', '2026-12-11', '2026-12-12']);
    expect(await heldOf('harbour-deluxe')).toEqual(['2026-12-10 1', '2026-12-11 1', '2026-12-12 1']);

    await release(body, cookie);
    expect(await heldOf('harbour-deluxe')).toEqual([]);
  });

  it('moves in place, counting its own nights as free', async () => {
    const { body, cookie } = await add(stay({ units: [{ unitId: 'room', quantity: 3 }] }));
    const later = stay({ localDate: '2026-12-11', units: [{ unitId: 'room', quantity: 3 }] });

    const { status } = await shop.put(`/cart/lines/${body.lines[0]?.id}`, later, { cookie });

    expect(status).toBe(200);
    expect(await heldOf('harbour-deluxe')).toEqual(['2026-12-11 3', '2026-12-12 3', '2026-12-13 3']);
    await release(body, cookie);
  });

  it('is refused when one night is full, and keeps none of the others', async () => {
    const { body, cookie } = await add(stay({ localDate: '2026-12-12', nights: 2, units: [{ unitId: 'room', quantity: 3 }] }));

    const refused = await add(stay());

    expect(refused).toMatchObject({ status: 409, body: { code: 'date_sold_out' } });
    expect(await heldOf('harbour-deluxe')).toEqual(['2026-12-12 3', '2026-12-13 3']);
    await release(body, cookie);
  });

  it.each([
    ['too few nights', { nights: 1 }, 'stay_too_short', 'nights'],
    ['no nights', { nights: undefined }, 'request_malformed', 'nights'],
    ['nobody in the room', { guests: undefined }, 'request_malformed', 'guests'],
    ['three in a room for two', { guests: { adults: 2, childAges: [4] } }, 'guests_too_many', 'guests'],
  ])('refuses %s', async (_, more, code, field) => {
    expect((await add(stay(more))).body).toMatchObject({ code, fields: [{ field }] });
  });
});

describe('a vehicle', () => {
  it('is one of the stock for any number of hours, with one ticket', async () => {
    const { body, cookie } = await add(ride({ optionId: 'car-hours', units: [{ unitId: 'hour', quantity: 5 }] }));

    expect(body.lines[0]).toMatchObject({
      startTime: '06:45',
      total: { charge: { amount: 25_000 } },
      units: [{ quantity: 5, tickets: 1 }],
    });
    expect(await heldOf('car-hours')).toEqual([`${DATE} 1`]);
    await release(body, cookie);
  });

  it('is another vehicle when it is booked twice', async () => {
    const { cookie } = await add(ride());
    const { body } = await add(ride(), { cookie });

    expect(body.lines).toHaveLength(2);
    expect(await heldOf('car-car')).toEqual([`${DATE} 2`]);
    await release(body, cookie);
  });

  it.each([
    ['no time', { startTime: undefined }, 'request_malformed'],
    ['a time that no clock has', { startTime: '24:10' }, 'request_malformed'],
    ['more people than seats', { guests: { adults: 5, childAges: [] } }, 'guests_too_many'],
    ['fewer hours than sold', { optionId: 'car-hours', units: [{ unitId: 'hour', quantity: 2 }] }, 'quantity_out_of_range'],
  ])('refuses %s', async (_, more, code) => {
    expect((await add(ride(more))).body.code).toBe(code);
  });
});

describe('extras, answers and the price of the day', () => {
  it('are part of the line and its total', async () => {
    const { body } = await add(tour({ extras: [{ extraId: 'lunch', quantity: 2 }] }));

    // Two adults at 150 % of SGD 40, two lunches at SGD 15.
    expect(body.lines[0]).toMatchObject({
      total: { charge: { amount: 15_000 } },
      extras: [{ extraId: 'lunch', name: 'Lunch', quantity: 2, unitPrice: { charge: { amount: 1_500 } } }],
      answers: [{ questionId: 'hotel-name', label: 'Your hotel', text: 'Raffl' }],
      priceWas: null,
    });
  });

  it('are kept with the order', async () => {
    const { body: cart, cookie } = await add(tour({ extras: [{ extraId: 'guide', quantity: 1 }] }));

    const { body } = await shop.post<PlacedOrders>(
      '/orders',
      {
        contact: { name: 'Ada Tan', email: 'ada@example.com', phone: '+65 8123 4567' },
        passengers: [],
        expected: cart.subtotal.map(({ charge }) => charge),
        acceptTerms: true,
      },
      { cookie, idempotencyKey: randomUUID() },
    );

    expect(body.orders[0]).toMatchObject({
      total: { amount: 20_000 },
      lines: [{ extras: [{ extraId: 'guide', unitPrice: { amount: 8_000 } }], answers: [{ text: 'Raffl' }], nights: null }],
    });
  });

  it.each([
    ['a required answer that is missing', { answers: {} }, 'answer_missing', 'answers.hotel-name'],
    ['an answer of spaces', { answers: { 'hotel-name': '   ' } }, 'answer_missing', 'answers.hotel-name'],
    ['an answer that is too long', { answers: { 'hotel-name': '旅館旅館旅館' } }, 'request_malformed', 'answers.hotel-name'],
    ['an answer to no question', { answers: { 'hotel-name': 'R', shoe: '42' } }, 'request_malformed', 'answers.shoe'],
    ['an extra that is not sold', { extras: [{ extraId: 'dinner', quantity: 1 }] }, 'request_malformed', 'extras.dinner'],
    ['more lunches than people', { extras: [{ extraId: 'lunch', quantity: 3 }] }, 'quantity_out_of_range', 'extras.lunch'],
    ['two guides where one is the most', { extras: [{ extraId: 'guide', quantity: 2 }] }, 'quantity_out_of_range', 'extras.guide'],
  ])('refuse %s', async (_, more, code, field) => {
    expect((await add(tour(more))).body).toMatchObject({ code, fields: [{ field }] });
  });
});

describe('a pick-up point', () => {
  const points = [
    {
      id: 'bugis',
      name: { en: 'Bugis MRT', 'zh-Hans': '武吉士地铁站' },
      address: '200 Victoria Street',
      latitude: 1.3,
      longitude: 103.86,
      minutesBefore: 20,
    },
    { id: 'harbour', name: { en: 'HarbourFront' }, address: '1 Maritime Square', latitude: 1.26, longitude: 103.82 },
  ];
  const questions = [{ id: 'pickup', label: { en: 'Pick-up point' }, required: true, points }];
  const walk = (answers?: object) => ({
    ...{ productId: 'walk', optionId: 'walk-day', localDate: DATE, startTime: '08:30', units: [{ unitId: 'adult', quantity: 1 }] },
    answers,
  });
  beforeAll(() => seedProduct(shop.deps, { id: 'walk', options: [{ questions, startTimes: ['08:30', '10:00'] }] }));

  it('is offered with its place and its minutes, and stands in the cart with the time to be there', async () => {
    const { options } = (await shop.get<Attraction>('/products/attraction/walk?lang=ZHSM')).body;
    expect(options[0]?.questions[0]?.points).toMatchObject([
      { id: 'bugis', name: '武吉士地铁站', latitude: 1.3, longitude: 103.86, minutesBefore: 20 },
      { id: 'harbour', minutesBefore: 0 },
    ]);

    const { body, cookie } = await add(walk({ pickup: 'bugis' }));
    expect(body.lines[0]?.answers).toEqual([
      { questionId: 'pickup', label: 'Pick-up point', text: '08:10 · Bugis MRT · 200 Victoria Street', pointId: 'bugis' },
    ]);
    await release(body, cookie);
  });

  it('is one of those that are offered', async () => {
    expect((await add(walk())).body).toMatchObject({ code: 'answer_missing', fields: [{ field: 'answers.pickup' }] });
    expect((await add(walk({ pickup: 'moon' }))).body).toMatchObject({ code: 'answer_missing', fields: [{ field: 'answers.pickup' }] });
  });

  it('that its supplier takes away is chosen again before the order', async () => {
    const { body: cart, cookie } = await add(walk({ pickup: 'bugis' }));
    const [line] = cart.lines;
    const others = [{ ...questions[0]!, points: [points[1]!] }];
    await seedProduct(shop.deps, { id: 'walk', options: [{ questions: others, startTimes: ['08:30', '10:00'] }] });
    const order = () =>
      shop.post<Answer & PlacedOrders>(
        '/orders',
        {
          contact: { name: 'Ada Tan', email: 'ada@example.com', phone: '+65 8123 4567' },
          passengers: [],
          expected: cart.subtotal.map(({ charge }) => charge),
          acceptTerms: true,
        },
        { cookie, idempotencyKey: randomUUID() },
      );

    expect((await shop.get<Cart>('/cart', { cookie })).body.lines[0]).toMatchObject({
      state: 'held',
      answers: [{ questionId: 'pickup', label: 'Pick-up point', text: '', isGone: true }],
    });
    // Holding it again and saying who comes answers nothing anew: neither is refused for it.
    const still = { state: 'held', answers: [{ isGone: true }] };
    const again = await shop.post<Cart>(`/cart/lines/${line?.id}/hold`, undefined, { cookie });
    expect(again.body.lines[0]).toMatchObject(still);
    const aged = await shop.put<Cart>(`/cart/lines/${line?.id}/birth-dates`, { birthDates: ['1990-01-01'] }, { cookie });
    expect(aged.body.lines[0]).toMatchObject(still);
    expect((await order()).body).toMatchObject({ code: 'answer_missing', fields: [{ field: `lines.${line?.id}` }] });

    await shop.put(`/cart/lines/${line?.id}`, walk({ pickup: 'harbour' }), { cookie, idempotencyKey: randomUUID() });
    expect((await order()).body.orders[0]?.lines[0]?.answers).toMatchObject([{ pointId: 'harbour' }]);
  });
});

describe('POST /cart/trips', () => {
  const out = leg('batam-out', DATE, '08:00');
  const back = leg('batam-back', '2026-12-12', '17:00');

  it('holds all legs under one group', async () => {
    const { body, cookie } = await send('/cart/trips', { lines: [out, back] });

    expect(body.lines.map(({ state }) => state)).toEqual(['held', 'held']);
    expect(new Set(body.lines.map(({ groupId }) => groupId)).size).toBe(1);
    expect(body.lines[0]?.groupId).toMatch(/^[0-9a-f-]{36}$/);
    await release(body, cookie);
  });

  it('holds none when one leg is full, and says which', async () => {
    const { body, cookie } = await send('/cart/trips', { lines: [back, back] });

    const refused = await send('/cart/trips', { lines: [out, back] });

    expect(refused).toMatchObject({ status: 409, body: { code: 'date_sold_out', fields: [{ field: 'lines.1' }] } });
    expect(await heldOf('batam-out')).toEqual([]);
    await release(body, cookie);
  });

  it('does not stand still when trips meet in opposite directions', async () => {
    const trips = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send('/cart/trips', { lines: index % 2 ? [out, back] : [back, out] })),
    );

    expect(trips.map(({ status }) => status).sort()).toEqual([200, 200, ...Array<number>(10).fill(409)]);
  });
});

describe('a cabin', () => {
  it('says what its guests must pay on board, which is in no total', async () => {
    const { facts } = (await shop.get<Attraction>('/products/cruise/isles-at-sea')).body;
    const localDate = facts?.kind === 'cruise' ? facts.sailings[0] : '';
    const units = [{ unitId: 'guest', quantity: 2 }];
    const { body, cookie } = await add({ productId: 'isles-at-sea', optionId: 'isles-at-sea-inside', localDate, units });

    expect(body.lines[0]).toMatchObject({ paidOnBoard: { charge: { amount: 2 * 3 * 1_600, currency: 'USD' } } });
    expect(body.subtotal[0]!.charge).toEqual({ amount: 80_000, currency: 'SGD' });
    await release(body, cookie);
  });
});
