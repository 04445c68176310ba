import { z } from 'zod';
import { AgencyApplication, AgencyApplicationList, Common, DeclineAgency, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { requireStaff } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { findApplication, findWaitingAgencies, type ApplicationRow } from './agencies.sql';
import { viewPapers } from './agency-papers';
import { decideAgency } from './decide-agency';

const stateOf = ({ approvedAt, decidedAt }: ApplicationRow) => {
  if (approvedAt) return 'approved' as const;
  return decidedAt ? ('declined' as const) : ('waiting' as const);
};
const view = async ({ db }: Deps, row: ApplicationRow): Promise<AgencyApplication> => ({
  id: row.id,
  agencyName: row.agencyName,
  licenceNumber: row.licenceNumber,
  uniqueEntityNumber: row.uniqueEntityNumber,
  applicant: { name: row.applicantName, email: row.applicantEmail, emailConfirmed: row.applicantConfirmed },
  appliedAt: row.appliedAt.toISOString(),
  state: stateOf(row),
  declineReason: row.declineReason,
  papers: await viewPapers(db, row.id),
});

/** Staff's work on agencies that want in; for everybody else these addresses do not exist. */
export function staffAgencyRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['staff'],
    security: NEEDS_SESSION,
    querystring: Common,
  });
  const params = z.object({ agencyId: uuid });
  const decided = answers(AgencyApplication, 'agency_state_refused');
  const decide = async (agencyId: string, staffId: string, declineReason: string | null) => {
    await decideAgency(deps, { agencyId, staffId, declineReason });
    return view(deps, (await findApplication(deps.db, agencyId)) ?? refuse('not_found'));
  };

  app.get(
    '/staff/agencies',
    { schema: { ...schemaOf('getWaitingAgencies', 'Agencies that wait for approval'), response: answers(AgencyApplicationList) } },
    async (request) => {
      requireStaff(request);
      const items = [];
      for (const row of await findWaitingAgencies(deps.db)) items.push(await view(deps, row));
      return { items };
    },
  );
  app.post(
    '/staff/agencies/:agencyId/approve',
    { schema: { ...schemaOf('approveAgency', 'Licence and UEN are right: the agency is let in'), params, response: decided } },
    async (request) => decide(request.params.agencyId, requireStaff(request).userId, null),
  );
  app.post(
    '/staff/agencies/:agencyId/decline',
    {
      schema: {
        ...schemaOf('declineAgency', 'The agency is not let in; the reason is mailed to the applicant'),
        params,
        body: DeclineAgency,
        response: decided,
      },
    },
    async (request) => decide(request.params.agencyId, requireStaff(request).userId, request.body.reason),
  );
}
