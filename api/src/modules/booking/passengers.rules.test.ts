import type { Passenger } from '@straits/api-contract';
import { passengerFaults } from './passengers.rules';

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

  describe('where the operator asks each traveller', () => {
    const asked = { label: '', maxLength: 10, choices: [], number: null };
    const passengerQuestions = [
      { ...asked, id: 'weight', required: true, number: { min: 30, max: 110, unit: 'kg' as const } },
      { ...asked, id: 'meal', required: false, choices: [{ id: 'vegan', name: 'Vegan' }] },
      { ...asked, id: 'allergy', required: false },
    ];
    const asking = { ...line, passengerFields: [], passengerQuestions };
    const faults = (answers?: Passenger['answers']) => passengerFaults([asking], [{ ...ada, answers }], '2026-11-21');

    it('needs the names of those who are asked', () => {
      expect(passengerFaults([asking], [], '2026-11-21')).toEqual([{ field: 'lines.line', message: 'needs 1 travellers of adult, has 0' }]);
    });

    it.each([
      [{ weight: '75' }, []],
      [{ weight: '75', meal: 'vegan', allergy: '<i>x</i>' }, []],
      [undefined, [['weight', 'is missing']]],
      [{ weight: '' }, [['weight', 'is missing']]],
      [{ weight: '29' }, [['weight', 'must be a whole number from 30 to 110']]],
      [{ weight: '1000000000' }, [['weight', 'must be a whole number from 30 to 110']]],
      [{ weight: '75', meal: 'meat' }, [['meal', 'is not one of the choices']]],
      [{ weight: '75', allergy: 'peanuts, shellfish' }, [['allergy', 'must have 10 characters or fewer']]],
      [{ weight: '75', shoe: '42' }, [['shoe', 'was not asked']]],
    ])('answers %j: %j', (answers, expected) => {
      expect(faults(answers).map(({ field, message }) => [field.replace('passengers.0.answers.', ''), message])).toEqual(expected);
    });
  });

  it('refuses a traveller of something that is not in the cart', () => {
    expect(passengerFaults([], [ada], '2026-11-21')).toEqual([{ field: 'passengers.0.lineId', message: 'is not in the cart' }]);
  });
});
