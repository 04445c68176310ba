import type { StartPayment } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { addJob } from '../../jobs/jobs';
import { checkSpending } from '../agency';
import { spendFromWallet } from '../wallet';
import { changeOrderStatus } from './change-order-status';
import { partToPay, toPayMinor, waitsUntil } from './deposits/deposit.rules';
import { isMoneyMatched } from './matched-money.sql';
import { isTransferTaken } from './ways-to-pay';
import { findOrderLines, lockOrder, markOrderExpiry, type OrderRow } from './orders.sql';
import { countPayments, findPaymentOfOrder, insertPayment, lockPayment, markPayment } from './payments.sql';
import { beginOf, transferUntil } from './transfer-deadline.rules';
import { settlePayment } from './settle-payment';
import { isReserving } from './suppliers/want-supplier';

const CHECK_AFTER_SECONDS = 10;

function checkPayable(order: OrderRow, now: Date) {
  if (order.status === 'EXPIRED' || (order.expiresAt && order.expiresAt <= now)) refuse('order_expired');
  if (order.status !== 'ORDERED') refuse('order_state_refused');
}

/** What is paid is what the shopper saw (A6), and the part of it, in a way that takes the order's currency. */
async function checkWanted(trx: Trx, order: OrderRow, { method, expected, part }: StartPayment) {
  if ((part ?? 'whole') !== partToPay(order)) refuse('payment_part_changed');
  if (expected.amount !== toPayMinor(order) || expected.currency !== order.currency) refuse('price_changed');
  // It is confirmed without one.
  if (expected.amount === 0) refuse('payment_method_unavailable');
  if (method === 'bank_transfer' && !(await isTransferTaken(trx, order))) refuse('payment_method_unavailable');
}

/** Puts an older transfer that nobody has paid yet out of the way of a new try. Answers how many tries there were. Refuses: payment_state_refused, transfer_arrived. */
async function replaceOpenPayment(trx: Trx, order: OrderRow): Promise<number> {
  const open = await findPaymentOfOrder(trx, order);
  const isOpen = open !== undefined && open.status !== 'failed';
  if (isOpen && open.status !== 'awaiting_proof' && open.status !== 'proof_given') refuse('payment_state_refused');
  if (await isMoneyMatched(trx, order.id)) refuse('transfer_arrived');
  if (isOpen) await markPayment(trx, open.id, { status: 'failed', reason: 'replaced' });
  return countPayments(trx, order.id);
}

/** What a payer writes on a transfer: the order's number, with the try behind it from the second on. */
const referenceOf = ({ code }: OrderRow, tries: number) => (tries === 0 ? code : `${code}-${tries + 1}`);

/** Until when the money of a transfer must be there: a balance's as long as the order waits. Refuses payment_method_unavailable when the first visit is too near for one. */
async function transferDeadline(trx: Trx, order: OrderRow, now: Date): Promise<Date> {
  if (partToPay(order) === 'balance') return order.expiresAt ?? waitsUntil(order, now);
  const begins = (await findOrderLines(trx, [order.id])).flatMap(beginOf).sort((a, b) => a.getTime() - b.getTime())[0];
  return transferUntil(now, begins) ?? refuse('payment_method_unavailable');
}

interface Starting {
  deps: Deps;
  orderId: string;
  agencyId: string | null;
  /** Of an agency's order: whose spending limit it counts against. */
  payerId: string | null;
}

async function payFromWallet(trx: Trx, { deps, agencyId }: Starting, paid: { order: OrderRow; paymentId: string }) {
  const { order, paymentId } = paid;
  // Another's order counts against nobody's limit, and what comes back of it goes to its own agency.
  if (!agencyId || agencyId !== order.agencyId) refuse('payment_method_unavailable');
  const now = deps.clock.now();
  const payment = (await lockPayment(trx, paymentId)) ?? refuse('not_found');
  const spend = {
    agencyId,
    amountMinor: payment.amountMinor,
    currency: order.currency,
    orderId: order.id,
    paymentId,
    description: order.code,
    now,
  };
  await settlePayment(trx, payment, { at: now, actor: 'customer', takeMoney: () => spendFromWallet(trx, spend) });
}

/** The charge follows outside of this transaction: the job is there before it, in case that this process dies in the middle. */
async function awaitCharge(trx: Trx, { order, paymentId, now }: { order: OrderRow; paymentId: string; now: Date }) {
  await changeOrderStatus(trx, order, { to: 'pending', at: now, actor: 'customer' });
  const runAt = new Date(now.getTime() + CHECK_AFTER_SECONDS * 1000);
  await addJob(trx, { name: 'check_payment', payload: { paymentId }, key: `check_payment:${paymentId}`, runAt });
}

/**
 * Begins a payment of an order in the caller's transaction and answers its id. A card is charged afterwards by `chargeCard`, because no
 * provider can be part of our transaction. Refuses: order_expired, order_state_refused, payment_part_changed, price_changed,
 * payment_state_refused, transfer_arrived, payment_method_unavailable, supplier_waiting, approval_needed, wallet_insufficient.
 */
export async function startPayment(trx: Trx, starting: Starting, wanted: StartPayment): Promise<string> {
  const now = starting.deps.clock.now();
  const order = await lockOrder(trx, starting.orderId);
  checkPayable(order, now);
  if (await isReserving(trx, order.id)) refuse('supplier_waiting');
  await checkWanted(trx, order, wanted);
  await checkSpending(trx, order, { userId: starting.payerId, now, of: { part: partToPay(order), amountMinor: toPayMinor(order) } });
  const tries = await replaceOpenPayment(trx, order);
  const isTransfer = wanted.method === 'bank_transfer';
  const expiresAt = isTransfer ? await transferDeadline(trx, order, now) : null;
  const status = isTransfer ? 'awaiting_proof' : 'pending';
  const paymentId = await insertPayment(trx, {
    orderId: order.id,
    part: partToPay(order),
    method: wanted.method,
    status,
    amountMinor: toPayMinor(order),
    currency: order.currency,
    reference: referenceOf(order, tries),
    now,
    expiresAt,
  });
  if (isTransfer) await markOrderExpiry(trx, order.id, expiresAt);
  if (wanted.method === 'wallet') await payFromWallet(trx, starting, { order, paymentId });
  if (wanted.method === 'card') await awaitCharge(trx, { order, paymentId, now });
  return paymentId;
}
