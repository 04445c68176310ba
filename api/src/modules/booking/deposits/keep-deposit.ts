import { addMinutes } from '../../../clock';
import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { changeOrderStatus, type Why } from '../change-order-status';
import { forgetHolders } from '../hold-limits.sql';
import { mailMomentOf } from '../order-mail';
import { insertHistory } from '../order-history.sql';
import { findOrderLines, type OrderRow } from '../orders.sql';
import { balanceStage, waitsUntil } from './deposit.rules';
import { markDepositPaid } from './deposits.sql';

/** Staff may have looked at the proof of a deposit for days: for the balance there is at least this long. */
const LEAST_MINUTES = 24 * 60;
const REASON = 'deposit_paid';

/** The deposit of a locked order is there: its places stay kept, and it waits for the balance (decision 0160). Refuses: order_state_refused. */
export async function keepDeposit(trx: Trx, order: OrderRow, { at, actor }: Why): Promise<void> {
  const balanceDue = order.balanceDue ?? refuse('order_state_refused');
  if (order.depositPaidAt !== null) refuse('order_state_refused');
  if (order.status === 'ORDERED')
    await insertHistory(trx, { orderId: order.id, from: order.status, to: order.status, at, actor, reason: REASON });
  else await changeOrderStatus(trx, order, { to: 'ORDERED', at, actor, reason: REASON });
  order.depositPaidAt = at;
  order.expiresAt = waitsUntil(order, addMinutes(at, LEAST_MINUTES));
  await markDepositPaid(trx, order.id, { at, expiresAt: order.expiresAt, told: balanceStage(balanceDue, at) });
  const lines = await findOrderLines(trx, [order.id]);
  await forgetHolders(
    trx,
    lines.flatMap(({ holdId }) => holdId ?? []),
  );
  await mailMomentOf(trx, order, 'deposit_paid');
}
