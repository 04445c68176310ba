import type { Supply } from '../../catalog';
import { ask, OctoRefusal, type OctoConnection } from './octo-call';
import { OctoAvailabilities, OctoBooking, type OctoAvailability, type OctoPricing } from './octo-messages';
import type { Quote, Supplier, SupplierOrder, SupplierVisit } from './supplier';

type OctoSupply = Extract<Supply, { port: 'octo' }>;

const QUOTE_MS = 2_500;
/** How long we ask for; a supplier may keep places shorter. */
const HOLD_MINUTES = 30;

const minor = (amount: number, precision: number) => Math.round(amount * 10 ** (2 - precision));
const netOf = (pricing: OctoPricing | null | undefined) =>
  pricing && typeof pricing.net === 'number' ? minor(pricing.net, pricing.currencyPrecision) : null;

const theirs = (names: Record<string, string>, id: string) => names[id] ?? id;
const unitsOf = (supply: OctoSupply, { units }: SupplierVisit) =>
  units.map(({ unitId, quantity }) => ({ id: theirs(supply.units, unitId), quantity }));

const hasRoom = ({ available, status }: OctoAvailability) => available && status !== 'SOLD_OUT' && status !== 'CLOSED';
const startsAt = (startTime: string) => (one: Pick<OctoAvailability, 'localDateTimeStart'>) =>
  startTime === '' || one.localDateTimeStart.slice(11, 16) === startTime;

/** The one start that is asked for, if it has room. */
async function findStart(connection: OctoConnection, supply: OctoSupply, visit: SupplierVisit): Promise<OctoAvailability | undefined> {
  const { localDate } = visit;
  const body = { productId: supply.productId, optionId: theirs(supply.options, visit.optionId), units: unitsOf(supply, visit) };
  const days = localDate === null ? {} : { localDateStart: localDate, localDateEnd: localDate };
  const said = await ask(connection, { method: 'POST', path: '/availability', body: { ...body, ...days }, ms: QUOTE_MS });
  return OctoAvailabilities.parse(said).find((one) => startsAt(visit.startTime)(one) && hasRoom(one));
}

function pricesOf(
  supply: OctoSupply,
  visit: SupplierVisit,
  { unitPricing }: OctoAvailability,
): Extract<Quote, { status: 'available' }>['prices'] {
  return visit.units.flatMap(({ unitId }) => {
    const price = unitPricing.find((one) => one.unitId === theirs(supply.units, unitId));
    const netMinor = netOf(price);
    if (!price || netMinor === null || typeof price.retail !== 'number') return [];
    return [{ unitId, netMinor, retailMinor: minor(price.retail, price.currencyPrecision) }];
  });
}

/** A refusal as an answer; anything else is thrown on. */
async function orRefused<T>(act: () => Promise<T>): Promise<T | { status: 'refused'; reason: string }> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof OctoRefusal) return { status: 'refused', reason: error.reason };
    throw error;
  }
}

const codeOf = ({ ticket }: OctoBooking['unitItems'][number]) =>
  ticket?.deliveryOptions?.find(({ deliveryFormat }) => deliveryFormat === 'QRCODE')?.deliveryValue;
const ticketsOf = (supply: OctoSupply, { unitItems }: OctoBooking) => {
  const ours = (id: string) => Object.entries(supply.units).find(([, name]) => name === id)?.[0] ?? id;
  return unitItems.flatMap((item) => {
    const code = codeOf(item);
    return code ? [{ unitId: ours(item.unitId), code }] : [];
  });
};

async function reserve(connection: OctoConnection, supply: OctoSupply, order: SupplierOrder) {
  const start = await findStart(connection, supply, order);
  if (!start) return { status: 'refused' as const, reason: 'SOLD_OUT' };
  const unitItems = unitsOf(supply, order).flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => ({ unitId: id })));
  const said = await ask(connection, {
    method: 'POST',
    path: '/bookings',
    body: {
      ...{ uuid: order.uuid, productId: supply.productId, optionId: theirs(supply.options, order.optionId) },
      ...{ availabilityId: start.id, unitItems, expirationMinutes: HOLD_MINUTES, resellerReference: order.orderCode },
    },
  });
  const { status, pricing } = OctoBooking.parse(said);
  if (status === 'ON_HOLD' || status === 'CONFIRMED') return { status: 'reserved' as const, netMinor: netOf(pricing) };
  return { status: 'refused' as const, reason: status };
}

async function confirm(connection: OctoConnection, supply: OctoSupply, order: SupplierOrder) {
  const said = await ask(connection, {
    method: 'POST',
    path: `/bookings/${order.uuid}/confirm`,
    body: {
      contact: { fullName: order.contact.name, emailAddress: order.contact.email, phoneNumber: order.contact.phone },
      resellerReference: order.orderCode,
      emailReceipt: false,
    },
  });
  const booking = OctoBooking.parse(said);
  if (booking.status === 'CONFIRMED' || booking.status === 'REDEEMED')
    return { status: 'confirmed' as const, reference: booking.supplierReference ?? order.uuid, tickets: ticketsOf(supply, booking) };
  if (booking.status === 'EXPIRED') return { status: 'expired' as const };
  if (booking.status === 'PENDING' || booking.status === 'ON_HOLD') return { status: 'waiting' as const };
  return { status: 'refused' as const, reason: booking.status };
}

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
function isAsWanted(wanted: { id: string; quantity: number }[], { status, unitItems }: OctoBooking) {
  const isAll = wanted.every(({ id, quantity }) => unitItems.filter(({ unitId }) => unitId === id).length === quantity);
  const count = wanted.reduce((total, { quantity }) => total + quantity, 0);
  return (status === 'ON_HOLD' || status === 'CONFIRMED') && isAll && unitItems.length === count;
}

/** Whether a booking is on the day that is ordered; undefined where the supplier does not tell. */
function isOnDay({ localDate, startTime }: SupplierOrder, { availability }: OctoBooking): boolean | undefined {
  if (localDate === null) return true;
  return availability ? availability.localDateTimeStart.startsWith(localDate) && startsAt(startTime)(availability) : undefined;
}

/** What of a booking is to be changed: its units, each under its name there (one that is not named is removed), and its start when it is to move. */
async function bodyOfChange(
  connection: OctoConnection,
  supply: OctoSupply,
  { order, booking }: { order: SupplierOrder; booking: OctoBooking },
) {
  const wanted = unitsOf(supply, order);
  const unitItems = unitItemsLeft(wanted, booking, order.codes);
  if (!isAsWanted(wanted, { ...booking, unitItems })) throw new OctoRefusal('UNIT_ITEMS_DIFFER');
  if (isOnDay(order, booking) !== false) return { unitItems };
  const start = (await findStart(connection, supply, order)) ?? refuseWith('SOLD_OUT');
  return { unitItems, productId: supply.productId, optionId: theirs(supply.options, order.optionId), availabilityId: start.id };
}
const refuseWith = (reason: string): never => {
  throw new OctoRefusal(reason);
};

/** OCTO's booking update (`PATCH /bookings/{uuid}`). It reads first and tells only what differs, so that the same call twice changes nothing more. */
async function change(connection: OctoConnection, supply: OctoSupply, { order, isMove }: { order: SupplierOrder; isMove: boolean }) {
  const path = `/bookings/${order.uuid}`;
  const isDone = (one: OctoBooking) => isAsWanted(unitsOf(supply, order), one) && isOnDay(order, one) !== false;
  const booking = OctoBooking.parse(await ask(connection, { method: 'GET', path }));
  if (isMove && isOnDay(order, booking) === undefined) refuseWith('START_NOT_TOLD');
  if (isDone(booking)) return { status: 'changed' as const, tickets: ticketsOf(supply, booking) };
  if (booking.cancellable === false) refuseWith('NOT_CANCELLABLE');
  const body = await bodyOfChange(connection, supply, { order, booking });
  const changed = OctoBooking.parse(await ask(connection, { method: 'PATCH', path, body }));
  if (!isDone(changed) || ('availabilityId' in body && !isOnDay(order, changed)))
    throw faultOf(order, { changed, isMoved: 'availabilityId' in body });
  return { status: 'changed' as const, tickets: ticketsOf(supply, changed) };
}

/** It said yes, and did something else. Half of a move is neither a yes nor a no: what it did is looked up and put right. */
function faultOf(order: SupplierOrder, { changed, isMoved }: { changed: OctoBooking; isMoved: boolean }): Error {
  if (isMoved && isOnDay(order, changed) !== false) return new Error(`octo changed ${order.uuid} otherwise than it was asked`);
  return new OctoRefusal('UNIT_ITEMS_DIFFER');
}

/** A refused confirmation of a hold that ran out is no refusal of the visit: the supplier is asked what became of it. */
async function confirmOrExplain(connection: OctoConnection, supply: OctoSupply, order: SupplierOrder) {
  const said = await orRefused(() => confirm(connection, supply, order));
  if (said.status !== 'refused') return said;
  const found = await orRefused(async () => OctoBooking.parse(await ask(connection, { method: 'GET', path: `/bookings/${order.uuid}` })));
  return 'uuid' in found && found.status === 'EXPIRED' ? { status: 'expired' as const } : said;
}

/** A supplier that speaks OCTO: availability, reserve, confirm, change, cancel, with prices where it has the capability. */
export function createOctoSupplier(connection: OctoConnection, supply: OctoSupply): Supplier {
  return {
    async quote(visit) {
      const start = await orRefused(() => findStart(connection, supply, visit));
      if (!start || 'reason' in start) return { status: 'unavailable' };
      return { status: 'available', prices: pricesOf(supply, visit, start) };
    },
    reserve: (order) => orRefused(() => reserve(connection, supply, order)),
    confirm: (order) => confirmOrExplain(connection, supply, order),
    change: (order, { isMove } = { isMove: false }) => orRefused(() => change(connection, supply, { order, isMove })),
    cancel: (uuid, reason) =>
      orRefused(async () => {
        await ask(connection, { method: 'POST', path: `/bookings/${uuid}/cancel`, body: { reason } });
        return { status: 'cancelled' as const };
      }),
  };
}
