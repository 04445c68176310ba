import type { Money } from '@straits/api-contract';

export type ChargeOutcome =
  | { status: 'success'; providerRef: string }
  | { status: 'failed'; reason: 'card_declined' | 'card_token_invalid' }
  | { status: 'pending'; providerRef: string };

/** A company that charges cards. `paymentId` is its idempotency key: charging twice with it charges once. */
export interface CardProvider {
  name: string;
  charge(payment: { paymentId: string; amount: Money; cardToken: string }): Promise<ChargeOutcome>;
  /** What became of a charge whose answer was lost or late. */
  find(paymentId: string): Promise<ChargeOutcome | undefined>;
}
