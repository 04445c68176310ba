import type { FastifyRequest } from 'fastify';
import { Common, NamedOneself, NameLinkPage, NameOneself, Order, OrderAccess, PutNameLink, uuid } from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { runOnce } from '../../../http/run-once';
import { languageOfQuery } from '../../../http/view';
import { OrderCode, requireOrder } from '../order-access';
import { viewOrder } from '../order-view';
import { findOrder } from '../orders.sql';
import { closeNameLink, nameOneself, openNameLink, viewNameLinkPage } from './name-link';
import { readSignedId, signedId, SignedId } from './signed-id';

type LineRequest = FastifyRequest & { params: { code: string; lineId: string }; query: { key?: string } };

/** The booker's side: one link for a whole group, with a deadline, ended at any time. */
export function nameLinkRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    ...{ operationId, summary, tags: ['booking'] },
    params: OrderCode.extend({ lineId: uuid }),
    querystring: Common.extend(OrderAccess.shape),
  });
  async function change(request: LineRequest, act: (trx: Trx, orderId: string, at: Date) => Promise<void>): Promise<Order> {
    const { id } = await requireOrder(deps, { request, code: request.params.code, key: request.query.key });
    const now = deps.clock.now();
    return deps.db.transaction().execute(async (trx) => {
      await act(trx, id, now);
      const order = (await findOrder(trx, id)) ?? refuse('not_found');
      return viewOrder(trx, order, { now, accessKey: request.query.key ?? null, deps });
    });
  }
  app.put(
    '/orders/:code/lines/:lineId/name-link',
    {
      schema: {
        ...schemaOf('openNameLink', 'One link by which everybody of a line names themselves; again to move its deadline'),
        body: PutNameLink,
        response: answers(Order, 'agency_role_refused', 'names_closed', 'date_past'),
      },
    },
    async (request) => {
      const { lastDay } = request.body;
      const { lineId } = request.params;
      return change(request, (trx, id, at) => openNameLink(trx, id, { lineId, lastDay, at }));
    },
  );
  app.delete(
    '/orders/:code/lines/:lineId/name-link',
    { schema: { ...schemaOf('endNameLink', 'End the link of a group for good'), response: answers(Order, 'agency_role_refused') } },
    async (request) => change(request, (trx, id, at) => closeNameLink(trx, id, { lineId: request.params.lineId, at })),
  );
}

/** The group's side, for whoever has the link. */
export function groupNameRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    ...{ operationId, summary, tags: ['booking'], querystring: Common, params: SignedId },
  });
  async function linkOf(request: FastifyRequest & { params: { token: string } }) {
    await countTry(deps.db, deps.clock.now(), { bucket: `name-link:${request.network}`, tries: 600, windowMinutes: 60 });
    return readSignedId(deps.secrets, 'name-link', request.params.token) ?? refuse('not_found');
  }
  app.get(
    '/name-links/:token',
    { schema: { ...schemaOf('getNameLink', 'The places of a group that have no name yet'), response: answers(NameLinkPage) } },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return viewNameLinkPage(deps, await linkOf(request), languageOfQuery(request.query));
    },
  );
  app.post(
    '/name-links/:token/travellers',
    {
      schema: {
        ...schemaOf('nameOneself', 'Take a place of a group under one’s own name'),
        body: NameOneself,
        response: answers(
          NamedOneself,
          'names_closed',
          'names_full',
          'passenger_incomplete',
          'idempotency_key_missing',
          'idempotency_key_reused',
        ),
      },
    },
    async (request) => {
      const linkId = await linkOf(request);
      // As many as the largest group with its mistakes; a script that fills a group with nonsense is stopped.
      await countTry(deps.db, deps.clock.now(), { bucket: `name-oneself:${linkId}`, tries: 300, windowMinutes: 60 });
      const given = NameOneself.parse(request.body);
      return runOnce(deps, request, async (trx) => ({
        token: signedId(deps.secrets, 'traveller', await nameOneself(trx, deps, { linkId, given })),
      }));
    },
  );
}
