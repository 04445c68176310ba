import type { Sql, Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { withCommissionBack } from '../../wallet';
import { findReceived, type ReceivedRow } from '../payments.sql';
import { startRefund, type StartRefund } from './start-refund';

export interface RefundShare {
  payment: ReceivedRow;
  amountMinor: number;
}

/** Which payments an amount goes back by: the newest first, each by no more than it brought. Undefined when all together are less. */
export function shareRefund(received: ReceivedRow[], amountMinor: number): RefundShare[] | undefined {
  let left = amountMinor;
  const shares = received.flatMap((payment) => {
    const taken = Math.min(left, payment.amountMinor - payment.refundedMinor);
    left -= taken;
    return taken > 0 ? [{ payment, amountMinor: taken }] : [];
  });
  return left === 0 ? shares : undefined;
}

export const findRefundShares = async (db: Sql, orderId: string, amountMinor: number): Promise<RefundShare[]> =>
  amountMinor === 0 ? [] : (shareRefund(await findReceived(db, orderId), amountMinor) ?? refuse('refund_too_large'));

/**
 * Gives an amount of an order back by the payments that brought it, less an agency's commission on it. The order must be locked, its lines must say what
 * goes back. Refuses: refund_too_large.
 */
export async function refundOrder(trx: Trx, { amountMinor, ...refund }: Omit<StartRefund, 'payment'>): Promise<void> {
  const shares = await findRefundShares(trx, refund.order.id, amountMinor);
  await withCommissionBack(trx, refund.order, refund.at, async () => {
    for (const share of shares) await startRefund(trx, { ...refund, ...share });
  });
}
