import type { Passenger } from '@straits/api-contract';
import { ageOn, passengerFaults } from './passengers.rules';

const price = { charge: { amount: 100, currency: 'SGD' }, shown: { amount: 100, currency: 'SGD' } };
const unit = (unitId: string, minAge: number | null, maxAge: number | null) => ({
  unitId,
  type: 'ADULT',
  name: unitId,
  quantity: 1,
  tickets: 1,
  unitPrice: price,
  minAge,
  maxAge,
  nationality: null as 'ID' | 'FOREIGN' | null,
});
const line = { id: 'line', localDate: '2026-12-01', passengerFields: ['dateOfBirth' as const], units: [unit('adult', 13, null)] };
const ada: Passenger = { lineId: 'line', unitId: 'adult', givenNames: 'Ada', familyName: 'Tan', dateOfBirth: '1990-01-01' };
const faultsOf = (passenger: Passenger, today = '2026-11-21') => passengerFaults([line], [passenger], today).map(({ field }) => field);

describe('ageOn', () => {
  it.each([
    ['2013-12-01', 13],
    ['2013-12-02', 12],
    ['2012-02-29', 14],
  ])('counts whole years for %s', (birth, age) => {
    expect(ageOn(birth, '2026-12-01')).toBe(age);
  });
});

describe('passengerFaults', () => {
  it('accepts a complete traveller', () => {
    expect(faultsOf(ada)).toEqual([]);
  });

  it.each([2, 3, 12])('T10: refuses an adult ticket for age %i', (age) => {
    expect(faultsOf({ ...ada, dateOfBirth: `${2026 - age}-06-01` })).toEqual(['passengers.0.dateOfBirth']);
  });

  it.each([13, 40, 41, 99])('T10: accepts an adult ticket without a senior band for age %i', (age) => {
    expect(faultsOf({ ...ada, dateOfBirth: `${2026 - age}-06-01` })).toEqual([]);
  });

  it('T10: accepts one name only when it is said to be the only one', () => {
    expect(faultsOf({ ...ada, familyName: '', givenNames: 'Suharto', singleName: true })).toEqual([]);
    expect(faultsOf({ ...ada, familyName: '', givenNames: 'Suharto' })).toEqual(['passengers.0.familyName']);
  });

  it('refuses a birth date in the future', () => {
    expect(faultsOf({ ...ada, dateOfBirth: '2027-01-01' })).toEqual(['passengers.0.dateOfBirth']);
  });

  it('names the line that lacks a traveller', () => {
    expect(passengerFaults([line], [], '2026-11-21')).toEqual([{ field: 'lines.line', message: 'needs 1 travellers of adult, has 0' }]);
  });

  it('asks for no names where the option asks for nothing', () => {
    expect(passengerFaults([{ ...line, passengerFields: [] }], [], '2026-11-21')).toEqual([]);
  });

  it('refuses a traveller of something that is not in the cart', () => {
    expect(passengerFaults([], [ada], '2026-11-21')).toEqual([{ field: 'passengers.0.lineId', message: 'is not in the cart' }]);
  });
});
