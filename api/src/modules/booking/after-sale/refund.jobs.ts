import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import type { Job } from '../../../jobs/jobs';
import { mailOrderMoment } from '../order-mail';
import { findRefund, lockRefund, markRefund } from './refunds.sql';
import { markStuck } from './stuck.sql';

async function finish(deps: Deps, refundId: string, outcome: { providerRef?: string } | null): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const refund = await lockRefund(trx, refundId);
    if (!refund || refund.status === 'done') return;
    const at = deps.clock.now();
    if (!outcome) {
      await markRefund(trx, refundId, { status: 'failed', doneAt: null });
      await markStuck(trx, refund.orderId, { reason: 'refund_failed', at });
      return;
    }
    await markRefund(trx, refundId, { status: 'done', providerRef: outcome.providerRef, doneAt: at });
    await mailOrderMoment(trx, refund.orderId, 'refunded');
  });
}

/** Asks the card provider to give money back; a refusal shows the order to staff, a lost answer is asked for again. */
export const refundCard: Job<'refund_card'> = async ({ refundId }, deps) => {
  const refund = await findRefund(deps.db, refundId);
  if (refund?.status !== 'pending') return;
  const amount = { amount: refund.amountMinor, currency: refund.currency };
  const outcome = await deps.cards.refund({ refundId, paymentId: refund.paymentId, amount });
  await finish(deps, refundId, outcome.status === 'done' ? { providerRef: outcome.providerRef } : null);
};

/** Staff paid a refund out by hand. Saying it twice is saying it once. Refuses: not_found. */
export async function confirmRefundPaid(deps: Deps, { refundId, reference }: { refundId: string; reference: string }): Promise<void> {
  if (!(await findRefund(deps.db, refundId))) refuse('not_found');
  await finish(deps, refundId, { providerRef: reference });
}
