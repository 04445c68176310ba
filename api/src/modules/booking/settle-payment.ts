import type { Trx } from '../../database/connection';
import { recordReceipt } from '../wallet';
import { changeOrderStatus, type Why } from './change-order-status';
import { lockHolds, lockStock, sellStock } from './holds.sql';
import { newConfirmationNumber, newTicketCode } from './order-code';
import { mailOrderMoment } from './order-mail';
import { findOrderLines, lockOrder, markOrderExpiry, markOrderPaid, type OrderRow } from './orders.sql';
import { markPayment, type PaymentRow } from './payments.sql';
import { wantConfirmed } from './suppliers/want-supplier';
import { findTravellers, markTicketCode } from './travellers.sql';

async function sellHeldPlaces(trx: Trx, orderId: string) {
  const lines = await findOrderLines(trx, [orderId]);
  const holds = await lockHolds(
    trx,
    lines.flatMap(({ holdId }) => holdId ?? []),
  );
  if (holds.some(({ status }) => status !== 'BOOKED')) throw new Error(`order ${orderId} is paid, but its places are not kept`);
  await lockStock(
    trx,
    holds.flatMap(({ places }) => places),
  );
  for (const { places } of holds) await sellStock(trx, places);
}

async function issueTickets(trx: Trx, order: OrderRow) {
  for (const { id } of await findTravellers(trx, order.id)) await markTicketCode(trx, id, newTicketCode());
}

/**
 * The money is there: payment, order, stock and tickets change together. Settling twice is settling once.
 * The payment must be locked by the caller. Refuses: order_state_refused.
 */
export async function settlePayment(trx: Trx, payment: PaymentRow, why: Why & { providerRef?: string; decidedBy?: string }): Promise<void> {
  if (payment.status === 'success') return;
  const order = await lockOrder(trx, payment.orderId);
  const { amountMinor, currency } = payment;
  if (payment.method !== 'wallet')
    await recordReceipt(trx, { orderId: order.id, paymentId: payment.id, amountMinor, currency, actor: why.actor, at: why.at });
  await markPayment(trx, payment.id, {
    status: 'success',
    providerRef: why.providerRef,
    expiresAt: null,
    decidedBy: why.decidedBy,
    decidedAt: why.at,
  });
  await sellHeldPlaces(trx, order.id);
  await changeOrderStatus(trx, order, { ...why, to: 'paid' });
  await markOrderPaid(trx, order.id, { at: why.at, method: payment.method, confirmationNumber: newConfirmationNumber() });
  await issueTickets(trx, order);
  const isWaiting = await wantConfirmed(trx, order.id, why.at);
  await mailOrderMoment(trx, order.id, isWaiting ? 'supplier_waiting' : 'paid');
}

/** The payment came to nothing: the order waits for another one, at least until `payUntil`. */
export async function failPayment(trx: Trx, payment: PaymentRow, why: Why & { payUntil: Date }): Promise<void> {
  if (payment.status === 'success' || payment.status === 'failed') return;
  const order = await lockOrder(trx, payment.orderId);
  await markPayment(trx, payment.id, { status: 'failed', reason: why.reason ?? null });
  if (order.status === 'pending') await changeOrderStatus(trx, order, { ...why, to: 'ORDERED' });
  if (!order.expiresAt || order.expiresAt < why.payUntil) await markOrderExpiry(trx, order.id, why.payUntil);
}
