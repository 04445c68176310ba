import { z } from 'zod';
import { AgencyPeople, ChangePerson, Common, InvitePerson, OwnAgency, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { NEEDS_ADMIN, NEEDS_SESSION } from '../../http/openapi';
import { refuse } from '../../http/refusal';
import { languageOfQuery } from '../../http/view';
import { insertAct } from './acts.sql';
import { requireAdmin, requireMember, type Member } from './agency-access';
import { countWaiting } from './approvals.sql';
import { changePerson, removePerson } from './change-person';
import { findInvitations, markWithdrawn } from './invitations.sql';
import { causedBy } from '../../mail/limit-letters';
import { invitePerson } from './invite-person';
import { findAgencyName, findPeople } from './people.sql';
import { findSpent } from './spending.sql';

async function viewOwnAgency(deps: Deps, { agencyId, userId, role }: Member): Promise<OwnAgency> {
  const now = deps.clock.now();
  const { name, currency } = (await findAgencyName(deps.db, agencyId)) ?? refuse('not_found');
  const { perOrder, perMonth } = (await findPeople(deps.db, agencyId)).find(({ id }) => id === userId) ?? refuse('not_found');
  const whose = role === 'admin' ? { askedBy: null, notBy: userId } : { askedBy: userId, notBy: null };
  return {
    ...{ name, currency, role },
    limits: { perOrder, perMonth },
    spentThisMonth: (await findSpent(deps.db, agencyId, now)).get(userId) ?? 0,
    waitingApprovals: await countWaiting(deps.db, { agencyId, ...whose, now }),
  };
}

async function viewPeople(deps: Deps, { agencyId, userId }: Member): Promise<AgencyPeople> {
  const { currency } = (await findAgencyName(deps.db, agencyId)) ?? refuse('not_found');
  const spent = await findSpent(deps.db, agencyId, deps.clock.now());
  const people = await findPeople(deps.db, agencyId);
  const invitations = await findInvitations(deps.db, agencyId);
  return {
    currency,
    people: people.map(({ id, name, email, role, perOrder, perMonth, lastSeenAt }) => ({
      ...{ id, name, email, role },
      isYou: id === userId,
      limits: { perOrder, perMonth },
      spentThisMonth: spent.get(id) ?? 0,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ id, email, role, perOrder, perMonth, invitedBy, createdAt, expiresAt }) => ({
      ...{ id, email, role, invitedBy },
      limits: { perOrder, perMonth },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** An agency's people: who they are, what they may do and spend. */
export function peopleRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['agency'],
    security: NEEDS_SESSION,
    querystring: Common,
  });
  const invitationParams = z.object({ invitationId: uuid });
  const personParams = z.object({ userId: uuid });

  app.get(
    '/agency',
    { schema: { ...schemaOf('getOwnAgency', "The caller's agency and what they may do in it"), response: answers(OwnAgency) } },
    async (request) => viewOwnAgency(deps, requireMember(request)),
  );
  app.get(
    '/agency/people',
    {
      schema: {
        ...schemaOf('getAgencyPeople', 'Who is of the agency or invited'),
        security: NEEDS_ADMIN,
        response: answers(AgencyPeople, 'agency_role_refused'),
      },
    },
    async (request) => viewPeople(deps, requireAdmin(request)),
  );
  app.post(
    '/agency/invitations',
    {
      schema: {
        ...schemaOf('invitePerson', 'Invite somebody by mail'),
        security: NEEDS_ADMIN,
        body: InvitePerson,
        response: answers(AgencyPeople, 'agency_role_refused', 'agency_member_exists'),
      },
    },
    async (request) => {
      const member = requireAdmin(request);
      await invitePerson(deps, member, { ...request.body, lang: languageOfQuery(request.query), by: causedBy(request) });
      return viewPeople(deps, member);
    },
  );
  app.delete(
    '/agency/invitations/:invitationId',
    {
      schema: {
        ...schemaOf('withdrawInvitation', 'An invitation that was not taken up is no good any more'),
        security: NEEDS_ADMIN,
        params: invitationParams,
        response: answers(AgencyPeople, 'agency_role_refused'),
      },
    },
    async (request) => {
      const member = requireAdmin(request);
      const { agencyId, userId } = member;
      const now = deps.clock.now();
      await deps.db.transaction().execute(async (trx) => {
        const email = (await markWithdrawn(trx, { id: request.params.invitationId, agencyId, now })) ?? refuse('not_found');
        await insertAct(trx, { agencyId, userId, act: 'invitation_withdrawn', subject: email, at: now });
      });
      return viewPeople(deps, member);
    },
  );
  app.put(
    '/agency/people/:userId',
    {
      schema: {
        ...schemaOf('changeAgencyPerson', 'Another role, other limits'),
        security: NEEDS_ADMIN,
        params: personParams,
        body: ChangePerson,
        response: answers(AgencyPeople, 'agency_role_refused', 'agency_self_refused'),
      },
    },
    async (request) => {
      const member = requireAdmin(request);
      await changePerson(deps, member, { ...request.body, personId: request.params.userId });
      return viewPeople(deps, member);
    },
  );
  app.delete(
    '/agency/people/:userId',
    {
      schema: {
        ...schemaOf('removeAgencyPerson', 'Take a person out of the agency; their sessions end at once'),
        security: NEEDS_ADMIN,
        params: personParams,
        response: answers(AgencyPeople, 'agency_role_refused', 'agency_self_refused'),
      },
    },
    async (request) => {
      const member = requireAdmin(request);
      await removePerson(deps, member, request.params.userId);
      return viewPeople(deps, member);
    },
  );
}
