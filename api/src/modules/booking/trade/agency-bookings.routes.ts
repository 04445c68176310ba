import {
  AgencyBookings,
  AgencyBookingsQuery,
  AskDates,
  BookingDateQuotes,
  Common,
  MovedBookings,
  MoveBookings,
} from '@straits/api-contract';
import { localDateIn } from '../../../clock';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { NEEDS_SESSION } from '../../../http/openapi';
import { requireBooker, requireMember } from '../../agency';
import { findAgencyBookings } from './agency-bookings.sql';
import { moveBookings, quoteDates } from './move-bookings';

/** An agency's bookings that are still to come, and several of them moved to another date at once (D22). */
export function agencyBookingRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({ operationId, summary, tags: ['agency'], security: NEEDS_SESSION });
  app.get(
    '/agency/bookings',
    {
      schema: {
        ...schemaOf('getAgencyBookings', "The agency's paid bookings that are still to come"),
        querystring: Common.extend(AgencyBookingsQuery.shape),
        response: answers(AgencyBookings),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      const now = deps.clock.now();
      const filter = { today: localDateIn(now, 'Asia/Singapore'), q: request.query.q, limit: 200 };
      const rows = await findAgencyBookings(deps.db, requireMember(request).agencyId, filter);
      return {
        items: rows.map(({ orderId: _, totalMinor, currency, startTime, ...row }) => ({
          ...row,
          startTime: startTime || null,
          total: { amount: totalMinor, currency },
        })),
        serverNow: now.toISOString(),
      };
    },
  );
  app.post(
    '/agency/bookings/date-quotes',
    {
      schema: {
        ...schemaOf('quoteBookingDates', 'What another date would cost for several bookings; changes nothing'),
        querystring: Common,
        body: AskDates,
        response: answers(BookingDateQuotes, 'agency_role_refused'),
      },
    },
    async (request) => quoteDates(deps, requireBooker(request), request.body),
  );
  app.post(
    '/agency/bookings/dates',
    {
      schema: {
        ...schemaOf('moveBookings', 'Move several bookings to another date: those that can be are, the others say why'),
        querystring: Common,
        body: MoveBookings,
        response: answers(MovedBookings, 'agency_role_refused'),
      },
    },
    async (request) => moveBookings(deps, requireBooker(request), request.body),
  );
}
