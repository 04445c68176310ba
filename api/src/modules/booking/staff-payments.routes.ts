import { z } from 'zod';
import { Common, Payment, RefuseProof, StaffPaymentList, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { requireStaff } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { confirmProof, refuseProof } from './decide-proof';
import { findOrder } from './orders.sql';
import { viewPayment } from './payment-view';
import { findPayment, findPaymentsToCheck } from './payments.sql';

const PaymentId = z.object({ paymentId: uuid });

async function viewForStaff({ db }: Deps, paymentId: string) {
  const payment = (await findPayment(db, paymentId)) ?? refuse('not_found');
  const order = (await findOrder(db, payment.orderId)) ?? refuse('not_found');
  const view = await viewPayment(db, order, payment);
  return { ...view, contactName: order.contactName, total: { amount: order.totalMinor, currency: order.currency } };
}

/** Staff's work on payment proofs; for everybody else these addresses do not exist. */
export function staffPaymentRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['staff'],
    security: NEEDS_SESSION,
    querystring: Common,
  });
  const decided = answers(Payment, 'payment_state_refused', 'order_state_refused');

  app.get(
    '/staff/payments',
    { schema: { ...schemaOf('getPaymentsToCheck', 'Proofs that wait for a decision'), response: answers(StaffPaymentList) } },
    async (request) => {
      requireStaff(request);
      const items = [];
      for (const { id } of await findPaymentsToCheck(deps.db)) items.push(await viewForStaff(deps, id));
      return { items };
    },
  );
  app.post(
    '/staff/payments/:paymentId/confirm',
    { schema: { ...schemaOf('confirmProof', 'The money is there'), params: PaymentId, response: decided } },
    async (request) => {
      const decision = { staffId: requireStaff(request).userId, paymentId: request.params.paymentId };
      await confirmProof(deps, decision);
      return viewForStaff(deps, decision.paymentId);
    },
  );
  app.post(
    '/staff/payments/:paymentId/refuse',
    {
      schema: {
        ...schemaOf('refuseProof', 'The proof shows no such payment; the reason is told to the payer'),
        params: PaymentId,
        body: RefuseProof,
        response: decided,
      },
    },
    async (request) => {
      const decision = { staffId: requireStaff(request).userId, paymentId: request.params.paymentId };
      await refuseProof(deps, decision, request.body.reason);
      return viewForStaff(deps, decision.paymentId);
    },
  );
}
