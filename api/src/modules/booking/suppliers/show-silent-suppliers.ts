import type { Deps } from '../../../deps';
import { markStuck } from '../after-sale/stuck.sql';
import { isPaid } from '../order-status.rules';
import { lockOrder } from '../orders.sql';
import { findSilentBookings } from './supplier-bookings.sql';
import { driveLater } from './want-supplier';

/** A supplier that owes an answer so long has its paid order shown to staff. */
const SILENT_MS = 15 * 60_000;

/** Shows orders whose supplier does not answer, and has it asked again when its job has given up. */
export async function showSilentSuppliers(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  for (const { id, orderId } of await findSilentBookings(deps.db, new Date(at.getTime() - SILENT_MS)))
    await deps.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (isPaid(order.status)) await markStuck(trx, orderId, { reason: 'supplier_silent', at });
      await driveLater(trx, id);
    });
}
