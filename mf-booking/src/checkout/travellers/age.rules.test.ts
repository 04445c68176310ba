import { bandFor, judgeAge } from './age.rules';

const infant = { unitId: 'infant', minAge: 0, maxAge: 2 };
const child = { unitId: 'child', minAge: 3, maxAge: 12 };
const adult = { unitId: 'adult', minAge: 13, maxAge: 40 };
const senior = { unitId: 'senior', minAge: 41, maxAge: null };

describe('bandFor', () => {
  it.each([
    [2, 'infant'],
    [3, 'child'],
    [12, 'child'],
    [13, 'adult'],
    [40, 'adult'],
    [41, 'senior'],
    [99, 'senior'],
  ])('books age %i as %s', (age, unitId) => {
    expect(bandFor([infant, child, adult, senior], age)?.unitId).toBe(unitId);
  });

  it.each([
    [40, 'adult'],
    [41, 'adult'],
    [99, 'adult'],
  ])('books age %i as %s where there is no senior band', (age, unitId) => {
    expect(bandFor([child, adult], age)?.unitId).toBe(unitId);
  });

  it('has no ticket for somebody too young', () => {
    expect(bandFor([child, adult], 2)).toBeUndefined();
  });
});

describe('judgeAge', () => {
  it('names the ticket that is needed instead', () => {
    expect(judgeAge({ birth: '2016-05-01', visit: '2026-12-01', own: adult, units: [child, adult] })).toEqual({
      kind: 'other',
      age: 10,
      unitId: 'child',
    });
  });

  it('counts the age on the visit day, not today', () => {
    expect(judgeAge({ birth: '2013-12-01', visit: '2026-12-01', own: adult, units: [child, adult] })).toEqual({ kind: 'fits' });
  });

  it('lets somebody use a ticket that fits even when another does too', () => {
    const any = { unitId: 'any', minAge: null, maxAge: null };

    expect(judgeAge({ birth: '1960-01-01', visit: '2026-12-01', own: any, units: [senior, any] })).toEqual({ kind: 'fits' });
  });

  it('says that nobody of this age can be booked', () => {
    expect(judgeAge({ birth: '2025-06-01', visit: '2026-12-01', own: child, units: [child, adult] })).toEqual({ kind: 'none', age: 1 });
  });
});
