import type { Attraction, RidePoints, Rides } from '@straits/api-contract';
import { seedProducts } from '../../../testing/seed-product';
import { rideInput } from '../../../testing/seed-routes';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
const ask = async (query: string) => (await shop.get<Rides>(`/transports?${query}`)).body;
const shown = ({ items }: Rides) => items.map(({ optionId, total, status }) => `${optionId} ${total.charge.amount} ${status ?? '-'}`);

beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    rideInput('airport'),
    rideInput('johor', {
      service: 'point_to_point',
      from: { id: 'hotels', name: { en: 'Hotels' }, country: 'SG', type: 'hotels' },
      to: { id: 'johor', name: { en: 'Johor Bahru', 'zh-Hans': '新山' }, country: 'MY', type: 'city' },
    }),
    rideInput('hours', {
      service: 'hourly',
      from: { id: 'hotels', name: { en: 'Hotels' }, country: 'SG', type: 'hotels' },
      to: null,
      vehicles: [
        {
          code: 'CAR',
          id: 'hours-car',
          name: { en: 'Car' },
          seats: 3,
          bags: 2,
          per: 'hour',
          minHours: 4,
          capacity: 5,
          price: 2_000,
          netPrice: 1_500,
        },
      ],
    }),
    rideInput('shuttle', {
      service: 'shared',
      startTimes: ['09:00', '15:00'],
      vehicles: [
        {
          code: 'SEAT',
          id: 'shuttle-seat',
          name: { en: 'Seat' },
          seats: 8,
          bags: 2,
          per: 'person',
          capacity: 8,
          price: 1_200,
          netPrice: 900,
        },
      ],
    }),
  ]);
});
afterAll(() => shop.close());

test('names where rides begin, where they go from there, and which services do', async () => {
  const { body } = await shop.get<RidePoints>('/transports/points');

  expect(body.items.map(({ id, destinations, services }) => [id, destinations, services])).toEqual([
    ['changi', ['hotels'], ['private_transfer', 'shared']],
    ['hotels', ['johor'], ['hourly', 'point_to_point']],
    ['johor', [], []],
  ]);
});

test.each([
  ['from=changi&to=hotels', ['shuttle-seat 1200 -', 'airport-car 5500 -', 'airport-van 9000 -']],
  ['from=changi&passengers=4', ['shuttle-seat 4800 -', 'airport-van 9000 -']],
  ['service=shared&from=changi&passengers=2&date=2026-12-04', ['shuttle-seat 2400 AVAILABLE']],
  ['service=hourly&fromCountry=SG&hours=2', ['hours-car 8000 -']],
  ['service=hourly&from=hotels&hours=6', ['hours-car 12000 -']],
  ['toCountry=MY', ['johor-car 5500 -', 'johor-van 9000 -']],
  ['from=changi&bags=3', ['airport-van 9000 -']],
  ['from=changi&passengers=60', []],
])('answers vehicles for %s with the whole price', async (query, expected) => {
  expect(shown(await ask(query))).toEqual(expected);
});

test('says how many vehicles are too small', async () => {
  expect((await ask('from=changi&service=private_transfer&passengers=20')).tooSmall).toBe(2);
});

test('puts what is gone last, and says so', async () => {
  await seedProducts(shop.deps, [
    rideInput('harbour', {
      from: { id: 'harbour', name: { en: 'Harbour' }, country: 'SG', type: 'terminal' },
      vehicles: [
        {
          code: 'CAR',
          id: 'harbour-car',
          name: { en: 'Car' },
          seats: 3,
          bags: 2,
          per: 'vehicle',
          capacity: 0,
          price: 5_500,
          netPrice: 5_000,
        },
        {
          code: 'VAN',
          id: 'harbour-van',
          name: { en: 'Van' },
          seats: 9,
          bags: 9,
          per: 'vehicle',
          capacity: 1,
          price: 9_000,
          netPrice: 8_000,
        },
      ],
    }),
  ]);

  expect(shown(await ask('from=harbour&date=2026-12-04'))).toEqual(['harbour-van 9000 LIMITED', 'harbour-car 5500 SOLD_OUT']);
});

test.each([
  ['from=atlantis', 422, 'port_unknown'],
  ['passengers=0', 400, 'request_malformed'],
  ['service=teleport', 400, 'request_malformed'],
  ['hours=25', 400, 'request_malformed'],
  ['date=2026-13-01', 400, 'request_malformed'],
])('refuses %s', async (query, status, code) => {
  expect(await shop.get(`/transports?${query}`)).toMatchObject({ status, body: { code } });
});

test('asks for what a driver must know, and no more', async () => {
  const questions = async (id: string) =>
    (await shop.get<Attraction>(`/products/transport/${id}`)).body.options[0]?.questions.map(
      (one) => `${one.id}${one.required ? '!' : ''}`,
    );

  expect(await questions('airport')).toEqual(['luggage', 'dropoff-address!', 'flight-number']);
  expect(await questions('johor')).toEqual(['luggage', 'pickup-address!', 'dropoff-address!']);
  expect(await questions('hours')).toEqual(['luggage', 'pickup-address!']);
  expect(await questions('shuttle')).toEqual(['luggage', 'flight-number']);
});

test('never tells what agencies pay', async () => {
  expect(JSON.stringify(await ask('from=changi'))).not.toMatch(/net|5000|8000/i);
});
