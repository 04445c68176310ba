import { displayName } from '@straits/api-contract/person-name';
import type { SavedPassenger } from '@straits/api-contract';
import { matching, passportState } from './passengers.rules';

it.each([
  [{ givenNames: 'Mei Ling', familyName: 'Tan' }, 'Mei Ling Tan'],
  [{ givenNames: '美玲', familyName: '陈' }, '陈美玲'],
  [{ givenNames: 'Suharto', familyName: '' }, 'Suharto'],
])('says the name of %j as %s', (passenger, name) => {
  expect(displayName(passenger)).toBe(name);
});

it.each([
  [null, 'none'],
  ['2026-11-30', 'over'],
  ['2027-05-01', 'soon'],
  ['2027-12-01', 'good'],
])('judges a passport until %s as %s', (expiresOn, state) => {
  expect(passportState(expiresOn, '2026-12-01')).toBe(state);
});

it('finds by part of a name, without accents and case', () => {
  const items = [
    { givenNames: 'José', familyName: 'Lim', nationality: 'SG', passportNumber: '•••67A' },
    { givenNames: 'Siti', familyName: 'Lim', nationality: 'ID', passportNumber: null },
  ] as SavedPassenger[];

  expect(matching(items, 'lim jose').map(({ givenNames }) => givenNames)).toEqual(['José']);
  expect(matching(items, '67a')).toHaveLength(1);
  expect(matching(items, ' ')).toHaveLength(2);
});
