import { z } from 'zod';
import { Common, Order, OrderAccess, PutBerths, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { refuse } from '../../../http/refusal';
import { OrderCode, requireOrder } from '../order-access';
import { viewOrder } from '../order-view';
import { findOrderLines } from '../orders.sql';
import { markBerth } from '../travellers.sql';
import { berthsCsv } from './berths.rules';

/** The room list or seat list of a group (D28). */
export function berthRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    ...{ operationId, summary, tags: ['booking'] },
    params: OrderCode.extend({ lineId: uuid }),
    querystring: Common.extend(OrderAccess.shape),
  });
  app.put(
    '/orders/:code/lines/:lineId/berths',
    {
      schema: {
        ...schemaOf('giveBerths', 'Say who sleeps or sits where'),
        body: PutBerths,
        response: answers(Order, 'agency_role_refused'),
      },
    },
    async (request) => {
      const { code, lineId } = request.params;
      const { key } = request.query;
      const order = await requireOrder(deps, { request, code, key });
      return deps.db.transaction().execute(async (trx) => {
        // In one order, so that two who save at once never wait for each other.
        const berths = request.body.berths.toSorted((one, other) => (one.travellerId < other.travellerId ? -1 : 1));
        const ofLine = (await findOrderLines(trx, [order.id])).some(({ id }) => id === lineId);
        if (!ofLine) refuse('not_found');
        for (const given of berths) if (!(await markBerth(trx, { lineId, ...given }))) refuse('not_found');
        return viewOrder(trx, order, { now: deps.clock.now(), accessKey: key ?? null, deps });
      });
    },
  );
  app.get(
    '/orders/:code/lines/:lineId/berths.csv',
    {
      schema: {
        ...schemaOf('getBerthsCsv', 'The room list or seat list as CSV, by room or seat'),
        produces: ['text/csv'],
        response: answers(z.any().meta({ description: 'The file', format: 'binary' })),
      },
    },
    async (request, reply) => {
      const { code, lineId } = request.params;
      const order = await requireOrder(deps, { request, code, key: request.query.key });
      const { lines } = await viewOrder(deps.db, order, { now: deps.clock.now(), accessKey: null, deps });
      const { passengers } = lines.find(({ id }) => id === lineId) ?? refuse('not_found');
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="list-${order.code}.csv"`)
        .header('cache-control', 'private, no-store')
        .serializer((file: unknown) => file as string)
        .send(berthsCsv(passengers));
    },
  );
}
