import { findAnswersBody, tellsAnswers, type AnswersBody } from './octo-answers';
import { ask, OctoRefusal, type OctoConnection } from './octo-call';
import { change } from './octo-change';
import { OctoBooking, type OctoAvailability, type OctoPricing } from './octo-messages';
import { findStart, theirs, ticketsOf, unitsOf, type OctoSupply } from './octo-visit';
import type { Confirmation, Quote, Supplier, SupplierOrder, SupplierVisit } from './supplier';

/** How long we ask for; a supplier may keep places shorter. */
const HOLD_MINUTES = 30;

const minor = (amount: number, precision: number) => Math.round(amount * 10 ** (2 - precision));
const netOf = (pricing: OctoPricing | null | undefined) =>
  pricing && typeof pricing.net === 'number' ? minor(pricing.net, pricing.currencyPrecision) : null;

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
async function orRefused<T>(act: () => Promise<T>): Promise<T | { status: 'refused'; reason: string; isAboutAnswers: boolean }> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof OctoRefusal) return { status: 'refused', reason: error.reason, isAboutAnswers: error.isAboutAnswers };
    throw error;
  }
}

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
  const booking = inOrder(answers ?? {}, OctoBooking.parse(said));
  if (booking.status === 'CONFIRMED' || booking.status === 'REDEEMED')
    return { status: 'confirmed', reference: booking.supplierReference ?? order.uuid, tickets: ticketsOf(supply, booking) };
  if (booking.status === 'EXPIRED') return { status: 'expired' };
  if (booking.status === 'PENDING' || booking.status === 'ON_HOLD') return { status: 'waiting' };
  return { status: 'refused', reason: booking.status };
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

/** A refused confirmation of a hold that ran out is no refusal of the visit: the supplier is asked what became of it. */
async function confirmOrExplain(connection: OctoConnection, supply: OctoSupply, order: SupplierOrder): Promise<Confirmation> {
  const said = await confirm(connection, supply, order);
  if (said.status !== 'refused' && said.status !== 'answers_refused') return said;
  const found = await orRefused(async () => OctoBooking.parse(await ask(connection, { method: 'GET', path: `/bookings/${order.uuid}` })));
  return 'uuid' in found && found.status === 'EXPIRED' ? { status: 'expired' as const } : said;
}

/** A supplier that speaks OCTO: availability, reserve, confirm, change, cancel, with prices and answers where it has the capability. */
export function createOctoSupplier(known: OctoConnection, supply: OctoSupply): Supplier {
  const connection = tellsAnswers(supply) ? { ...known, capabilities: ['octo/questions'] } : known;
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
