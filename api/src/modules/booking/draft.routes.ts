import { CheckoutDraft, Common, PutCheckoutDraft } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { refuse } from '../../http/refusal';
import { openSealed } from '../../secrets';
import { findDraft, lockCart, markDraft, type Draft } from './cart.sql';
import { ownerOf } from './cart-owner';

export const DRAFT_HOURS = 24;
const DRAFT_MS = DRAFT_HOURS * 3_600_000;
/** Of one network: who types is saved about once a second at most. */
const DRAFTS_A_MINUTE = 240;
/** A guest's cart has a hundred places (decision 0202); groups that are larger sign in. */
const GUEST_BYTES = 64 * 1024;

/** What is kept, for 24 hours. What waits for somebody's sign-in is nobody's until then. */
function sealedOf(kept: Draft | undefined, now: Date): string | null {
  const { draft, draftAt } = kept ?? {};
  if (!draft || !draftAt || draft.of || now.getTime() - draftAt.getTime() >= DRAFT_MS) return null;
  return typeof draft.sealed === 'string' ? draft.sealed : null;
}

/** What was typed on the way to an order. It holds names, birth dates and passports, so it is sealed like an order's. */
export function draftRoutes(app: App, deps: Deps) {
  app.get(
    '/cart/draft',
    {
      schema: {
        operationId: 'getCheckoutDraft',
        tags: ['booking'],
        summary: 'What was typed in the checkout, kept 24 hours',
        querystring: Common,
        response: answers(CheckoutDraft),
      },
    },
    async (request) => {
      const owner = ownerOf(request);
      const kept = owner ? await findDraft(deps.db, owner) : undefined;
      const sealed = sealedOf(kept, deps.clock.now());
      return CheckoutDraft.parse(openSealed(deps.secrets, sealed ? Buffer.from(sealed, 'base64') : null, {}));
    },
  );
  app.put(
    '/cart/draft',
    {
      config: { rateLimit: { max: DRAFTS_A_MINUTE, timeWindow: 60_000 } },
      schema: {
        operationId: 'putCheckoutDraft',
        tags: ['booking'],
        summary: 'Keep what was typed in the checkout',
        querystring: Common,
        body: PutCheckoutDraft,
        response: answers(Done, 'cookie_missing'),
      },
    },
    async (request) => {
      // Who cannot come back for it leaves nothing here.
      const owner = ownerOf(request) ?? refuse('cookie_missing');
      const { of, ...typed } = request.body;
      const sealed = deps.secrets.encrypt(JSON.stringify(typed)).toString('base64');
      if (!request.caller.user && sealed.length > GUEST_BYTES) refuse('body_too_large');
      const at = deps.clock.now();
      const draft = request.caller.user || !of ? { sealed } : { sealed, of };
      await deps.db.transaction().execute(async (trx) => markDraft(trx, await lockCart(trx, owner, at), { draft, at }));
      return done;
    },
  );
}
