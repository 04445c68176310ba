import type { Deps } from '../../deps';
import { offerToWaiting } from './after-sale/offer-to-waiting';
import { markStuck } from './after-sale/stuck.sql';
import { changeOrderStatus } from './change-order-status';
import { useTurnsUp } from './hold-limits.sql';
import { lockHolds } from './holds.sql';
import { mailOrderMoment } from './order-mail';
import { findOrderLines, lockDueOrders, markOrderExpiry } from './orders.sql';
import { findPaymentOfOrder, markPayment } from './payments.sql';
import { releaseHolds } from './place-hold';
import { wantCancelled } from './suppliers/want-supplier';

/** Ends orders that nobody paid in time and frees their places; answers how many. A payment under way keeps its order alive. */
export async function expireOrders(deps: Deps): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    const at = deps.clock.now();
    const due = await lockDueOrders(trx, at);
    for (const order of due) {
      // Staff has not answered: the payer's word alone keeps no places, but the money may be on its way.
      const isUnanswered = order.status === 'VERIFYING';
      const reason = isUnanswered ? 'proof_unanswered' : 'order_expired';
      const payment = await findPaymentOfOrder(trx, order);
      if (payment && payment.status !== 'failed') await markPayment(trx, payment.id, { status: 'failed', reason });
      const lines = await findOrderLines(trx, [order.id]);
      const holds = await lockHolds(
        trx,
        lines.flatMap(({ holdId }) => holdId ?? []),
      );
      await useTurnsUp(
        trx,
        holds.map(({ id }) => id),
        at,
      );
      await releaseHolds(trx, holds, 'EXPIRED');
      await offerToWaiting(
        trx,
        holds.flatMap(({ places }) => places),
        at,
      );
      await wantCancelled(trx, order.id, { lineIds: lines.map(({ id }) => id), at });
      await changeOrderStatus(trx, order, { to: 'EXPIRED', at, actor: 'system', reason });
      await markOrderExpiry(trx, order.id, null);
      if (isUnanswered) await markStuck(trx, order.id, { reason: 'money_unclear', at });
      await mailOrderMoment(trx, order.id, isUnanswered ? 'proof_unanswered' : 'expired');
    }
    return due.length;
  });
}
