import { z } from 'zod';
import { ActsQuery, AgencyActs, Common, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { requireStaff } from '../../http/caller';
import { NEEDS_ADMIN, NEEDS_SESSION } from '../../http/openapi';
import { refuse } from '../../http/refusal';
import { findActs } from './acts.sql';
import { requireAdmin } from './agency-access';
import { findAgencyName } from './people.sql';

/** The trail of every act of an agency's people: for its administrators, and for the shop's staff. */
export function actRoutes(app: App, deps: Deps) {
  const querystring = Common.extend(ActsQuery.shape);
  const page = async (agencyId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }): Promise<AgencyActs> => {
    const before = cursor === undefined ? null : Number(cursor);
    if (before !== null && !Number.isSafeInteger(before)) refuse('request_malformed', [{ field: 'cursor', message: 'is not one of ours' }]);
    const rows = await findActs(deps.db, agencyId, { before, limit: limit + 1 });
    const items = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
    return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
  };

  app.get(
    '/agency/acts',
    {
      schema: {
        operationId: 'getAgencyActs',
        summary: "What the agency's people have done",
        tags: ['agency'],
        security: NEEDS_ADMIN,
        querystring,
        response: answers(AgencyActs, 'agency_role_refused'),
      },
    },
    async (request) => page(requireAdmin(request).agencyId, request.query),
  );
  app.get(
    '/staff/agencies/:agencyId/acts',
    {
      schema: {
        operationId: 'getActsOfAgency',
        summary: "What an agency's people have done",
        tags: ['staff'],
        security: NEEDS_SESSION,
        params: z.object({ agencyId: uuid }),
        querystring,
        response: answers(AgencyActs),
      },
    },
    async (request) => {
      requireStaff(request);
      const { id } = (await findAgencyName(deps.db, request.params.agencyId)) ?? refuse('not_found');
      return page(id, request.query);
    },
  );
}
