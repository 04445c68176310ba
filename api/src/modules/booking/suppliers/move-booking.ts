import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { addJob } from '../../../jobs/jobs';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { findOrderLines, lockOrder, type OrderRow } from '../orders.sql';
import type { Quote, SupplierTicket, SupplierVisit } from './supplier';
import {
  findSupplierBookings,
  lockSupplierBooking,
  markSupplierBooking,
  markSupplierTickets,
  type SupplierBookingRow,
} from './supplier-bookings.sql';
import { supplierOrderOf } from './supplier-order';
import { driveLater } from './want-supplier';

/** Nobody else asks the supplier meanwhile; when this process dies, its booking is brought back to the order's date after so long. */
const UNDO_AFTER_MS = 60_000;
/** A supplier is asked about other days of one booking so often an hour. */
const ASKS_AN_HOUR = 60;

type Day = Pick<SupplierVisit, 'localDate' | 'startTime'>;
interface Asked {
  lineId: string;
  day: Day;
}

/** What a supplier asks for each unit on the day that was asked about; empty where it does not say. */
export type DayPrices = Extract<Quote, { status: 'available' }>['prices'];
/** A line's booking at its supplier, which has room on the day. */
export interface DayOffer {
  booking: SupplierBookingRow;
  prices: DayPrices;
}

/** What a supplier has agreed to, and our order has not yet. */
export interface AgreedMove {
  bookingId: string;
  orderId: string;
  lineId: string;
  day: Day;
  /** When it was asked: what is wanted of the booking since then is something else. */
  since: Date;
  prices: DayPrices;
  tickets: SupplierTicket[];
}

/** A booking that is over does not move, and one that the supplier owes us a word about does not yet. */
function refuseUnsettled({ state, wanted }: SupplierBookingRow) {
  if (state === 'refused' || state === 'cancelled') refuse('change_not_allowed');
  if (state !== 'confirmed' || wanted !== 'confirmed') refuse('supplier_silent');
}

async function orSilent<T>(deps: Deps, booking: SupplierBookingRow, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    deps.log.warn({ err: error, bookingId: booking.id }, 'a supplier did not answer about another date');
    return refuse('supplier_silent');
  }
}

/**
 * Asks whether the supplier of a line has room on another day, and for how much: looking at a day changes nobody's prices. null where only our own stock
 * counts. Refuses: supplier_silent (also while it owes us another answer), change_not_allowed, date_sold_out, rate_limited.
 */
export async function askForDay(deps: Deps, order: OrderRow, { lineId, day }: Asked): Promise<DayOffer | null> {
  const booking = (await findSupplierBookings(deps.db, order.id)).find((one) => one.lineId === lineId);
  if (!booking) return null;
  refuseUnsettled(booking);
  const supplier = deps.suppliers(booking.supply) ?? refuse('change_not_allowed');
  const visit = { ...(await supplierOrderOf(deps, booking)), ...day };
  await countTry(deps.db, deps.clock.now(), { bucket: `ask-day:${booking.id}`, tries: ASKS_AN_HOUR, windowMinutes: 60 });
  const quote = await orSilent(deps, booking, () => supplier.quote(visit));
  if (quote.status === 'unavailable') refuse('date_sold_out');
  return { booking, prices: quote.prices };
}

/** Does something with a booking, with its order locked first as everywhere. */
const withLocked = (
  deps: Deps,
  { id, orderId }: Pick<SupplierBookingRow, 'id' | 'orderId'>,
  act: (trx: Trx, booking: SupplierBookingRow) => Promise<unknown>,
) =>
  deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    await act(trx, (await lockSupplierBooking(trx, id)) ?? refuse('not_found'));
  });

/** Writes down that the supplier is being asked, before it is: whatever becomes of us, its booking is brought in line with the order. */
async function markAsking(deps: Deps, booking: SupplierBookingRow, since: Date) {
  await withLocked(deps, booking, async (trx, now) => {
    refuseUnsettled(now);
    await markSupplierBooking(trx, now.id, { wanted: 'changed', waitingSince: since });
    const runAt = new Date(since.getTime() + UNDO_AFTER_MS);
    await addJob(trx, { name: 'supplier_booking', payload: { bookingId: now.id }, key: `supplier_booking:${now.id}`, runAt });
  });
}

const isStill = (booking: SupplierBookingRow | undefined, since: Date) =>
  booking?.wanted === 'changed' && booking.waitingSince?.getTime() === since.getTime();

/**
 * The supplier moves its booking before our order does, so that nobody is told of a day that it then refuses. Refuses: supplier_silent (whether it
 * moved is not known: its booking is brought back to the order's day), date_sold_out, change_not_allowed.
 */
export async function moveAtSupplier(deps: Deps, { booking, prices }: DayOffer, day: Day): Promise<AgreedMove> {
  const { id: bookingId, orderId, lineId } = booking;
  const supplier = deps.suppliers(booking.supply) ?? refuse('change_not_allowed');
  const since = deps.clock.now();
  await markAsking(deps, booking, since);
  const wanted = { ...(await supplierOrderOf(deps, booking)), ...day };
  const said = await orSilent(deps, booking, () => supplier.change(wanted, { isMove: true }));
  if (said.status === 'changed') return { bookingId, orderId, lineId, day, since, prices, tickets: said.tickets };
  await withLocked(deps, booking, async (trx, now) => {
    if (isStill(now, since)) await markSupplierBooking(trx, bookingId, { wanted: 'confirmed', waitingSince: null });
  });
  return refuse(said.reason === 'SOLD_OUT' ? 'date_sold_out' : 'change_not_allowed');
}

/** The order moves too, in its transaction and with it locked. Refuses supplier_silent when something else was wanted of the booking meanwhile. */
export async function takeMove(trx: Trx, { bookingId, lineId, since, tickets }: AgreedMove): Promise<void> {
  if (!isStill(await lockSupplierBooking(trx, bookingId), since)) refuse('supplier_silent');
  await markSupplierBooking(trx, bookingId, { wanted: 'confirmed', waitingSince: null });
  await markSupplierTickets(trx, lineId, tickets);
}

/** Where our order did not move, whatever the reason, the supplier's booking is brought in line with it, at once. */
export async function undoUntaken(deps: Deps, { bookingId: id, orderId, lineId, day, since }: AgreedMove): Promise<void> {
  await withLocked(deps, { id, orderId }, async (trx, now) => {
    const line = (await findOrderLines(trx, [orderId])).find((one) => one.id === lineId);
    const isTaken = line?.localDate === day.localDate && line.startTime === day.startTime;
    // Given up: that is what the supplier hears next.
    if (isTaken || now.wanted === 'cancelled' || now.state !== 'confirmed') return;
    if (!isStill(now, since)) await markSupplierBooking(trx, id, { wanted: 'changed', waitingSince: deps.clock.now() });
    await driveLater(trx, id);
  });
}
