import { z } from 'zod';
import { Common, SetMarkup, SubAgentList, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { requireUser } from '../../../http/caller';
import { answers } from '../../../http/answers';
import { NEEDS_ADMIN, NEEDS_SESSION } from '../../../http/openapi';
import { findSubAgencies, type SubAgencyRow } from '../agency.sql';
import { requireAuditor } from '../wallet-access';
import { setMarkup } from './set-markup';

function viewSubAgent({ agencyId, name, currency, markupBasisPoints, ...minor }: SubAgencyRow): SubAgentList['items'][number] {
  const money = (amount: number) => ({ amount, currency });
  return {
    ...{ agencyId, name, creditLimit: money(minor.limitMinor), outstanding: money(minor.owedMinor) },
    ...{ reserved: money(minor.reservedMinor), balance: money(minor.balanceMinor), markupBasisPoints },
  };
}

/** Who books under the caller's agency (D23): what each uses, and what is put onto its net prices. */
export function subAgentRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    tags: ['wallet'],
    security: NEEDS_SESSION,
    summary,
    querystring: Common,
    response: answers(SubAgentList, 'wallet_admin_only'),
  });
  const list = async (agencyId: string) => ({ items: (await findSubAgencies(deps.db, agencyId)).map(viewSubAgent) });

  app.get(
    '/wallet/sub-agents',
    { schema: { ...schemaOf('getSubAgents', 'Agencies that book under the caller’s'), security: NEEDS_ADMIN } },
    async (request) => list((await requireAuditor(deps, request)).id),
  );
  app.put(
    '/wallet/sub-agents/:agencyId/markup',
    {
      schema: {
        ...schemaOf('setMarkup', 'What is put onto the net prices of an agency directly under the caller’s'),
        security: NEEDS_ADMIN,
        params: z.object({ agencyId: uuid }),
        body: SetMarkup,
      },
    },
    async (request) => {
      const { id: parentId } = await requireAuditor(deps, request);
      const { userId } = requireUser(request);
      const { agencyId } = request.params;
      const asked = { parentId, agencyId, userId, basisPoints: request.body.basisPoints, at: deps.clock.now() };
      await deps.db.transaction().execute((trx) => setMarkup(trx, asked));
      return list(parentId);
    },
  );
}
