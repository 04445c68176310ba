import { AskRate, Common, Convert, RateQuote } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { NEEDS_SESSION } from '../../../http/openapi';
import { refuse } from '../../../http/refusal';
import { runOnce } from '../../../http/run-once';
import { requireMover } from '../wallet-access';
import { convertFunds, offerRate, viewQuote } from './convert-funds';
import { findQuote } from './quotes.sql';

/** Changing money of one currency into another, at a rate that holds while somebody thinks. */
export function convertRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    tags: ['wallet'],
    security: NEEDS_SESSION,
    summary,
    querystring: Common,
  });

  app.post(
    '/wallet/conversions/quotes',
    {
      schema: {
        ...schemaOf('askRate', 'A rate that holds for 60 seconds, with both balances before and after'),
        body: AskRate,
        response: answers(
          RateQuote,
          'wallet_role_refused',
          'amount_out_of_range',
          'amount_too_small',
          'same_currency',
          'currency_unknown',
          'rate_unavailable',
          'wallet_insufficient',
        ),
      },
    },
    async (request) => offerRate(deps, (await requireMover(deps, request)).agency, request.body),
  );
  app.post(
    '/wallet/conversions',
    {
      schema: {
        ...schemaOf('convertFunds', 'Convert at an offered rate'),
        body: Convert,
        response: answers(
          RateQuote,
          'wallet_role_refused',
          'rate_expired',
          'rate_used',
          'wallet_insufficient',
          'idempotency_key_missing',
          'idempotency_key_reused',
        ),
      },
    },
    async (request) => {
      const purse = await requireMover(deps, request);
      const { quoteId } = await runOnce(deps, request, async (trx) => {
        await convertFunds(trx, purse, { quoteId: request.body.quoteId, now: deps.clock.now() });
        return { quoteId: request.body.quoteId };
      });
      return viewQuote(deps, (await findQuote(deps.db, quoteId)) ?? refuse('not_found'));
    },
  );
}
