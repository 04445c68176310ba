import type { Money } from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { insertHistory } from '../order-history.sql';
import { findOrderByCode, lockOrder } from '../orders.sql';
import { findGivenUpTransfer, findPaymentOfOrder, lockPayment, type PaymentRow } from '../payments.sql';
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

/** Refuses: not_found, payment_state_refused (it was not given up, or its money came and went back already). */
async function lockGivenUp(trx: Trx, paymentId: string): Promise<PaymentRow> {
  const payment = (await lockPayment(trx, paymentId)) ?? refuse('not_found');
  if (payment.status !== 'failed' || payment.reason === 'late_refunded') refuse('payment_state_refused');
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

/**
 * The bank shows money for an order that had ended: it is booked when its places are still there, else it goes back. Answers what was done.
 * Refuses: not_found, price_changed (another amount than was asked), payment_state_refused (nothing was given up).
 */
export async function recordLateMoney(deps: Deps, { code, staffId, amount }: Helping & { amount: Money }): Promise<'booked' | 'refunded'> {
  const order = (await findOrderByCode(deps.db, code)) ?? refuse('not_found');
  return deps.db.transaction().execute(async (trx) => {
    const asked = { orderId: order.id, amountMinor: amount.amount, currency: amount.currency };
    const meant = (await findGivenUpTransfer(trx, asked)) ?? (await findPaymentOfOrder(trx, order)) ?? refuse('payment_state_refused');
    const payment = await lockGivenUp(trx, meant.id);
    if (payment.amountMinor !== amount.amount || payment.currency !== amount.currency) refuse('price_changed');
    return takeLateMoney(trx, { payment, at: deps.clock.now(), actor: `staff:${staffId}` });
  });
}
