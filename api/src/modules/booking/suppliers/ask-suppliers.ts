import type { Db, Sql } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { findSellables, markUnitPrice, type SellableOption } from '../../catalog';
import { findSuppliedLines, type CartLineRow, type CartOwner } from '../cart.sql';
import { driveBooking } from './drive-booking';
import type { Quote } from './supplier';
import { findSupplierBookings } from './supplier-bookings.sql';

/** A shopper who orders waits so long for suppliers; after it the order says that they have not answered. */
const PATIENCE_MS = 4_000;

interface Supplied {
  line: CartLineRow;
  sellable: SellableOption;
}

async function findSupplied(db: Sql, owner: CartOwner): Promise<Supplied[]> {
  const lines = await findSuppliedLines(db, owner);
  const sellables = await findSellables(db, [...new Set(lines.map(({ optionId }) => optionId))]);
  return lines.flatMap((line) => {
    const sellable = sellables.get(line.optionId);
    return sellable?.product.supply ? [{ line, sellable }] : [];
  });
}

/** Prices that the supplier has changed become ours, before anything is charged: the price guard shows them to the shopper (A6, D2). */
async function takePrices(db: Db, sellable: SellableOption, prices: Extract<Quote, { status: 'available' }>['prices']) {
  // Where the shop prices days by percent it keeps its own prices.
  if (sellable.option.priceDays) return;
  const changed = prices.filter(({ unitId, netMinor, retailMinor }) => {
    const unit = sellable.units.find(({ id }) => id === unitId);
    return unit && (unit.netMinor !== netMinor || unit.priceMinor !== retailMinor);
  });
  if (changed.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { unitId, netMinor, retailMinor } of changed)
      await markUnitPrice(trx, { optionId: sellable.option.id, unitId, netMinor, priceMinor: retailMinor });
  });
}

async function askOne(deps: Deps, supplied: Supplied): Promise<'available' | 'unavailable'> {
  const { line, sellable } = supplied;
  const supplier = sellable.product.supply && deps.suppliers(sellable.product.supply);
  try {
    const quote = await supplier?.quote({ ...line, currency: sellable.option.chargeCurrency });
    const doubt = quote?.status === 'available' ? quote.doubt : quote?.reason;
    if (doubt && doubt !== 'SOLD_OUT')
      deps.log.warn({ optionId: line.optionId, doubt }, 'a supplier says something else than the shop can sell');
    if (quote?.status === 'unavailable') return 'unavailable';
    if (quote) await takePrices(deps.db, sellable, quote.prices);
  } catch (error) {
    deps.log.warn({ err: error, optionId: line.optionId }, 'a supplier did not say what it has: the order asks again');
  }
  return 'available';
}

/**
 * Before an order: asks the suppliers of what the cart holds for places and prices. A new price is written down, so that the price guard meets
 * it; a supplier that does not answer is asked again for the order itself. Refuses: date_sold_out.
 */
export async function askSuppliers(deps: Deps, owner: CartOwner): Promise<void> {
  const supplied = await findSupplied(deps.db, owner);
  const said = await Promise.all(supplied.map((one) => askOne(deps, one)));
  const gone = supplied.filter((_one, index) => said[index] === 'unavailable');
  if (gone.length > 0)
    refuse(
      'date_sold_out',
      gone.map(({ line }) => ({ field: `lines.${line.id}`, message: line.optionId })),
    );
}

/** After an order: waits a little for its suppliers' answers. Who is slower is asked again by the job. */
export async function awaitSuppliers(deps: Deps, orderIds: string[]): Promise<void> {
  const bookings = (await Promise.all(orderIds.map((id) => findSupplierBookings(deps.db, id)))).flat();
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([Promise.allSettled(bookings.map(({ id }) => driveBooking(deps, id))), patience]);
  clearTimeout(timer);
}
