import type { Supply } from '../../catalog';
import { ask, type OctoConnection } from './octo-call';
import { OctoAvailabilities, type OctoAvailability, type OctoBooking } from './octo-messages';
import type { SupplierTicket, SupplierVisit } from './supplier';

// What we sell, by the supplier's names.

export type OctoSupply = Extract<Supply, { port: 'octo' }>;

const QUOTE_MS = 2_500;
export const theirs = (names: Record<string, string>, id: string) => names[id] ?? id;
/** What is asked for, by the supplier's units. Units of ours that it does not tell apart are one of its. */
export function unitsOf(supply: OctoSupply, { units }: Pick<SupplierVisit, 'units'>): { id: string; quantity: number }[] {
  const counts = new Map<string, number>();
  for (const { unitId, quantity } of units) {
    const id = theirs(supply.units, unitId);
    counts.set(id, (counts.get(id) ?? 0) + quantity);
  }
  return [...counts].map(([id, quantity]) => ({ id, quantity }));
}

const hasRoom = ({ available, status }: OctoAvailability) => available && status !== 'SOLD_OUT' && status !== 'CLOSED';
type Start = Pick<OctoAvailability, 'localDateTimeStart'>;
type Day = Pick<SupplierVisit, 'localDate' | 'startTime'>;
const startsAt = ({ localDate, startTime }: Day, { localDateTimeStart }: Start) =>
  (localDate === null || localDateTimeStart.startsWith(localDate)) && (startTime === '' || localDateTimeStart.slice(11, 16) === startTime);

/** Whether a booking is on the day that is ordered; undefined where the supplier does not tell. */
export const isOnDay = (day: Day, { availability }: OctoBooking): boolean | undefined => {
  if (day.localDate === null) return true;
  return availability ? startsAt(day, availability) : undefined;
};

/** The one start that is asked for, if it has room. */
export async function findStart(
  connection: OctoConnection,
  supply: OctoSupply,
  visit: SupplierVisit,
): Promise<OctoAvailability | undefined> {
  const { localDate } = visit;
  const body = { productId: supply.productId, optionId: theirs(supply.options, visit.optionId), units: unitsOf(supply, visit) };
  const days = localDate === null ? {} : { localDateStart: localDate, localDateEnd: localDate };
  const said = await ask(connection, { method: 'POST', path: '/availability', body: { ...body, ...days }, ms: QUOTE_MS });
  const starts = OctoAvailabilities.parse(said).filter((one) => startsAt(visit, one));
  // Who sells a day knows no hour of it: of several starts none is the day's.
  const isClear = visit.startTime !== '' || localDate === null || starts.length === 1;
  return (isClear ? starts : starts.filter(({ allDay }) => allDay)).find(hasRoom);
}

const codeIn = (ticket: OctoBooking['voucher']) =>
  ticket?.deliveryOptions?.find(({ deliveryFormat, deliveryValue }) => deliveryFormat === 'QRCODE' && deliveryValue.trim() !== '')
    ?.deliveryValue;
export const codeOf = ({ ticket }: OctoBooking['unitItems'][number]) => codeIn(ticket);

/** The code of each unit at the supplier's gate, in the order of the units: its own, or the voucher's where units have none. */
export function codesOf({ unitItems, voucher }: OctoBooking): (string | undefined)[] {
  const own = unitItems.map(codeOf);
  return own.some((code) => code !== undefined) ? own : unitItems.map(() => codeIn(voucher));
}

/** Codes by our units. Units of ours that the supplier does not tell apart get theirs in the order in which they were asked for. */
export function ticketsOf(supply: OctoSupply, { units }: Pick<SupplierVisit, 'units'>, booking: OctoBooking): SupplierTicket[] {
  const left = units.map(({ unitId, quantity }) => ({ unitId, quantity }));
  const codes = codesOf(booking);
  return booking.unitItems.flatMap((item, index) => {
    const ours = left.find(({ unitId, quantity }) => quantity > 0 && theirs(supply.units, unitId) === item.unitId);
    const code = codes[index];
    if (!ours || !code) return [];
    ours.quantity -= 1;
    return [{ unitId: ours.unitId, code }];
  });
}
