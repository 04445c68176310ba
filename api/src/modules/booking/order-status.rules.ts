import type { OrderStatus } from '@straits/api-contract';

/** The order machine (N7), whole: from → to. Whatever is not here cannot happen. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  ENTRY: ['ORDERED', 'EXPIRED', 'CANCELLED'],
  ORDERED: ['pending', 'VERIFYING', 'paid', 'EXPIRED', 'CANCELLED'],
  // Payment started, result not known: it ends by the provider's word, never by a time-out alone.
  pending: ['paid', 'ORDERED', 'CANCELLED'],
  // Nobody looked at the proof in time: money that comes all the same is late money (decision 0203).
  VERIFYING: ['paid', 'ORDERED', 'EXPIRED', 'CANCELLED'],
  paid: ['completed', 'CANCELLED'],
  completed: [],
  CANCELLED: [],
  // Late money, when stock is there.
  EXPIRED: ['ORDERED'],
};

export const canBecome = (from: OrderStatus, to: OrderStatus) => ORDER_TRANSITIONS[from].includes(to);
/** It waits for money, or for word of it. */
export const isUnpaid = (status: OrderStatus) =>
  status === 'ENTRY' || status === 'ORDERED' || status === 'pending' || status === 'VERIFYING';
export const isPaid = (status: OrderStatus) => status === 'paid' || status === 'completed';
