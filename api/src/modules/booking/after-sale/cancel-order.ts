import type { AskCancelQuote, CancelOrder, CancelQuote, Money } from '@straits/api-contract';
import type { Sql, Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { Refusal, refuse } from '../../../http/refusal';
import { findSellable } from '../../catalog';
import { changeOrderStatus, type Why } from '../change-order-status';
import { freeStock, lockHolds, lockStock, markHolds, unsellStock, type HoldRow, type Place } from '../holds.sql';
import { isMoneyMatched } from '../matched-money.sql';
import { mailOrderMoment } from '../order-mail';
import { isPaid, isUnpaid } from '../order-status.rules';
import { insertHistory } from '../order-history.sql';
import { findOrderLines, lockOrder, markOrderExpiry, type OrderRow } from '../orders.sql';
import { findPaymentOfOrder, findReceived, markPayment } from '../payments.sql';
import { wantCancelled, wantChanged } from '../suppliers/want-supplier';
import { findTravellers } from '../travellers.sql';
import { findUnitFault } from '../units.rules';
import { markFewerPlaces, markLineCancelled, markLineMoney, markTicketsCancelled } from './cancel.sql';
import { cancellationOf } from './cancellation.rules';
import { checkRefund } from './check-refund';
import { offerToWaiting } from './offer-to-waiting';
import { findRefundShares, refundOrder, type RefundShare } from './refund-order';
import { markStuck } from './stuck.sql';
import { whatComesBack, withinLeft, type Going } from './what-comes-back';

async function findGoing(db: Sql, order: OrderRow, { asked, now }: { asked: AskCancelQuote['lines']; now: Date }): Promise<Going[]> {
  if (order.status !== 'ORDERED' && order.status !== 'VERIFYING' && order.status !== 'paid') refuse('order_state_refused');
  const [lines, travellers] = await Promise.all([findOrderLines(db, [order.id]), findTravellers(db, order.id)]);
  const going = cancellationOf({ lines, travellers }, asked, now) ?? refuse('not_found');
  if (going.length === 0) refuse('nothing_to_cancel');
  return going;
}

const sum = (going: Going[], of: 'paidMinor' | 'refundMinor') => going.reduce((total, line) => total + line[of], 0);
/** What the terms keep; not what has gone back before. */
const feeOf = (byTerms: Going[]) => sum(byTerms, 'paidMinor') - sum(byTerms, 'refundMinor');

interface Counted {
  byTerms: Going[];
  /** What of it goes back now. */
  going: Going[];
}
async function countBack(db: Sql, order: OrderRow, byTerms: Going[]): Promise<Counted> {
  const received = await findReceived(db, order.id);
  const leftMinor = received.reduce((left, { amountMinor, refundedMinor }) => left + amountMinor - refundedMinor, 0);
  return { byTerms, going: withinLeft(byTerms, leftMinor) };
}

function viewQuote(order: OrderRow, { byTerms, going }: Counted, { now, shares }: { now: Date; shares: RefundShare[] }): CancelQuote {
  const money = (amount: number) => ({ amount, currency: order.currency });
  const [paid, refund] = [sum(going, 'paidMinor'), sum(going, 'refundMinor')];
  return {
    paid: money(paid),
    refund: money(refund),
    fee: money(feeOf(byTerms)),
    refundTo: shares[0]?.payment.method ?? null,
    refunds: shares.map(({ payment, amountMinor }) => ({ method: payment.method, amount: money(amountMinor) })),
    lines: going.map(({ line, paidMinor, refundMinor, refundPercent }) => ({
      ...{ lineId: line.id, refundPercent },
      paid: money(paidMinor),
      refund: money(refundMinor),
    })),
    serverNow: now.toISOString(),
  };
}

/** What a cancellation would give back now (A18); refuses what the act would: not_found, order_state_refused, nothing_to_cancel, unit_needs_companion, quantity_out_of_range. */
export async function quoteCancellation(deps: Deps, order: OrderRow, asked: AskCancelQuote): Promise<CancelQuote> {
  const now = deps.clock.now();
  const going = await findGoing(deps.db, order, { asked: asked.lines, now });
  await checkPart(deps.db, order, going);
  const counted = await countBack(deps.db, order, whatComesBack(order, going));
  return viewQuote(order, counted, { now, shares: await findRefundShares(deps.db, order.id, sum(counted.going, 'refundMinor')) });
}

/** Who stays must still be a booking that the option takes: no child without its adult. */
async function checkRest(db: Sql, { line, travellers }: Going, all: { lineId: string; unitId: string; cancelledAt: Date | null }[]) {
  const sellable = await findSellable(db, line.optionId);
  if (!sellable) return;
  const leaving = (unitId: string) => travellers.filter((one) => one.unitId === unitId).length;
  const staying = (unitId: string) =>
    all.filter((one) => one.lineId === line.id && one.unitId === unitId && one.cancelledAt === null).length - leaving(unitId);
  const rest = line.units.map(({ unitId }) => ({ unitId, quantity: staying(unitId) })).filter(({ quantity }) => quantity > 0);
  const fault = findUnitFault(sellable.option, sellable.units, rest);
  if (fault) throw new Refusal(fault.code, [{ field: `lines.${line.id}`, message: fault.message }]);
}

/** Places that go back to the stock: all of the line's, or those of the tickets that are given up. */
async function placesBack(trx: Trx, { line, travellers, isWhole }: Going, hold: HoldRow): Promise<Place[]> {
  if (isWhole) return hold.places;
  const sellable = await findSellable(trx, line.optionId);
  if (!sellable || sellable.option.stockPer === 'booking') return [];
  const paxOf = (unitId: string) => sellable.units.find(({ id }) => id === unitId)?.paxCount ?? 0;
  const fewer = travellers.reduce((total, { unitId }) => total + paxOf(unitId), 0);
  return fewer === 0 ? [] : hold.places.map((place) => ({ ...place, quantity: fewer }));
}

async function giveStockBack(trx: Trx, going: Going[], wasPaid: boolean): Promise<Place[]> {
  const holds = await lockHolds(
    trx,
    going.flatMap(({ line }) => line.holdId ?? []),
  );
  await lockStock(
    trx,
    holds.flatMap(({ places }) => places),
  );
  const freed: Place[] = [];
  for (const one of going) {
    const hold = holds.find(({ id, status }) => id === one.line.holdId && status === 'BOOKED');
    if (hold) freed.push(...(await givePlacesBack(trx, { one, hold, wasPaid })));
  }
  return freed;
}

async function givePlacesBack(trx: Trx, { one, hold, wasPaid }: { one: Going; hold: HoldRow; wasPaid: boolean }): Promise<Place[]> {
  const places = await placesBack(trx, one, hold);
  const [place] = places;
  if (!place) return [];
  await (wasPaid ? unsellStock(trx, places) : freeStock(trx, places));
  await (one.isWhole ? markHolds(trx, [hold.id], 'RELEASED') : markFewerPlaces(trx, hold.id, place.quantity));
  return places;
}

async function markGoing(trx: Trx, going: Going[], at: Date) {
  for (const { line, travellers, isWhole, paidMinor, refundMinor } of going) {
    await markTicketsCancelled(
      trx,
      travellers.map(({ id }) => id),
      at,
    );
    await markLineMoney(trx, line.id, { paidMinor, refundMinor });
    if (isWhole) await markLineCancelled(trx, line.id, at);
  }
}

/** The payer or the bank says that money is on its way: staff sends it back when it comes. */
const isMoneyComing = async (trx: Trx, { id, status }: OrderRow) =>
  isUnpaid(status) && (status === 'VERIFYING' || (await isMoneyMatched(trx, id)));

/** The order's own end, or what it says of a part that is gone. */
async function markOrder(trx: Trx, order: OrderRow, why: Why & { isWhole: boolean }) {
  const { at, actor, reason } = why;
  if (!why.isWhole) {
    await insertHistory(trx, {
      orderId: order.id,
      from: order.status,
      to: order.status,
      at,
      actor,
      reason: `part_cancelled: ${reason ?? ''}`,
    });
    return;
  }
  const payment = await findPaymentOfOrder(trx, order);
  const isStuck = await isMoneyComing(trx, order);
  if (payment && payment.status !== 'success' && payment.status !== 'failed')
    await markPayment(trx, payment.id, { status: 'failed', reason: 'order_cancelled' });
  if (isStuck) await markStuck(trx, order.id, { reason: 'money_unclear', at });
  await changeOrderStatus(trx, order, { to: 'CANCELLED', at, actor, reason });
  await markOrderExpiry(trx, order.id, null);
}

const momentOf = (reason: string | undefined) => (reason === 'supplier_refused' || reason === 'balance_unpaid' ? reason : 'cancelled');

/** What suppliers keep for lines that are gone is given up; of a line with fewer tickets they hear what is left. */
async function giveUpAtSuppliers(trx: Trx, order: OrderRow, { going, at }: { going: Going[]; at: Date }) {
  const lineIds = going.filter(({ isWhole }) => isWhole).map(({ line }) => line.id);
  await wantCancelled(trx, order.id, { lineIds, at });
  const partly = going.filter(({ isWhole }) => !isWhole).map(({ line }) => line.id);
  await wantChanged(trx, order.id, { lineIds: partly, at });
}

export interface Cancelling extends Why {
  orderId: string;
  wanted: Omit<CancelOrder, 'expectedRefund' | 'reason'> & { expectedRefund?: Money };
  /** The supplier could not deliver: everything comes back, whatever the terms say. */
  isOurFault?: boolean;
  /** When the terms are counted, where that is not the moment of the act: what was said of an end holds however late its job runs. */
  termsAt?: Date;
}

/** Which lines are left once these are gone; a part of an unpaid order cannot go, because its price is fixed. */
async function checkPart(db: Sql, order: OrderRow, going: Going[]): Promise<boolean> {
  const lines = await findOrderLines(db, [order.id]);
  const isWhole = lines.every((line) => line.cancelledAt !== null || going.some((one) => one.isWhole && one.line.id === line.id));
  if (!isWhole && !isPaid(order.status)) refuse('order_state_refused');
  const travellers = await findTravellers(db, order.id);
  for (const one of going) if (!one.isWhole) await checkRest(db, one, travellers);
  return isWhole;
}

/**
 * Cancels an order or a part of it: stock goes back, money goes back to its source, the contact is told. Refuses: not_found,
 * order_state_refused, nothing_to_cancel, price_changed (another refund than was shown), unit_needs_companion, quantity_out_of_range.
 */
export async function cancelOrder(trx: Trx, { orderId, wanted, isOurFault, at, termsAt = at, actor, reason }: Cancelling): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const wasPaid = isPaid(order.status);
  const found = await findGoing(trx, order, { asked: wanted.lines, now: termsAt });
  const { byTerms, going } = await countBack(trx, order, whatComesBack(order, found, isOurFault));
  const refundMinor = sum(going, 'refundMinor');
  checkRefund(order, refundMinor, wanted.expectedRefund);
  const isWhole = await checkPart(trx, order, going);
  const freed = await giveStockBack(trx, going, wasPaid);
  await markGoing(trx, going, at);
  await markOrder(trx, order, { at, actor, reason, isWhole });
  if (refundMinor > 0) await refundOrder(trx, { order, amountMinor: refundMinor, at, actor, reason });
  await giveUpAtSuppliers(trx, order, { going, at });
  // Its own mail says why; on the site only what a person wrote is told.
  const told = reason === 'balance_unpaid' ? undefined : reason;
  await mailOrderMoment(trx, order.id, momentOf(reason), { reason: told, fee: { amount: feeOf(byTerms), currency: order.currency } });
  await offerToWaiting(trx, freed, at);
}
