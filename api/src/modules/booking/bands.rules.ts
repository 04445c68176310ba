import type { UnitQuantity } from '@straits/api-contract';
import { ageOn, isInBand } from '@straits/api-contract/age';
import type { SellableOption, SellableUnit } from '../catalog';

/** Of a ferry the same people pay the same kind of fare: one way or return, by the same passport. */
const isSameFare = (one: SellableUnit, other: SellableUnit) =>
  one.facts?.fare === other.facts?.fare && one.facts?.travellers === other.facts?.travellers;

/**
 * The travellers of a choice by their age on the day: each goes into the unit of their age, preferring units that are chosen already and then
 * the narrowest band (a senior's before an adult's). `fault` is the index of a birth date that no unit takes.
 */
export function unitsByAge(
  { units }: Pick<SellableOption, 'units'>,
  chosen: UnitQuantity[],
  { birthDates, day }: { birthDates: string[]; day: string },
): { units: UnitQuantity[] } | { fault: number } {
  const first = units.find(({ id }) => chosen.some(({ unitId, quantity }) => unitId === id && quantity > 0));
  if (!first) return { fault: 0 };
  const open = units.filter((unit) => isSameFare(unit, first));
  const width = ({ minAge, maxAge }: SellableUnit) => (maxAge ?? 200) - (minAge ?? 0);
  const sum = new Map<string, number>();
  for (const [index, birth] of birthDates.entries()) {
    const age = ageOn(birth, day);
    const [unit] = open.filter((one) => isInBand(one, age)).sort((one, other) => width(one) - width(other));
    if (!unit || age < 0) return { fault: index };
    sum.set(unit.id, (sum.get(unit.id) ?? 0) + 1);
  }
  return { units: open.flatMap(({ id }) => (sum.has(id) ? [{ unitId: id, quantity: sum.get(id) ?? 0 }] : [])) };
}
