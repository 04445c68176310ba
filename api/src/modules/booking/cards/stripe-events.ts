import { z } from 'zod';
import type { Deps } from '../../../deps';
import { hearCharge } from './hear-charge';
import { hearDispute, hearRefunded, hearRefundFailed } from './hear-company';
import { outcomeOf, StripeIntent } from './stripe-cards';
import { outcomeOfSession, StripeSession } from './stripe-checkout';

export const StripeEvent = z.object({ id: z.string().min(1).max(255), type: z.string(), data: z.object({ object: z.unknown() }) });
type StripeEvent = z.output<typeof StripeEvent>;
type Hear = (deps: Deps, event: StripeEvent) => Promise<void>;

const metadata = z
  .object({ payment_id: z.uuid().optional().catch(undefined), refund_id: z.uuid().optional().catch(undefined) })
  .default({});
const currency = z.string().transform((code) => code.toUpperCase());
const Charge = z.object({ id: z.string(), amount_refunded: z.int().min(0), currency, payment_intent: z.string().nullish(), metadata });
const Refund = z.object({ id: z.string(), status: z.string(), payment_intent: z.string().nullish(), metadata });
const Dispute = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int().min(1),
  currency,
  payment_intent: z.string().nullish(),
  metadata,
});

/** A card that was refused at Stripe's own page is tried again there: only the page's end is the payment's. */
const hearIntent: Hear = async (deps, { data }) => {
  const { data: intent } = StripeIntent.safeParse(data.object);
  if (!intent?.metadata.payment_id) return;
  const outcome = outcomeOf(intent);
  if (!intent.metadata.on_page || outcome.status === 'success') await hearCharge(deps, intent.metadata.payment_id, outcome);
};
const hearSession: Hear = async (deps, { data }) => {
  const { data: session } = StripeSession.safeParse(data.object);
  if (session?.metadata.payment_id) await hearCharge(deps, session.metadata.payment_id, outcomeOfSession(session));
};
const hearRefundedCharge: Hear = async (deps, { id, data }) => {
  const { data: charge } = Charge.safeParse(data.object);
  if (!charge) return;
  const name = { paymentId: charge.metadata.payment_id, providerRef: charge.payment_intent };
  const refunded = { amount: charge.amount_refunded, currency: charge.currency };
  await hearRefunded(deps, { id, charge: name }, { refunded, providerRef: charge.id });
};
const hearRefund: Hear = async (deps, { id, data }) => {
  const { data: refund } = Refund.safeParse(data.object);
  const isOver = refund?.status === 'failed' || refund?.status === 'canceled';
  if (!refund?.metadata.refund_id || !isOver) return;
  await hearRefundFailed(deps, { id, charge: { providerRef: refund.payment_intent } }, refund.metadata.refund_id);
};
const STATES: Record<string, 'won' | 'lost' | undefined> = { won: 'won', lost: 'lost' };
const hearDisputed: Hear = async (deps, { id, type, data }) => {
  const { data: dispute } = Dispute.safeParse(data.object);
  const state = type === 'charge.dispute.created' ? 'open' : STATES[dispute?.status ?? ''];
  if (!dispute || !state) return;
  const charge = { paymentId: dispute.metadata.payment_id, providerRef: dispute.payment_intent };
  await hearDispute(deps, { id, charge }, { id: dispute.id, state, amount: { amount: dispute.amount, currency: dispute.currency } });
};

/** Those of Stripe's events that are about money of ours, by their type or the beginning of it. */
const EVENTS: [string, Hear][] = [
  ['payment_intent.', hearIntent],
  ['checkout.session.', hearSession],
  ['charge.refunded', hearRefundedCharge],
  ['charge.refund.updated', hearRefund],
  ['refund.', hearRefund],
  ['charge.dispute.created', hearDisputed],
  ['charge.dispute.closed', hearDisputed],
];

/** Writes down what an event says. Heard twice, or before an earlier one, it changes nothing more. */
export async function hearStripe(deps: Deps, event: StripeEvent): Promise<void> {
  await EVENTS.find(([type]) => event.type.startsWith(type))?.[1](deps, event);
}
