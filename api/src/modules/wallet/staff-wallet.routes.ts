import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, CreditFile, RefuseProof, SetCreditTerms, SetParent, TopUp, TopUpList, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { requireStaff } from '../../http/caller';
import { NEEDS_SESSION } from '../../http/openapi';
import { refuse } from '../../http/refusal';
import { findAgency } from './agency.sql';
import { viewCreditFile } from './credit/credit-file';
import { setCreditTerms } from './credit/set-credit-terms';
import { setParent } from './credit/set-parent';
import { confirmTopUp, refuseTopUp } from './top-up/decide-top-up';
import { viewTopUp } from './top-up/top-up-view';
import { findTopUp, findTopUpsToCheck } from './top-up/top-ups.sql';

const AgencyId = z.object({ agencyId: uuid });
const TopUpId = z.object({ topUpId: uuid });
const actorOf = (request: FastifyRequest) => `staff:${requireStaff(request).userId}`;

const schemaOf = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['staff'],
  security: NEEDS_SESSION,
  querystring: Common,
});

/** Staff decides on credit; for everybody else these addresses do not exist. */
export function staffCreditRoutes(app: App, deps: Deps) {
  const viewFile = async (agencyId: string) =>
    viewCreditFile(deps.db, (await findAgency(deps.db, agencyId)) ?? refuse('not_found'), deps.clock.now());

  app.get(
    '/staff/agencies/:agencyId/credit',
    {
      schema: {
        ...schemaOf('getCreditFile', 'Terms, what is owed, and who decided what'),
        params: AgencyId,
        response: answers(CreditFile),
      },
    },
    async (request) => {
      requireStaff(request);
      return viewFile(request.params.agencyId);
    },
  );
  app.put(
    '/staff/agencies/:agencyId/credit',
    {
      schema: {
        ...schemaOf('setCreditTerms', 'Set the credit terms'),
        params: AgencyId,
        body: SetCreditTerms,
        response: answers(CreditFile),
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { agencyId } = request.params;
      const { reason, ...terms } = request.body;
      await deps.db.transaction().execute((trx) => setCreditTerms(trx, { agencyId, terms, actor, reason, now: deps.clock.now() }));
      return viewFile(agencyId);
    },
  );
  app.put(
    '/staff/agencies/:agencyId/parent',
    {
      schema: {
        ...schemaOf('setParentAgency', 'Put an agency under another'),
        params: AgencyId,
        body: SetParent,
        response: answers(CreditFile, 'credit_terms_refused', 'wallet_insufficient'),
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { agencyId } = request.params;
      await deps.db.transaction().execute((trx) => setParent(trx, { agencyId, ...request.body, actor, now: deps.clock.now() }));
      return viewFile(agencyId);
    },
  );
}

/** Staff's work on transfers into wallets. */
export function staffTopUpRoutes(app: App, deps: Deps) {
  const decided = answers(TopUp, 'top_up_state_refused');
  const viewNow = async (topUpId: string) => viewTopUp(deps.db, (await findTopUp(deps.db, topUpId)) ?? refuse('not_found'));

  app.get(
    '/staff/top-ups',
    { schema: { ...schemaOf('getTopUpsToCheck', 'Transfers into wallets that wait for a decision'), response: answers(TopUpList) } },
    async (request) => {
      requireStaff(request);
      return { items: await Promise.all((await findTopUpsToCheck(deps.db)).map((row) => viewTopUp(deps.db, row))) };
    },
  );
  app.post(
    '/staff/top-ups/:topUpId/confirm',
    { schema: { ...schemaOf('confirmTopUp', 'The money is there'), params: TopUpId, response: decided } },
    async (request) => {
      await confirmTopUp(deps, { topUpId: request.params.topUpId, actor: actorOf(request) });
      return viewNow(request.params.topUpId);
    },
  );
  app.post(
    '/staff/top-ups/:topUpId/refuse',
    {
      schema: {
        ...schemaOf('refuseTopUp', 'No such money came; the reason is told to the agency'),
        params: TopUpId,
        body: RefuseProof,
        response: decided,
      },
    },
    async (request) => {
      await refuseTopUp(deps, { topUpId: request.params.topUpId, actor: actorOf(request) }, request.body.reason);
      return viewNow(request.params.topUpId);
    },
  );
}
