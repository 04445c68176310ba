import { tellAnswers } from './octo-answers';
import { ask, OctoRefusal, type OctoConnection } from './octo-call';
import { doubtOfCodes, hasUnits } from './octo-doubt.rules';
import { OctoBooking } from './octo-messages';
import { codeOf, findStart, isOnDay, theirs, ticketsOf, unitsOf, type OctoSupply } from './octo-visit';
import type { SupplierOrder } from './supplier';

/** The units of a booking that stay, each under the name that it has there: theirs that are no longer ordered are left out. */
function unitItemsLeft(wanted: { id: string; quantity: number }[], { unitItems }: OctoBooking, codes: string[]) {
  const isHeld = (item: OctoBooking['unitItems'][number]) => codes.includes(codeOf(item) ?? '');
  // Whose code somebody holds comes first.
  const inOrder = [...unitItems.filter(isHeld), ...unitItems.filter((item) => !isHeld(item))];
  return wanted.flatMap(({ id, quantity }) =>
    inOrder
      .filter(({ unitId }) => unitId === id)
      .slice(0, quantity)
      .map(({ uuid, unitId }) => ({ unitId, ...(uuid && { uuid }) })),
  );
}

/** A booking that stands, and has exactly the units that are wanted. Who says something else, or nothing, has not changed it. */
const isAsWanted = (wanted: { id: string; quantity: number }[], booking: Pick<OctoBooking, 'status' | 'unitItems'>) =>
  (booking.status === 'ON_HOLD' || booking.status === 'CONFIRMED') && hasUnits(wanted, booking);

/** What of a booking is to be changed: its units, each under its name there (one that is not named is removed), and its start when it is to move. */
async function bodyOfChange(
  connection: OctoConnection,
  supply: OctoSupply,
  { order, booking }: { order: SupplierOrder; booking: OctoBooking },
) {
  const wanted = unitsOf(supply, order);
  const unitItems = unitItemsLeft(
    wanted,
    booking,
    order.travellers.flatMap(({ code }) => code ?? []),
  );
  const names = unitItems.map(({ uuid }) => uuid);
  // Units that share a name cannot be told apart: whoever is left out might be somebody else.
  const isNamed = names.every((name) => name === undefined) || new Set(names).size === names.length;
  if (!isNamed || !isAsWanted(wanted, { ...booking, unitItems })) throw new OctoRefusal('UNIT_ITEMS_DIFFER');
  if (isOnDay(order, booking) !== false) return { unitItems };
  const start = (await findStart(connection, supply, order)) ?? refuseWith('SOLD_OUT');
  return { unitItems, productId: supply.productId, optionId: theirs(supply.options, order.optionId), availabilityId: start.id };
}
const refuseWith = (reason: string): never => {
  throw new OctoRefusal(reason);
};

/** OCTO's booking update (`PATCH /bookings/{uuid}`). It reads first and tells only what differs, so that the same call twice changes nothing more. */
async function changeVisit(connection: OctoConnection, supply: OctoSupply, { order, isMove }: Wanted): Promise<OctoBooking> {
  const path = `/bookings/${order.uuid}`;
  const isDone = (one: OctoBooking) => isAsWanted(unitsOf(supply, order), one) && isOnDay(order, one) !== false;
  const booking = OctoBooking.parse(await ask(connection, { method: 'GET', path }));
  if (isMove && isOnDay(order, booking) === undefined) refuseWith('START_NOT_TOLD');
  if (isDone(booking)) return booking;
  if (booking.cancellable === false) refuseWith('NOT_CANCELLABLE');
  const body = await bodyOfChange(connection, supply, { order, booking });
  const changed = OctoBooking.parse(await ask(connection, { method: 'PATCH', path, body }));
  if (!isDone(changed) || ('availabilityId' in body && !isOnDay(order, changed)))
    throw faultOf(order, { changed, isMoved: 'availabilityId' in body });
  return changed;
}

interface Wanted {
  order: SupplierOrder;
  isMove: boolean;
}

/** Units and day first; then what its travellers answered since, which a move leaves as it is. */
export async function change(connection: OctoConnection, supply: OctoSupply, wanted: Wanted) {
  const booking = await changeVisit(connection, supply, wanted);
  const doubt = booking.status === 'CONFIRMED' ? doubtOfCodes(booking) : undefined;
  // The codes that are printed may be worth nothing on the other day.
  if (doubt && wanted.isMove) throw new Error(`octo moved ${wanted.order.uuid} without its tickets: ${doubt}`);
  if (doubt) refuseWith(doubt);
  const told = wanted.isMove ? {} : await tellAnswers(connection, supply, { order: wanted.order, booking });
  return { status: 'changed' as const, tickets: ticketsOf(supply, wanted.order, booking), ...told };
}

/** It said yes, and did something else. Half of a move is neither a yes nor a no: what it did is looked up and put right. */
function faultOf(order: SupplierOrder, { changed, isMoved }: { changed: OctoBooking; isMoved: boolean }): Error {
  if (isMoved && isOnDay(order, changed) !== false) return new Error(`octo changed ${order.uuid} otherwise than it was asked`);
  return new OctoRefusal('UNIT_ITEMS_DIFFER');
}
