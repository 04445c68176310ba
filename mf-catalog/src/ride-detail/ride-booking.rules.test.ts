import type { Availability, Option } from '@straits/api-contract';
import { anOption, aPrice, aUnit } from '../product/product.builder';
import { readRide } from '../ride-trip/ride-url.rules';
import { allMissing, isDayFull, optionOf, rideLine, totalOf, type RideChoice } from './ride-booking.rules';

const missingOf = (...given: Parameters<typeof allMissing>) => allMissing(...given)[0] ?? null;

const vehicle = (id: string, change: Partial<Extract<Option['facts'], { kind: 'transport' }>>, more: Partial<Option> = {}): Option =>
  anOption({
    id,
    units: [aUnit({ id: 'vehicle', type: 'OTHER', priceFrom: aPrice(5_500) })],
    facts: { kind: 'transport', seats: 3, bags: 2, per: 'vehicle', minHours: 1, ...change },
    anyTime: true,
    ...more,
  });
const CAR = vehicle('car', {});
const VAN = vehicle('van', { seats: 9, bags: 9 });
const HOURS = vehicle('hours', { per: 'hour', minHours: 4 });
const SEAT = vehicle('seat', { per: 'person', seats: 8 }, { startTimes: ['09:00'], anyTime: false });

const choice = (option: Option | null, search: string, change: Partial<RideChoice> = {}): RideChoice => ({
  option,
  ride: readRide(new URLSearchParams(search)),
  answers: {},
  extras: {},
  ...change,
});
const day = (status: Availability['slots'][number]['status']): Availability => ({
  optionId: 'car',
  localDate: '2026-12-04',
  slots: [{ startTime: null, status, vacancies: 1, closesAt: null }],
  needed: 1,
  unitPrices: [],
  total: null,
  nearestDates: [],
});
const FREE = { today: '2026-12-01', availability: day('AVAILABLE') };
const WHEN = 'date=2026-12-04&time=10:00';

test('takes the vehicle of the address, else the first that takes everybody', () => {
  const ride = readRide(new URLSearchParams('passengers=5&bags=4'));

  expect(optionOf([CAR, VAN], null, ride)).toBe(VAN);
  expect(optionOf([CAR, VAN], 'car', ride)).toBe(CAR);
  expect(optionOf([CAR], null, ride)).toBe(CAR);
});

test.each([
  [CAR, 'hours=6', 5_500],
  [HOURS, 'hours=6', 33_000],
  [HOURS, 'hours=2', 22_000],
  [SEAT, 'passengers=3', 16_500],
])('%o costs for %s in all %i', (option, search, amount) => {
  expect(totalOf(choice(option, search), undefined)?.charge.amount).toBe(amount);
});

test('counts extras only when they are asked for', () => {
  const extra = { id: 'child-seat', name: 'Child seat', description: '', per: 'booking' as const, price: aPrice(1_000), maxQuantity: 3 };
  const option = { ...CAR, extras: [extra] };

  expect(totalOf(choice(option, ''), undefined)?.charge.amount).toBe(5_500);
  expect(totalOf(choice(option, '', { extras: { 'child-seat': 2 } }), undefined)?.charge.amount).toBe(7_500);
});

const ADDRESS = { ...CAR, questions: [{ id: 'pickup-address', label: 'Pick-up', required: true, maxLength: 200, points: [] }] };
test.each([
  ['nothing chosen', choice(null, WHEN), 'option'],
  ['too many people', choice(CAR, `${WHEN}&passengers=5`), 'tooSmall'],
  ['no day', choice(CAR, 'time=10:00'), 'date'],
  ['a day gone by', choice(CAR, 'date=2026-11-01&time=10:00'), 'past'],
  ['no time', choice(CAR, 'date=2026-12-04'), 'time'],
  ['a time when the shuttle does not leave', choice(SEAT, 'date=2026-12-04&time=10:00'), 'time'],
  ['an address not given', choice(ADDRESS, WHEN, { answers: { 'pickup-address': '  ' } }), { question: 'pickup-address' }],
  ['everything', choice(CAR, WHEN), null],
])('misses after %s: %#', (_, made, expected) => {
  expect(missingOf(made, FREE)).toEqual(expected);
});

test('names at once everything that is missing, in the order of the panel', () => {
  const question = { id: 'pickup-address', label: 'Pick-up address', required: true, maxLength: 100, points: [] };
  const asking = vehicle(
    'car',
    {},
    { questions: [question, { ...question, id: 'dropoff-address' }, { ...question, id: 'flight', required: false }] },
  );

  expect(allMissing(choice(asking, ''), FREE)).toEqual(['date', 'time', { question: 'pickup-address' }, { question: 'dropoff-address' }]);
});

test('misses a vehicle on a day that is full', () => {
  expect(missingOf(choice(CAR, WHEN), { ...FREE, availability: day('SOLD_OUT') })).toBe('gone');
});

test('tells a departure that is full from a day that is: only the day can be waited for', () => {
  const [slot] = day('SOLD_OUT').slots;
  const departures = (other: Availability['slots'][number]['status']): Availability => ({
    ...day('SOLD_OUT'),
    slots: [
      { ...slot!, startTime: '09:15' },
      { ...slot!, startTime: '10:15', status: other },
    ],
  });
  const shuttle = { ...SEAT, startTimes: ['09:15', '10:15'] };
  const said = (other: Availability['slots'][number]['status'], time: string) => {
    const availability = departures(other);
    return [missingOf(choice(shuttle, `date=2026-12-04&time=${time}`), { ...FREE, availability }), isDayFull(availability)];
  };

  expect(said('LIMITED', '09:15')).toEqual(['departure', false]);
  expect(said('LIMITED', '10:15')).toEqual([null, false]);
  expect(said('LIMITED', '')).toEqual(['time', false]);
  expect(said('SOLD_OUT', '09:15')).toEqual(['gone', true]);
  expect(said('CLOSED', '09:15')).toEqual(['gone', true]);
  expect([isDayFull(day('CLOSED')), isDayFull(undefined)]).toEqual([false, false]);
});

test('sends who rides as guests of a vehicle, and as seats of a shuttle', () => {
  const questions = [
    { id: 'luggage', label: 'Luggage', required: false, maxLength: 3, points: [] },
    { id: 'flight-number', label: 'Flight', required: false, maxLength: 40, points: [] },
  ];
  const made = choice({ ...CAR, questions }, `${WHEN}&passengers=3&bags=2`, { answers: { 'flight-number': ' SQ 12 ', stranger: 'x' } });

  expect(rideLine({ id: 'changi' }, made)).toEqual({
    productId: 'changi',
    optionId: 'car',
    localDate: '2026-12-04',
    startTime: '10:00',
    units: [{ unitId: 'vehicle', quantity: 1 }],
    guests: { adults: 3, childAges: [] },
    answers: { luggage: '2', 'flight-number': 'SQ 12' },
  });
  expect(rideLine({ id: 'klia' }, choice(SEAT, 'date=2026-12-04&time=09:00&passengers=3'))).toMatchObject({
    units: [{ unitId: 'vehicle', quantity: 3 }],
  });
});
