import type { Trx } from '../../database/connection';
import { Refusal } from '../../http/refusal';
import { findSellables } from '../catalog';
import { findCartLines, markCartLineChanged, type CartLineRow, type CartOwner } from './cart.sql';
import { priceLine } from './line-price.rules';
import { returnFareFault, singleFares, type FareLine } from './return-fare.rules';

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

/** After one leg of a trip was changed or taken out, the other costs its single fare; places stay kept. */
export async function singleLoneReturnFares(trx: Trx, owner: CartOwner): Promise<void> {
  for (const trip of await readTrips(trx, owner)) {
    const settled: FareLine[] = [...trip];
    for (let found = returnFareFault(settled); found; found = returnFareFault(settled)) {
      const line = trip[found.index]!;
      const units = singleFares(line);
      const price = priceLine(line.sellable, { ...line.row, units });
      await markCartLineChanged(trx, line.row.id, {
        ...line.row,
        units: price.units.map(({ unit, quantity, priceMinor }) => ({ unitId: unit.id, quantity, priceMinor })),
      });
      settled[found.index] = { sellable: line.sellable, units };
    }
  }
}
