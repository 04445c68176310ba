import { AcceptInvitation, Common, InvitationFound, LookInvitation, SignedIn } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { countTry } from '../../http/rate-limit';
import { languageOfQuery } from '../../http/view';
import { findCompany } from '../shop';
import { acceptInvitation, lookAtInvitation } from './accept-invitation';
import { rememberBrowser } from './limit-guesses';

/** Taking up an agency's invitation by its mailed link. The token is sent in the body: addresses are logged. */
export function invitationRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({ operationId, summary, tags: ['account'], querystring: Common });
  const limit = (network: string) => countTry(deps.db, deps.clock.now(), { bucket: `invitation:${network}`, tries: 60, windowMinutes: 60 });

  app.post(
    '/auth/invitations/look',
    {
      schema: {
        ...schemaOf('lookAtInvitation', 'What an invitation is for'),
        body: LookInvitation,
        response: answers(InvitationFound, 'invitation_invalid'),
      },
    },
    async (request) => {
      await limit(request.network);
      return lookAtInvitation(deps, request.body.token);
    },
  );
  app.post(
    '/auth/invitations/accept',
    {
      schema: {
        ...schemaOf('acceptInvitation', 'Become one of the agency’s people, and sign in'),
        body: AcceptInvitation,
        response: answers(SignedIn, 'invitation_invalid', 'agency_member_exists', 'password_too_common', 'user_exists'),
      },
    },
    async (request, reply) => {
      await limit(request.network);
      const { currency } = await findCompany(deps.db, request.shopHost.companyId);
      const answer = await acceptInvitation(deps, request, { ...request.body, lang: languageOfQuery(request.query), currency });
      await rememberBrowser(deps, { request, reply, userId: answer.user.Id });
      return answer;
    },
  );
}
