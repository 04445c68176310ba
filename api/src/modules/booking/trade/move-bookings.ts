import type { BookingDateQuotes, MoveBookings, MovedBookings } from '@straits/api-contract';
import type { RefusalCode } from '@straits/api-contract/refusals';
import { localDateIn } from '../../../clock';
import type { Deps } from '../../../deps';
import { Refusal, refuse } from '../../../http/refusal';
import { insertAct, type Member } from '../../agency';
import { changeDate, quoteDateChange, withSupplier } from '../after-sale/change-date';
import { findOrder, findOrderLines, lockOrder } from '../orders.sql';
import { findSupplierBookings } from '../suppliers/supplier-bookings.sql';
import { findAgencyBookings, type AgencyBookingRow } from './agency-bookings.sql';

/** The named bookings of the agency, each once, in the order of the names. Refuses not_found when one is another's or is over. */
async function requireBookings(deps: Deps, agencyId: string, lineIds: string[]): Promise<AgencyBookingRow[]> {
  const ids = [...new Set(lineIds)];
  const rows = await findAgencyBookings(deps.db, agencyId, {
    today: localDateIn(deps.clock.now(), 'Asia/Singapore'),
    lineIds: ids,
    limit: ids.length,
  });
  return ids.map((id) => rows.find(({ lineId }) => lineId === id) ?? refuse('not_found'));
}

/** Runs one booking's part: a refusal is that booking's answer, anything else is our fault and ends the call. */
async function orRefusal<T>(work: () => Promise<T>): Promise<{ done: T; refusal: null } | { done: null; refusal: RefusalCode }> {
  try {
    return { done: await work(), refusal: null };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { done: null, refusal: thrown.code };
    throw thrown;
  }
}

/** So many suppliers' bookings are asked about at a time, and none is begun after so long: who asked still waits for the answer. */
const AT_ONCE = 5;
const BEGUN_WITHIN_MS = 20_000;

async function isSupplied(deps: Deps, { orderId, lineId }: AgencyBookingRow) {
  return (await findSupplierBookings(deps.db, orderId)).some((one) => one.lineId === lineId);
}

/**
 * Does something with each booking. Our own stock is looked at one after another, in the order of the names; suppliers, who think for seconds each, several
 * at a time. What was not begun in time is answered supplier_silent: nothing of it has changed.
 */
async function forEach<T>(deps: Deps, bookings: AgencyBookingRow[], work: (booking: AgencyBookingRow) => Promise<T>) {
  const late = AbortSignal.timeout(BEGUN_WITHIN_MS);
  const outcomes = new Map<string, Awaited<ReturnType<typeof orRefusal<T>>>>();
  const supplied: AgencyBookingRow[] = [];
  for (const booking of bookings) {
    if (await isSupplied(deps, booking)) supplied.push(booking);
    else outcomes.set(booking.lineId, await orRefusal(() => work(booking)));
  }
  const takeTurns = async () => {
    for (let booking = supplied.shift(); booking; booking = supplied.shift()) {
      const one = booking;
      outcomes.set(one.lineId, await orRefusal(() => (late.aborted ? refuse('supplier_silent') : work(one))));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return bookings.map(({ lineId }) => ({ lineId, ...outcomes.get(lineId)! }));
}

const choiceOn = (localDate: string, { startTime }: AgencyBookingRow) => ({ localDate, ...(startTime && { startTime }) });

/** What a new date would cost for each of several bookings; each keeps its time of day. Refuses: not_found. */
export async function quoteDates(
  deps: Deps,
  { agencyId }: Member,
  { lineIds, localDate }: { lineIds: string[]; localDate: string },
): Promise<BookingDateQuotes> {
  const items = await forEach(deps, await requireBookings(deps, agencyId, lineIds), async (booking) => {
    if (booking.localDate === localDate) refuse('date_same');
    const order = (await findOrder(deps.db, booking.orderId)) ?? refuse('not_found');
    const quote = await quoteDateChange(deps, order, { lineId: booking.lineId, asked: choiceOn(localDate, booking) });
    return { ...quote, fee: { ...quote.before, amount: quote.before.amount - quote.after.amount - quote.refund.amount } };
  });
  return { items: items.map(({ lineId, done, refusal }) => ({ lineId, quote: done, refusal })) };
}

/**
 * Moves several bookings to one date, each in a transaction of its own: what can be moved is, the others say why. What stands on the date already counts
 * as moved, so that the same call sent again after a lost answer changes nothing twice. Refuses: not_found.
 */
export async function moveBookings(deps: Deps, member: Member, { localDate, moves }: MoveBookings): Promise<MovedBookings> {
  const bookings = await requireBookings(
    deps,
    member.agencyId,
    moves.map(({ lineId }) => lineId),
  );
  const items = await forEach(deps, bookings, (booking) => {
    const expectedRefund = moves.find(({ lineId }) => lineId === booking.lineId)?.expectedRefund ?? refuse('not_found');
    return moveOne(deps, member, { booking, wanted: { ...choiceOn(localDate, booking), expectedRefund } });
  });
  return { items: items.map(({ lineId, refusal }) => ({ lineId, isMoved: refusal === null, refusal })) };
}

interface Move {
  booking: AgencyBookingRow;
  wanted: Parameters<typeof changeDate>[1]['wanted'];
}
async function moveOne(deps: Deps, { agencyId, userId }: Member, { booking: { lineId, orderId, orderCode }, wanted }: Move) {
  const order = (await findOrder(deps.db, orderId)) ?? refuse('not_found');
  await withSupplier(deps, { order, lineId, wanted }, (agreed) =>
    deps.db.transaction().execute(async (trx) => {
      const at = deps.clock.now();
      await lockOrder(trx, orderId);
      const line = (await findOrderLines(trx, [orderId])).find(({ id }) => id === lineId);
      if (line?.localDate === wanted.localDate) return;
      await changeDate(trx, { orderId, lineId, wanted, agreed, at, actor: 'customer' });
      const { localDate, expectedRefund } = wanted;
      const details = { localDate, ...(expectedRefund.amount > 0 && expectedRefund) };
      await insertAct(trx, { agencyId, userId, act: 'date_changed', subject: orderCode, details, at });
    }),
  );
}
