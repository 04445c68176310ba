import { readMrz } from './mrz';

// The specimens of ICAO 9303.
const PASSPORT = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
const CARD = 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<';
const VISA = 'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4UTO4009078F96121096ZE184226B<<<<<<';
const SMALL_VISA = 'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nL8988901C4UTO4009078F9612109<<<<<<<<';
const SMALL_CARD = 'I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6';
const ANNA = { familyName: 'Eriksson', givenNames: 'Anna Maria', nationality: '', dateOfBirth: '1974-08-12', expiresOn: '2012-04-15' };

it.each([
  ['a passport', PASSPORT, { ...ANNA, passportNumber: 'L898902C3' }],
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

const digitOf = (part: string) =>
  [...part].reduce(
    (sum, sign, at) => sum + (/\d/.test(sign) ? Number(sign) : sign === '<' ? 0 : sign.charCodeAt(0) - 55) * [7, 3, 1][at % 3]!,
    0,
  ) % 10;
const passport = (birth: string, expiry = '300101') => {
  const person = `UTO${birth}${digitOf(birth)}F${expiry}${digitOf(expiry)}`;
  return `${PASSPORT.split('\n')[0]}\nL898902C36${person}<<<<<<<<<<<<<<<0`;
};

it.each([
  ['a visa', VISA],
  ['a small visa', SMALL_VISA],
  ['a card', CARD],
  ['a small card', SMALL_CARD],
])('takes %s for no passport', (_case, lines) => {
  expect(readMrz(lines, '2026-12-01')).toEqual({ fault: 'document' });
});

it('takes passports of every kind of state', () => {
  expect(readMrz(PASSPORT.replace('P<', 'PD'), '2026-12-01')).toHaveProperty('read.passportNumber', 'L898902C3');
});

it.each([
  ['the day itself', '261201', '2026-12-01'],
  ['a day that is still to come, a hundred years before', '261202', '1926-12-02'],
  ['a day of last century', '770101', '1977-01-01'],
  ['a leap day', '000229', '2000-02-29'],
])('reads the birthday of %s', (_case, birth, dateOfBirth) => {
  expect(readMrz(passport(birth), '2026-12-01')).toHaveProperty('read.dateOfBirth', dateOfBirth);
});

it.each(['900229', '901301', '900100', '740000', '74<<<<', '270229'])('does not make up a birthday of %s', (birth) => {
  expect(readMrz(passport(birth), '2026-12-01')).toEqual({ fault: 'birth' });
});

it.each([
  ['a passport that is over', '120415', '2012-04-15'],
  ['one of ten years', '361130', '2036-11-30'],
  ['one of last century', '991231', '1999-12-31'],
])('reads the end of %s', (_case, expiry, expiresOn) => {
  expect(readMrz(passport('740812', expiry), '2026-12-01')).toHaveProperty('read.expiresOn', expiresOn);
});

it.each(['290229', '361301', '<<<<<<'])('does not make up an end of %s', (expiry) => {
  expect(readMrz(passport('740812', expiry), '2026-12-01')).toEqual({ fault: 'expiry' });
});

it('takes no end before the birth', () => {
  expect(readMrz(passport('200101', '991231'), '2026-12-01')).toEqual({ fault: 'expiry' });
});
