import type { Money } from '@straits/api-contract';

export type ChargeOutcome =
  /** `paid`: what the provider says that it took, where it says so. */
  | { status: 'success'; providerRef: string; paid?: Money | null }
  | { status: 'failed'; reason: 'card_declined' | 'card_token_invalid' | 'card_page_left' }
  /** `actionUrl`: the bank's page where the holder confirms (3-D Secure). */
  | { status: 'pending'; providerRef: string; actionUrl?: string | null };

export type RefundOutcome = { status: 'done'; providerRef: string } | { status: 'failed' };

/** A charge whose card is typed at the provider's own page. */
export interface HostedCharge {
  paymentId: string;
  amount: Money;
  page: {
    /** What is paid, as the page says it. */
    name: string;
    since: Date;
    returnUrl: string;
    /** Where the page leads who does not want to pay there after all. */
    leftUrl: string;
  };
}

/** The provider's own page for cards; what is typed there never comes to us. */
export interface CardPage {
  /** Whether a reference is one of its pages, and not of a charge. */
  isPage(providerRef: string): boolean;
  /** Opens a page for a charge: `pending`, with its address. Opening it twice opens one. */
  open(charge: HostedCharge): Promise<ChargeOutcome>;
  /** The shopper came back without paying: nobody can pay there any more. Rejects when `signal` aborts. */
  close(providerRef: string, signal?: AbortSignal): Promise<ChargeOutcome>;
}

/** A company that charges cards. `paymentId` is its idempotency key: charging twice with it charges once. */
export interface CardProvider {
  name: string;
  /** Where it has one, shoppers type cards there and nowhere else. */
  page?: CardPage;
  /** `returnUrl` is where the bank's page leads back to; without it no confirmation by the bank can be asked for. */
  charge(payment: { paymentId: string; amount: Money; cardToken: string; returnUrl?: string }): Promise<ChargeOutcome>;
  /** Gives money of a charge back. `refundId` is its idempotency key. */
  refund(refund: { refundId: string; paymentId: string; amount: Money }): Promise<RefundOutcome>;
  /** What became of a charge whose answer was lost or late. */
  find(paymentId: string, providerRef?: string | null): Promise<ChargeOutcome | undefined>;
}

const nobody = () => Promise.reject(new Error('no card company is set up: CARDS or STRIPE_SECRET_KEY (docs/architecture.md)'));
/** Nobody charges cards here, and they are not offered. What was charged by a company of before waits until it is back. */
export const NO_CARDS: CardProvider = { name: 'none', charge: nobody, refund: nobody, find: nobody };
