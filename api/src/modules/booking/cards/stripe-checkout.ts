import { z } from 'zod';
import type { Money } from '@straits/api-contract';
import type { ChargeOutcome, HostedCharge } from '../card-provider';

/** What we read of a session of Stripe's own card page. */
export const StripeSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  url: z.url().nullish(),
  payment_intent: z.string().nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  metadata: z.object({ payment_id: z.uuid().optional() }).default({}),
});
export type StripeSession = z.output<typeof StripeSession>;

/** Stripe lets nobody sit on its page for less than half an hour from its call: what is more is for a slow call, a repeated one and another clock. */
const OPEN_MINUTES = 35;

export const isSession = (providerRef: string | null | undefined): providerRef is string => providerRef?.startsWith('cs_') ?? false;

/** What Stripe took; null where it does not say. Its amounts are in the currency's smallest unit, as ours are. */
export const paidOf = (amount: number | null | undefined, currency: string | null | undefined): Money | null =>
  typeof amount === 'number' && currency ? { amount, currency: currency.toUpperCase() } : null;

export function outcomeOfSession({
  id,
  status,
  payment_status,
  url,
  payment_intent,
  amount_total,
  currency,
}: StripeSession): ChargeOutcome {
  if (status === 'complete' && payment_status === 'paid')
    return { status: 'success', providerRef: payment_intent ?? id, paid: paidOf(amount_total, currency) };
  if (status === 'expired') return { status: 'failed', reason: 'card_page_left' };
  return { status: 'pending', providerRef: id, actionUrl: status === 'open' ? (url ?? null) : null };
}

/** What a session is asked for with. Repeated with the same key it must be word for word the same: its end counts from the payment's beginning. */
export const sessionForm = ({ paymentId, amount, page: { name, since, returnUrl, leftUrl } }: HostedCharge): Record<string, string> => ({
  mode: 'payment',
  'payment_method_types[]': 'card',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': amount.currency.toLowerCase(),
  'line_items[0][price_data][unit_amount]': String(amount.amount),
  'line_items[0][price_data][product_data][name]': name,
  success_url: returnUrl,
  cancel_url: leftUrl,
  expires_at: String(Math.floor(since.getTime() / 1000) + OPEN_MINUTES * 60),
  'metadata[payment_id]': paymentId,
  'payment_intent_data[metadata][payment_id]': paymentId,
  'payment_intent_data[metadata][on_page]': 'yes',
});
