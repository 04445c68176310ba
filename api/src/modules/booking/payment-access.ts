import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { requireOrder } from './order-access';
import { findOrder, type OrderRow } from './orders.sql';
import { viewPayment } from './payment-view';
import { findPayment, type PaymentRow } from './payments.sql';

type PaymentRequest = FastifyRequest & { params: { paymentId: string }; query: { key?: string } };

/** A payment with its order; everybody but the order's owner, its key's holder and staff gets 404. */
export const requirePayment = (deps: Deps, request: PaymentRequest): Promise<{ payment: PaymentRow; order: OrderRow }> =>
  requirePaymentOf(deps, { request, paymentId: request.params.paymentId, key: request.query.key });

/** The same of a request whose address is not known to be well-formed. */
export async function requirePaymentOf(
  deps: Deps,
  { request, paymentId, key }: { request: FastifyRequest; paymentId: string; key: string | undefined },
): Promise<{ payment: PaymentRow; order: OrderRow }> {
  const payment = (await findPayment(deps.db, paymentId)) ?? refuse('not_found');
  const found = (await findOrder(deps.db, payment.orderId)) ?? refuse('not_found');
  return { payment, order: await requireOrder(deps, { request, code: found.code, key }) };
}

/** A payment as it stands after a change. */
export const viewPaymentNow = async (deps: Deps, order: OrderRow, paymentId: string) =>
  viewPayment(deps.db, order, (await findPayment(deps.db, paymentId)) ?? refuse('not_found'));

/** Refuses payment_state_refused where a proof is not waited for. */
export function checkTakesProof(payment: PaymentRow | undefined): asserts payment is PaymentRow {
  if (payment?.status !== 'awaiting_proof' && payment?.status !== 'proof_given') refuse('payment_state_refused');
}
