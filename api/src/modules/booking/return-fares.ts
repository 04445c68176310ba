import type { UnitQuantity } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import { Refusal } from '../../http/refusal';
import { findSellables } from '../catalog';
import { findCartLines, markCartLineChanged, type CartLineRow, type CartOwner } from './cart.sql';
import { priceLine } from './line-price.rules';
import { returnFareFault, settledFares } from './return-fare.rules';

/** A trip's lines together; a line that belongs to none is a trip of its own. */
function tripsOf(lines: CartLineRow[]): CartLineRow[][] {
  const trips = new Map<string, CartLineRow[]>();
  for (const line of lines) trips.set(line.groupId ?? line.id, [...(trips.get(line.groupId ?? line.id) ?? []), line]);
  return [...trips.values()];
}

async function readTrips(trx: Trx, owner: CartOwner) {
  const lines = await findCartLines(trx, owner);
  const sellables = await findSellables(
    trx,
    lines.map(({ optionId }) => optionId),
  );
  return tripsOf(lines).map((trip) =>
    trip.flatMap((row) => {
      const sellable = sellables.get(row.optionId);
      return sellable ? [{ row, sellable, units: row.units }] : [];
    }),
  );
}

/** Refuses quantity_out_of_range when the cart holds half of a return fare without its other half. */
export async function refuseLoneReturnFares(trx: Trx, owner: CartOwner): Promise<void> {
  for (const trip of await readTrips(trx, owner)) {
    const found = returnFareFault(trip);
    if (found) throw new Refusal(found.fault.code, [{ field: `lines.${found.index}`, message: found.fault.message }]);
  }
}

const asText = (units: UnitQuantity[]) => units.map(({ unitId, quantity }) => `${unitId}:${quantity}`).join();

/** After one leg of a trip was changed or taken out: who still goes both ways keeps the return fare, the others pay their single one; places stay kept. */
export async function settleReturnFares(trx: Trx, owner: CartOwner): Promise<void> {
  for (const trip of await readTrips(trx, owner)) {
    const fares = settledFares(trip);
    for (const [index, { row, sellable }] of trip.entries()) {
      const units = fares[index]!;
      if (asText(units) === asText(row.units)) continue;
      const price = priceLine(sellable, { ...row, units });
      await markCartLineChanged(trx, row.id, {
        ...row,
        units: price.units.map(({ unit, quantity, priceMinor }) => ({ unitId: unit.id, quantity, priceMinor })),
      });
    }
  }
}
