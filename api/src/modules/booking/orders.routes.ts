import { Common, FindOrder, Order, OrderAccess, OrderPage, OrdersQuery, PlacedOrders, PlaceOrder } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import type { App, Deps } from '../../deps';
import { answers, Done, done } from '../../http/answers';
import { NEEDS_SESSION, NO_VIEWER } from '../../http/openapi';
import { requireUser } from '../../http/caller';
import { countTry } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { runOnce } from '../../http/run-once';
import { languageOfQuery } from '../../http/view';
import { addJob } from '../../jobs/jobs';
import { causedBy, mayWrite } from '../../mail/limit-letters';
import { holderOf, ownerOf } from './cart-owner';
import { accessKeyOf, OrderCode, requireOrder, shownPayment } from './order-access';
import { fromCursor, toCursor } from './order-cursor';
import { countOrders, findOrderList } from './order-list.sql';
import { viewOrder, viewSummary } from './order-view';
import { findOrder, findOrderByCode, type OrderRow } from './orders.sql';
import { placeOrder } from './place-order';
import { askSuppliers, awaitSuppliers } from './suppliers/ask-suppliers';

/** Placing an order. */
export function placeOrderRoutes(app: App, deps: Deps) {
  app.post(
    '/orders',
    {
      schema: {
        operationId: 'placeOrder',
        security: NO_VIEWER,
        tags: ['booking'],
        summary: 'Order what the cart holds, at the price that was seen',
        querystring: Common,
        body: PlaceOrder,
        response: answers(
          PlacedOrders,
          'cart_empty',
          'cart_line_expired',
          'product_unavailable',
          'answer_missing',
          'passenger_incomplete',
          'price_changed',
          'insurance_unanswered',
          'date_sold_out',
          'discount_refused',
          'agency_role_refused',
          'idempotency_key_missing',
          'idempotency_key_reused',
        ),
      },
    },
    async (request) => {
      const { companyId, currency: own } = request.shopHost;
      const { user } = request.caller;
      const cart = ownerOf(request);
      if (cart) await askSuppliers(deps, cart);
      const holder = holderOf(deps, request);
      const accessKey = (id: string) => (user ? null : accessKeyOf(deps, id));
      const placed = await runOnce(deps, request, async (trx) => {
        const owner = cart ?? refuse('cart_empty');
        const view = { language: languageOfQuery(request.query), currency: request.query.currency ?? own };
        const { rows, isSupplied } = await placeOrder(
          trx,
          { deps, owner, user, holder, companyId, network: request.network, ...view },
          PlaceOrder.parse(request.body),
        );
        return { ids: rows.map(({ id }) => id), isSupplied, orders: await viewPlaced(trx, { deps, rows, accessKey }) };
      });
      // What suppliers say to it is part of the answer; a repeated call hears what they have said meanwhile.
      if (!placed.isSupplied) return { orders: placed.orders };
      await awaitSuppliers(deps, placed.ids);
      const rows = await Promise.all(placed.ids.map(async (id) => (await findOrder(deps.db, id)) ?? refuse('not_found')));
      return { orders: await viewPlaced(deps.db, { deps, rows, accessKey }) };
    },
  );
}

async function viewPlaced(db: Sql, { deps, rows, accessKey }: { deps: Deps; rows: OrderRow[]; accessKey: (id: string) => string | null }) {
  const orders = [];
  for (const order of rows) orders.push(await viewOrder(db, order, { now: deps.clock.now(), accessKey: accessKey(order.id), deps }));
  return orders;
}

/** A customer's list of orders. */
export function orderListRoutes(app: App, deps: Deps) {
  app.get(
    '/orders',
    {
      schema: {
        operationId: 'getOrders',
        tags: ['booking'],
        summary: "The caller's orders, a page at a time",
        security: NEEDS_SESSION,
        querystring: Common.extend(OrdersQuery.shape),
        response: answers(OrderPage),
      },
    },
    async (request) => {
      const { userId, agencyId } = requireUser(request);
      const { tab, q, kind, from, to, cursor, limit } = request.query;
      const owner = { userId, agencyId, now: deps.clock.now() };
      const [rows, counts] = await Promise.all([
        findOrderList(deps.db, { ...owner, tab, q, kind, from, to, after: fromCursor(deps.secrets, cursor), limit: limit + 1 }),
        countOrders(deps.db, owner),
      ]);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { items: page.map(viewSummary), nextCursor: rows.length > limit && last ? toCursor(deps.secrets, last) : null, counts };
    },
  );
}

/** One order: looking at it, and finding a lost one. */
export function orderRoutes(app: App, deps: Deps) {
  app.get(
    '/orders/:code',
    {
      schema: {
        operationId: 'getOrder',
        tags: ['booking'],
        summary: 'One order, for its owner or by the key of its link',
        params: OrderCode,
        querystring: Common.extend(OrderAccess.shape),
        response: answers(Order),
      },
    },
    async (request, reply) => {
      const { key } = request.query;
      const order = await requireOrder(deps, { request, code: request.params.code, key });
      void reply.header('cache-control', 'no-store');
      const accessKey = request.caller.user ? null : (key ?? null);
      const view = await viewOrder(deps.db, order, { now: deps.clock.now(), accessKey, deps });
      return { ...view, payment: shownPayment(request, order, view.payment) };
    },
  );
  app.post(
    '/orders/find',
    {
      schema: {
        operationId: 'findOrder',
        tags: ['booking'],
        summary: 'Mail the link of an order again; never says whether number and address belong together',
        querystring: Common,
        body: FindOrder,
        response: answers(Done),
      },
    },
    async (request) => {
      await countTry(deps.db, deps.clock.now(), { bucket: `find-order:${request.network}`, tries: 5, windowMinutes: 60 });
      const order = await findOrderByCode(deps.db, request.body.code);
      const { email: to } = request.body;
      if (order?.contactEmail.toLowerCase() !== to) return done;
      // Whether it was mailed is said to nobody: it would tell that number and address belong together.
      if (await mayWrite(deps.db, { to, purpose: 'access', ...causedBy(request), at: deps.clock.now() }))
        await addJob(deps.db, { name: 'order_mail', payload: { orderId: order.id, moment: 'link' } });
      return done;
    },
  );
}
