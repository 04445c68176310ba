import type { FastifyRequest } from 'fastify';
import { Availability, AvailabilityQuery, Calendar, CalendarQuery, Common } from '@straits/api-contract';
import type { Routes } from '../../deps';
import { answers } from '../../http/answers';
import { viewAvailability, viewCalendar } from './check-availability';
import { OF_THIS_MOMENT } from './freshness';
import type { OwnCart } from './stock.sql';
import { viewOf } from './view';

/** `adult:2,child:1`; a unit named twice counts together. */
function quantitiesOf(units: string | undefined): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const part of units?.split(',') ?? []) {
    const [id = '', quantity = '0'] = part.split(':');
    quantities.set(id, (quantities.get(id) ?? 0) + Number(quantity));
  }
  return quantities;
}

/** With a transaction under way, what the caller's cart holds counts as free for the caller (M280). */
function ownCartOf({ query, caller }: FastifyRequest & { query: Common }): OwnCart {
  if (query.IsAddBook !== 'true') return null;
  if (caller.user) return { userId: caller.user.userId };
  return caller.cartCookieHash ? { cookieHash: caller.cartCookieHash } : null;
}

export const availabilityRoutes: Routes = (app, deps) => {
  app.get(
    '/availability/calendar',
    {
      schema: {
        operationId: 'getCalendar',
        tags: ['catalog'],
        summary: 'Days of an option with what is left and the price',
        querystring: Common.extend(CalendarQuery.shape),
        response: answers(Calendar, 'not_found', 'product_unavailable'),
      },
    },
    async (request, reply) => {
      const { optionId, localDateStart, localDateEnd } = request.query;
      const calendar = await viewCalendar(
        deps,
        { optionId, from: localDateStart, until: localDateEnd, owner: ownCartOf(request) },
        await viewOf(deps.db, request.query),
      );
      void reply.header('cache-control', ownCartOf(request) ? 'private, no-store' : OF_THIS_MOMENT);
      return calendar;
    },
  );
  app.get(
    '/availability',
    {
      schema: {
        operationId: 'getAvailability',
        tags: ['catalog'],
        summary: "A day's starts, prices and the total for travellers",
        querystring: Common.extend(AvailabilityQuery.shape),
        response: answers(Availability, 'not_found', 'product_unavailable'),
      },
    },
    async (request, reply) => {
      const { optionId, localDate, units } = request.query;
      const availability = await viewAvailability(
        deps,
        { optionId, localDate, quantities: quantitiesOf(units), owner: ownCartOf(request) },
        await viewOf(deps.db, request.query),
      );
      void reply.header('cache-control', ownCartOf(request) ? 'private, no-store' : OF_THIS_MOMENT);
      return availability;
    },
  );
};
