import { Common, PutTypedForm, TypedForm, TypedFormPath } from '@straits/api-contract';
import { addMinutes } from '../../clock';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { requireUser } from '../../http/caller';
import { NEEDS_SESSION } from '../../http/openapi';
import { refuse } from '../../http/refusal';
import { openSealed } from '../../secrets';
import { takeTypedForm, upsertTypedForm } from './typed-forms.sql';

/** How long it waits for the sign-in. */
export const TYPED_FORM_MINUTES = 60;
/** Of one network: a session ends once a page. */
const FORMS_A_MINUTE = 60;

/** What was typed when a session ended elsewhere. It may hold anything about anybody, so it is sealed, and no browser stores it. */
export function typedFormRoutes(app: App, deps: Deps) {
  app.put(
    '/typed-form',
    {
      config: { rateLimit: { max: FORMS_A_MINUTE, timeWindow: 60_000 } },
      schema: {
        operationId: 'putTypedForm',
        tags: ['account'],
        summary: 'Set aside what was typed when the session ended',
        querystring: Common,
        body: PutTypedForm,
        response: answers(Done, 'cookie_missing'),
      },
    },
    async (request) => {
      const { of, path, fields } = request.body;
      // Every browser has had it since its sign-in: who cannot come back for it leaves nothing here.
      const cookieHash = request.caller.cartCookieHash ?? refuse('cookie_missing');
      const sealed = deps.secrets.encrypt(JSON.stringify(fields));
      await upsertTypedForm(deps.db, { cookieHash, userId: of, path, sealed, at: deps.clock.now() });
      return done;
    },
  );
  app.get(
    '/typed-form',
    {
      schema: {
        operationId: 'takeTypedForm',
        tags: ['account'],
        summary: 'What the caller had typed in this browser when their session ended; it is given once',
        security: NEEDS_SESSION,
        querystring: Common.extend(TypedFormPath.shape),
        response: answers(TypedForm),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { userId } = requireUser(request);
      const { cartCookieHash: cookieHash } = request.caller;
      const since = addMinutes(deps.clock.now(), -TYPED_FORM_MINUTES);
      const sealed = cookieHash && (await takeTypedForm(deps.db, { cookieHash, userId, path: request.query.path, since }));
      return { fields: openSealed<Record<string, string>>(deps.secrets, sealed, {}) };
    },
  );
}
