import { Availability, AvailabilityQuery, Calendar, CalendarQuery, Common } from '@straits/api-contract';
import type { Routes } from '../../deps';
import { answers } from '../../http/answers';
import { viewAvailability, viewCalendar } from './check-availability';
import { OF_THIS_MOMENT } from './freshness';
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
        { optionId, from: localDateStart, until: localDateEnd },
        await viewOf(deps.db, request.query),
      );
      void reply.header('cache-control', OF_THIS_MOMENT);
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
        { optionId, localDate, quantities: quantitiesOf(units) },
        await viewOf(deps.db, request.query),
      );
      void reply.header('cache-control', OF_THIS_MOMENT);
      return availability;
    },
  );
};
