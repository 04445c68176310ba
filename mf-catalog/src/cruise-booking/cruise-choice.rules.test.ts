import type { Departure, Option } from '@straits/api-contract';
import { anOption, aPrice, aUnit } from '../product/product.builder';
import { gratuityFor } from '../trip/amounts.rules';
import { cabinFault, priceFor, readCabins, unitsFor, writeCabins } from './cabin-guests.rules';
import { cruiseLinesOf, cruiseStepPath, firstCruiseFault, readCruiseChoice } from './cruise-choice.rules';

const cabin = (id: string, maxOccupancy: number, units: string[]): Option =>
  anOption({
    id,
    stockPer: 'booking',
    maxUnits: maxOccupancy,
    units: units.map((unit, index) =>
      aUnit({
        id: unit,
        type: unit === 'extra-child' ? 'CHILD' : 'OTHER',
        maxAge: unit === 'extra-child' ? 12 : null,
        priceFrom: aPrice(10_000 * (index + 1)),
      }),
    ),
    facts: { kind: 'cruise', category: 'inside', maxOccupancy, sizeSqm: 14 },
  });
const inside = cabin('inside', 4, ['guest', 'single', 'extra-guest', 'extra-child']);
const suite = cabin('suite', 2, ['guest']);
const prices = new Map(inside.units.map(({ id, priceFrom }) => [id, priceFrom]));
const sails = (localDate: string, left: Record<string, number>): Departure => ({
  localDate,
  options: Object.entries(left).map(([optionId, vacancies]) => ({
    optionId,
    status: vacancies > 0 ? 'AVAILABLE' : 'SOLD_OUT',
    vacancies,
    unitPrices: [],
  })),
});
const departures = [sails('2026-12-05', { inside: 9, suite: 1 }), sails('2026-12-19', { inside: 0, suite: 0 })];
const known = (query: string) => ({
  options: [inside, suite],
  departures,
  choice: readCruiseChoice(new URLSearchParams(query), [inside, suite]),
});

test.each([
  ['2', [{ adults: 2, childAges: [] }]],
  [
    '2-7-9,1',
    [
      { adults: 2, childAges: [7, 9] },
      { adults: 1, childAges: [] },
    ],
  ],
  ['0', null],
  ['0-7', null],
  ['', null],
  ['2-18', null],
  ['2,2,2,2,2', null],
  ['99', null],
  ['<script>', null],
])('cabins %p', (text, expected) => {
  expect(readCabins(text)).toEqual(expected);
  if (expected) expect(writeCabins(expected)).toBe(text);
});

test.each([
  [{ adults: 1, childAges: [] }, [{ unitId: 'single', quantity: 1 }], 20_000],
  [{ adults: 2, childAges: [] }, [{ unitId: 'guest', quantity: 2 }], 20_000],
  [{ adults: 1, childAges: [5] }, [{ unitId: 'guest', quantity: 2 }], 20_000],
  [
    { adults: 2, childAges: [5, 15] },
    [
      { unitId: 'guest', quantity: 2 },
      { unitId: 'extra-guest', quantity: 1 },
      { unitId: 'extra-child', quantity: 1 },
    ],
    90_000,
  ],
  [
    { adults: 3, childAges: [] },
    [
      { unitId: 'guest', quantity: 2 },
      { unitId: 'extra-guest', quantity: 1 },
    ],
    50_000,
  ],
])('%p is booked as %p', (guests, units, price) => {
  expect(unitsFor(inside, guests)).toEqual(units);
  expect(priceFor(inside, [guests], prices)?.charge.amount).toBe(price);
});

it('takes no more guests than the cabin holds, nobody alone where that is not sold, and no more cabins than are left', () => {
  const left = { status: 'AVAILABLE', vacancies: 1 };
  const two = { adults: 2, childAges: [] };

  expect(cabinFault(suite, [{ adults: 3, childAges: [] }], left)).toBe('tooSmall');
  expect(cabinFault(suite, [{ adults: 1, childAges: [] }], left)).toBe('notAlone');
  expect(cabinFault(suite, [two, two], left)).toBe('tooFew');
  expect(cabinFault(suite, [two], { status: 'SOLD_OUT', vacancies: 0 })).toBe('soldOut');
  expect(cabinFault(suite, [two], left)).toBeNull();
});

test.each([
  ['', 'pricing', 'available-date'],
  ['guests=2', 'trip-overview', 'available-date'],
  ['guests=9', 'pricing', 'available-date'],
  ['guests=2&date=2026-12-06&cabin=inside', 'trip-overview', 'no-available-date'],
  ['guests=2&date=2026-12-19&cabin=inside', 'trip-overview', 'no-available-date'],
  ['guests=2&date=2026-12-05', 'trip-overview', 'pricing'],
  ['guests=2&date=2026-12-05&cabin=whale', 'trip-overview', 'pricing'],
  ['guests=3&date=2026-12-05&cabin=suite', 'trip-overview', 'pricing'],
  ['guests=2', 'pricing', null],
  ['guests=2&date=2026-12-05&cabin=inside', 'trip-overview', null],
] as const)('%p opened at %s leads to %s', (query, step, expected) => {
  expect(firstCruiseFault(known(query), step)?.step ?? null).toBe(expected);
});

it('makes one line of each cabin, and an address that keeps the choice', () => {
  const lines = cruiseLinesOf({ id: 'straits' }, known('guests=2,1-7&date=2026-12-05&cabin=inside'));

  expect(lines).toEqual([
    {
      productId: 'straits',
      optionId: 'inside',
      localDate: '2026-12-05',
      units: [{ unitId: 'guest', quantity: 2 }],
      guests: { adults: 2, childAges: [] },
    },
    {
      productId: 'straits',
      optionId: 'inside',
      localDate: '2026-12-05',
      units: [{ unitId: 'guest', quantity: 2 }],
      guests: { adults: 1, childAges: [7] },
    },
  ]);
  expect(cruiseStepPath('straits', 'pricing', new URLSearchParams('guests=2&date=2026-12-05'))).toBe(
    '/cruise/pricing?cruise=straits&guests=2&date=2026-12-05',
  );
});

it('counts the gratuity of USD 16 per person and night', () => {
  expect(gratuityFor({ amount: 1_600, currency: 'USD' }, 3, 4)).toEqual({ amount: 19_200, currency: 'USD' });
});
