import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { insertHistory } from '../order-history.sql';
import { lockOrder, type OrderRow } from '../orders.sql';
import { confirmBooking, refuseBooking } from './drive-booking';
import { findSupplierBooking, lockSupplierBooking, type SupplierBookingRow } from './supplier-bookings.sql';
import { driveLater } from './want-supplier';

interface Helping {
  bookingId: string;
  staffId: string;
}

/** Locks an open booking with its order. Refuses: not_found, order_state_refused (the supplier has answered already). */
async function helpWith(deps: Deps, bookingId: string, act: (trx: Trx, order: OrderRow, booking: SupplierBookingRow) => Promise<void>) {
  const found = (await findSupplierBooking(deps.db, bookingId)) ?? refuse('not_found');
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, found.orderId);
    const booking = (await lockSupplierBooking(trx, bookingId)) ?? refuse('not_found');
    if (booking.state !== 'asked' && booking.state !== 'reserved') refuse('order_state_refused');
    await act(trx, order, booking);
  });
}

const noted = (trx: Trx, order: OrderRow, { staffId, at, reason }: { staffId: string; at: Date; reason: string }) =>
  insertHistory(trx, { orderId: order.id, from: order.status, to: order.status, at, actor: `staff:${staffId}`, reason });

/** The supplier has confirmed by telephone or mail, under this reference. Refuses: not_found, order_state_refused. */
export const confirmByHand = (deps: Deps, { bookingId, staffId }: Helping, reference: string) =>
  helpWith(deps, bookingId, async (trx, order, booking) => {
    if (booking.wanted !== 'confirmed' && booking.wanted !== 'changed') refuse('order_state_refused');
    await noted(trx, order, { staffId, at: deps.clock.now(), reason: `supplier_confirmed: ${reference}` });
    await confirmBooking(trx, { order, booking }, { reference, tickets: [] });
    // What was given up while it was silent it has still to hear.
    if (booking.wanted === 'changed') await driveLater(trx, bookingId);
  });

/** The supplier has refused by telephone or mail: what was paid goes back. Refuses: not_found, order_state_refused. */
export const refuseByHand = (deps: Deps, { bookingId, staffId }: Helping, reason: string) =>
  helpWith(deps, bookingId, async (trx, order, booking) => {
    const at = deps.clock.now();
    await noted(trx, order, { staffId, at, reason: `supplier_refused: ${reason}` });
    await refuseBooking(trx, order, booking, { reason, at });
  });

/** Asks the supplier again, now. Refuses: not_found. */
export async function askAgain(deps: Deps, bookingId: string): Promise<void> {
  if (!(await findSupplierBooking(deps.db, bookingId))) refuse('not_found');
  await deps.db.transaction().execute((trx) => driveLater(trx, bookingId));
}
