import type { Order } from '@straits/api-contract';

export type Standing = 'toPay' | 'underWay' | 'deposit' | 'booked' | 'over';

type StandingOrder = Pick<Order, 'status' | 'plan' | 'payment' | 'expiresAt'>;

const STANDINGS: Partial<Record<Order['status'], (order: StandingOrder, nowMs: number) => Standing | null>> = {
  ORDERED: ({ plan, expiresAt }, nowMs) => (expiresAt && Date.parse(expiresAt) <= nowMs ? null : plan?.depositPaidAt ? 'deposit' : 'toPay'),
  // Nothing is charged before the payer has been at the bank's or the card company's page.
  pending: ({ payment }) => (payment?.nextAction ? 'toPay' : 'underWay'),
  VERIFYING: () => 'underWay',
  paid: () => 'booked',
  completed: () => 'booked',
};

/** What an order that was placed before still means to who finds no cart; null for one that is over. */
export const standingOf = (order: StandingOrder, nowMs: number) => STANDINGS[order.status]?.(order, nowMs) ?? null;
