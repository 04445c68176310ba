import { findAnswersBody, tellsAnswers, type AnswersBody } from './octo-answers';
import { ask, OctoRefusal, type OctoConnection } from './octo-call';
import { change } from './octo-change';
import { doubtOfConfirmation, doubtOfVisit } from './octo-doubt.rules';
import { OctoBooking, type OctoAvailability } from './octo-messages';
import { minorOf, unitPriceOf } from './octo-price.rules';
import { findStart, theirs, ticketsOf, unitsOf, type OctoSupply } from './octo-visit';
import type { Confirmation, Extension, Quote, Reservation, Supplier, SupplierOrder, SupplierVisit } from './supplier';

/** How long we ask for; a supplier may keep places shorter. */
const HOLD_MINUTES = 30;

/**
 * What the supplier asks for each unit of a visit. A price that cannot be read as ours (another currency, two prices for one unit, one unit for two of
 * ours) is left out: the shop keeps its own. Where a unit would be sold at a loss nothing is sold.
 */
function quoteOf(supply: OctoSupply, visit: SupplierVisit, { unitPricing }: OctoAvailability): Quote {
  const prices: Extract<Quote, { status: 'available' }>['prices'] = [];
  let isClear = true;
  for (const { unitId } of visit.units) {
    const id = theirs(supply.units, unitId);
    const told = unitPricing.filter((one) => one.unitId === id);
    const isShared = visit.units.some((other) => other.unitId !== unitId && theirs(supply.units, other.unitId) === id);
    const price = told.length === 1 && !isShared ? unitPriceOf(told[0]!, visit.currency) : undefined;
    if (price === 'loss') return { status: 'unavailable', reason: 'NET_ABOVE_RETAIL' };
    if (price) prices.push({ unitId, ...price });
    else if (told.length > 0) isClear = false;
  }
  return { status: 'available', prices, ...(!isClear && { doubt: 'PRICE_NOT_READ' }) };
}

/** A refusal as an answer; anything else is thrown on. */
async function orRefused<T>(act: () => Promise<T>): Promise<T | { status: 'refused'; reason: string; isAboutAnswers: boolean }> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof OctoRefusal) return { status: 'refused', reason: error.reason, isAboutAnswers: error.isAboutAnswers };
    throw error;
  }
}

async function reserve(connection: OctoConnection, supply: OctoSupply, order: SupplierOrder): Promise<Reservation> {
  const start = await findStart(connection, supply, order);
  if (!start) return { status: 'refused', reason: 'SOLD_OUT' };
  const unitItems = unitsOf(supply, order).flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => ({ unitId: id })));
  const said = await ask(connection, {
    method: 'POST',
    path: '/bookings',
    body: {
      ...{ uuid: order.uuid, productId: supply.productId, optionId: theirs(supply.options, order.optionId) },
      ...{ availabilityId: start.id, unitItems, expirationMinutes: HOLD_MINUTES, resellerReference: order.orderCode },
    },
  });
  const booking = OctoBooking.parse(said);
  if (booking.status !== 'ON_HOLD' && booking.status !== 'CONFIRMED') return { status: 'refused', reason: booking.status };
  const doubt = doubtOfVisit(supply, order, booking);
  if (!doubt) return reservedAs(booking, order);
  // Other places than those that were asked for: they are of no use to anybody.
  await withdraw(connection, order.uuid, 'not what was asked for');
  return { status: 'refused', reason: doubt };
}

const reservedAs = ({ pricing, utcExpiresAt }: OctoBooking, { currency }: SupplierOrder) => ({
  status: 'reserved' as const,
  netMinor: pricing ? minorOf(pricing.net, pricing, currency) : null,
  expiresAt: utcExpiresAt ? new Date(utcExpiresAt) : null,
});

async function withdraw(connection: OctoConnection, uuid: string, reason: string): Promise<OctoBooking> {
  return OctoBooking.parse(await ask(connection, { method: 'POST', path: `/bookings/${uuid}/cancel`, body: { reason } }));
}

/** Asks to keep a booking's places for longer. */
async function extend(connection: OctoConnection, order: SupplierOrder): Promise<Extension> {
  const body = { expirationMinutes: HOLD_MINUTES };
  const said = await ask(connection, { method: 'POST', path: `/bookings/${order.uuid}/extend`, body, isOptional: true });
  const booking = OctoBooking.parse(said);
  if (booking.status === 'ON_HOLD' || booking.status === 'CONFIRMED') return reservedAs(booking, order);
  return booking.status === 'EXPIRED' ? { status: 'expired' } : { status: 'refused', reason: booking.status };
}

/** Tickets in the order in which the answers of their holders were told: it decides whose is whose. */
function inOrder({ unitItems: told = [] }: AnswersBody, booking: OctoBooking): OctoBooking {
  const placeOf = ({ uuid }: OctoBooking['unitItems'][number]) => told.findIndex((item) => item.uuid === uuid);
  return { ...booking, unitItems: booking.unitItems.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

async function confirmWith(
  connection: OctoConnection,
  supply: OctoSupply,
  { order, answers }: { order: SupplierOrder; answers: AnswersBody | null },
): Promise<Confirmation> {
  const said = await ask(connection, {
    method: 'POST',
    path: `/bookings/${order.uuid}/confirm`,
    body: {
      contact: { fullName: order.contact.name, emailAddress: order.contact.email, phoneNumber: order.contact.phone },
      resellerReference: order.orderCode,
      emailReceipt: false,
      ...answers,
    },
  });
  return confirmationOf(supply, order, inOrder(answers ?? {}, OctoBooking.parse(said)));
}

function confirmationOf(supply: OctoSupply, order: SupplierOrder, booking: OctoBooking): Confirmation {
  const { status } = booking;
  if (status === 'EXPIRED') return { status: 'expired' };
  if (status === 'PENDING' || status === 'ON_HOLD') return { status: 'waiting' };
  if (status !== 'CONFIRMED' && status !== 'REDEEMED') return { status: 'refused', reason: status };
  const doubt = doubtOfConfirmation(supply, order, booking);
  if (doubt) return { status: 'incomplete', reason: doubt };
  return { status: 'confirmed', reference: booking.supplierReference ?? order.uuid, tickets: ticketsOf(supply, order, booking) };
}

type Refused = Extract<Awaited<ReturnType<typeof orRefused<Confirmation>>>, { status: 'refused' }>;
const isAboutAnswers = (said: Refused) => 'isAboutAnswers' in said && said.isAboutAnswers;

/** Confirms with what was answered; answers that are refused do not cost the traveller the visit, if it is confirmed without them. */
async function confirm(connection: OctoConnection, supply: OctoSupply, order: SupplierOrder): Promise<Confirmation> {
  const without = () => orRefused(() => confirmWith(connection, supply, { order, answers: null }));
  if (!tellsAnswers(supply)) return without();
  const told = await orRefused(async () =>
    confirmWith(connection, supply, { order, answers: await findAnswersBody(connection, supply, order) }),
  );
  if (told.status !== 'refused') return told;
  const said = await without();
  if (said.status === 'confirmed') return { ...said, answersRefused: told.reason };
  const isTheirs = said.status === 'refused' && (isAboutAnswers(told) || isAboutAnswers(said));
  return isTheirs ? { status: 'answers_refused', reason: told.reason } : said;
}

/**
 * A refused confirmation is no refusal of the visit where the hold ran out, or where the booking was confirmed before: the supplier is asked what became
 * of it.
 */
async function confirmOrExplain(connection: OctoConnection, supply: OctoSupply, order: SupplierOrder): Promise<Confirmation> {
  const said = await confirm(connection, supply, order);
  if (said.status !== 'refused' && said.status !== 'answers_refused') return said;
  const found = await orRefused(async () => OctoBooking.parse(await ask(connection, { method: 'GET', path: `/bookings/${order.uuid}` })));
  if (!('uuid' in found)) return said;
  const now = confirmationOf(supply, order, found);
  return now.status === 'waiting' || now.status === 'refused' ? said : now;
}

/** A supplier that speaks OCTO: availability, reserve, confirm, change, cancel, with prices and answers where it has the capability. */
export function createOctoSupplier(known: OctoConnection, supply: OctoSupply): Supplier {
  const connection = tellsAnswers(supply) ? { ...known, capabilities: ['octo/questions'] } : known;
  return {
    async quote(visit) {
      const start = await orRefused(() => findStart(connection, supply, visit));
      if (!start) return { status: 'unavailable', reason: 'SOLD_OUT' };
      return 'reason' in start ? { status: 'unavailable', reason: start.reason } : quoteOf(supply, visit, start);
    },
    reserve: (order) => orRefused(() => reserve(connection, supply, order)),
    extend: (order) => orRefused(() => extend(connection, order)),
    confirm: (order) => confirmOrExplain(connection, supply, order),
    change: (order, { isMove } = { isMove: false }) => orRefused(() => change(connection, supply, { order, isMove })),
    cancel: (uuid, reason) =>
      orRefused(async () => {
        const { status } = await withdraw(connection, uuid, reason);
        return status === 'CANCELLED' || status === 'EXPIRED' ? { status: 'cancelled' } : { status: 'refused', reason: status };
      }),
  };
}
