import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App, Deps } from '../../../deps';
import { answers, Done, done } from '../../../http/answers';
import { refuse } from '../../../http/refusal';
import type { ChargeOutcome } from '../card-provider';
import { hearCharge } from './hear-charge';
import { outcomeOf, StripeIntent } from './stripe-cards';
import { outcomeOfSession, StripeSession } from './stripe-checkout';
import { isSignedByStripe } from './stripe-signature.rules';

const Event = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });

interface Said {
  paymentId: string;
  outcome: ChargeOutcome;
}
/** A card that was refused at Stripe's own page is tried again there: only the page's end is the payment's. */
function saidOfIntent(object: unknown): Said | undefined {
  const { data } = StripeIntent.safeParse(object);
  if (!data?.metadata.payment_id) return undefined;
  const outcome = outcomeOf(data);
  return data.metadata.on_page && outcome.status !== 'success' ? undefined : { paymentId: data.metadata.payment_id, outcome };
}
function saidOfSession(object: unknown): Said | undefined {
  const { data } = StripeSession.safeParse(object);
  return data?.metadata.payment_id ? { paymentId: data.metadata.payment_id, outcome: outcomeOfSession(data) } : undefined;
}
function saidBy({ type, data }: z.output<typeof Event>): Said | undefined {
  if (type.startsWith('payment_intent.')) return saidOfIntent(data.object);
  return type.startsWith('checkout.session.') ? saidOfSession(data.object) : undefined;
}

/** Writes down what an event says of a payment. Heard twice it changes nothing; written down as heard only after it was applied. */
async function hear(deps: Deps, body: string): Promise<void> {
  const event = Event.safeParse(JSON.parse(body));
  const said = event.data && saidBy(event.data);
  if (!event.success || !said) return;
  const { rows } = await sql`select 1 from provider_events where id = ${event.data.id}`.execute(deps.db);
  if (rows.length > 0) return;
  await hearCharge(deps, said.paymentId, said.outcome);
  await sql`insert into provider_events (id, at) values (${event.data.id}, ${deps.clock.now()}) on conflict do nothing`.execute(deps.db);
}

/**
 * Stripe's word on payments. Signed, else 400; each event counts once. Their order does not matter: success is final, and a success after a
 * failure is late money.
 */
export function stripeRoutes(app: App, deps: Deps) {
  const secret = deps.settings.stripe?.webhookSecret;
  if (!secret) return;
  void app.register((scope, _options, ready) => {
    // The signature is of the bytes as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/webhooks/stripe',
      {
        schema: {
          operationId: 'stripeWebhook',
          tags: ['providers'],
          summary: "Stripe's events",
          body: z.string(),
          response: answers(Done, 'signature_invalid'),
        },
      },
      async (request) => {
        const header = request.headers['stripe-signature'];
        const signature = { secret, now: deps.clock.now() };
        if (!isSignedByStripe(request.body, typeof header === 'string' ? header : undefined, signature)) refuse('signature_invalid');
        await hear(deps, request.body);
        return done;
      },
    );
    ready();
  });
}
