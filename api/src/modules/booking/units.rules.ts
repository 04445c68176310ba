import type { RefusalCode } from '@straits/api-contract/refusals';
import type { UnitQuantity } from '@straits/api-contract';

export interface UnitLimits {
  id: string;
  minQuantity: number;
  maxQuantity: number;
  /** Unit ids of which one must be there too. */
  accompaniedBy: string[];
  paxCount: number;
}
export interface OptionLimits {
  minUnits: number;
  maxUnits: number;
}
export interface UnitFault {
  code: RefusalCode;
  field: string;
  message: string;
}

const outOfRange = (field: string, message: string): UnitFault => ({ code: 'quantity_out_of_range', field, message });

function faultOfUnit(unit: UnitLimits | undefined, chosen: UnitQuantity, all: UnitQuantity[]): UnitFault | undefined {
  const field = `units.${chosen.unitId}`;
  if (!unit) return outOfRange(field, 'is not a traveller type of this package');
  if (all.filter(({ unitId }) => unitId === chosen.unitId).length > 1) return outOfRange(field, 'is named twice');
  if (chosen.quantity === 0) return undefined;
  if (chosen.quantity < unit.minQuantity || chosen.quantity > unit.maxQuantity)
    return outOfRange(field, `must be ${unit.minQuantity} to ${unit.maxQuantity}`);
  const hasCompanion =
    unit.accompaniedBy.length === 0 || all.some(({ unitId, quantity }) => quantity > 0 && unit.accompaniedBy.includes(unitId));
  return hasCompanion ? undefined : { code: 'unit_needs_companion', field, message: 'needs a companion' };
}

/** The first fault of a choice of travellers, or undefined: limits per type and per booking, and who may not come alone (A31). */
export function findUnitFault(option: OptionLimits, units: UnitLimits[], chosen: UnitQuantity[]): UnitFault | undefined {
  for (const one of chosen) {
    const fault = faultOfUnit(
      units.find(({ id }) => id === one.unitId),
      one,
      chosen,
    );
    if (fault) return fault;
  }
  const total = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total < Math.max(1, option.minUnits) || total > option.maxUnits)
    return outOfRange('units', `must be ${Math.max(1, option.minUnits)} to ${option.maxUnits} in all`);
  return undefined;
}

/** Places of stock that a choice takes on each of its days: those of its units, or one for a whole vehicle or cabin. */
export const placesOf = (stockPer: 'unit' | 'booking', units: Pick<UnitLimits, 'id' | 'paxCount'>[], chosen: UnitQuantity[]) =>
  stockPer === 'booking'
    ? 1
    : chosen.reduce((sum, { unitId, quantity }) => sum + quantity * (units.find(({ id }) => id === unitId)?.paxCount ?? 0), 0);

/** Two choices of travellers as one. */
export function sumOfQuantities(one: UnitQuantity[], other: UnitQuantity[]): UnitQuantity[] {
  const sum = new Map(one.map(({ unitId, quantity }) => [unitId, quantity]));
  for (const { unitId, quantity } of other) sum.set(unitId, (sum.get(unitId) ?? 0) + quantity);
  return [...sum].map(([unitId, quantity]) => ({ unitId, quantity }));
}

/** Two choices as one, up to the limits per type and per booking; the first one's travellers go first. */
export function sumUpToLimits(limits: { option: OptionLimits; units: UnitLimits[] }, one: UnitQuantity[], other: UnitQuantity[]) {
  let left = limits.option.maxUnits - one.reduce((sum, { quantity }) => sum + quantity, 0);
  const added = other.map(({ unitId, quantity }) => {
    const before = one.find((unit) => unit.unitId === unitId)?.quantity ?? 0;
    const most = (limits.units.find(({ id }) => id === unitId)?.maxQuantity ?? 0) - before;
    const more = Math.max(0, Math.min(quantity, most, left));
    left -= more;
    return { unitId, quantity: more };
  });
  return sumOfQuantities(one, added).filter(({ quantity }) => quantity > 0);
}
