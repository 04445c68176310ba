import { Common, EmailOnly, ResetPassword, SignedIn } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { languageOfQuery } from '../../http/view';
import { ensureBrowser, rememberBrowser } from './limit-guesses';
import { resetPassword, sendResetCode } from './reset-password';

/** A forgotten password: a code by mail, and a new password by the code. */
export function resetRoutes(app: App, deps: Deps) {
  app.post(
    '/auth/forgot',
    {
      schema: {
        operationId: 'forgotPassword',
        tags: ['account'],
        summary: 'Mail a code that resets the password',
        querystring: Common,
        body: EmailOnly,
        response: answers(Done, 'email_not_found'),
      },
    },
    async (request, reply) => {
      const asker = { browser: ensureBrowser(request, reply), network: request.network };
      await sendResetCode(deps, { email: request.body.email, asker, lang: languageOfQuery(request.query) });
      return done;
    },
  );
  app.post(
    '/auth/reset',
    {
      schema: {
        operationId: 'resetPassword',
        tags: ['account'],
        summary: 'Set a new password by the mailed code',
        querystring: Common,
        body: ResetPassword,
        response: answers(SignedIn, 'reset_code_invalid', 'password_too_common'),
      },
    },
    async (request, reply) => {
      const answer = await resetPassword(deps, request, request.body);
      await rememberBrowser(deps, { request, reply, userId: answer.user.Id });
      return answer;
    },
  );
}
