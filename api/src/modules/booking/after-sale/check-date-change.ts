import type { AskDateChange } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { ensureInventoryRows, type SellableOption } from '../../catalog';
import { checkMove } from '../check-choice';
import { contentOf, placesFor } from '../choice-content.rules';
import { areFree, areOnSale } from '../holds.sql';
import { atPrices, priceLine } from '../line-price.rules';
import { findOrderLines, type OrderLineRow, type OrderRow } from '../orders.sql';
import { askForDay, type DayPrices } from '../suppliers/move-booking';
import { findTravellers } from '../travellers.sql';
import { discountAt, refundPercentAt } from './cancellation.rules';

export interface DateWanted {
  order: OrderRow;
  lineId: string;
  asked: AskDateChange;
  now: Date;
  /** What the line's supplier asks for on that day. */
  prices?: DayPrices;
}
export interface Change {
  line: OrderLineRow;
  sellable: SellableOption;
  chosen: ReturnType<typeof choiceOf>;
  price: ReturnType<typeof priceLine>;
  /** The line's share of the order's discount, at the new price. */
  discountMinor: number;
  refundMinor: number;
}

const choiceOf = (line: OrderLineRow, { localDate, startTime }: AskDateChange) => ({
  ...{ productId: line.productId, optionId: line.optionId, localDate, startTime },
  nights: line.nights ?? undefined,
  units: line.units.map(({ unitId, quantity }) => ({ unitId, quantity })),
  guests: line.guests ?? undefined,
  extras: line.extras.map(({ extraId, quantity }) => ({ extraId, quantity })),
  answers: Object.fromEntries(line.answers.map(({ questionId, text, pointId }) => [questionId, pointId ?? text])),
});

export const isOn = (line: OrderLineRow, { localDate, startTime = '' }: AskDateChange) =>
  line.localDate === localDate && line.startTime === startTime;

/** Whose ticket was used has had the visit. */
async function refuseUsed(db: Sql, line: OrderLineRow) {
  const travellers = await findTravellers(db, line.orderId);
  if (travellers.some(({ lineId, usedAt }) => lineId === line.id && usedAt !== null)) refuse('ticket_used');
}

const momentOf = ({ localDate, startTime }: { localDate: string | null; startTime?: string | undefined }) =>
  `${localDate ?? ''} ${startTime ?? ''}`;

/** A leg of a trip does not pass another one: the way back would leave before the way there. */
async function refusePassing(db: Sql, line: OrderLineRow, asked: AskDateChange) {
  const others = (await findOrderLines(db, [line.orderId])).filter(({ id, groupId, localDate, cancelledAt, kind }) =>
    [id !== line.id, groupId !== null, groupId === line.groupId, localDate !== null, cancelledAt === null, kind === 'ferry'].every(Boolean),
  );
  const [before, after] = [momentOf(line), momentOf(asked)];
  if (others.some((other) => before < momentOf(other) !== after < momentOf(other))) refuse('date_before_way_there');
}

/** A date can be changed to another one as long as all money would come back for the old one, and nothing of the line was cancelled. */
async function findMovable(db: Sql, { order, lineId, asked, now }: DateWanted): Promise<OrderLineRow> {
  const line = (await findOrderLines(db, [order.id])).find(({ id }) => id === lineId) ?? refuse('not_found');
  const isWholeAndPaid = order.status === 'paid' && line.cancelledAt === null && line.cancelledMinor === 0;
  if (!isWholeAndPaid || line.localDate === null || refundPercentAt(line.cancellation, now) < 100) refuse('change_not_allowed');
  // Else a price that has fallen since would be paid out and the day kept.
  if (isOn(line, asked)) refuse('date_same');
  await refusePassing(db, line, asked);
  await refuseUsed(db, line);
  return line;
}

/** What another date makes of a line. Refuses: not_found, change_not_allowed, date_same, date_before_way_there, ticket_used, change_costs_more, and as putting into the cart does. */
export async function checkChange(db: Sql, wanted: DateWanted): Promise<Change> {
  const { asked, now, prices } = wanted;
  const line = await findMovable(db, wanted);
  const chosen = choiceOf(line, asked);
  const sellable = atPrices(await checkMove(db, chosen, now), prices);
  const price = priceLine(sellable, { ...chosen, nights: line.nights });
  if (price.totalMinor > line.totalMinor) refuse('change_costs_more');
  const discountMinor = discountAt(line, price.totalMinor);
  const refundMinor = line.totalMinor - line.discountMinor - (price.totalMinor - discountMinor);
  return { line, sellable, chosen, price, discountMinor, refundMinor };
}

export const dayOf = ({ localDate, startTime = '' }: AskDateChange) => ({ localDate, startTime });

/** Our own places are looked at before a supplier is asked for any: what is full here is not moved there. Refuses: date_unavailable, date_sold_out. */
async function requirePlaces(deps: Deps, { sellable, chosen }: Change) {
  const places = placesFor(sellable, contentOf(sellable, chosen));
  if (places.length === 0) return;
  await deps.db.transaction().execute(async (trx) => {
    await ensureInventoryRows(trx, places);
    if (!(await areFree(trx, places))) refuse((await areOnSale(trx, places)) ? 'date_sold_out' : 'date_unavailable');
  });
}

/** The same once the supplier, where there is one, has said what it has on that day and asks for it. */
export async function checkWithSupplier(deps: Deps, { order, lineId, asked }: Omit<DateWanted, 'now'>) {
  const wanted = { order, lineId, asked, now: deps.clock.now() };
  const change = await checkChange(deps.db, wanted);
  await requirePlaces(deps, change);
  const offer = await askForDay(deps, order, { lineId, day: dayOf(asked) });
  return { offer, change: offer ? await checkChange(deps.db, { ...wanted, prices: offer.prices }) : change };
}
