import type { Trx } from '../../../database/connection';
import { addJob } from '../../../jobs/jobs';
import { findSellables, type Supply } from '../../catalog';
import { findOrderLines } from '../orders.sql';
import { findSupplierBookings, insertSupplierBooking, isToldAnswers, markLineSupplier, markSupplierBooking } from './supplier-bookings.sql';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Brings a supplier's booking to where we want it; a supplier that does not answer is asked again. */
    supplier_booking: { bookingId: string };
  }
}

/** The call to the supplier follows outside of this transaction; asked for in it, so that it is made exactly when the change is. */
export const driveLater = (trx: Trx, bookingId: string) =>
  addJob(trx, { name: 'supplier_booking', payload: { bookingId }, key: `supplier_booking:${bookingId}` });

/** A new order's lines of these options are reserved at their suppliers. Answers whether there are any. */
export async function wantReserved(
  trx: Trx,
  { orderId, optionIds, at }: { orderId: string; optionIds: string[]; at: Date },
): Promise<boolean> {
  const sellables = await findSellables(trx, [...new Set(optionIds)]);
  if (![...sellables.values()].some(({ product }) => product.supply)) return false;
  const lines = await findOrderLines(trx, [orderId]);
  for (const { id, optionId } of lines) {
    const supply: Supply | null = sellables.get(optionId)?.product.supply ?? null;
    if (!supply) continue;
    await markLineSupplier(trx, id, { state: 'waiting' });
    await driveLater(trx, await insertSupplierBooking(trx, { lineId: id, supply, wanted: 'reserved', at }));
  }
  return true;
}

/** The order is paid: its suppliers confirm. What was given up meanwhile is booked anew. Answers whether any of them must still say so. */
export async function wantConfirmed(trx: Trx, orderId: string, at: Date): Promise<boolean> {
  const bookings = await findSupplierBookings(trx, orderId);
  const open = bookings.filter(({ state, wanted }) => !(state === 'confirmed' && wanted !== 'cancelled'));
  for (const { id, lineId, supply, wanted, state } of open) {
    const isGone = wanted === 'cancelled' || state === 'refused';
    if (!isGone) await markSupplierBooking(trx, id, { wanted: 'confirmed', waitingSince: at });
    await driveLater(trx, isGone ? await insertSupplierBooking(trx, { lineId, supply, wanted: 'confirmed', at }) : id);
    await markLineSupplier(trx, lineId, { state: 'waiting' });
  }
  return open.length > 0;
}

/** Lines are given up: so is what their suppliers keep for them. */
export async function wantCancelled(trx: Trx, orderId: string, { lineIds, at }: { lineIds: string[]; at: Date }): Promise<void> {
  for (const { id, lineId, state, wanted } of await findSupplierBookings(trx, orderId)) {
    if (!lineIds.includes(lineId) || wanted === 'cancelled' || state === 'refused') continue;
    await markSupplierBooking(trx, id, { wanted: 'cancelled', waitingSince: at });
    await driveLater(trx, id);
  }
}

/** Lines are no longer what their suppliers keep, or what one that has not answered yet may have been asked for. */
export async function wantChanged(trx: Trx, orderId: string, { lineIds, at }: { lineIds: string[]; at: Date }): Promise<void> {
  for (const { id, lineId, state, wanted } of await findSupplierBookings(trx, orderId)) {
    const isKept = (state === 'asked' || state === 'reserved' || state === 'confirmed') && wanted !== 'cancelled';
    if (!lineIds.includes(lineId) || !isKept) continue;
    await markSupplierBooking(trx, id, { wanted: 'changed', waitingSince: at });
    await driveLater(trx, id);
  }
}

/** A traveller of a line was named. What is not confirmed yet is told with its confirmation, unless that may be on its way. */
export async function wantTold(trx: Trx, orderId: string, { lineId, at }: { lineId: string; at: Date }): Promise<void> {
  const booking = (await findSupplierBookings(trx, orderId)).find((one) => one.lineId === lineId);
  if (booking && booking.wanted !== 'reserved' && isToldAnswers(booking)) await wantChanged(trx, orderId, { lineIds: [lineId], at });
}

/** Whether a supplier has still to keep places of an order: nobody pays for what may not be there. */
export async function isReserving(trx: Trx, orderId: string): Promise<boolean> {
  return (await findSupplierBookings(trx, orderId)).some(({ state, wanted }) => state === 'asked' && wanted !== 'cancelled');
}
