import { Common, Redeem, Redeemed } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { NEEDS_SESSION } from '../../../http/openapi';
import { countTry } from '../../../http/rate-limit';
import { runOnce } from '../../../http/run-once';
import { requireMover } from '../wallet-access';
import { redeemCode } from './redeem-code';

/** Codes that are worth wallet credit. */
export function redeemRoutes(app: App, deps: Deps) {
  app.post(
    '/wallet/redemptions',
    {
      schema: {
        operationId: 'redeemCode',
        tags: ['wallet'],
        security: NEEDS_SESSION,
        summary: 'Redeem a code for wallet credit; letter case counts',
        querystring: Common,
        body: Redeem,
        response: answers(
          Redeemed,
          'wallet_role_refused',
          'redeem_code_failed',
          'redeem_code_used',
          'idempotency_key_missing',
          'idempotency_key_reused',
        ),
      },
    },
    async (request) => {
      const purse = await requireMover(deps, request);
      const now = deps.clock.now();
      // Codes cannot be guessed at this pace.
      await countTry(deps.db, now, { bucket: `redeem:${purse.userId}`, tries: 20, windowMinutes: 60 });
      return runOnce(deps, request, (trx) => redeemCode(trx, purse, { code: request.body.code, now }));
    },
  );
}
