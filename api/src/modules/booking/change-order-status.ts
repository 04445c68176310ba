import type { OrderStatus } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import { refuse } from '../../http/refusal';
import { giveUseBack } from './discounts/discounts.sql';
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
  // A code whose order came to nothing may be used again; an order that comes back keeps its price all the same.
  if (order.discountCode && (to === 'EXPIRED' || (to === 'CANCELLED' && !isPaid(order.status)))) await giveUseBack(trx, order.discountCode);
  order.status = to;
}
