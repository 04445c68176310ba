import type { Money } from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { insertHistory } from '../order-history.sql';
import { findOrderByCode, lockOrder, type OrderRow } from '../orders.sql';
import { findPaymentOfOrder, findTransfersOf, lockPayment, type PaymentRow } from '../payments.sql';
import { takeLateMoney } from './late-money';
import { markUnstuck } from './stuck.sql';

interface Helping {
  code: string;
  staffId: string;
}

/** Staff looked after a stuck order: what was done stays in its history. Refuses: not_found. */
export async function resolveStuck(deps: Deps, { code, staffId, note }: Helping & { note: string }): Promise<void> {
  const found = (await findOrderByCode(deps.db, code)) ?? refuse('not_found');
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, found.id);
    const history = { orderId: order.id, from: order.status, to: order.status, at: deps.clock.now(), actor: `staff:${staffId}` };
    await insertHistory(trx, { ...history, reason: `resolved: ${note}` });
    await markUnstuck(trx, order.id);
  });
}

/**
 * Refuses: not_found, payment_state_refused (it was not given up, its money came and went back already, or another payment of its order is under way:
 * whether this money is wanted is known when that has ended).
 */
async function lockGivenUp(trx: Trx, paymentId: string): Promise<PaymentRow> {
  const payment = (await lockPayment(trx, paymentId)) ?? refuse('not_found');
  if (payment.status !== 'failed' || payment.reason === 'late_refunded') refuse('payment_state_refused');
  const { status } = await lockOrder(trx, payment.orderId);
  if (status === 'pending' || status === 'VERIFYING') refuse('payment_state_refused');
  return payment;
}

/**
 * The bank's file shows the money of a transfer that was given up, because its order ended or was paid in another way: it is booked where that can
 * still be, else it goes back (decision 0170). Answers what was done. Refuses: not_found, payment_state_refused.
 */
export async function settleLateTransfer(
  deps: Deps,
  { paymentId, staffId }: { paymentId: string; staffId: string },
): Promise<'booked' | 'refunded'> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockGivenUp(trx, paymentId);
    return takeLateMoney(trx, { payment, at: deps.clock.now(), actor: `staff:${staffId}` });
  });
}

interface CameLate extends Helping {
  amount: Money;
  /** The reference that the money came with. */
  reference?: string | undefined;
}

/** The payment that the money is for; an order may have several transfers of one amount, and only their references tell them apart. */
async function findMeant(trx: Trx, order: OrderRow, { amount, reference }: CameLate): Promise<PaymentRow> {
  const asked = { orderId: order.id, amountMinor: amount.amount, currency: amount.currency };
  const transfers = await findTransfersOf(trx, asked);
  const named = reference ? transfers.filter((one) => one.reference === reference.trim().toUpperCase()) : transfers;
  if (named.length > 1) refuse('reference_needed');
  if (reference && named.length === 0) refuse('payment_state_refused');
  return named[0] ?? (await findPaymentOfOrder(trx, order)) ?? refuse('payment_state_refused');
}

/**
 * The bank shows money for an order that had ended, or was paid in another way: it is booked when its places are still there, else it goes back.
 * Answers what was done. Refuses: not_found, price_changed (another amount than was asked), payment_state_refused (nothing was given up, or
 * its money came before), reference_needed (several transfers asked for this amount).
 */
export async function recordLateMoney(deps: Deps, given: CameLate): Promise<'booked' | 'refunded'> {
  const { code, staffId, amount } = given;
  const order = (await findOrderByCode(deps.db, code)) ?? refuse('not_found');
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockGivenUp(trx, (await findMeant(trx, order, given)).id);
    if (payment.amountMinor !== amount.amount || payment.currency !== amount.currency) refuse('price_changed');
    return takeLateMoney(trx, { payment, at: deps.clock.now(), actor: `staff:${staffId}` });
  });
}
