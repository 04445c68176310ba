import { findUnitFault, placesOf, sumUpToLimits, type UnitLimits } from './units.rules';

const adult: UnitLimits = { id: 'adult', minQuantity: 0, maxQuantity: 6, accompaniedBy: [], paxCount: 1 };
const child: UnitLimits = { ...adult, id: 'child', accompaniedBy: ['adult'] };
const family: UnitLimits = { ...adult, id: 'family', maxQuantity: 2, paxCount: 4 };
const option = { minUnits: 1, maxUnits: 8 };
const of = (chosen: Record<string, number>) => Object.entries(chosen).map(([unitId, quantity]) => ({ unitId, quantity }));

describe('findUnitFault', () => {
  it.each([[{ adult: 2, child: 1 }], [{ adult: 6, family: 2 }], [{ adult: 1, child: 0 }]])('accepts %j', (chosen) => {
    expect(findUnitFault(option, [adult, child, family], of(chosen))).toBeUndefined();
  });

  it.each([
    [{ child: 1 }, 'unit_needs_companion'],
    [{ adult: 7 }, 'quantity_out_of_range'],
    [{ adult: 0 }, 'quantity_out_of_range'],
    [{ adult: 6, child: 3 }, 'quantity_out_of_range'],
    [{ stranger: 1 }, 'quantity_out_of_range'],
  ])('refuses %j with %s', (chosen, code) => {
    expect(findUnitFault(option, [adult, child, family], of(chosen))?.code).toBe(code);
  });

  it('refuses a type that is named twice', () => {
    const fault = findUnitFault(option, [adult], [...of({ adult: 1 }), ...of({ adult: 1 })]);

    expect(fault?.field).toBe('units.adult');
  });

  it('asks for the smallest group', () => {
    expect(findUnitFault({ minUnits: 4, maxUnits: 8 }, [adult], of({ adult: 3 }))?.message).toBe('must be 4 to 8 in all');
  });
});

describe('placesOf', () => {
  it('counts the places of stock behind each ticket', () => {
    expect(placesOf('unit', [adult, family], of({ adult: 2, family: 1 }))).toBe(6);
  });

  it('counts one for a whole vehicle, however many hours', () => {
    expect(placesOf('booking', [adult], of({ adult: 5 }))).toBe(1);
  });
});

describe('sumUpToLimits', () => {
  const limits = { option, units: [adult, child, family] };

  it.each([
    ['adds up', { adult: 1 }, { adult: 2, child: 1 }, { adult: 3, child: 1 }],
    ['stops at the limit of a type', { adult: 4 }, { adult: 4 }, { adult: 6 }],
    ['stops at the limit of a booking', { adult: 5 }, { child: 6 }, { adult: 5, child: 3 }],
    ['leaves out what has no room', { adult: 6, child: 2 }, { family: 1 }, { adult: 6, child: 2 }],
    ['leaves out a type that is no longer sold', { adult: 1 }, { senior: 1 }, { adult: 1 }],
  ] as [string, Record<string, number>, Record<string, number>, Record<string, number>][])('%s', (...[, one, other, sum]) => {
    expect(sumUpToLimits(limits, of(one), of(other))).toEqual(of(sum));
  });
});
