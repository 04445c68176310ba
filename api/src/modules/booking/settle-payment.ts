import type { Trx } from '../../database/connection';
import { openCommission, recordReceipt } from '../wallet';
import { changeOrderStatus, type Why } from './change-order-status';
import { keepDeposit } from './deposits/keep-deposit';
import { forgetHolders } from './hold-limits.sql';
import { lockHolds, lockStock, sellStock } from './holds.sql';
import { newConfirmationNumber, newTicketCode } from './order-code';
import { mailMomentOf } from './order-mail';
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
  const places = holds.flatMap((hold) => hold.places);
  // A single row is locked by its update.
  if (places.length > 1) await lockStock(trx, places);
  for (const hold of holds) await sellStock(trx, hold.places);
  await forgetHolders(
    trx,
    holds.map(({ id }) => id),
  );
}

async function issueTickets(trx: Trx, order: OrderRow) {
  for (const { id } of await findTravellers(trx, order.id)) await markTicketCode(trx, id, newTicketCode());
}

export interface Settling extends Why {
  providerRef?: string;
  decidedBy?: string;
  /** Writes the money into the ledger; without it, it came from outside. May refuse: nothing has changed then. */
  takeMoney?: (trx: Trx) => Promise<void>;
}

/** All of it is paid, or nothing is to be paid (`method` is null): tickets, suppliers and stock. The order must be locked, or be new. */
export async function completeSale(trx: Trx, order: OrderRow, { method, ...why }: Why & { method: PaymentRow['method'] | null }) {
  await changeOrderStatus(trx, order, { ...why, to: 'paid' });
  await markOrderPaid(trx, order.id, { at: why.at, method, confirmationNumber: newConfirmationNumber() });
  await issueTickets(trx, order);
  await openCommission(trx, order);
  const isWaiting = await wantConfirmed(trx, order.id, why.at);
  await mailMomentOf(trx, order, isWaiting ? 'supplier_waiting' : 'paid');
  await sellHeldPlaces(trx, order.id);
}

/**
 * The money is there: payment, order, stock, tickets and ledger change together; of a deposit all but tickets and sale. Settling twice is settling once. The payment must be locked
 * by the caller. The ledger comes last: every payment of a currency changes the shop's own accounts there, so they are locked for as short
 * as can be, and always after stock (decision 0096). Refuses: order_state_refused, and as takeMoney does.
 */
export async function settlePayment(trx: Trx, payment: PaymentRow, { providerRef, decidedBy, takeMoney, ...why }: Settling): Promise<void> {
  if (payment.status === 'success') return;
  const order = await lockOrder(trx, payment.orderId);
  await markPayment(trx, payment.id, { status: 'success', providerRef, expiresAt: null, decidedBy, decidedAt: why.at });
  if (payment.part === 'deposit') await keepDeposit(trx, order, why);
  else await completeSale(trx, order, { ...why, method: payment.method });
  const { amountMinor, currency } = payment;
  if (takeMoney) await takeMoney(trx);
  else await recordReceipt(trx, { orderId: order.id, paymentId: payment.id, amountMinor, currency, actor: why.actor, at: why.at });
}

/** The payment came to nothing: the order waits for another one, at least until `payUntil`. */
export async function failPayment(trx: Trx, payment: PaymentRow, why: Why & { payUntil: Date }): Promise<void> {
  if (payment.status === 'success' || payment.status === 'failed') return;
  const order = await lockOrder(trx, payment.orderId);
  await markPayment(trx, payment.id, { status: 'failed', reason: why.reason ?? null });
  if (order.status === 'pending') await changeOrderStatus(trx, order, { ...why, to: 'ORDERED' });
  if (!order.expiresAt || order.expiresAt < why.payUntil) await markOrderExpiry(trx, order.id, why.payUntil);
}
