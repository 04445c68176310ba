import type { Order, OrderStatus, OrderSummary } from '@straits/api-contract';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** How a status looks; its words are `status.<status>` in the texts. */
export const STATUS_TONE: Record<OrderStatus, Tone> = {
  ENTRY: 'neutral',
  ORDERED: 'warning',
  pending: 'info',
  VERIFYING: 'info',
  paid: 'success',
  completed: 'neutral',
  CANCELLED: 'danger',
  EXPIRED: 'neutral',
};

export type NextAction = 'pay' | 'proof' | 'tickets' | 'open';

/** The one thing that brings this order on; `open` when nothing waits for the traveller. */
export function nextAction(order: Pick<OrderSummary, 'status' | 'documents' | 'awaitingProof'>): NextAction {
  if (order.status === 'ORDERED') return order.awaitingProof ? 'proof' : 'pay';
  const isPaid = order.status === 'paid' || order.status === 'completed';
  return isPaid && order.documents.ticket ? 'tickets' : 'open';
}

/** Its deposit is there, its balance is not: the plan, else nothing. */
export const openBalanceOf = ({ plan }: Pick<Order, 'plan'>) => (plan?.depositPaidAt && plan.due.amount > 0 ? plan : undefined);

/** The answer of the bank or of our staff is awaited: the page asks again by itself. */
export const isBeingDecided = (status: OrderStatus) => status === 'pending' || status === 'VERIFYING';

const withKey = (path: string, code: string, key?: string | null) =>
  `${path}?order=${encodeURIComponent(code)}${key ? `&key=${encodeURIComponent(key)}` : ''}`;
/** A guest's signed key goes along, so that the address can be kept. */
export const orderPath = (code: string, key?: string | null) => withKey('/order-detail', code, key);
/** `isBalance`: the form for the balance, not the word that the deposit is paid. */
export const paymentPath = (code: string, key?: string | null, isBalance = false) =>
  withKey('/payment', code, key) + (isBalance ? '&part=balance' : '');

/** Address of the enquiry form with what we know filled in. */
export function contactPath(order: Pick<Order, 'code' | 'lines'>): string {
  const search = new URLSearchParams({ bookingId: order.code });
  const product = order.lines[0]?.productName;
  if (product) search.set('product', product);
  return `/contact?${search}`;
}
