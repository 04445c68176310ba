import { ChangeProfile, Common, Profile, type AgencyPaper } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { viewPapers } from './agency-papers';
import { countryOfPhone, internationalPhone, writtenPhone } from './phone';
import { findProfile, markProfile, type ProfileRow } from './profile.sql';

const agencyOf = (row: ProfileRow, papers: AgencyPaper[]): Profile['agency'] =>
  row.agencyName === null
    ? null
    : {
        papers,
        name: row.agencyName,
        licenceNumber: row.licenceNumber ?? '',
        uniqueEntityNumber: row.uniqueEntityNumber ?? '',
        state: row.approvedAt ? 'approved' : row.decidedAt ? 'declined' : 'waiting',
        declineReason: row.declineReason,
      };

export async function viewProfile({ db }: Deps, userId: string): Promise<Profile> {
  const row = (await findProfile(db, userId)) ?? refuse('unauthenticated');
  const { name, email, phone, nationality, address } = row;
  const papers = row.agencyId === null ? [] : await viewPapers(db, row.agencyId);
  const phoneCountry = phone ? countryOfPhone(phone) : null;
  return {
    name,
    username: email,
    email,
    phone,
    phoneCountry,
    phoneWritten: phone ? writtenPhone(phone) : null,
    nationality,
    address: address as Profile['address'],
    agency: agencyOf(row, papers),
  };
}

/** What the shop knows of a person. */
export function profileRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['account'],
    security: NEEDS_SESSION,
    querystring: Common,
  });
  app.get(
    '/user/profile',
    { schema: { ...schemaOf('getProfile', 'Name, contact, address and agency of the caller'), response: answers(Profile) } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return viewProfile(deps, requireUser(request).userId);
    },
  );
  app.put(
    '/user/profile',
    {
      schema: {
        ...schemaOf('changeProfile', 'New details; the e-mail address stays'),
        body: ChangeProfile,
        response: answers(Profile, 'phone_invalid'),
      },
    },
    async (request) => {
      const { userId } = requireUser(request);
      const { phone, phoneCountry, ...rest } = request.body;
      await markProfile(deps.db, userId, { ...rest, phone: phone ? internationalPhone(phone, phoneCountry) : null });
      return viewProfile(deps, userId);
    },
  );
}
