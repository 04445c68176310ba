import type { Option } from '@straits/api-contract';
import { aLine } from './cart.builder';
import { changeOf, monthRange, nextMonth, quantitiesOf, todayIn, unitFault, unitsQuery } from './line-change.rules';

const price = { charge: { amount: 5500, currency: 'SGD' }, shown: { amount: 5500, currency: 'SGD' } };
const unit = (id: string, accompaniedBy: string[] = []) => ({
  id,
  type: 'ADULT' as const,
  name: id,
  minAge: null,
  maxAge: null,
  minQuantity: 0,
  maxQuantity: 9,
  accompaniedBy,
  priceFrom: price,
});
const option: Option = {
  id: 'o',
  name: 'Entry',
  description: '',
  inclusions: [],
  startTimes: [],
  openDated: false,
  validityDays: null,
  cutOffMinutes: 0,
  minUnits: 2,
  maxUnits: 4,
  units: [unit('adult'), unit('child', ['adult'])],
  cancellation: [],
  passengerFields: [],
  chargeCurrency: 'SGD',
  stockPer: 'unit',
  anyTime: false,
  extras: [],
  questions: [],
  facts: null,
};

describe('unitFault', () => {
  it.each([
    [{}, { key: 'none', values: {} }],
    [{ adult: 1 }, { key: 'tooFew', values: { count: 2 } }],
    [{ adult: 5 }, { key: 'tooMany', values: { count: 4 } }],
    [{ child: 2 }, { key: 'needsCompanion', values: { unit: 'child' } }],
    [{ adult: 1, child: 1 }, null],
  ])('judges %j', (quantities, fault) => {
    expect(unitFault(option, quantities)).toEqual(fault);
  });
});

describe('unitsQuery', () => {
  it('leaves out what is not wanted', () => {
    expect(unitsQuery({ adult: 2, child: 0 })).toBe('adult:2');
  });

  it('is null when nothing is wanted', () => {
    expect(unitsQuery({ adult: 0 })).toBeNull();
  });
});

describe('changeOf', () => {
  it('sends a chosen pick-up point back as itself, and what was written as it is', () => {
    const answers = [
      { questionId: 'pick-up', label: 'Pick-up', text: '08:10 · Bugis MRT', pointId: 'bugis' },
      { questionId: 'room', label: 'Room', text: '12-04' },
    ];
    const line = aLine({ answers });
    const chosen = { localDate: '2026-12-05', startTime: null, nights: null, guests: null, quantities: quantitiesOf(line), points: {} };

    expect(changeOf(line, chosen).answers).toEqual({ 'pick-up': 'bugis', room: '12-04' });
    expect(changeOf(line, { ...chosen, points: { 'pick-up': 'lavender' } }).answers).toEqual({ 'pick-up': 'lavender', room: '12-04' });
    expect(changeOf(line, { ...chosen, points: { 'pick-up': '' } }).answers).toEqual({ room: '12-04' });
  });

  it('sends no point that its supplier has taken away', () => {
    const line = aLine({ answers: [{ questionId: 'pick-up', label: 'Pick-up', text: '', isGone: true }] });
    const chosen = { localDate: '2026-12-05', startTime: null, nights: null, guests: null, quantities: quantitiesOf(line), points: {} };

    expect(changeOf(line, chosen).answers).toBeUndefined();
  });

  it('names product, option, new date and units', () => {
    const line = aLine();

    expect(
      changeOf(line, {
        localDate: '2026-12-05',
        startTime: null,
        nights: null,
        guests: null,
        quantities: { ...quantitiesOf(line), child: 0 },
        points: {},
      }),
    ).toEqual({
      productId: 'night-safari',
      optionId: 'night-safari-entry',
      localDate: '2026-12-05',
      startTime: undefined,
      units: [{ unitId: 'adult', quantity: 2 }],
    });
  });
});

describe('todayIn', () => {
  it('is the day of the place, not of UTC', () => {
    expect(todayIn('Asia/Singapore', Date.parse('2026-11-21T17:00:00Z'))).toBe('2026-11-22');
  });
});

describe('months', () => {
  it('asks only for days that are still to come', () => {
    expect(monthRange('2026-11', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-30' });
  });

  it('knows leap years', () => {
    expect(monthRange('2028-02', '2026-11-21').to).toBe('2028-02-29');
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
  ] as const)('steps from %s by %i to %s', (month, step, expected) => {
    expect(nextMonth(month, step)).toBe(expected);
  });
});
