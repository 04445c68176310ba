import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, OrderAccess, Payment, SandboxCard, SandboxCardToken, StartPayment, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { countTry } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { runOnce } from '../../http/run-once';
import { isKeyOf, OrderCode, requireOrder, shownPayment } from './order-access';
import { viewPayment } from './payment-view';
import type { OrderRow } from './orders.sql';
import { requirePayment, viewPaymentNow } from './payment-access';
import { tokenizeSandboxCard } from './sandbox-cards';
import { chargeCard, leaveCardPage, returnUrlOf } from './charge-card';
import { startPayment } from './start-payment';

const PaymentId = z.object({ paymentId: uuid });
const Access = Common.extend(OrderAccess.shape);

/** A card comes as a token, or is typed at its company's page where that has one. Refuses: payment_method_unavailable, card_token_invalid. */
function checkCard({ cards, settings }: Deps, wanted: StartPayment) {
  if (wanted.method !== 'card') return;
  if (settings.cards === 'none') refuse('payment_method_unavailable');
  if (wanted.cardToken === undefined && !cards.page) refuse('card_token_invalid');
}
/** Whose money it may be: an agency's, by those of it who may pay. By an agency's link without a session, it is the booker's limit that counts. */
function payerOf({ caller: { user } }: FastifyRequest, order: Pick<OrderRow, 'agencyId' | 'userId'>) {
  const agencyId = user && user.agencyRole !== 'viewer' ? user.agencyId : null;
  return { agencyId, payerId: user?.agencyId === order.agencyId ? (user?.userId ?? null) : order.userId };
}

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
          'card_token_invalid',
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
      checkCard(deps, body);
      const order = await requireOrder(deps, { request, code: request.params.code, key: request.query.key });
      const { paymentId } = await runOnce(deps, request, async (trx) => ({
        paymentId: await startPayment(trx, { deps, orderId: order.id, ...payerOf(request, order) }, body),
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
      return shownPayment(request, order, await viewPayment(deps.db, order, payment));
    },
  );
}

/** Back from the card company's own page without having paid: a browser is led here by the order's key, and with it on to the payment page. */
export function cardPageRoutes(app: App, deps: Deps) {
  app.get(
    '/payments/:paymentId/card-page-left',
    { schema: { hide: true, params: PaymentId, querystring: Access } },
    async (request, reply) => {
      const { payment, order } = await requirePayment(deps, request);
      // It leads on with the key: to nobody who has come without it.
      if (!isKeyOf(deps, order.id, request.query.key)) refuse('not_found');
      await leaveCardPage(deps, payment);
      return reply.header('cache-control', 'no-store').redirect(returnUrlOf(deps, order), 303);
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
        response: answers(SandboxCardToken, 'card_token_invalid', 'payment_method_unavailable'),
      },
    },
    async (request) => {
      // A real card is typed at its company's page: its number does not come here.
      if (deps.cards.page || deps.settings.cards !== 'sandbox') refuse('payment_method_unavailable');
      const now = deps.clock.now();
      await countTry(deps.db, now, { bucket: `cards:${request.network}`, tries: 300, windowMinutes: 60 });
      return (await tokenizeSandboxCard(deps.db, now, request.body)) ?? refuse('card_token_invalid');
    },
  );
}
