import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, Hold, uuid } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { refuse } from '../../http/refusal';
import { findLineOfHold } from './cart.sql';
import { ownerOf } from './cart-owner';
import { holdOf } from './cart-line-view';
import { extendHold } from './extend-hold';
import { findHolds, lockHolds } from './holds.sql';
import { releaseHolds } from './place-hold';

const HoldId = z.object({ holdId: uuid });
type HoldRequest = FastifyRequest & { params: { holdId: string } };

/** The line of the caller's cart that has this hold; others' holds are not there. */
async function requireLine(db: Sql, request: HoldRequest) {
  const owner = ownerOf(request);
  return (owner && (await findLineOfHold(db, owner, request.params.holdId))) ?? refuse('not_found');
}

/** Holds are made by putting a line into the cart; here they are looked at, renewed and given back. */
export function holdRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['booking'],
    querystring: Common,
    params: HoldId,
  });
  const fresh = async (db: Sql, holdId: string) =>
    holdOf((await findHolds(db, [holdId])).get(holdId) ?? refuse('not_found'), deps.clock.now());

  app.get(
    '/holds/:holdId',
    { schema: { ...schemaOf('getHold', 'How long places are kept'), response: answers(Hold) } },
    async (request) => {
      await requireLine(deps.db, request);
      return fresh(deps.db, request.params.holdId);
    },
  );
  app.post(
    '/holds/:holdId/extend',
    { schema: { ...schemaOf('extendHold', 'Keep places longer'), response: answers(Hold, 'hold_expired', 'hold_not_renewable') } },
    async (request) =>
      deps.db.transaction().execute(async (trx) => {
        const { optionId } = await requireLine(trx, request);
        const { holdId } = request.params;
        await extendHold(trx, { holdId, optionId, companyId: request.shopHost.companyId, now: deps.clock.now() });
        return fresh(trx, holdId);
      }),
  );
  app.post(
    '/holds/:holdId/release',
    { schema: { ...schemaOf('releaseHold', 'Give places back'), response: answers(Hold) } },
    async (request) =>
      deps.db.transaction().execute(async (trx) => {
        await requireLine(trx, request);
        const holds = await lockHolds(trx, [request.params.holdId]);
        await releaseHolds(
          trx,
          holds.filter(({ status }) => status === 'ACTIVE'),
          'RELEASED',
        );
        return fresh(trx, request.params.holdId);
      }),
  );
}
