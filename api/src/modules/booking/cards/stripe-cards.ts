import { z } from 'zod';
import type { CardPage, CardProvider, ChargeOutcome, RefundOutcome } from '../card-provider';
import { isSession, outcomeOfSession, paidOf, sessionForm, StripeSession } from './stripe-checkout';

export interface StripeAccess {
  /** `https://api.stripe.com`, or a local server in tests. */
  url: string;
  secretKey: string;
}

/** What we read of Stripe's payment intent; everything else of it is not ours to know. */
export const StripeIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.int().nullish(),
  currency: z.string().nullish(),
  metadata: z.object({ payment_id: z.uuid().optional(), on_page: z.string().optional() }).default({}),
  next_action: z
    .object({ redirect_to_url: z.object({ url: z.url() }).optional() })
    .nullish()
    .transform((action) => action?.redirect_to_url?.url ?? null),
});
export type StripeIntent = z.output<typeof StripeIntent>;

const TIMEOUT_MS = 20_000;
const FAILED = new Set(['requires_payment_method', 'canceled']);

/** A state of the intent as we know charges; what is neither done nor failed is still open. */
export function outcomeOf({ id, status, next_action, amount_received, currency }: StripeIntent): ChargeOutcome {
  if (status === 'succeeded') return { status: 'success', providerRef: id, paid: paidOf(amount_received, currency) };
  if (FAILED.has(status)) return { status: 'failed', reason: 'card_declined' };
  return { status: 'pending', providerRef: id, actionUrl: status === 'requires_action' ? next_action : null };
}

interface Call {
  path: string;
  form?: Record<string, string>;
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
}

/** One call of Stripe's API. A refusal of the card (402) is an answer; anything else that is not 2xx, and silence, throws. */
async function ask(
  { url, secretKey }: StripeAccess,
  { path, form, idempotencyKey, signal = AbortSignal.timeout(TIMEOUT_MS) }: Call,
): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secretKey}`, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    body: form && new URLSearchParams(form),
    signal,
  });
  const body: unknown = await answer.json();
  if (!answer.ok && answer.status !== 402) throw new Error(`stripe answered ${answer.status} to ${path}`);
  return body;
}

const CardError = z.object({ error: z.object({ type: z.literal('card_error') }) });
const Found = z.object({ data: z.array(StripeIntent) });
const StripeRefund = z.object({ id: z.string(), status: z.string() });

/** Stripe Checkout: Stripe's own page, in the shopper's language, with every confirmation that a bank asks for. */
const pageOf = (access: StripeAccess): CardPage => ({
  isPage: isSession,
  async open(charge) {
    const body = await ask(access, { path: '/v1/checkout/sessions', form: sessionForm(charge), idempotencyKey: charge.paymentId });
    return outcomeOfSession(StripeSession.parse(body));
  },
  async close(sessionId, signal) {
    const path = `/v1/checkout/sessions/${encodeURIComponent(sessionId)}`;
    // One that was paid in this moment cannot be closed: it says what it is.
    const body = await ask(access, { path: `${path}/expire`, form: {}, signal }).catch(() => ask(access, { path, signal }));
    return outcomeOfSession(StripeSession.parse(body));
  },
});

/** Cards by Stripe: payment intents confirmed at once, with our payment's id as idempotency key and metadata. */
export function createStripeCards(access: StripeAccess): CardProvider {
  const findIntent = async (paymentId: string): Promise<StripeIntent | undefined> => {
    const query = new URLSearchParams({ query: `metadata['payment_id']:'${paymentId}'`, limit: '1' });
    return Found.parse(await ask(access, { path: `/v1/payment_intents/search?${query.toString()}` })).data[0];
  };
  return {
    name: 'stripe',
    page: pageOf(access),
    async charge({ paymentId, amount, cardToken, returnUrl }) {
      const form = {
        amount: String(amount.amount),
        currency: amount.currency.toLowerCase(),
        payment_method: cardToken,
        confirm: 'true',
        ...(returnUrl && { return_url: returnUrl }),
        'payment_method_types[]': 'card',
        'metadata[payment_id]': paymentId,
      };
      const body = await ask(access, { path: '/v1/payment_intents', form, idempotencyKey: paymentId });
      return CardError.safeParse(body).success ? { status: 'failed', reason: 'card_declined' } : outcomeOf(StripeIntent.parse(body));
    },
    async find(paymentId, providerRef) {
      if (isSession(providerRef))
        return outcomeOfSession(StripeSession.parse(await ask(access, { path: `/v1/checkout/sessions/${providerRef}` })));
      const intent = await findIntent(paymentId);
      return intent && outcomeOf(intent);
    },
    async refund({ refundId, paymentId, amount }): Promise<RefundOutcome> {
      const intent = await findIntent(paymentId);
      if (!intent) return { status: 'failed' };
      const form = { payment_intent: intent.id, amount: String(amount.amount), 'metadata[refund_id]': refundId };
      const refund = StripeRefund.parse(await ask(access, { path: '/v1/refunds', form, idempotencyKey: refundId }));
      return refund.status === 'failed' || refund.status === 'canceled' ? { status: 'failed' } : { status: 'done', providerRef: refund.id };
    },
  };
}
