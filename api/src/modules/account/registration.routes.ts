import { Common, ConfirmEmail, EmailAndNext, EmailConfirmed, Register, Registered } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { countTry } from '../../http/rate-limit';
import { languageOfQuery } from '../../http/view';
import { findCompany } from '../shop';
import { askForLink } from './account-mail';
import { confirmEmail } from './confirm-email';
import { limitAccountLetters } from './limit-account-letters';
import { browserOf, ensureBrowser } from './limit-guesses';
import { safeNext } from './next.rules';
import { registerUser } from './register-user';

/** Becoming a customer: an account, and the proof that the address is one's own. */
export function registrationRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({ operationId, summary, tags: ['account'], querystring: Common });
  const limit = (bucket: string, tries: number) => countTry(deps.db, deps.clock.now(), { bucket, tries, windowMinutes: 60 });

  app.post(
    '/auth/register',
    {
      schema: {
        ...schemaOf('register', 'Make an account; a link to confirm the address is mailed'),
        body: Register,
        response: answers(Registered, 'user_exists', 'password_too_common', 'phone_invalid'),
      },
    },
    async (request, reply) => {
      await limit(`register:${request.network}`, 30);
      const { currency } = await findCompany(deps.db, request.shopHost.companyId);
      await registerUser(deps, request.body, {
        lang: languageOfQuery(request.query),
        currency,
        network: request.network,
        browser: ensureBrowser(request, reply),
      });
      return { email: request.body.email, confirmationSent: true as const };
    },
  );
  app.post(
    '/auth/confirm-email',
    {
      schema: {
        ...schemaOf('confirmEmail', 'Confirm an address by its mailed link'),
        body: ConfirmEmail,
        response: answers(
          EmailConfirmed,
          'confirmation_link_invalid',
          'confirmation_link_expired',
          'password_wrong',
          'password_too_common',
        ),
      },
    },
    async (request) => {
      await limit(`confirm:${request.network}`, 60);
      return confirmEmail(deps, browserOf(request), request.body);
    },
  );
  app.post(
    '/auth/resend-confirmation',
    {
      schema: {
        ...schemaOf('resendConfirmation', 'Mail the link again; the answer is the same for every address'),
        body: EmailAndNext,
        response: answers(Done),
      },
    },
    async (request) => {
      const { email, next } = request.body;
      await limitAccountLetters(deps, { kind: 'confirm', email, browser: browserOf(request), network: request.network });
      const lang = languageOfQuery(request.query);
      await askForLink(deps.db, { kind: 'confirm_email', email, next: safeNext(next), lang, at: deps.clock.now().toISOString() });
      return done;
    },
  );
}
