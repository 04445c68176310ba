import type { OctoBooking } from './octo-messages';
import { codesOf, isOnDay, theirs, unitsOf, type OctoSupply } from './octo-visit';
import type { SupplierOrder } from './supplier';

// A supplier's yes is believed only where it is a yes to what was asked: the same visit, every unit of it, and a code for whoever needs one.

const isOther = (told: string | null | undefined, asked: string) => Boolean(told) && told !== asked;

const countsOf = (ids: string[]) => ids.reduce((counts, id) => counts.set(id, (counts.get(id) ?? 0) + 1), new Map<string, number>());

/** Whether a booking has exactly the units that are wanted. */
export function hasUnits(wanted: { id: string; quantity: number }[], { unitItems }: Pick<OctoBooking, 'unitItems'>): boolean {
  const counts = countsOf(unitItems.map(({ unitId }) => unitId));
  return counts.size === wanted.length && wanted.every(({ id, quantity }) => counts.get(id) === quantity);
}

/** Why a booking is not the visit that was asked for; undefined when it is. */
export function doubtOfVisit(supply: OctoSupply, order: SupplierOrder, booking: OctoBooking): string | undefined {
  if (booking.uuid.toLowerCase() !== order.uuid.toLowerCase()) return 'BOOKING_DIFFERS';
  if (isOther(booking.productId, supply.productId) || isOther(booking.optionId, theirs(supply.options, order.optionId)))
    return 'PRODUCT_DIFFERS';
  if (isOnDay(order, booking) === false) return 'START_DIFFERS';
  return !booking.namesUnits || hasUnits(unitsOf(supply, order), booking) ? undefined : 'UNIT_ITEMS_DIFFER';
}

const CONFIRMED = ['CONFIRMED', 'REDEEMED'];

/** Why a booking that is said to be confirmed is not yet, as far as its travellers are concerned; undefined when they can go. */
export function doubtOfConfirmation(supply: OctoSupply, order: SupplierOrder, booking: OctoBooking): string | undefined {
  const doubt = doubtOfVisit(supply, order, booking);
  if (doubt) return doubt;
  if (booking.unitItems.some(({ status }) => status && !CONFIRMED.includes(status))) return 'UNIT_NOT_CONFIRMED';
  return doubtOfCodes(booking);
}

/** Why the codes of a booking do not let everybody in; undefined when they do, or where nobody needs one. */
export function doubtOfCodes(booking: OctoBooking): string | undefined {
  const codes = codesOf(booking);
  const given = codes.filter((code) => code !== undefined);
  if (given.length === 0) return needsCode(booking) ? 'TICKET_MISSING' : undefined;
  if (given.length < codes.length) return 'TICKET_MISSING';
  const different = new Set(given).size;
  // One code for everybody is a group's; two that share one of three are a mistake.
  return different === 1 || different === given.length ? undefined : 'TICKET_TWICE';
}

const needsCode = ({ unitItems, voucher, deliveryMethods }: OctoBooking) =>
  (deliveryMethods ?? []).length > 0 ||
  [voucher, ...unitItems.map(({ ticket }) => ticket)].some((one) => (one?.deliveryOptions ?? []).length > 0);
