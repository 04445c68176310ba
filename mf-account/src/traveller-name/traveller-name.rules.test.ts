import { detailsOf, nameFaults } from './traveller-name.rules';

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
});
