import type { Departure } from '@straits/api-contract';
import { anOption, aPrice, aUnit } from '../product/product.builder';
import { fieldOf, firstFault, packageLineOf, peopleProblems, readPackageChoice, writePackageChoice } from './package-choice.rules';

const option = anOption({
  id: 'bali-tour',
  minUnits: 2,
  units: [
    aUnit({ id: 'adult', priceFrom: aPrice(60_000) }),
    aUnit({ id: 'child-no-bed', type: 'CHILD', minAge: 3, maxAge: 12, accompaniedBy: ['adult'], priceFrom: aPrice(36_000) }),
    aUnit({ id: 'infant', type: 'INFANT', minAge: 0, maxAge: 2, accompaniedBy: ['adult'], priceFrom: aPrice(6_000) }),
  ],
  extras: [{ id: 'spa', name: 'Massage', description: '', per: 'person', price: aPrice(6_500), maxQuantity: 8 }],
});
const leaves = (localDate: string, status: Departure['options'][number]['status'], vacancies: number | null): Departure => ({
  localDate,
  options: [{ optionId: 'bali-tour', status, vacancies, unitPrices: [] }],
});
const departures = [leaves('2026-12-01', 'AVAILABLE', 12), leaves('2026-12-15', 'LIMITED', 2), leaves('2026-12-29', 'SOLD_OUT', 0)];
const read = (query: string) => readPackageChoice(new URLSearchParams(query), option);
const faultAt = (query: string, step: Parameters<typeof firstFault>[1]) =>
  firstFault({ option, departures, choice: read(query) }, step)?.step ?? null;

describe('the address of a package', () => {
  it('keeps what was chosen through reading and writing', () => {
    const choice = read('date=2026-12-01&units=adult:2,child-no-bed:2&ages=child-no-bed:5-9&extras=spa:1');

    expect(choice).toMatchObject({ ages: { 'child-no-bed': [5, 9] }, extras: { spa: 1 } });
    expect(Object.fromEntries(writePackageChoice(new URLSearchParams(), choice))).toEqual({
      date: '2026-12-01',
      units: 'adult:2,child-no-bed:2',
      ages: 'child-no-bed:5-9',
      extras: 'spa:1',
    });
  });

  it('leaves out what makes no sense', () => {
    expect(read('date=2026-02-30&units=adult:0,whale:3&ages=child-no-bed:99&extras=spa:999')).toEqual({
      date: null,
      quantities: {},
      hasPeople: true,
      ages: {},
      extras: {},
    });
    expect(read('units=adult:2,child-no-bed:1&ages=child-no-bed:2').ages).toEqual({ 'child-no-bed': [null] });
    expect(read('units=adult:2&extras=spa:9').extras).toEqual({ spa: 2 });
  });

  it('begins with as many adults as the tour needs', () => {
    expect(read('')).toMatchObject({ quantities: { adult: 2 }, hasPeople: false });
  });
});

test.each([
  ['', 'trip-overview', 'available-dates'],
  ['units=adult:2', 'add-on', 'available-dates'],
  ['date=2026-12-02&units=adult:2', 'trip-overview', 'available-dates'],
  ['date=2026-12-29&units=adult:2', 'passenger-details', 'available-dates'],
  ['date=2026-12-01', 'passenger-details', null],
  ['date=2026-12-01', 'add-on', 'passenger-details'],
  ['date=2026-12-01&units=', 'trip-overview', 'passenger-details'],
  ['date=2026-12-01&units=adult:1', 'trip-overview', 'passenger-details'],
  ['date=2026-12-01&units=adult:2,child-no-bed:1', 'trip-overview', 'passenger-details'],
  ['date=2026-12-15&units=adult:3', 'trip-overview', 'passenger-details'],
  ['date=2026-12-15&units=adult:2,infant:1', 'trip-overview', null],
] as const)('%p opened at %s leads to %s', (query, step, expected) => {
  expect(faultAt(query, step)).toBe(expected);
});

it('asks the age of each child that has none, after what is wrong with the numbers', () => {
  const unsaid = (index: number) => ({ code: 'age', unitId: 'child-no-bed', index });
  expect(peopleProblems(option, read('units=adult:2,child-no-bed:2&ages=child-no-bed:5'), null)).toEqual([unsaid(1)]);
  expect(peopleProblems(option, read('units=adult:2,child-no-bed:2'), 3)).toEqual([{ code: 'placesLeft', left: 3 }, unsaid(0), unsaid(1)]);
});

it.each([
  ['units=adult:2,child-no-bed:2&ages=child-no-bed:5', 'child-no-bed-1'],
  ['units=adult:1', 'adult'],
  ['units=infant:2', 'adult'],
  ['units=', 'adult'],
])('is mended where %s is wrong', (query, field) => {
  const [problem] = peopleProblems(option, read(query), null);

  expect(problem && fieldOf(option, read(query), problem)).toBe(field);
});

it('becomes the cart’s line, with add-ons only where some were added', () => {
  const lineOf = (query: string) => packageLineOf({ id: 'bali' }, { option, departures, choice: read(query) });

  expect(lineOf('date=2026-12-01&units=adult:2')).toEqual({
    productId: 'bali',
    optionId: 'bali-tour',
    localDate: '2026-12-01',
    units: [{ unitId: 'adult', quantity: 2 }],
  });
  expect(lineOf('date=2026-12-01&units=adult:2&extras=spa:2')).toMatchObject({ extras: [{ extraId: 'spa', quantity: 2 }] });
  expect(lineOf('units=adult:2')).toBeNull();
});
