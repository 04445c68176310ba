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

interface Fare {
  sellable: SellableOption;
  units: UnitQuantity[];
}
/** The same people at single fares: what a leg costs once its way back is given up. */
export function singleFares({ sellable, units }: Fare): UnitQuantity[] {
  return units.map(({ unitId, quantity }) => {
    const share = sellable.units.find(({ id }) => id === unitId);
    const single = sellable.units.find(
      ({ type, facts }) => facts?.fare === 'one_way' && type === share?.type && facts.travellers === share.facts?.travellers,
    );
    return { unitId: share?.facts?.fare === 'round_trip' && single ? single.id : unitId, quantity };
  });
}
