import { ChoosePassword, Common, EmailAndNext, ExchangeToken, SignedIn, SignIn, User } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { ensureCartCookie, requireUser } from '../../http/caller';
import { countTry } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { languageOfQuery } from '../../http/view';
import { choosePassword } from './choose-password';
import { exchangeToken } from './confirm-email';
import { ensureBrowser, rememberBrowser } from './limit-guesses';
import { deleteOwnSession } from './sessions.sql';
import { signIn } from './sign-in';
import { sendSignInLink } from './sign-in-link';
import { viewUser } from './start-session';
import { findUser } from './users.sql';

/** Sessions: whose it is, opening one, ending it. */
export function sessionRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({ operationId, summary, tags: ['account'], querystring: Common });

  app.get(
    '/user',
    { schema: { ...schemaOf('getUser', 'The person behind the bearer token'), security: NEEDS_SESSION, response: answers(User) } },
    async (request, reply) => {
      const user = (await findUser(deps.db, requireUser(request).userId)) ?? refuse('unauthenticated');
      void reply.header('cache-control', 'no-store');
      // Sessions of before browsers were given it as they signed in.
      ensureCartCookie(request, reply);
      return viewUser(user);
    },
  );
  app.post(
    '/auth/sign-in',
    {
      schema: {
        ...schemaOf('signIn', 'Open a session'),
        body: SignIn,
        response: answers(SignedIn, 'sign_in_failed', 'email_not_verified'),
      },
    },
    async (request, reply) => signIn(deps, { request, reply }, request.body),
  );
  app.post(
    '/auth/sign-out',
    { schema: { ...schemaOf('signOut', 'End this session'), security: NEEDS_SESSION, response: answers(Done) } },
    async (request) => {
      const { sessionId, userId } = requireUser(request);
      await deleteOwnSession(deps.db, { sessionId, userId });
      return done;
    },
  );
  app.post(
    '/auth/sign-in-link',
    {
      schema: {
        ...schemaOf('sendSignInLink', 'Mail a link that signs in; the answer is the same for every address'),
        body: EmailAndNext,
        response: answers(Done),
      },
    },
    async (request, reply) => {
      const asker = { browser: ensureBrowser(request, reply), network: request.network };
      await sendSignInLink(deps, { ...request.body, lang: languageOfQuery(request.query), asker });
      return done;
    },
  );
  app.post(
    '/auth/choose-password',
    {
      schema: {
        ...schemaOf('choosePassword', 'A member of staff chooses a password by a one-time link'),
        body: ChoosePassword,
        response: answers(SignedIn, 'password_link_invalid', 'password_too_common'),
      },
    },
    async (request, reply) => {
      const answer = await choosePassword(deps, request, request.body);
      await rememberBrowser(deps, { request, reply, userId: answer.user.Id });
      return answer;
    },
  );
  app.post(
    '/auth/exchange',
    {
      schema: {
        ...schemaOf('exchangeToken', 'A one-time token from an address for a session'),
        body: ExchangeToken,
        response: answers(SignedIn, 'token_invalid'),
      },
    },
    async (request, reply) => {
      await countTry(deps.db, deps.clock.now(), { bucket: `exchange:${request.network}`, tries: 60, windowMinutes: 60 });
      const answer = await exchangeToken(deps, request, request.body.token);
      await rememberBrowser(deps, { request, reply, userId: answer.user.Id });
      return answer;
    },
  );
}
