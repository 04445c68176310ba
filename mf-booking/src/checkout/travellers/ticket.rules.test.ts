import { isForPassport, judgeTicket, type Ticket } from './ticket.rules';

const fare = (unitId: string, type: string, travellers: Ticket['travellers'], ages: [number | null, number | null]): Ticket => ({
  ...{ unitId, type, travellers, fare: 'one_way' },
  ...{ minAge: ages[0], maxAge: ages[1] },
});
const adult = fare('adult', 'ADULT', 'FOREIGN', [13, 40]);
const child = fare('child', 'CHILD', 'FOREIGN', [3, 12]);
const infant = fare('infant', 'INFANT', 'FOREIGN', [0, 2]);
const adultId = fare('adult-id', 'ADULT', 'ID', [13, 40]);
const childId = fare('child-id', 'CHILD', 'ID', [3, 12]);
const back = { ...fare('adult-return', 'ADULT', 'FOREIGN', [13, 40]), fare: 'round_trip' };
const ALL = [back, adultId, childId, adult, child, infant];
const person = (birth: string, nationality: string) => ({ birth, nationality, visit: '2026-12-01' });

describe('the ticket that somebody needs', () => {
  it.each([
    ['2 years', '2024-12-01', 'infant'],
    ['3 years', '2023-12-01', 'child'],
    ['12 years', '2013-12-02', 'child'],
    ['13 years', '2013-12-01', null],
    ['40 years', '1985-12-02', null],
    ['41 years, without a senior fare', '1985-12-01', null],
    ['99 years', '1927-12-01', null],
  ])('by age: %s', (_, birth, unitId) => {
    expect(judgeTicket(person(birth, 'SG'), adult, ALL)).toEqual(
      unitId ? { kind: 'other', why: 'age', age: expect.any(Number), unitId } : { kind: 'fits' },
    );
  });

  it.each([
    ['an Indonesian on the other fare', '', 'ID', adult, 'adult-id'],
    ['an Indonesian child on the other adult fare', '2018-01-01', 'ID', adult, 'child-id'],
    ['somebody else on the Indonesian fare', '', 'SG', adultId, 'adult'],
    ['nobody knows yet', '', '', adult, null],
  ])('by passport: %s', (_, birth, nationality, own, unitId) => {
    expect(judgeTicket(person(birth, nationality), own, ALL)).toEqual(
      unitId ? { kind: 'other', why: 'nationality', unitId } : { kind: 'fits' },
    );
  });

  it('stays within the fare: a way of a return trip becomes no single', () => {
    expect(judgeTicket(person('2020-01-01', 'SG'), back, [...ALL])).toEqual({ kind: 'none', age: 6 });
  });

  it.each([
    ['ALL', 'SG', true],
    ['ID', 'ID', true],
    ['FOREIGN', 'ID', false],
    ['ID', 'MY', false],
  ] as const)('a fare for %s takes a passport of %s: %s', (travellers, nationality, expected) => {
    expect(isForPassport(travellers, nationality)).toBe(expected);
  });
});
