import { readMrz } from './mrz';

// The specimens of ICAO 9303.
const PASSPORT = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
const CARD = 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<';
const ANNA = { familyName: 'Eriksson', givenNames: 'Anna Maria', nationality: '', dateOfBirth: '1974-08-12', expiresOn: '2012-04-15' };

it.each([
  ['a passport', PASSPORT, { ...ANNA, passportNumber: 'L898902C3' }],
  ['a card', CARD, { ...ANNA, passportNumber: 'D23145890' }],
  ['a scan with spaces and small letters', PASSPORT.toLowerCase().replace(/<<</g, '< < <'), { ...ANNA, passportNumber: 'L898902C3' }],
])('reads %s', (_case, lines, read) => {
  expect(readMrz(lines, '2026-12-01')).toEqual({ read });
});

it('turns German and Singaporean codes into ours', () => {
  const german = 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4';

  expect(readMrz(german, '2026-12-01')).toMatchObject({ read: { nationality: 'DE', dateOfBirth: '1964-08-12', expiresOn: '2027-02-28' } });
});

it.each([
  ['one line only', PASSPORT.split('\n')[0] ?? '', 'shape'],
  ['a wrong letter in the number', PASSPORT.replace('L898902C3', 'L898902C4'), 'number'],
  ['a wrong birthday', PASSPORT.replace('7408122', '7408112'), 'birth'],
  ['a wrong end', PASSPORT.replace('1204159', '1204169'), 'expiry'],
  ['nothing', '', 'shape'],
])('tells %s', (_case, lines, fault) => {
  expect(readMrz(lines, '2026-12-01')).toEqual({ fault });
});
