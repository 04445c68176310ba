import { endsSoon, named } from './clients.rules';

const client = (givenNames: string, familyName: string) => ({
  ...{ id: givenNames, givenNames, familyName, consent: null, keepUntil: '2028-01-01', hasPassport: false },
});

it.each([
  ['', ['José', '美玲']],
  ['jose GAR', ['José']],
  ['陈', ['美玲']],
  ['nobody', []],
])('a search for %j finds %j', (typed, found) => {
  const clients = [client('José', 'García'), client('美玲', '陈')];

  expect(named(clients, typed).map(({ givenNames }) => givenNames)).toEqual(found);
});

it.each([
  ['2026-12-01', true],
  ['2027-01-30', true],
  ['2027-01-31', false],
])('until %s is soon: %s', (keepUntil, soon) => {
  expect(endsSoon({ keepUntil }, '2026-12-01')).toBe(soon);
});
