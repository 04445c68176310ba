import { sql } from 'kysely';
import type { Trx } from '../../../database/connection';
import { Refusal } from '../../../http/refusal';
import { changeOrderStatus, type Why } from '../change-order-status';
import { isBalanceAhead, partToPay } from '../deposits/deposit.rules';
import { lockHolds, markHolds } from '../holds.sql';
import { isPaymentMatched } from '../matched-money.sql';
import { mailOrderMoment } from '../order-mail';
import { isPaid, isUnpaid } from '../order-status.rules';
import { findOrderLines, lockOrder, type OrderRow } from '../orders.sql';
import { findPaymentOfOrder, markPayment, type PaymentRow } from '../payments.sql';
import { placeHolds } from '../place-hold';
import { settlePayment } from '../settle-payment';
import { startRefund } from './start-refund';
import { markStuck, markUnstuck } from './stuck.sql';

export interface LateMoney extends Why {
  /** A failed payment for which money came all the same; locked. */
  payment: PaymentRow;
  providerRef?: string;
}

/** Keeps the order's places again, all of them; those that are kept still stay. Refuses: date_sold_out, date_unavailable. */
async function holdAgain(trx: Trx, order: OrderRow, now: Date) {
  const lines = (await findOrderLines(trx, [order.id])).filter(({ cancelledAt, holdId }) => cancelledAt === null && holdId !== null);
  const holds = await lockHolds(
    trx,
    lines.flatMap(({ holdId }) => holdId ?? []),
  );
  const lost = lines.flatMap((line) => {
    const hold = holds.find(({ id }) => id === line.holdId);
    return hold && hold.status !== 'BOOKED' ? [{ line, hold }] : [];
  });
  const wanted = lost.map(({ line, hold }) => ({ optionId: line.optionId, places: hold.places, minutes: 60, now }));
  const ids = await placeHolds(trx, wanted);
  await markHolds(trx, ids, 'BOOKED');
  for (const [index, { line }] of lost.entries())
    await sql`update order_lines set hold_id = ${ids[index] ?? null} where id = ${line.id}`.execute(trx);
}

/** True when the order's places are its own again; false, and nothing has changed, when somebody else has them. */
async function couldHoldAgain(trx: Trx, order: OrderRow, now: Date): Promise<boolean> {
  await sql`savepoint late_money`.execute(trx);
  try {
    await holdAgain(trx, order, now);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint late_money`.execute(trx);
    return false;
  }
}

/** No other part of the order was paid since, and it is not too late to begin one that is paid in two. */
const isStillWanted = (order: OrderRow, { part }: PaymentRow, at: Date) =>
  part === partToPay(order) && (part !== 'deposit' || isBalanceAhead(order, at));

/** What this money was for is paid, and the order stands: only this money goes back. */
const isPaidOtherwise = (order: OrderRow, { part }: PaymentRow) =>
  isPaid(order.status) || (part === 'deposit' && order.depositPaidAt !== null && isUnpaid(order.status));

/** Another payment may succeed as well, or has: the late money goes back. */
const isUnderWay = async (trx: Trx, { status, id }: PaymentRow) => status !== 'awaiting_proof' || (await isPaymentMatched(trx, id));

async function canStillBeBooked(trx: Trx, order: OrderRow, { payment, at }: Pick<LateMoney, 'payment' | 'at'>): Promise<boolean> {
  if (order.status !== 'EXPIRED' && order.status !== 'ORDERED') return false;
  if (!isStillWanted(order, payment, at)) return false;
  const other = await findPaymentOfOrder(trx, order);
  if (!other || other.id === payment.id || other.status === 'failed') return true;
  if (await isUnderWay(trx, other)) return false;
  await markPayment(trx, other.id, { status: 'failed', reason: 'replaced' });
  return true;
}

/**
 * Money came for an order that had given its payment up (N8): with its places kept again the order is paid, else the money goes back at
 * once; the contact is told in both cases. Staff sees what neither of the two could settle.
 */
export async function takeLateMoney(trx: Trx, { payment, at, actor, providerRef }: LateMoney): Promise<'booked' | 'refunded'> {
  const order = await lockOrder(trx, payment.orderId);
  const why = { at, actor, reason: 'late_money' };
  if ((await canStillBeBooked(trx, order, { payment, at })) && (await couldHoldAgain(trx, order, at))) {
    if (order.status === 'EXPIRED') await changeOrderStatus(trx, order, { ...why, to: 'ORDERED' });
    await settlePayment(trx, payment, { ...why, providerRef });
    await markUnstuck(trx, order.id);
    return 'booked';
  }
  await markPayment(trx, payment.id, { status: 'failed', reason: 'late_refunded', providerRef });
  await startRefund(trx, { order, payment, amountMinor: payment.amountMinor, ...why });
  // A bank account is paid by hand: staff sees it until it is.
  if (payment.method === 'bank_transfer') await markStuck(trx, order.id, { reason: 'late_money', at });
  const moment = isPaidOtherwise(order, payment) ? 'paid_twice' : 'late_refunded';
  await mailOrderMoment(trx, order.id, moment, { amount: { amount: payment.amountMinor, currency: payment.currency } });
  return 'refunded';
}
