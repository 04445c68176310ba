import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ClaimTopUp, Common, StartTopUp, TopUp, TopUpList, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { storeProof } from '../../../files/store-proof';
import { answers } from '../../../http/answers';
import { NEEDS_SESSION } from '../../../http/openapi';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { runOnce } from '../../../http/run-once';
import { requireMover, requirePurse } from '../wallet-access';
import { checkTakesProof, claimTopUp, proveTopUp } from './prove-top-up';
import { chargeTopUp, startTopUp, topUpMethodsOf } from './start-top-up';
import { viewTopUp } from './top-up-view';
import { findTopUp, findTopUps } from './top-ups.sql';

const TopUpId = z.object({ topUpId: uuid });

/** Bringing money into the wallet: by card at once, by transfer and PayNow with proof. */
export function topUpRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    tags: ['wallet'],
    security: NEEDS_SESSION,
    summary,
    querystring: Common,
  });
  const viewNow = async (topUpId: string) => viewTopUp(deps.db, (await findTopUp(deps.db, topUpId)) ?? refuse('not_found'));
  async function requireTopUp(request: FastifyRequest & { params: { topUpId: string } }) {
    const purse = await requireMover(deps, request);
    return { ...purse, topUp: (await findTopUp(deps.db, request.params.topUpId, purse.agency.id)) ?? refuse('not_found') };
  }

  /** The bank's page leads back to the host that the agent is signed in at. */
  function returnUrlOf({ hostname }: FastifyRequest, topUpId: string) {
    const url = new URL(`/wallet_balance?view=top-up&topUp=${topUpId}`, deps.settings.siteUrl);
    url.hostname = hostname;
    return url.href;
  }

  app.get(
    '/wallet/top-ups',
    { schema: { ...schemaOf('getTopUps', 'The newest top-ups of the agency'), response: answers(TopUpList) } },
    async (request, reply) => {
      const { agency } = await requirePurse(deps, request);
      void reply.header('cache-control', 'no-store');
      return { items: await Promise.all((await findTopUps(deps.db, agency.id)).map((row) => viewTopUp(deps.db, row))) };
    },
  );
  app.get(
    '/wallet/top-ups/:topUpId',
    { schema: { ...schemaOf('getTopUp', 'How a top-up stands'), params: TopUpId, response: answers(TopUp) } },
    async (request, reply) => {
      const { agency } = await requirePurse(deps, request);
      void reply.header('cache-control', 'no-store');
      return viewTopUp(deps.db, (await findTopUp(deps.db, request.params.topUpId, agency.id)) ?? refuse('not_found'));
    },
  );
  app.post(
    '/wallet/top-ups',
    {
      schema: {
        ...schemaOf('startTopUp', 'Top up; a refused card answers a top-up that has failed, with the reason'),
        body: StartTopUp,
        response: answers(
          TopUp,
          'wallet_role_refused',
          'amount_out_of_range',
          'currency_unknown',
          'payment_method_unavailable',
          'idempotency_key_missing',
          'idempotency_key_reused',
        ),
      },
    },
    async (request) => {
      const { body } = request;
      const purse = await requireMover(deps, request);
      if (!(await topUpMethodsOf(deps)).includes(body.method)) refuse('payment_method_unavailable');
      const { topUpId } = await runOnce(deps, request, async (trx) => ({
        topUpId: await startTopUp(trx, purse, { ...body, now: deps.clock.now() }),
      }));
      if (body.method === 'card') await chargeTopUp(deps, topUpId, { cardToken: body.cardToken, returnUrl: returnUrlOf(request, topUpId) });
      return viewNow(topUpId);
    },
  );
  app.post(
    '/wallet/top-ups/:topUpId/proof',
    {
      schema: {
        ...schemaOf('uploadTopUpProof', 'Proof of the transfer as an image in the field File: PNG or JPEG up to 3 MB'),
        consumes: ['multipart/form-data'],
        params: TopUpId,
        response: answers(
          TopUp,
          'wallet_role_refused',
          'top_up_state_refused',
          'proof_used',
          'file_missing',
          'file_too_large',
          'file_not_image',
        ),
      },
    },
    async (request) => {
      const { topUp } = await requireTopUp(request);
      await countTry(deps.db, deps.clock.now(), { bucket: `proof:${topUp.id}`, tries: 20, windowMinutes: 60 });
      checkTakesProof(topUp);
      await proveTopUp(deps, topUp.id, await storeProof(deps, request));
      return viewNow(topUp.id);
    },
  );
  app.post(
    '/wallet/top-ups/:topUpId/paid',
    {
      schema: {
        ...schemaOf('claimTopUp', '"I have paid": staff look at the transfer'),
        params: TopUpId,
        body: ClaimTopUp,
        response: answers(
          TopUp,
          'wallet_role_refused',
          'proof_missing',
          'transfer_date_refused',
          'confirmation_code_used',
          'top_up_state_refused',
        ),
      },
    },
    async (request) => {
      const { topUp, actor } = await requireTopUp(request);
      await claimTopUp(deps, { topUpId: topUp.id, actor, claim: request.body });
      return viewNow(topUp.id);
    },
  );
}
