import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import type { NameLinkPage, NameOneself } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Sql, Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { findOrder, findOrderLines, lockOrder, type OrderRow } from '../orders.sql';
import { senderOf, viewSender } from '../trade/order-sender';
import { findTravellers, isNamed, type TravellerRow } from '../travellers.sql';
import { endNameLink, findNameLink, putNameLink } from './name-links.sql';
import { giveName } from './name-traveller';
import { askedOf, formOf, takesNames } from './traveller-asks';

async function findLineOf(db: Sql, order: OrderRow, lineId: string) {
  return (await findOrderLines(db, [order.id])).find(({ id }) => id === lineId) ?? refuse('not_found');
}

/** The last minute of a day, as it is told: "until 4 December, 23:59". */
const endOf = (day: string, timeZone: string) =>
  new Date(Temporal.PlainDateTime.from(`${day}T23:59`).toZonedDateTime(timeZone).epochMilliseconds);

/** Opens the link by which a line's group names itself, or moves its deadline. Refuses: not_found, names_closed, date_past. */
export async function openNameLink(
  trx: Trx,
  orderId: string,
  { lineId, lastDay, at }: { lineId: string; lastDay: string | undefined; at: Date },
) {
  const order = await lockOrder(trx, orderId);
  const line = await findLineOf(trx, order, lineId);
  if (!takesNames({ order, line }, at)) refuse('names_closed');
  const until = lastDay ? endOf(lastDay, line.snapshot.timeZone) : null;
  if (until && until <= at) refuse('date_past', [{ field: 'lastDay', message: 'is in the past' }]);
  await putNameLink(trx, lineId, { until, at });
}

/** Ends a line's link for good; the pages of those who are named stay theirs. Refuses: not_found. */
export async function closeNameLink(trx: Trx, orderId: string, { lineId, at }: { lineId: string; at: Date }) {
  const order = await lockOrder(trx, orderId);
  await endNameLink(trx, (await findLineOf(trx, order, lineId)).id, at);
}

/** An open link with what it leads to; a cancelled booking has none. Refuses: not_found. */
async function findLinked(db: Sql, linkId: string) {
  const link = (await findNameLink(db, linkId)) ?? refuse('not_found');
  const order = (await findOrder(db, link.orderId)) ?? refuse('not_found');
  const line = await findLineOf(db, order, link.lineId);
  const until = link.until ?? refuse('not_found');
  if (line.cancelledAt || order.status === 'CANCELLED' || order.status === 'EXPIRED') refuse('not_found');
  return { order, line, until };
}
type Linked = Awaited<ReturnType<typeof findLinked>>;

const isOpen = ({ until, ...found }: Linked, now: Date) => until > now && takesNames(found, now);
const isWaiting = (one: TravellerRow) => one.cancelledAt === null && !isNamed(one);

/** What whoever has the link sees. Refuses: not_found. */
export async function viewNameLinkPage(deps: Deps, linkId: string, language: Language): Promise<NameLinkPage> {
  const now = deps.clock.now();
  const found = await findLinked(deps.db, linkId);
  const { order, line, until } = found;
  const { productName, optionName, lang = order.lang, timeZone } = line.snapshot;
  const travellers = (await findTravellers(deps.db, order.id)).filter((one) => one.lineId === line.id && one.cancelledAt === null);
  const units = [];
  for (const [unitId, { unitName }] of new Map(travellers.map((one) => [one.unitId, one]))) {
    const own = travellers.filter((one) => one.unitId === unitId);
    const asks = formOf(await askedOf(deps.db, line, { unitId, unitName }), language);
    units.push({ unitId, unitName, people: own.length, left: own.filter(isWaiting).length, asks });
  }
  return {
    ...{ sender: (await senderOf(deps, order)).name, agency: await viewSender(deps.db, order), productName, optionName, lang },
    ...{ localDate: line.localDate, startTime: line.startTime || null, timeZone },
    ...{ until: until.toISOString(), isOpen: isOpen(found, now), units, serverNow: now.toISOString() },
  };
}

/** Gives the next place of a unit to who asks, and answers which. Refuses: not_found, names_closed, names_full, passenger_incomplete. */
export async function nameOneself(
  trx: Trx,
  deps: Deps,
  { linkId, given }: { linkId: string; given: z.output<typeof NameOneself> },
): Promise<string> {
  const found = await findLinked(trx, linkId);
  // From here on nobody else takes a place of this order; the link may have been ended before that.
  const order = await lockOrder(trx, found.order.id);
  const linked = await findLinked(trx, linkId);
  if (!isOpen(linked, deps.clock.now())) refuse('names_closed');
  const ofUnit = (await findTravellers(trx, order.id)).filter((one) => one.lineId === linked.line.id && one.unitId === given.unitId);
  const traveller = ofUnit.find((one) => isWaiting(one)) ?? refuse('names_full');
  await giveName(trx, deps, { known: { order, line: linked.line, traveller }, given });
  return traveller.id;
}
