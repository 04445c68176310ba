import { z } from 'zod';
import { Common, OrderAccess, Payment, SandboxCard, SandboxCardToken, StartPayment, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { countTry } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { runOnce } from '../../http/run-once';
import { OrderCode, requireOrder } from './order-access';
import { viewPayment } from './order-view';
import { requirePayment, viewPaymentNow } from './payment-access';
import { tokenizeSandboxCard } from './sandbox-cards';
import { chargeCard } from './charge-card';
import { startPayment } from './start-payment';

const PaymentId = z.object({ paymentId: uuid });
const Access = Common.extend(OrderAccess.shape);

/** Paying: starting it, and how it stands. */
export function paymentRoutes(app: App, deps: Deps) {
  app.post(
    '/orders/:code/payments',
    {
      schema: {
        operationId: 'startPayment',
        tags: ['booking'],
        summary: 'Pay an order; a refused card answers a payment that has failed, with the reason',
        params: OrderCode,
        querystring: Access,
        body: StartPayment,
        response: answers(
          Payment,
          'order_expired',
          'order_state_refused',
          'supplier_waiting',
          'price_changed',
          'payment_part_changed',
          'payment_state_refused',
          'transfer_arrived',
          'payment_method_unavailable',
          'wallet_insufficient',
          'credit_overdue',
          'agency_role_refused',
          'approval_needed',
          'idempotency_key_missing',
          'idempotency_key_reused',
        ),
      },
    },
    async (request) => {
      const { body } = request;
      const order = await requireOrder(deps, { request, code: request.params.code, key: request.query.key });
      const { user } = request.caller;
      const agencyId = user && user.agencyRole !== 'viewer' ? user.agencyId : null;
      // By an agency's link without a session, it is the booker's limit that counts.
      const payerId = user?.agencyId === order.agencyId ? (user?.userId ?? null) : order.userId;
      const { paymentId } = await runOnce(deps, request, async (trx) => ({
        paymentId: await startPayment(trx, { deps, orderId: order.id, agencyId, payerId }, body),
      }));
      if (body.method === 'card') await chargeCard(deps, { order, paymentId, cardToken: body.cardToken });
      return viewPaymentNow(deps, order, paymentId);
    },
  );
  app.get(
    '/payments/:paymentId',
    {
      schema: {
        operationId: 'getPayment',
        tags: ['booking'],
        summary: 'How a payment stands',
        params: PaymentId,
        querystring: Access,
        response: answers(Payment),
      },
    },
    async (request, reply) => {
      const { payment, order } = await requirePayment(deps, request);
      void reply.header('cache-control', 'no-store');
      return viewPayment(deps.db, order, payment);
    },
  );
}

/** The demonstration card company, which stands outside our payment calls. */
export function sandboxRoutes(app: App, deps: Deps) {
  app.post(
    '/sandbox/cards',
    {
      schema: {
        operationId: 'tokenizeCard',
        tags: ['sandbox'],
        summary: "The demonstration card company's page: a card for a token",
        querystring: Common,
        body: SandboxCard,
        response: answers(SandboxCardToken, 'card_token_invalid'),
      },
    },
    async (request) => {
      const now = deps.clock.now();
      await countTry(deps.db, now, { bucket: `cards:${request.network}`, tries: 300, windowMinutes: 60 });
      return (await tokenizeSandboxCard(deps.db, now, request.body)) ?? refuse('card_token_invalid');
    },
  );
}
