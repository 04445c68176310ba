import type { Order, Payment, PaymentMethod, StartPayment } from '@straits/api-contract';
import { dueOf } from '@straits/api-contract/amount-due';

type Plan = NonNullable<Order['plan']>;

/** What a payment page shows; every state of an order has one. */
export type PaymentView =
  | { kind: 'choose'; failed: Payment | null }
  | { kind: 'transfer'; payment: Payment }
  | { kind: 'verifying'; payment: Payment | null }
  | { kind: 'pending'; confirmUrl: string | null }
  | { kind: 'deposit'; plan: Plan }
  | { kind: 'success' }
  | { kind: 'expired' }
  | { kind: 'cancelled'; reason: string | null };

const isOpenTransfer = (payment: Payment) =>
  payment.method === 'bank_transfer' && (payment.status === 'awaiting_proof' || payment.status === 'proof_given');
/** Put away by our own choice of another method: no failure to speak of. */
const REPLACED = 'replaced';

/** What the address asks for. */
export interface Asked {
  method: PaymentMethod | null;
  /** The balance is to be paid: without it the page of a paid deposit says so. */
  isBalance: boolean;
}

/** A deposit that is paid, with nothing yet done for its balance. */
const paidDeposit = ({ plan, payment }: Order) => (plan?.depositPaidAt && !payment ? plan : undefined);

function waitingView(order: Order, { method: asked, isBalance }: Asked): PaymentView {
  const { payment } = order;
  const plan = isBalance ? undefined : paidDeposit(order);
  return plan ? { kind: 'deposit', plan } : toPayView(payment, asked);
}

function toPayView(payment: Order['payment'], asked: PaymentMethod | null): PaymentView {
  if (payment && isOpenTransfer(payment) && (asked === null || asked === 'bank_transfer')) return { kind: 'transfer', payment };
  return { kind: 'choose', failed: payment?.status === 'failed' && payment.reason !== REPLACED ? payment : null };
}

/** Why an order ended whose balance did not come. */
export const BALANCE_UNPAID = 'balance_unpaid';
/** Its time is over, though the API may not have ended it yet. */
const overView = ({ plan }: Order): PaymentView =>
  plan?.depositPaidAt ? { kind: 'cancelled', reason: BALANCE_UNPAID } : { kind: 'expired' };

/** What a press on the button pays: this much, and of an order in two parts this one. */
export function shownOf(order: Pick<Order, 'plan' | 'total'>): Pick<StartPayment, 'expected' | 'part'> {
  const expected = dueOf(order);
  return order.plan ? { expected, part: order.plan.depositPaidAt ? 'balance' : 'deposit' } : { expected };
}

const cancelledView = (order: Order): PaymentView => ({
  kind: 'cancelled',
  reason: order.history.findLast(({ status }) => status === 'CANCELLED')?.reason ?? null,
});

/** States in which there is nothing to choose. */
const settledViews: Partial<Record<Order['status'], (order: Order) => PaymentView>> = {
  paid: () => ({ kind: 'success' }),
  completed: () => ({ kind: 'success' }),
  pending: ({ payment }) => ({ kind: 'pending', confirmUrl: payment?.nextAction?.url ?? null }),
  VERIFYING: ({ payment }) => ({ kind: 'verifying', payment }),
  EXPIRED: () => ({ kind: 'expired' }),
  CANCELLED: cancelledView,
};

/** The view for an order. A time-out alone never makes a payment fail (N7). */
export function paymentView(order: Order, asked: Asked, nowMs: number): PaymentView {
  const settled = settledViews[order.status];
  if (settled) return settled(order);
  const isOver = order.expiresAt && Date.parse(order.expiresAt) <= nowMs;
  return isOver ? overView(order) : waitingView(order, asked);
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Milliseconds until the page asks again: often at first, then ever more rarely; 0 when there is nothing to wait for. */
export function pollDelay(order: Order | undefined, nowMs: number): number {
  if (!order) return 0;
  const age = nowMs - Date.parse(order.payment?.createdAt ?? order.createdAt);
  if (order.status === 'pending') return clamp(age / 3, 1_500, 30_000);
  return order.status === 'VERIFYING' ? clamp(age / 10, 10_000, 60_000) : 0;
}

/** Ways to pay this order: the shop's, of which an older API says nothing, and an agent's wallet. */
export const methodsFor = ({ total, paymentMethods }: Pick<Order, 'total' | 'paymentMethods'>, isAgent: boolean): PaymentMethod[] => [
  ...(isAgent ? (['wallet'] as const) : []),
  ...(paymentMethods ?? (total.currency === 'SGD' ? (['card', 'bank_transfer'] as const) : (['card'] as const))),
];

export const isMethod = (text: string | null): text is PaymentMethod => text === 'card' || text === 'bank_transfer' || text === 'wallet';

/** What the tickets of a paid order still wait for: the operator's word, or the travellers' names. */
export function ticketsWaitFor({ lines }: Pick<Order, 'lines'>): 'operator' | 'names' | null {
  const open = lines.filter(({ isCancelled }) => !isCancelled);
  if (open.some(({ confirmation }) => confirmation === 'waiting')) return 'operator';
  return open.some(({ passengers }) => passengers.some(({ name, isCancelled }) => !name && !isCancelled)) ? 'names' : null;
}
