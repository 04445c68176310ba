import type { OrderStatus } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import { refuse } from '../../http/refusal';
import { giveUseBack, keepUse, takeUseAgain } from './discounts/discounts.sql';
import { canBecome, isPaid } from './order-status.rules';
import { markOrderStatus } from './order-history.sql';
import type { OrderRow } from './orders.sql';

export interface Why {
  at: Date;
  /** 'customer', 'system', 'provider' or 'staff:<user id>'. */
  actor: string;
  reason?: string;
}

export type NextStatus = Why & { to: OrderStatus };

/** Takes a locked order to its next state by the one table and writes who, when and why. Refuses: order_state_refused. */
export async function changeOrderStatus(trx: Trx, order: OrderRow, { to, at, actor, reason }: NextStatus): Promise<void> {
  if (!canBecome(order.status, to)) refuse('order_state_refused');
  await markOrderStatus(trx, { orderId: order.id, from: order.status, to, at, actor, reason: reason ?? null });
  if (order.discountCode) await settleUse(trx, { id: order.id, status: order.status, code: order.discountCode }, to);
  order.status = to;
}

/** A code whose order came to nothing may be used again; an order that comes back keeps its price all the same. */
async function settleUse(trx: Trx, order: Pick<OrderRow, 'id' | 'status'> & { code: string }, to: OrderStatus): Promise<void> {
  if (to === 'paid') await keepUse(trx, order.id);
  if (to === 'EXPIRED' || (to === 'CANCELLED' && !isPaid(order.status))) await giveUseBack(trx, order.id);
  if (order.status === 'EXPIRED' && to === 'ORDERED') await takeUseAgain(trx, { code: order.code, orderId: order.id });
}
