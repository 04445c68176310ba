import { sql } from 'kysely';
import type { ChangeDate, DateQuote } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addDays } from '../../../clock';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { atAgency, cancellationDeadlines, namesDeadline } from '../../catalog';
import { viewAnswers } from '../answers.rules';
import type { Why } from '../change-order-status';
import { contentOf, placesFor } from '../choice-content.rules';
import { lockHolds, markHolds, sellStock, unsellStock } from '../holds.sql';
import { mailOrderMoment } from '../order-mail';
import { insertHistory } from '../order-history.sql';
import { findOrderLines, lockOrder, type OrderRow } from '../orders.sql';
import { priceLine } from '../line-price.rules';
import { placeHolds } from '../place-hold';
import { moveAtSupplier, takeMove, undoUntaken, type AgreedMove } from '../suppliers/move-booking';
import { findSupplierBookings } from '../suppliers/supplier-bookings.sql';
import { findShares, markShares } from '../trade/line-shares.sql';
import { sharesOf } from '../trade/line-shares.rules';
import { checkChange, checkWithSupplier, dayOf, isOn, type Change, type DateWanted } from './check-date-change';
import { checkRefund } from './check-refund';
import { offerToWaiting } from './offer-to-waiting';
import { refundOrder } from './refund-order';

/** What another date would cost. Refuses: not_found, change_not_allowed, date_same, ticket_used, change_costs_more, supplier_silent, and as putting into the cart does. */
export async function quoteDateChange(deps: Deps, order: OrderRow, asked: Pick<DateWanted, 'lineId' | 'asked'>): Promise<DateQuote> {
  const { line, price, discountMinor, refundMinor } = (await checkWithSupplier(deps, { ...asked, order })).change;
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    before: money(line.totalMinor - line.discountMinor),
    after: money(price.totalMinor - discountMinor),
    refund: money(refundMinor),
  };
}

/** Takes the new places and gives the old ones back; when the new ones are gone nothing has changed. */
async function moveStock(trx: Trx, { line, sellable, chosen }: Change, now: Date): Promise<string | null> {
  const places = placesFor(sellable, contentOf(sellable, chosen));
  const [holdId = null] = places.length > 0 ? await placeHolds(trx, [{ optionId: line.optionId, places, minutes: 60, now }]) : [];
  if (holdId) {
    await markHolds(trx, [holdId], 'BOOKED');
    await sellStock(trx, places);
  }
  const old = line.holdId ? await lockHolds(trx, [line.holdId]) : [];
  for (const hold of old) await unsellStock(trx, hold.places);
  await markHolds(
    trx,
    old.map(({ id }) => id),
    'RELEASED',
  );
  await offerToWaiting(
    trx,
    old.flatMap((hold) => hold.places),
    now,
  );
  return holdId;
}

/** What was sold at the prices of its new day, with the mark-ups that it was sold with; what is no longer there stays as it was. */
async function repriced(trx: Trx, { line, sellable, chosen }: Pick<Change, 'line' | 'sellable' | 'chosen'>) {
  const [choice, markups] = [{ ...chosen, nights: line.nights }, await findShares(trx, line.id)];
  await markShares(trx, line.id, sharesOf(sellable, choice, markups));
  const price = priceLine(atAgency(sellable, markups), choice);
  const units = line.units.map((sold) => {
    const now = price.units.find(({ unit }) => unit.id === sold.unitId);
    return now ? { ...sold, priceMinor: now.priceMinor, netMinor: now.netMinor } : sold;
  });
  const extras = line.extras.map((sold) => {
    const now = price.extras.find(({ extra }) => extra.id === sold.extraId)?.extra;
    return now ? { ...sold, priceMinor: now.priceMinor, netMinor: now.netMinor } : sold;
  });
  return { units, extras };
}

async function markMoved(trx: Trx, order: OrderRow, { line, sellable, chosen, price, discountMinor }: Change, holdId: string | null) {
  const { units, extras } = await repriced(trx, { line, sellable, chosen });
  const nights = line.nights ?? sellable.product.nights;
  // A pick-up is so many minutes before the new start; one that the supplier no longer has stays as it was sold.
  const renewed = viewAnswers(sellable.option, { answers: chosen.answers, startTime: chosen.startTime ?? '' }, order.lang as Language);
  const answers = line.answers.map((sold) => {
    const now = renewed.find(({ questionId }) => questionId === sold.questionId);
    return now && !now.isGone && now.pointId === sold.pointId ? now : sold;
  });
  const visit = { localDate: chosen.localDate, startTime: chosen.startTime ?? null };
  await sql`update order_lines set local_date = ${chosen.localDate}, start_time = ${chosen.startTime ?? ''}, end_date = ${nights ? addDays(chosen.localDate, nights) : null},
    units = ${JSON.stringify(units)}::jsonb, extras = ${JSON.stringify(extras)}::jsonb, answers = ${JSON.stringify(answers)}::jsonb, total_minor = ${price.totalMinor}, discount_minor = ${discountMinor}, hold_id = ${holdId}, names_until = ${namesDeadline(sellable.product, visit)},
    cancellation = ${JSON.stringify(cancellationDeadlines(sellable.option, sellable.product, visit))}::jsonb where id = ${line.id}`.execute(
    trx,
  );
}

export interface ChangingDate extends Why {
  orderId: string;
  lineId: string;
  wanted: ChangeDate;
  /** What the line's supplier agreed to (withSupplier); null where it has none, or nothing to say. */
  agreed: AgreedMove | null;
}

/**
 * Has the supplier of a line agree to another date, where it has one, and then runs the move with it. What the supplier agreed to and the move did not
 * take (it refused, or was only the answer of an earlier call) is undone there. Refuses as quoteDateChange does, and price_changed.
 */
export async function withSupplier<T>(
  deps: Deps,
  { order, lineId, wanted }: { order: OrderRow; lineId: string; wanted: ChangeDate },
  move: (agreed: AgreedMove | null) => Promise<T>,
): Promise<T> {
  const agreed = await agreeOn(deps, { order, lineId, wanted });
  if (!agreed) return move(null);
  try {
    return await move(agreed);
  } finally {
    await undoUntaken(deps, agreed);
  }
}

async function agreeOn(deps: Deps, { order, lineId, wanted }: { order: OrderRow; lineId: string; wanted: ChangeDate }) {
  const line = (await findOrderLines(deps.db, [order.id])).find(({ id }) => id === lineId) ?? refuse('not_found');
  const isSupplied = (await findSupplierBookings(deps.db, order.id)).some((one) => one.lineId === lineId);
  // A call that is sent again after its answer was lost finds the line where it wanted it.
  if (!isSupplied || isOn(line, wanted)) return null;
  const { offer, change } = await checkWithSupplier(deps, { order, lineId, asked: wanted });
  checkRefund(order, change.refundMinor, wanted.expectedRefund);
  return offer && moveAtSupplier(deps, offer, dayOf(wanted));
}

/** Nothing moves that a supplier keeps without its word. */
async function takeAgreed(trx: Trx, order: OrderRow, { lineId, agreed }: ChangingDate) {
  if (agreed) return takeMove(trx, agreed);
  if ((await findSupplierBookings(trx, order.id)).some((one) => one.lineId === lineId)) refuse('supplier_silent');
}

/** Moves a line of a paid order to another date. Refuses as quoteDateChange does, and price_changed. */
export async function changeDate(trx: Trx, changing: ChangingDate): Promise<void> {
  const { orderId, lineId, wanted, agreed, at, actor } = changing;
  const order = await lockOrder(trx, orderId);
  const change = await checkChange(trx, { order, lineId, asked: wanted, now: at, prices: agreed?.prices });
  checkRefund(order, change.refundMinor, wanted.expectedRefund);
  await takeAgreed(trx, order, changing);
  await markMoved(trx, order, change, await moveStock(trx, change, at));
  const reason = `date_changed: ${change.line.localDate ?? ''} -> ${wanted.localDate}`;
  await insertHistory(trx, { orderId, from: order.status, to: order.status, at, actor, reason });
  const lessDiscount = change.line.discountMinor - change.discountMinor;
  await sql`update orders set total_minor = total_minor - ${change.refundMinor}, discount_minor = discount_minor - ${lessDiscount}
    where id = ${orderId}`.execute(trx);
  if (change.refundMinor > 0) await refundOrder(trx, { order, amountMinor: change.refundMinor, at, actor, reason });
  await mailOrderMoment(trx, orderId, 'changed');
}
