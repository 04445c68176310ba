import type { Order } from '@straits/api-contract';

export type Standing = 'toPay' | 'underWay' | 'deposit' | 'booked';

const STANDINGS: Partial<Record<Order['status'], Standing>> = {
  pending: 'underWay',
  VERIFYING: 'underWay',
  paid: 'booked',
  completed: 'booked',
};

/** What an order that was placed before still means to who finds no cart; null for one that is over. */
export function standingOf({ status, plan, expiresAt }: Pick<Order, 'status' | 'plan' | 'expiresAt'>, nowMs: number): Standing | null {
  if (status !== 'ORDERED') return STANDINGS[status] ?? null;
  if (expiresAt && Date.parse(expiresAt) <= nowMs) return null;
  return plan?.depositPaidAt ? 'deposit' : 'toPay';
}
