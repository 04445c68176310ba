import type { Supply } from '../../catalog';
import { ask, type OctoConnection } from './octo-call';
import { OctoAvailabilities, type OctoAvailability, type OctoBooking } from './octo-messages';
import type { SupplierVisit } from './supplier';

// What we sell, by the supplier's names.

export type OctoSupply = Extract<Supply, { port: 'octo' }>;

const QUOTE_MS = 2_500;
export const theirs = (names: Record<string, string>, id: string) => names[id] ?? id;
export const unitsOf = (supply: OctoSupply, { units }: SupplierVisit) =>
  units.map(({ unitId, quantity }) => ({ id: theirs(supply.units, unitId), quantity }));

const hasRoom = ({ available, status }: OctoAvailability) => available && status !== 'SOLD_OUT' && status !== 'CLOSED';
export const startsAt = (startTime: string) => (one: Pick<OctoAvailability, 'localDateTimeStart'>) =>
  startTime === '' || one.localDateTimeStart.slice(11, 16) === startTime;

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
  return OctoAvailabilities.parse(said).find((one) => startsAt(visit.startTime)(one) && hasRoom(one));
}

export const codeOf = ({ ticket }: OctoBooking['unitItems'][number]) =>
  ticket?.deliveryOptions?.find(({ deliveryFormat }) => deliveryFormat === 'QRCODE')?.deliveryValue;
export const ticketsOf = (supply: OctoSupply, { unitItems }: OctoBooking) => {
  const ours = (id: string) => Object.entries(supply.units).find(([, name]) => name === id)?.[0] ?? id;
  return unitItems.flatMap((item) => {
    const code = codeOf(item);
    return code ? [{ unitId: ours(item.unitId), code }] : [];
  });
};
