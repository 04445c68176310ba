import type { UnitQuantity } from '@straits/api-contract';
import type { SellableOption } from '../catalog';
import type { UnitFault } from './units.rules';

/** A line of a trip, or one that stands alone. */
export interface FareLine {
  sellable: Pick<SellableOption, 'product' | 'option' | 'units'>;
  units: UnitQuantity[];
}

const isShare = ({ units }: FareLine['sellable'], unitId: string) => units.find(({ id }) => id === unitId)?.facts?.fare === 'round_trip';
/** Whether half of a return fare can be bought here, so that somebody must look for the other half. */
export const hasReturnFares = (sellable: FareLine['sellable']) => sellable.units.some(({ id }) => isShare(sellable, id));
const directionOf = ({ sellable: { option } }: FareLine) => (option.facts?.kind === 'ferry' ? option.facts.direction : null);

/** The shares of return fares on a line, as text that is the same for the same people. */
const sharesOf = ({ sellable, units }: FareLine) =>
  units
    .filter(({ unitId, quantity }) => quantity > 0 && isShare(sellable, unitId))
    .map(({ unitId, quantity }) => `${unitId}:${quantity}`)
    .sort()
    .join(',');

/** A way there and a way back; a ticket without date is either. */
const isReturnOf = (one: FareLine, other: FareLine) => {
  const [there, back] = [directionOf(one), directionOf(other)];
  return there !== null && back !== null && (there !== back || there === 'open');
};

/**
 * Half of a return fare is sold with its other half only: on the same ferry line, the other way, for the same people. Else a single crossing
 * would be had at half the price of two. Each way back serves one way there. Answers the first line that stands alone.
 */
export function returnFareFault(lines: FareLine[]): { index: number; fault: UnitFault } | undefined {
  const open = lines.map((line, index) => ({ line, index, shares: sharesOf(line) })).filter(({ shares }) => shares);
  while (open.length > 0) {
    const one = open.shift()!;
    const partner = open.findIndex(
      ({ line, shares }) =>
        shares === one.shares && line.sellable.product.id === one.line.sellable.product.id && isReturnOf(one.line, line),
    );
    if (partner < 0)
      return {
        index: one.index,
        fault: { code: 'quantity_out_of_range', field: 'units', message: 'a return fare needs the way back for the same people' },
      };
    open.splice(partner, 1);
  }
  return undefined;
}

/** Both fares of one kind of traveller on a sailing; undefined for whom it has no return fare. */
function faresOf({ units }: FareLine['sellable'], unitId: string) {
  const own = units.find(({ id }) => id === unitId);
  const has = (fare: 'one_way' | 'round_trip') =>
    units.find(({ type, facts }) => type === own?.type && facts?.fare === fare && facts.travellers === own.facts?.travellers);
  const [single, share] = [has('one_way'), has('round_trip')];
  return single && share && { single, share };
}

/** People of a line whose kind has both fares, by the id of their single fare. */
function peopleOf({ sellable, units }: FareLine): Map<string, number> {
  const people = new Map<string, number>();
  for (const { unitId, quantity } of units) {
    const single = faresOf(sellable, unitId)?.single.id;
    if (single) people.set(single, (people.get(single) ?? 0) + quantity);
  }
  return people;
}

/** The same people: so many as also go the other way on the return fare, the others on the single one. */
function atFares(line: FareLine, other: FareLine | undefined): UnitQuantity[] {
  const others = other ? peopleOf(other) : new Map<string, number>();
  const all = new Map<string, number>();
  const add = (unitId: string, quantity: number) => quantity > 0 && all.set(unitId, (all.get(unitId) ?? 0) + quantity);
  for (const { unitId, quantity } of line.units) {
    const fares = faresOf(line.sellable, unitId);
    if (!fares) add(unitId, quantity);
    else {
      const both = Math.min(quantity, others.get(fares.single.id) ?? 0);
      others.set(fares.single.id, (others.get(fares.single.id) ?? 0) - both);
      add(fares.share.id, both);
      add(fares.single.id, quantity - both);
    }
  }
  return [...all].map(([unitId, quantity]) => ({ unitId, quantity }));
}

/**
 * The lines of a trip at the fares of who travels now: who goes there and back has the return fare, who goes one way the single one. A ticket that
 * was changed on one way must not take the return fare from everybody, and gets it back when it is changed on the other.
 */
export function settledFares(lines: FareLine[]): UnitQuantity[][] {
  const partners = new Map<number, number>();
  lines.forEach((line, index) => {
    if (partners.has(index) || !hasReturnFares(line.sellable)) return;
    const partner = lines.findIndex(
      (other, place) =>
        place > index && !partners.has(place) && other.sellable.product.id === line.sellable.product.id && isReturnOf(line, other),
    );
    if (partner >= 0) partners.set(index, partner).set(partner, index);
  });
  return lines.map((line, index) => atFares(line, lines[partners.get(index) ?? -1]));
}
