import type { z } from 'zod';
import type { Hotel, HotelSearchResult, Pins, StayRooms } from '@straits/api-contract';
import { sql } from 'kysely';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { HotelImport } from '../import/import-format';
import { ensureInventoryRow } from '../stock.sql';

type HotelInput = z.input<typeof HotelImport>;
type RoomInput = HotelInput['details']['rooms'][number];

const room = (hotel: string, name: string, given: Partial<RoomInput> = {}): RoomInput => ({
  code: `${hotel}-${name}`,
  id: `${hotel}-${name}`,
  name: { en: `Room ${name}` },
  bedType: { en: 'One double bed', 'zh-Hans': '一张大床' },
  maxOccupancy: 2,
  roomsPerDay: 5,
  price: 10_000,
  netPrice: 7_777,
  cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
  ...given,
});
const hotel = (id: string, given: Partial<Omit<HotelInput, 'details'>> = {}, details: Partial<HotelInput['details']> = {}): HotelInput => {
  const { options: _options, ...shared } = productInput({ id, latitude: 1.3, longitude: 103.8, name: { en: `Hotel ${id}` } });
  return {
    ...shared,
    ...given,
    kind: 'hotel',
    openingHours: { timeZone: 'Asia/Singapore', weekly: [] },
    details: {
      stars: 4,
      checkIn: '15:00',
      checkOut: '11:00',
      currency: 'SGD',
      facilities: ['wifi', 'pool'],
      rooms: [room(id, 'double')],
      ...details,
    },
  };
};

let shop: TestApp;
// 10:00 in Singapore on Tuesday 1 December 2026.
beforeAll(async () => {
  shop = await startTestApp({ now: '2026-12-01T02:00:00Z' });
  const scores = { cleanliness: 5, comfort: 4, service: 5, location: 3, facilities: 4 };
  const review = { author: 'Ann', rating: 5, text: 'Good', lang: 'en' as const, daysAgo: 9, travellerType: 'family' as const };
  await seedProducts(shop.deps, [
    productInput({ id: 'near-zoo', latitude: 1.304, longitude: 103.8, popularity: 5 }),
    productInput({ id: 'famous-zoo', latitude: 1.32, longitude: 103.8, popularity: 90 }),
    productInput({ id: 'third-zoo', latitude: 1.31, longitude: 103.8, popularity: 1 }),
    productInput({ id: 'far-zoo', placeId: 'ubud', latitude: -8.5, longitude: 115.2 }),
    hotel(
      'harbour',
      {
        categoryIds: ['water'],
        reviews: [
          { ...review, verified: true, scores },
          { ...review, author: 'Ben', rating: 4, scores: { ...scores, location: 4 } },
        ],
      },
      {
        stars: 5,
        rooms: [
          room('harbour', 'double', {
            priceDays: { weekly: [100, 100, 100, 100, 120, 150, 100], days: [{ date: '2026-12-24', percent: 200 }] },
            exceptions: [{ date: '2026-12-10', capacity: 0 }],
          }),
          room('harbour', 'family', { maxOccupancy: 4, price: 18_000, breakfastIncluded: true, roomsPerDay: 2, size: 40 }),
        ],
      },
    ),
    hotel('saver', {}, { stars: 2, facilities: ['wifi'], rooms: [room('saver', 'double', { price: 5_000, cancellation: [] })] }),
    hotel(
      'long',
      { placeId: 'ubud', latitude: -8.5, longitude: 115.26 },
      { rooms: [room('long', 'villa', { price: 30_000, minStayNights: 3 })] },
    ),
    hotel('tiny', {}, { stars: 3, rooms: [room('tiny', 'single', { maxOccupancy: 1, price: 4_000 })] }),
  ]);
});
afterAll(() => shop.close());

const search = async (query: string) => (await shop.get<HotelSearchResult>(`/hotels?${query}`)).body;
const rooms = (id: string, query: string) => shop.get<StayRooms>(`/hotels/${id}/rooms?${query}`);
const ids = ({ items }: HotelSearchResult) => items.map(({ id }) => id);
const take = (optionId: string, localDate: string, quantity: number) =>
  shop.deps.db.transaction().execute(async (trx) => {
    await ensureInventoryRow(trx, { optionId, localDate, startTime: '' });
    await sql`update inventory set held = held + ${quantity} where option_id = ${optionId} and local_date = ${localDate}`.execute(trx);
  });

describe('GET /hotels', () => {
  test('without dates shows the lowest prices, and counts what each filter would leave', async () => {
    const result = await search('sort=price');

    expect(result).toMatchObject({ stay: null, datesFault: null, total: 4, withoutRooms: 0 });
    expect(result.items.map(({ id, priceFrom, offer, stars }) => [id, priceFrom?.charge.amount, offer, stars])).toEqual([
      ['tiny', 4_000, null, 3],
      ['saver', 5_000, null, 2],
      ['harbour', 10_000, null, 5],
      ['long', 30_000, null, 4],
    ]);
    expect(result.facets.facility).toEqual([
      { id: 'wifi', name: 'Free Wi-Fi', count: 4 },
      { id: 'pool', name: 'Swimming pool', count: 3 },
    ]);
    expect(result.facets.stars.map(({ id, count }) => [id, count])).toEqual([
      ['5', 1],
      ['4', 1],
      ['3', 1],
      ['2', 1],
    ]);
    expect(result.facets.freeCancellation).toBe(3);
  });

  test('with dates offers the cheapest room, priced night by night for all rooms', async () => {
    const result = await search('checkIn=2026-12-04&checkOut=2026-12-07&rooms=2&adults=3&sort=price');

    expect(result.stay).toEqual({ checkIn: '2026-12-04', checkOut: '2026-12-07', nights: 3 });
    expect(ids(result)).toEqual(['saver', 'harbour', 'long', 'tiny']);
    expect(result.items[1]!.offer).toMatchObject({
      optionId: 'harbour-double',
      roomName: 'Room double',
      // Friday 120, Saturday 150 and Sunday 100, twice
      total: { charge: { amount: 74_000, currency: 'SGD' } },
      nightly: { charge: { amount: 12_333, currency: 'SGD' } },
      roomsLeft: 5,
      freeUntil: '2026-12-02T16:00:00.000Z',
    });
    expect(result.items[3]).toMatchObject({ id: 'tiny', offer: null, fault: 'too_many_guests' });
    expect(result).toMatchObject({ total: 3, withoutRooms: 1 });
    const { body: pins } = await shop.get<Pins>('/pins/hotels?checkIn=2026-12-04&checkOut=2026-12-07&rooms=2&adults=3&sort=price');
    expect(pins.items).toEqual(
      result.items
        .slice(0, 3)
        .map(({ id, name, kind, location, offer }) => ({ id, name, kind, ...location, priceFrom: offer?.nightly.shown })),
    );
  });

  test('says why a hotel has no room: sold out in the middle of the stay, a longer stay wanted', async () => {
    await take('saver-double', '2026-12-16', 5);

    const result = await search('checkIn=2026-12-15&checkOut=2026-12-17');

    const faults = new Map(result.items.map(({ id, fault, minStayNights }) => [id, [fault, minStayNights]]));
    expect(faults.get('saver')).toEqual(['sold_out', null]);
    expect(faults.get('long')).toEqual(['min_stay', 3]);
    expect(faults.get('harbour')).toEqual([null, null]);
  });

  test('uses another room where the cheapest is sold out for one night', async () => {
    const result = await search('checkIn=2026-12-09&checkOut=2026-12-12&q=harbour');

    expect(result.items[0]).toMatchObject({ id: 'harbour', offer: { optionId: 'harbour-family', breakfastIncluded: true } });
  });

  test('narrows by facilities that must all be there, stars, price per night, place and cancellation', async () => {
    expect(ids(await search('facility=wifi,pool&stars=4,5'))).toEqual(['harbour', 'long']);
    expect(ids(await search('state=bali'))).toEqual(['long']);
    expect(ids(await search('priceMax=5000&sort=price'))).toEqual(['tiny', 'saver']);
    expect(ids(await search('freeCancellation=true&stars=2'))).toEqual([]);
    expect(ids(await search('category=water'))).toEqual(['harbour']);
    expect(ids(await search('facility=helipad'))).toEqual([]);
    // Free until the second of December: on the first it is still free for a night on the third, and no more for one today.
    expect((await search('checkIn=2026-12-03&checkOut=2026-12-04&adults=1')).facets.freeCancellation).toBe(2);
    expect((await search('checkIn=2026-12-01&checkOut=2026-12-02&adults=1')).facets.freeCancellation).toBe(0);
  });

  test.each([
    ['checkIn=2026-11-30&checkOut=2026-12-02', 'past'],
    ['checkIn=2026-12-09&checkOut=2026-12-02', 'reversed'],
    ['checkIn=2026-12-09&checkOut=2027-02-02', 'too_long'],
    ['checkIn=2029-12-09&checkOut=2029-12-10', 'too_far'],
  ])('leaves out dates that cannot be, and says so: %s', async (query, fault) => {
    expect(await search(query)).toMatchObject({ stay: null, datesFault: fault, total: 4 });
  });

  test.each(['rooms=0', 'rooms=30', 'adults=0', 'checkIn=tomorrow', 'childAges=18', 'stars=6', 'cursor=forged', 'limit=1e9'])(
    'refuses %s',
    async (query) => {
      expect((await shop.get(`/hotels?${query}`)).status).toBe(400);
    },
  );

  test('pages through those with a room and then those without, each once', async () => {
    const stay = 'checkIn=2026-12-15&checkOut=2026-12-17&sort=price&limit=1';
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: HotelSearchResult = await search(`${stay}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...ids(page));
      cursor = page.nextCursor;
    }

    expect(seen.slice(0, 1)).toEqual(['harbour']);
    expect([...seen].sort()).toEqual(['harbour', 'long', 'saver', 'tiny']);
  });

  test('tells nobody what agencies pay', async () => {
    expect(JSON.stringify([await search('checkIn=2026-12-04&checkOut=2026-12-07'), (await shop.get('/hotels/harbour')).body])).not.toMatch(
      /7777|net/i,
    );
  });
});

describe('GET /hotels/{id}', () => {
  test('answers rooms, facilities, what guests rated one by one and what is near', async () => {
    const { body } = await shop.get<Hotel>('/hotels/harbour?lang=ZH');

    expect(body.facts).toMatchObject({ stars: 5, checkIn: '15:00', facilities: [{ id: 'wifi', name: '免费无线网络' }, { id: 'pool' }] });
    expect(body.options[1]?.facts).toMatchObject({ bedType: '一张大床', maxOccupancy: 4, breakfastIncluded: true, size: 40 });
    expect(body.scores).toEqual({ cleanliness: 5, comfort: 4, service: 5, location: 3.5, facilities: 4 });
    expect(body.reviews.items.map(({ author, verified }) => [author, verified])).toEqual(
      expect.arrayContaining([
        ['Ann', true],
        ['Ben', false],
      ]),
    );
    expect(body.popularNearby.map(({ product, walkMinutes }) => [product.id, walkMinutes])).toEqual([
      ['near-zoo', 7],
      ['third-zoo', 18],
      ['famous-zoo', 36],
    ]);
  });

  test.each(['/hotels/nowhere', '/hotels/near-zoo', '/hotels/nowhere/rooms?checkIn=2026-12-04&checkOut=2026-12-05'])(
    '%s is not found',
    async (path) => {
      expect((await shop.get(path)).status).toBe(404);
    },
  );
});

describe('GET /hotels/{id}/rooms', () => {
  test('answers each room with its nights, what is left and until when it is given back', async () => {
    await take('harbour-double', '2026-12-25', 4);

    const { body } = await rooms('harbour', 'checkIn=2026-12-23&checkOut=2026-12-26&adults=2&childAges=5,9');

    expect(body.items[0]).toMatchObject({ optionId: 'harbour-double', fault: 'too_many_guests', roomsNeeded: 2, roomsLeft: 1 });
    expect(body.items[0]!.nights.map(({ price }) => price.charge.amount)).toEqual([10_000, 20_000, 12_000]);
    expect(body.items[1]).toMatchObject({
      optionId: 'harbour-family',
      fault: null,
      roomsLeft: 2,
      total: { charge: { amount: 54_000, currency: 'SGD' } },
      cancellation: [{ until: '2026-12-21T16:00:00.000Z', refundPercent: 100 }],
    });
    expect(body.nearest).toEqual([]);
  });

  test('offers the nearest stays of the same length where a night in the middle is sold out', async () => {
    await take('tiny-single', '2026-12-20', 5);

    const { body } = await rooms('tiny', 'checkIn=2026-12-19&checkOut=2026-12-22&adults=1');

    expect(body.items[0]).toMatchObject({ fault: 'sold_out', soldOutNights: ['2026-12-20'] });
    expect(body.nearest.map(({ checkIn, checkOut }) => [checkIn, checkOut])).toEqual([
      ['2026-12-16', '2026-12-19'],
      ['2026-12-17', '2026-12-20'],
      ['2026-12-21', '2026-12-24'],
      ['2026-12-22', '2026-12-25'],
    ]);
    expect(body.nearest[0]!.total.charge.amount).toBe(12_000);
  });

  test('refuses dates that are past, reversed or too many nights', async () => {
    expect(await rooms('tiny', 'checkIn=2026-11-30&checkOut=2026-12-02')).toMatchObject({ status: 422, body: { code: 'date_past' } });
    expect(await rooms('tiny', 'checkIn=2026-12-09&checkOut=2026-12-09')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'checkOut' }] },
    });
    expect((await rooms('tiny', 'checkIn=2026-12-09&checkOut=2027-12-09')).status).toBe(400);
    expect((await rooms('tiny', 'checkIn=2026-12-09&checkOut=2026-12-10&rooms=30')).status).toBe(400);
  });
});
