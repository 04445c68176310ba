import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App, Deps } from '../../../deps';
import { answers, Done, done } from '../../../http/answers';
import { refuse } from '../../../http/refusal';
import { hearStripe, StripeEvent } from './stripe-events';
import { isSignedByStripe } from './stripe-signature.rules';

/** What was signed is not Stripe's for all that: an empty body, or one that is no event. */
function eventOf(body: string): z.output<typeof StripeEvent> {
  try {
    return StripeEvent.parse(JSON.parse(body));
  } catch {
    return refuse('request_malformed', [{ field: 'body', message: 'is no event of Stripe' }]);
  }
}

/**
 * Stripe's word on payments. Signed and an event, else 400; each event counts once. Their order does not matter: success is final, and a success after a
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
          response: answers(Done, 'signature_invalid', 'request_malformed'),
        },
      },
      async (request) => {
        const header = request.headers['stripe-signature'];
        const signature = { secret, now: deps.clock.now() };
        if (!isSignedByStripe(request.body, typeof header === 'string' ? header : undefined, signature)) refuse('signature_invalid');
        await hearStripe(deps, eventOf(request.body));
        return done;
      },
    );
    ready();
  });
}
