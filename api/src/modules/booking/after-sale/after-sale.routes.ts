import type { FastifyRequest } from 'fastify';
import {
  AskCancelQuote,
  AskDateChange,
  CancelOrder,
  CancelQuote,
  ChangeDate,
  Common,
  DateQuote,
  Order,
  OrderAccess,
  uuid,
} from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { refuse } from '../../../http/refusal';
import { isAnswered, runOnce } from '../../../http/run-once';
import { OrderCode, requireOrder } from '../order-access';
import { findOrder } from '../orders.sql';
import { viewOrder } from '../order-view';
import type { AgreedMove } from '../suppliers/move-booking';
import { cancelOrder, quoteCancellation } from './cancel-order';
import { changeDate, quoteDateChange, withSupplier } from './change-date';

const Access = Common.extend(OrderAccess.shape);
const LineOfOrder = OrderCode.extend({ lineId: uuid });
const KEY_REFUSALS = ['idempotency_key_missing', 'idempotency_key_reused', 'price_changed'] as const;
const DATE_REFUSALS = [
  'agency_role_refused',
  'change_not_allowed',
  'date_same',
  'ticket_used',
  'change_costs_more',
  'date_before_way_there',
  'supplier_silent',
  'date_past',
  'cut_off_passed',
  'product_unavailable',
  'date_unavailable',
  'date_sold_out',
] as const;

type OrderRequest = FastifyRequest & { params: { code: string }; query: { key?: string } };
const orderOf = (deps: Deps, request: OrderRequest) => requireOrder(deps, { request, code: request.params.code, key: request.query.key });
/** Who acts: the owner by session or link, or staff in their place. */
const actorOf = ({ caller: { user } }: FastifyRequest) => (user?.isStaff ? `staff:${user.userId}` : 'customer');

const schemaOf = (operationId: string, summary: string) => ({ operationId, summary, tags: ['booking'], querystring: Access });

/** Cancelling an order or a part of it, with the fee shown first. */
export function cancellationRoutes(app: App, deps: Deps) {
  const refusals = [
    'agency_role_refused',
    'order_state_refused',
    'nothing_to_cancel',
    'unit_needs_companion',
    'quantity_out_of_range',
  ] as const;
  app.post(
    '/orders/:code/cancel-quote',
    {
      schema: {
        ...schemaOf('quoteCancellation', 'What a cancellation would give back now; changes nothing'),
        params: OrderCode,
        body: AskCancelQuote,
        response: answers(CancelQuote, ...refusals),
      },
    },
    async (request) => quoteCancellation(deps, await orderOf(deps, request), request.body),
  );
  app.post(
    '/orders/:code/cancel',
    {
      schema: {
        ...schemaOf('cancelOrder', 'Cancel an order or a part of it at the refund that was shown'),
        params: OrderCode,
        body: CancelOrder,
        response: answers(Order, ...refusals, ...KEY_REFUSALS, 'refund_too_large'),
      },
    },
    async (request) => {
      const { id } = await orderOf(deps, request);
      const { lines, reason, expectedRefund } = request.body;
      return runOnce(deps, request, async (trx) => {
        const now = deps.clock.now();
        await cancelOrder(trx, { orderId: id, wanted: { lines, expectedRefund }, at: now, actor: actorOf(request), reason });
        return viewOrder(trx, (await findOrder(trx, id)) ?? refuse('not_found'), {
          now,
          accessKey: request.query.key ?? null,
          deps,
        });
      });
    },
  );
}

/** Another date for a line of a paid order, where its terms allow it. */
export function dateChangeRoutes(app: App, deps: Deps) {
  app.post(
    '/orders/:code/lines/:lineId/date-quote',
    {
      schema: {
        ...schemaOf('quoteDateChange', 'What another date would cost; changes nothing'),
        params: LineOfOrder,
        body: AskDateChange,
        response: answers(DateQuote, ...DATE_REFUSALS),
      },
    },
    async (request) => quoteDateChange(deps, await orderOf(deps, request), { lineId: request.params.lineId, asked: request.body }),
  );
  app.post(
    '/orders/:code/lines/:lineId/date',
    {
      schema: {
        ...schemaOf('changeDate', 'Move a line of a paid order to another date'),
        params: LineOfOrder,
        body: ChangeDate,
        response: answers(Order, ...DATE_REFUSALS, ...KEY_REFUSALS),
      },
    },
    async (request) => {
      const order = await orderOf(deps, request);
      const { id } = order;
      const { lineId } = request.params;
      const wanted = request.body;
      const move = (agreed: AgreedMove | null) =>
        runOnce(deps, request, async (trx) => {
          const now = deps.clock.now();
          await changeDate(trx, { orderId: id, lineId, wanted, agreed, at: now, actor: actorOf(request) });
          return viewOrder(trx, (await findOrder(trx, id)) ?? refuse('not_found'), {
            now,
            accessKey: request.query.key ?? null,
            deps,
          });
        });
      return (await isAnswered(deps, request)) ? move(null) : withSupplier(deps, { order, lineId, wanted }, move);
    },
  );
}
