import { z } from 'zod';
import {
  Common,
  LateMoney,
  Manifest,
  ManifestQuery,
  OpenBalances,
  Order,
  RefundPaid,
  ResolveStuck,
  StaffRefunds,
  StuckOrders,
  uuid,
} from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers, Done, done } from '../../../http/answers';
import { requireStaff } from '../../../http/caller';
import { NEEDS_SESSION } from '../../../http/openapi';
import { refuse } from '../../../http/refusal';
import { viewOpenBalances } from '../deposits/view-balances';
import { OrderCode } from '../order-access';
import { viewOrder } from '../order-view';
import { findOrderByCode } from '../orders.sql';
import { recordLateMoney, resolveStuck } from './help-order';
import { confirmRefundPaid } from './refund.jobs';
import { findRefundsToPay } from './refunds.sql';
import { findManifest } from './staff-orders.sql';
import { findStuckOrders } from './stuck.sql';
import { viewRefund } from './view-refund';

const RefundId = z.object({ refundId: uuid });
const schemaOf = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['staff'],
  security: NEEDS_SESSION,
  querystring: Common,
});

/** Staff's work on orders that need a person; for everybody else these addresses do not exist. */
export function staffOrderRoutes(app: App, deps: Deps) {
  app.get(
    '/staff/orders/stuck',
    { schema: { ...schemaOf('getStuckOrders', 'Orders that cannot go on by themselves'), response: answers(StuckOrders) } },
    async (request) => {
      requireStaff(request);
      const rows = await findStuckOrders(deps.db);
      return {
        items: rows.map((row) => ({
          ...{ code: row.code, status: row.status, contactName: row.contactName, reason: row.stuckReason ?? '' },
          total: { amount: row.totalMinor, currency: row.currency },
          since: (row.stuckSince ?? row.createdAt).toISOString(),
        })),
      };
    },
  );
  app.get(
    '/staff/balances',
    {
      schema: {
        ...schemaOf('getOpenBalances', 'Orders whose deposit is paid and whose balance is not, with those that are overdue'),
        response: answers(OpenBalances),
      },
    },
    async (request) => {
      requireStaff(request);
      return { items: await viewOpenBalances(deps) };
    },
  );
  app.post(
    '/staff/orders/:code/resolve',
    {
      schema: {
        ...schemaOf('resolveStuckOrder', 'The order is looked after; the note stays in its history'),
        params: OrderCode,
        body: ResolveStuck,
        response: answers(Done),
      },
    },
    async (request) => {
      const { userId } = requireStaff(request);
      await resolveStuck(deps, { code: request.params.code, staffId: userId, note: request.body.note });
      return done;
    },
  );
  app.post(
    '/staff/orders/:code/late-money',
    {
      schema: {
        ...schemaOf('recordLateMoney', 'Money came after the order had ended: it is booked, or goes back'),
        params: OrderCode,
        body: LateMoney,
        response: answers(Order, 'price_changed', 'payment_state_refused', 'reference_needed', 'refund_too_large'),
      },
    },
    async (request) => {
      const { userId } = requireStaff(request);
      const { amount, reference } = request.body;
      await recordLateMoney(deps, { code: request.params.code, staffId: userId, amount, reference });
      const order = (await findOrderByCode(deps.db, request.params.code)) ?? refuse('not_found');
      return viewOrder(deps.db, order, { now: deps.clock.now(), accessKey: null, deps });
    },
  );
}

/** Refunds that are paid out by hand, and who travels on a day. */
export function staffRefundRoutes(app: App, deps: Deps) {
  app.get(
    '/staff/refunds',
    { schema: { ...schemaOf('getRefundsToPay', 'Refunds that a person must pay out'), response: answers(StaffRefunds) } },
    async (request) => {
      requireStaff(request);
      const rows = await findRefundsToPay(deps.db);
      return {
        items: rows.map(({ orderCode, contactName, ...row }) => ({ ...viewRefund(row), orderCode, contactName, reason: row.reason })),
      };
    },
  );
  app.post(
    '/staff/refunds/:refundId/paid',
    {
      schema: {
        ...schemaOf('confirmRefundPaid', 'The refund was paid out, under this reference'),
        params: RefundId,
        body: RefundPaid,
        response: answers(Done),
      },
    },
    async (request) => {
      requireStaff(request);
      await confirmRefundPaid(deps, { refundId: request.params.refundId, reference: request.body.reference });
      return done;
    },
  );
  app.get(
    '/staff/manifest',
    {
      schema: {
        ...schemaOf('getManifest', 'Everybody who travels on a day'),
        querystring: Common.extend(ManifestQuery.shape),
        response: answers(Manifest),
      },
    },
    async (request) => {
      requireStaff(request);
      const { date, productId } = request.query;
      const rows = await findManifest(deps, { date, productId });
      return { date, lines: rows.map((row) => ({ ...row, startTime: row.startTime || null })) };
    },
  );
}
