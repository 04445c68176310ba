import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App, Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { hearCharge } from './hear-charge';

// The charge's own name, which only who is to confirm it is told: the page leads on with the order's key.
const Params = z.object({ charge: z.string().regex(/^ch_[\w-]{20,60}$/) });
const STYLE =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:28rem;margin:10vh auto;padding:0 1rem;color:#13242b;background:#fbf6ec}button{font:inherit;padding:.7em 1.2em;margin:.3em .3em 0 0;border-radius:6px;border:1px solid #0b3c49;background:#fff;color:#0b3c49}button[value=yes]{background:#0b3c49;color:#fff}';
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Demonstration bank</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

interface ChallengeRow {
  status: string;
  amountMinor: number;
  currency: string;
  returnUrl: string | null;
}

/** The demonstration's bank: the page where a card's holder confirms a payment (3-D Secure). It stands outside our payment calls. */
export function sandboxChallengeRoutes(app: App, deps: Deps) {
  const find = async (charge: string) => {
    // What was begun while cards were the sandbox's is not confirmed for nothing where they are real.
    if (deps.settings.cards !== 'sandbox') refuse('not_found');
    const { rows } = await sql<ChallengeRow>`
      select status, amount_minor as "amountMinor", currency, return_url as "returnUrl" from sandbox_charges where provider_ref = ${charge} and return_url is not null`.execute(
      deps.db,
    );
    return rows[0];
  };
  const back = `${deps.settings.siteUrl}/cart`;

  app.get('/sandbox/challenge/:charge', { schema: { hide: true, params: Params } }, async (request, reply) => {
    const charge = await find(request.params.charge);
    if (charge?.status !== 'pending') return reply.redirect(charge?.returnUrl ?? back, 303);
    const sum = `${charge.currency} ${(charge.amountMinor / 100).toFixed(2)}`;
    const body = `<h1>Demonstration bank</h1><p>Confirm the payment of <strong>${sum}</strong> to Straits Travel. No real money moves.</p>
      <form method="post"><button name="answer" value="yes">Confirm payment</button><button name="answer" value="no">Refuse</button></form>`;
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(body));
  });

  void app.register((scope, _options, ready) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    scope
      .withTypeProvider<ZodTypeProvider>()
      .post('/sandbox/challenge/:charge', { schema: { hide: true, params: Params } }, async (request, reply) => {
        const charge = await find(request.params.charge);
        const isConfirmed = request.body === 'answer=yes';
        const { rows } = await sql<{ paymentId: string; providerRef: string }>`
        update sandbox_charges set status = ${isConfirmed ? 'success' : 'failed'}, reason = ${isConfirmed ? null : 'card_declined'}
        where provider_ref = ${request.params.charge} and status = 'pending' and return_url is not null returning payment_id as "paymentId", provider_ref as "providerRef"`.execute(
          deps.db,
        );
        if (rows[0])
          await hearCharge(
            deps,
            rows[0].paymentId,
            isConfirmed ? { status: 'success', providerRef: rows[0].providerRef } : { status: 'failed', reason: 'card_declined' },
          );
        return reply.redirect(charge?.returnUrl ?? back, 303);
      });
    ready();
  });
}
