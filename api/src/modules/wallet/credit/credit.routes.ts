import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, CreditForecast, ReservationList, ReserveOrder, slug } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { NEEDS_SESSION } from '../../../http/openapi';
import { runOnce } from '../../../http/run-once';
import { findAccount } from '../ledger/accounts.sql';
import { requireMover, requirePurse, type Purse } from '../wallet-access';
import { releaseOrder, reserveOrder } from './reserve-order';
import { findReservations } from './reservations.sql';
import { findTerms } from './terms.sql';
import { viewForecast } from './view-forecast';

/** Credit as its agency sees it: how it will go, what is reserved on it. */
export function creditRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    tags: ['wallet'],
    security: NEEDS_SESSION,
    summary,
    querystring: Common,
  });
  async function viewReservations({ agency, mayMove }: Purse) {
    const [rows, terms, account] = [
      await findReservations(deps.db, agency.id),
      await findTerms(deps.db, agency.id),
      await findAccount(deps.db, { agencyId: agency.id, type: 'receivable', currency: agency.currency }),
    ];
    return {
      items: rows.map(({ orderCode, amountMinor, currency, payBy, createdAt }) => ({
        orderCode,
        amount: { amount: amountMinor, currency },
        payBy: payBy.toISOString(),
        createdAt: createdAt.toISOString(),
      })),
      mayReserve: mayMove && terms.reserveDays > 0 && (account?.creditLimitMinor ?? 0) > 0,
    };
  }

  app.get(
    '/wallet/credit/forecast',
    { schema: { ...schemaOf('getCreditForecast', 'Unused credit of the next 60 days'), response: answers(CreditForecast) } },
    async (request) => viewForecast(deps.db, (await requirePurse(deps, request)).agency, deps.clock.now()),
  );
  app.get(
    '/wallet/reservations',
    { schema: { ...schemaOf('getReservations', 'Orders reserved on credit'), response: answers(ReservationList) } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return viewReservations(await requirePurse(deps, request));
    },
  );
  app.post(
    '/wallet/reservations',
    {
      schema: {
        ...schemaOf('reserveOrder', 'Reserve an order now, pay it later from credit'),
        body: ReserveOrder,
        response: answers(
          ReservationList,
          'wallet_role_refused',
          'order_state_refused',
          'order_expired',
          'price_changed',
          'reservation_refused',
          'approval_needed',
          'credit_overdue',
          'wallet_insufficient',
          'idempotency_key_missing',
          'idempotency_key_reused',
        ),
      },
    },
    async (request) => {
      const purse = await requireMover(deps, request);
      await runOnce(deps, request, async (trx) => {
        await reserveOrder(trx, purse, { ...request.body, now: deps.clock.now() });
        return {};
      });
      return viewReservations(purse);
    },
  );
  app.delete(
    '/wallet/reservations/:orderCode',
    {
      schema: {
        ...schemaOf('releaseReservation', 'Give a reservation back: the credit is free again'),
        params: z.object({ orderCode: slug }),
        response: answers(ReservationList, 'wallet_role_refused'),
      },
    },
    async (request: FastifyRequest<{ Params: { orderCode: string } }>) => {
      const purse = await requireMover(deps, request);
      await deps.db
        .transaction()
        .execute((trx) => releaseOrder(trx, purse, { orderCode: request.params.orderCode, now: deps.clock.now() }));
      return viewReservations(purse);
    },
  );
}
