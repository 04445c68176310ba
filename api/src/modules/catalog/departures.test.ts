import type { Attraction, Departures } from '@straits/api-contract';
import { sql } from 'kysely';
import { addDays, localDateIn } from '../../clock';
import { seedTours } from '../../testing/seed-tours';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let today: string;
beforeAll(async () => {
  shop = await startTestApp();
  await seedTours(shop.deps, 'journey');
  today = localDateIn(shop.deps.clock.now(), 'Asia/Singapore');
});
afterAll(() => shop.close());

const departuresOf = async (kind: string, id: string, query = '') =>
  (await shop.get<Departures>(`/products/${kind}/${id}/departures${query}`)).body;
const inDays = (days: number) => addDays(today, days);

describe('GET /products/{kind}/{id}/departures', () => {
  test('answers a package’s departures with places, the full one too', async () => {
    const { items, timeZone } = await departuresOf('package', 'journey');

    expect(timeZone).toBe('Asia/Singapore');
    expect(items.map(({ localDate, options: [tour] }) => [localDate, tour?.status, tour?.vacancies])).toEqual([
      [inDays(10), 'AVAILABLE', 12],
      [inDays(20), 'LIMITED', 1],
      [inDays(30), 'SOLD_OUT', 0],
      [inDays(40), 'AVAILABLE', 12],
    ]);
  });

  test('prices all seven parts, and a dear departure higher', async () => {
    const { items } = await departuresOf('package', 'journey', '?currency=USD');
    const priceOf = (index: number, unitId: string) => items[index]?.options[0]?.unitPrices.find((one) => one.unitId === unitId)?.price;

    expect(items[0]?.options[0]?.unitPrices.map(({ unitId }) => unitId)).toEqual([
      'adult',
      'child-twin-bed',
      'child-extra-bed',
      'child-with-bed',
      'child-no-bed',
      'infant',
      'senior',
    ]);
    expect(priceOf(0, 'adult')).toEqual({ charge: { amount: 60_000, currency: 'SGD' }, shown: { amount: 46_200, currency: 'USD' } });
    expect(priceOf(3, 'adult')?.charge.amount).toBe(72_000);
    expect(priceOf(3, 'infant')?.charge.amount).toBe(7_200);
  });

  test('answers a cruise’s sailings with what each cabin class has left', async () => {
    const { items } = await departuresOf('cruise', 'journey-at-sea');

    expect(items.map(({ localDate, options }) => [localDate, ...options.map(({ vacancies }) => vacancies)])).toEqual([
      [inDays(14), 20, 1],
      [inDays(28), 20, 0],
      [inDays(42), 0, 0],
    ]);
    expect(items[1]?.options[0]?.unitPrices).toContainEqual({
      unitId: 'guest',
      price: { charge: { amount: 50_000, currency: 'SGD' }, shown: { amount: 50_000, currency: 'SGD' } },
    });
  });

  test('counts what is held, and closes what can no longer be booked', async () => {
    await seedTours(shop.deps, 'soon');
    await sql`insert into inventory (option_id, local_date, start_time, capacity, held, sold, closed)
      values ('soon-tour', ${inDays(10)}, '', 12, 5, 4, false)`.execute(shop.deps.db);
    await sql`update options set cut_off_minutes = ${15 * 1_440} where id = 'soon-at-sea-suite'`.execute(shop.deps.db);

    const tour = await departuresOf('package', 'soon');
    const cruise = await departuresOf('cruise', 'soon-at-sea');

    expect(tour.items[0]?.options[0]).toMatchObject({ status: 'LIMITED', vacancies: 3 });
    expect(cruise.items[0]?.options[1]).toMatchObject({ status: 'CLOSED', vacancies: null });
  });

  test('has none for a withdrawn product, and knows no other kind’s', async () => {
    await seedTours(shop.deps, 'gone');
    await sql`update products set active = false where id = 'gone'`.execute(shop.deps.db);

    expect((await departuresOf('package', 'gone')).items).toEqual([]);
    expect((await shop.get('/products/package/journey-at-sea/departures')).status).toBe(404);
    expect((await shop.get('/products/package/no-such-journey/departures')).status).toBe(404);
  });

  test('never says what agencies pay', async () => {
    const { text } = await shop.get('/products/package/journey/departures').then(({ body }) => ({ text: JSON.stringify(body) }));

    expect(text).not.toMatch(/net|50000/i);
  });
});

describe('GET /products/{kind}/{id} of a journey', () => {
  test('tells a package’s days and limits', async () => {
    const { body } = await shop.get<Attraction>('/products/package/journey');

    expect(body.facts).toMatchObject({
      kind: 'package',
      days: 3,
      nights: 2,
      minTravellers: 2,
      itinerary: [{ day: 1, place: null, stay: '' }, {}, {}],
    });
    expect(body.options[0]).toMatchObject({ minUnits: 2, extras: [{ id: 'transfer', per: 'booking' }], cutOffMinutes: 4_320 });
    expect(body.freeCancellationHours).toBe(720);
  });

  test('tells a cruise’s voyage, the gratuity beside its prices, and a cabin for two on its card', async () => {
    const { body } = await shop.get<Attraction>('/products/cruise/journey-at-sea');

    expect(body.facts).toMatchObject({
      kind: 'cruise',
      nights: 3,
      ports: ['Singapore'],
      gratuity: { amount: 1_600, currency: 'USD' },
      itinerary: [{ departs: '17:00' }, { place: null }, { arrives: '08:00' }],
    });
    expect(body.priceFrom?.charge.amount).toBe(80_000);
    expect(body.options.map(({ units, stockPer, maxUnits }) => [units.map(({ id }) => id), stockPer, maxUnits])).toEqual([
      [['guest', 'single', 'extra-guest', 'extra-child'], 'booking', 4],
      [['guest'], 'booking', 2],
    ]);
  });
});
