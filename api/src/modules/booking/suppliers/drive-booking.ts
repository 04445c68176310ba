import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import type { Job } from '../../../jobs/jobs';
import { cancelOrder } from '../after-sale/cancel-order';
import { markComplete, markStuck } from '../after-sale/stuck.sql';
import { confirmUnpaid } from '../confirm-unpaid';
import { mailOrderMoment } from '../order-mail';
import { isPaid } from '../order-status.rules';
import { findOrderLines, lockOrder, type OrderLineRow, type OrderRow } from '../orders.sql';
import type { Confirmation, Supplier } from './supplier';
import {
  findSupplierBooking,
  findSupplierBookings,
  lockSupplierBooking,
  markLineSupplier,
  markSupplierBooking,
  markSupplierTickets,
  renameSupplierBooking,
  type SupplierBookingRow,
} from './supplier-bookings.sql';
import { supplierOrderOf } from './supplier-order';
import { isReserving } from './want-supplier';

/** A hold that ran out is reserved anew at most so often in one go. */
const MOST_STEPS = 5;
/** Reserved places of an unpaid order are extended so long before their supplier would give them up. */
export const EXTENDED_AHEAD_MS = 3 * 60_000;

/**
 * Does something with a booking that the supplier was asked about, as it is now; another process may have been quicker. What is wanted may have
 * changed while the supplier thought: its answer counts all the same.
 */
async function settle(
  deps: Deps,
  asked: SupplierBookingRow,
  act: (trx: Trx, order: OrderRow, booking: SupplierBookingRow) => Promise<void>,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, asked.orderId);
    const now = await lockSupplierBooking(trx, asked.id);
    if (now?.state === asked.state && now.uuid === asked.uuid) await act(trx, order, now);
  });
}

/**
 * The supplier says no. Of a paid order the line is cancelled and all of its money goes back; an order that nobody has paid ends. What cannot be
 * ended so is shown to staff, as are the other parts of a trip. The contact is told in every case.
 */
export async function refuseBooking(trx: Trx, order: OrderRow, booking: SupplierBookingRow, { reason, at }: { reason: string; at: Date }) {
  await markSupplierBooking(trx, booking.id, { state: 'refused', reason, waitingSince: null });
  await markLineSupplier(trx, booking.lineId, { state: 'refused' });
  const lines = await findOrderLines(trx, [order.id]);
  const line = lines.find(({ id }) => id === booking.lineId);
  if (booking.wanted === 'cancelled' || !line || line.cancelledAt) return;
  const others = lines.filter(
    ({ id, groupId, cancelledAt }) => id !== line.id && groupId !== null && groupId === line.groupId && !cancelledAt,
  );
  await endRefused(trx, order, { line, isTrip: others.length > 0, at });
}

async function endRefused(trx: Trx, order: OrderRow, { line, isTrip, at }: { line: OrderLineRow; isTrip: boolean; at: Date }) {
  const wasPaid = isPaid(order.status);
  const wanted = wasPaid ? { lines: [{ lineId: line.id }] } : {};
  const canEnd = order.status !== 'pending';
  if (canEnd) await cancelOrder(trx, { orderId: order.id, wanted, isOurFault: true, at, actor: 'provider', reason: 'supplier_refused' });
  if (!canEnd || (wasPaid && isTrip)) await markStuck(trx, order.id, { reason: 'supplier_refused', at });
}

/** The supplier says yes: the line's tickets are good, and when it was the last one they are mailed. */
export async function confirmBooking(
  trx: Trx,
  { order, booking }: { order: OrderRow; booking: SupplierBookingRow },
  { reference, tickets }: Pick<Extract<Confirmation, { status: 'confirmed' }>, 'reference' | 'tickets'>,
): Promise<void> {
  // What was wanted of it while it was confirmed is still owed.
  const isAll = booking.wanted === 'confirmed';
  await markSupplierBooking(trx, booking.id, { state: 'confirmed', reference, ...(isAll ? { waitingSince: null } : {}) });
  await markLineSupplier(trx, booking.lineId, { state: 'confirmed', reference });
  await markSupplierTickets(trx, booking.lineId, tickets);
  await markComplete(trx, order.id);
  const open = (await findSupplierBookings(trx, order.id)).some(
    ({ wanted, state }) => (wanted === 'confirmed' || wanted === 'changed') && state !== 'confirmed' && state !== 'refused',
  );
  if (!open && isPaid(order.status)) await mailOrderMoment(trx, order.id, 'supplier_confirmed');
}

interface Step {
  deps: Deps;
  supplier: Supplier;
  booking: SupplierBookingRow;
}

async function withdraw({ deps, supplier, booking }: Step) {
  const said = await supplier.cancel(booking.uuid, 'cancelled by the customer');
  const at = deps.clock.now();
  await settle(deps, booking, async (trx, order, { state, isConfirmAsked }) => {
    await markSupplierBooking(trx, booking.id, {
      state: 'cancelled',
      waitingSince: null,
      reason: said.status === 'refused' ? said.reason : undefined,
    });
    // We owe the supplier for what the customer gave back, or may owe it, when it was told to confirm and its answer was lost: staff talks to it.
    // What was only kept runs out by itself.
    const isOwed = state === 'confirmed' || (state === 'reserved' && isConfirmAsked);
    if (said.status === 'refused' && isOwed) await markStuck(trx, order.id, { reason: 'supplier_refused', at });
  });
}

async function reserve({ deps, supplier, booking }: Step) {
  const asked = await supplierOrderOf(deps, booking);
  const said = await supplier.reserve(asked);
  const at = deps.clock.now();
  if (said.status === 'reserved' && said.expiresAt && said.expiresAt <= at)
    throw new Error(`the supplier of booking ${booking.id} kept its places until a time that is over`);
  // What is paid already is kept, whatever it costs us.
  const isLoss = said.status === 'reserved' && booking.wanted === 'reserved' && said.netMinor !== null && said.netMinor > asked.chargeMinor;
  if (isLoss) await supplier.cancel(booking.uuid, 'not sold at this price');
  await settle(deps, booking, async (trx, order, now) => {
    if (said.status === 'refused') return refuseBooking(trx, order, now, { reason: said.reason, at });
    if (isLoss) return refuseBooking(trx, order, now, { reason: 'NET_ABOVE_RETAIL', at });
    const isAll = now.wanted === 'reserved';
    await markSupplierBooking(trx, booking.id, { state: 'reserved', expiresAt: said.expiresAt, ...(isAll ? { waitingSince: null } : {}) });
    if (!(await isReserving(trx, order.id))) await confirmUnpaid(trx, order, at);
  });
}

/** Reserved places that would be given up before the order's time to pay is over. A supplier that keeps them no longer is asked anew for them. */
async function extend({ deps, supplier, booking }: Step) {
  const said = await supplier.extend(await supplierOrderOf(deps, booking));
  const at = deps.clock.now();
  const isExtended = said.status === 'reserved' && (!said.expiresAt || said.expiresAt.getTime() > at.getTime() + EXTENDED_AHEAD_MS);
  await settle(deps, booking, async (trx, _order, now) => {
    if (said.status === 'expired' && now.wanted === 'reserved') return renameSupplierBooking(trx, booking.id);
    // Who does not extend is asked again when the order is paid.
    await markSupplierBooking(trx, booking.id, { expiresAt: isExtended ? said.expiresAt : null });
  });
}

async function confirm({ deps, supplier, booking }: Step) {
  const said = await supplier.confirm(await supplierOrderOf(deps, booking));
  const at = deps.clock.now();
  if (said.status === 'waiting') throw new Error(`the supplier of booking ${booking.id} is still thinking`);
  await settle(deps, booking, async (trx, order, now) => {
    if (said.status === 'refused') return refuseBooking(trx, order, now, { reason: said.reason, at });
    if (said.status === 'expired' && now.wanted === 'cancelled')
      return markSupplierBooking(trx, booking.id, { state: 'cancelled', waitingSince: null });
    if (said.status === 'expired') return renameSupplierBooking(trx, booking.id);
    if (said.status === 'answers_refused') return showAnswersRefused(trx, now, { reason: said.reason, at });
    if (said.status === 'incomplete') return showIncomplete(trx, now, { reason: said.reason, at });
    await confirmBooking(trx, { order, booking: now }, said);
    if (said.answersRefused) await showAnswersRefused(trx, now, { reason: said.answersRefused, at });
  });
  if (said.status === 'incomplete') throw new Error(`the supplier of booking ${booking.id} confirmed it in part: ${said.reason}`);
  if (said.status === 'answers_refused') throw new Error(`the supplier of booking ${booking.id} refuses what was answered`);
}

/** The supplier confirmed something else, or less, than was ordered: nobody gets a ticket for it, and staff talks to the supplier. */
async function showIncomplete(trx: Trx, { id, orderId }: SupplierBookingRow, { reason, at }: { reason: string; at: Date }) {
  await markSupplierBooking(trx, id, { reason });
  await markStuck(trx, orderId, { reason: 'supplier_incomplete', at });
}

/** The supplier does not know what it asks its guests: staff tells it. */
async function showAnswersRefused(trx: Trx, { id, orderId }: SupplierBookingRow, { reason, at }: { reason: string; at: Date }) {
  await markSupplierBooking(trx, id, { reason });
  await markStuck(trx, orderId, { reason: 'supplier_answers', at });
}

/** The line is not what the supplier keeps: some tickets were given up, a move came to nothing, or somebody was named since. Who cannot change it is told by staff. */
async function change({ deps, supplier, booking }: Step) {
  const said = await supplier.change(await supplierOrderOf(deps, booking));
  const at = deps.clock.now();
  await settle(deps, booking, async (trx, order, now) => {
    // Something else was wanted meanwhile: that is what is told next.
    if (now.waitingSince?.getTime() !== booking.waitingSince?.getTime()) return;
    await markSupplierBooking(trx, booking.id, {
      wanted: 'confirmed',
      // What is only reserved is still owed its confirmation.
      waitingSince: now.state === 'confirmed' ? null : undefined,
      reason: said.status === 'refused' ? said.reason : undefined,
    });
    if (said.status === 'refused') return markStuck(trx, order.id, { reason: 'supplier_change', at });
    await markSupplierTickets(trx, booking.lineId, said.tickets);
    if (said.answersRefused) await showAnswersRefused(trx, now, { reason: said.answersRefused, at });
  });
}

/** What is left to do; undefined when the booking is where we want it. */
function nextStep({ wanted, state, expiresAt }: SupplierBookingRow, now: Date): ((step: Step) => Promise<void>) | undefined {
  if (state === 'refused' || state === 'cancelled') return undefined;
  if (wanted === 'cancelled') return withdraw;
  if (state === 'asked') return reserve;
  if (wanted === 'changed') return change;
  if (wanted === 'reserved' && state === 'reserved' && expiresAt && expiresAt.getTime() <= now.getTime() + EXTENDED_AHEAD_MS) return extend;
  return wanted === 'confirmed' && state === 'reserved' ? confirm : undefined;
}

/** Takes a booking step by step to where we want it. Throws while the supplier does not answer. */
export async function driveBooking(deps: Deps, bookingId: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const booking = await findSupplierBooking(deps.db, bookingId);
    const next = booking && nextStep(booking, deps.clock.now());
    if (!next) return;
    const supplier = deps.suppliers(booking.supply);
    if (!supplier) throw new Error(`the shop has no connection for supplier booking ${bookingId}`);
    await next({ deps, supplier, booking });
  }
}

export const driveSupplierBooking: Job<'supplier_booking'> = ({ bookingId }, deps) => driveBooking(deps, bookingId);
