import { detailsOf, nameFaults, nameFieldsOf } from './traveller-name.rules';

const asks = (...fields: ('title' | 'dateOfBirth' | 'nationality' | 'passportNumber' | 'passportExpiry')[]) => ({ fields });
const TODAY = '2026-11-21';

describe('naming a traveller', () => {
  it.each([
    ['nobody', {}, { givenNames: 'fault.traveller.missing' }],
    ['a single name', { familyName: 'Suharto' }, {}],
    ['any script', { givenNames: '小明', familyName: '陳' }, {}],
    ['what passports have', { givenNames: 'Raj s/o Kumar', familyName: 'Lim @ David' }, {}],
    ['the strokes of Hawaiian and Arabic names', { givenNames: 'Kaʻiulani', familyName: 'Nuʼman' }, {}],
    ['signs', { givenNames: 'Ada <3' }, { givenNames: 'fault.traveller.letters' }],
  ])('takes or refuses %s', (_, values, faults) => {
    expect(nameFaults(values, asks(), TODAY)).toEqual(faults);
  });

  it('checks only what is asked for', () => {
    const values = { givenNames: 'Ada', dateOfBirth: '2027-01-01', passportNumber: 'E-1', passportExpiry: '2026-01-01' };

    expect(nameFaults(values, asks('dateOfBirth', 'passportNumber', 'passportExpiry', 'nationality'), TODAY)).toEqual({
      ...{ dateOfBirth: 'fault.traveller.date', passportNumber: 'fault.traveller.passport' },
      ...{ passportExpiry: 'fault.traveller.expired', nationality: 'fault.traveller.missing' },
    });
    expect(nameFaults(values, asks(), TODAY)).toEqual({});
  });

  it('wants a title where one is asked for, and sends it', () => {
    expect(nameFaults({ givenNames: 'Ada' }, asks('title'), TODAY)).toEqual({ title: 'fault.traveller.missing' });
    expect(detailsOf({ givenNames: 'Ada', title: 'DR' }, asks('title'))).toMatchObject({ title: 'DR' });
  });

  it('sends only what is asked for', () => {
    const values = { givenNames: ' Ada ', familyName: '', passportNumber: 'e 1234567', nationality: 'SG' };

    expect(detailsOf(values, asks('passportNumber'))).toEqual({
      givenNames: 'Ada',
      familyName: '',
      singleName: true,
      passportNumber: 'E1234567',
    });
  });

  it('checks the answers to what the operator asks, and sends those that are there', () => {
    const asked = { required: true, maxLength: 10, choices: [], number: null };
    const questions = [
      { ...asked, id: 'weight', label: 'Weight', number: { min: 30, max: 110, unit: 'kg' as const } },
      { ...asked, id: 'meal', label: 'Meal', choices: [{ id: 'vegan', name: 'Vegan' }] },
      { ...asked, id: 'wish', label: 'Wish', required: false },
    ];
    const asking = { ...asks(), questions };

    expect(nameFaults({ givenNames: 'Ada', 'answers-weight': '7' }, asking, TODAY)).toEqual({
      'answers-weight': 'fault.traveller.number',
      'answers-meal': 'fault.traveller.missing',
    });
    expect(nameFieldsOf(asking).slice(-3)).toEqual(['answers-weight', 'answers-meal', 'answers-wish']);
    expect(detailsOf({ givenNames: 'Ada', 'answers-weight': '７５', 'answers-meal': 'vegan' }, asking)).toMatchObject({
      answers: { weight: '75', meal: 'vegan' },
    });
    expect(detailsOf({ givenNames: 'Ada' }, asks())).not.toHaveProperty('answers');
  });
});
