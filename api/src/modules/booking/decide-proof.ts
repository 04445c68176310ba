import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { changeOrderStatus } from './change-order-status';
import { waitsUntil } from './deposits/deposit.rules';
import { markMatchedSettled } from './matched-money.sql';
import { mailOrderMoment } from './order-mail';
import { lockOrder, markOrderExpiry } from './orders.sql';
import { lockPayment, markPayment } from './payments.sql';
import { settlePayment } from './settle-payment';

/** A refused proof gives the payer at least this long for another (N7). */
const AGAIN_MINUTES = 24 * 60;

export interface Decision {
  paymentId: string;
  staffId: string;
}

async function lockVerifying(trx: Trx, paymentId: string) {
  const payment = (await lockPayment(trx, paymentId)) ?? refuse('not_found');
  if (payment.status !== 'verifying' && payment.status !== 'success') refuse('payment_state_refused');
  return payment;
}

/** Staff saw the money: the order is paid. Confirming twice is confirming once. Refuses: not_found, payment_state_refused. */
export async function confirmProof(deps: Deps, { paymentId, staffId }: Decision): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockVerifying(trx, paymentId);
    await settlePayment(trx, payment, { at: deps.clock.now(), actor: `staff:${staffId}`, decidedBy: staffId });
    await markMatchedSettled(trx, payment.orderId);
  });
}

/**
 * The bank's file shows exactly this money: no proof is needed, nor the payer's word. Confirming twice is confirming once.
 * Refuses: not_found, payment_state_refused, order_state_refused.
 */
export async function confirmTransfer(deps: Deps, { paymentId, staffId }: Decision): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = (await lockPayment(trx, paymentId)) ?? refuse('not_found');
    if (payment.method !== 'bank_transfer' || payment.status === 'failed') refuse('payment_state_refused');
    await settlePayment(trx, payment, { at: deps.clock.now(), actor: `staff:${staffId}`, decidedBy: staffId });
    await markMatchedSettled(trx, payment.orderId);
  });
}

/** The proof shows no such payment: the payer is told why and may prove again. Refuses: not_found, payment_state_refused. */
export async function refuseProof(deps: Deps, { paymentId, staffId }: Decision, reason: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockVerifying(trx, paymentId);
    if (payment.status === 'success') refuse('payment_state_refused');
    const order = await lockOrder(trx, payment.orderId);
    const at = deps.clock.now();
    const payUntil = waitsUntil(order, addMinutes(at, AGAIN_MINUTES));
    await markPayment(trx, payment.id, { status: 'awaiting_proof', reason, expiresAt: payUntil, decidedBy: staffId, decidedAt: at });
    await changeOrderStatus(trx, order, { to: 'ORDERED', at, actor: `staff:${staffId}`, reason });
    await markOrderExpiry(trx, order.id, payUntil);
    await mailOrderMoment(trx, order.id, 'proof_refused');
  });
}
