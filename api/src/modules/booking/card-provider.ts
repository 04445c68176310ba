import type { Money } from '@straits/api-contract';

export type ChargeOutcome =
  | { status: 'success'; providerRef: string }
  | { status: 'failed'; reason: 'card_declined' | 'card_token_invalid' }
  /** `actionUrl`: the bank's page where the holder confirms (3-D Secure). */
  | { status: 'pending'; providerRef: string; actionUrl?: string | null };

export type RefundOutcome = { status: 'done'; providerRef: string } | { status: 'failed' };

/** A company that charges cards. `paymentId` is its idempotency key: charging twice with it charges once. */
export interface CardProvider {
  name: string;
  /** `returnUrl` is where the bank's page leads back to; without it no confirmation by the bank can be asked for. */
  charge(payment: { paymentId: string; amount: Money; cardToken: string; returnUrl?: string }): Promise<ChargeOutcome>;
  /** Gives money of a charge back. `refundId` is its idempotency key. */
  refund(refund: { refundId: string; paymentId: string; amount: Money }): Promise<RefundOutcome>;
  /** What became of a charge whose answer was lost or late. */
  find(paymentId: string): Promise<ChargeOutcome | undefined>;
}
