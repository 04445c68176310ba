import { judgePassenger, matchKeyOf } from './passenger-row.rules';

const TODAY = '2026-12-01';
const good = { givenNames: 'Mei Ling', familyName: 'Tan', dateOfBirth: '1990-03-12', nationality: 'SG', passportNumber: 'k 1234567-a' };
const faultsOf = (change: object) => judgePassenger({ ...good, ...change }, TODAY).faults;

it.each([
  ['no name', { givenNames: '', familyName: ' ' }, [{ field: 'givenNames', fault: 'missing' }]],
  ['a name of 300 letters', { givenNames: 'x'.repeat(300) }, [{ field: 'givenNames', fault: 'long' }]],
  ['digits in a name', { familyName: 'T4n' }, [{ field: 'familyName', fault: 'letters' }]],
  ['a day that does not exist', { dateOfBirth: '1990-02-30' }, [{ field: 'dateOfBirth', fault: 'date' }]],
  ['a date that nobody could read', { dateOfBirth: '12th of March' }, [{ field: 'dateOfBirth', fault: 'date' }]],
  ['a birth in the future', { dateOfBirth: '2027-01-01' }, [{ field: 'dateOfBirth', fault: 'future' }]],
  ['a country that is none', { nationality: 'Atlantis' }, [{ field: 'nationality', fault: 'country' }]],
  ['a passport that ends before it begins', { issuedOn: '2020-01-01', expiresOn: '2019-01-01' }, [{ field: 'expiresOn', fault: 'order' }]],
  ['a passport number of three letters', { passportNumber: 'AB1' }, [{ field: 'passportNumber', fault: 'passport' }]],
  ['a title that we do not know', { title: 'KING' }, [{ field: 'title', fault: 'title' }]],
])('finds %s', (_case, change, faults) => {
  expect(faultsOf(change)).toEqual(faults);
});

it.each([
  ['Chinese', { givenNames: '美玲', familyName: '陈' }],
  ['Arabic', { givenNames: 'نور', familyName: 'الهدى' }],
  ['one name alone', { givenNames: 'Suharto', familyName: '' }],
  ['an apostrophe and a full stop', { givenNames: "N'Golo Jr.", familyName: "O’Brien-D'Arcy" }],
])('takes names in %s', (_case, change) => {
  expect(faultsOf(change)).toEqual([]);
});

it('writes the passport number as the passport does', () => {
  expect(judgePassenger(good, TODAY).details?.passportNumber).toBe('K1234567A');
});

it('knows a person again by name and birthday, in any order, case and accents', () => {
  const keyOf = (change: object) => matchKeyOf(judgePassenger({ ...good, ...change }, TODAY).details!);

  expect(keyOf({ givenNames: 'TAN', familyName: 'mei-líng' })).toBe(keyOf({}));
  expect(keyOf({ dateOfBirth: '1991-03-12' })).not.toBe(keyOf({}));
});
