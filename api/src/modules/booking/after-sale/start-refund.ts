import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { addJob } from '../../../jobs/jobs';
import { refundToWallet } from '../../wallet';
import type { Why } from '../change-order-status';
import { mailOrderMoment } from '../order-mail';
import type { OrderRow } from '../orders.sql';
import type { PaymentRow } from '../payments.sql';
import { insertRefund, markRefund } from './refunds.sql';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Gives the money of a refund back through the card provider. */
    refund_card: { refundId: string };
  }
}

export interface StartRefund extends Why {
  order: OrderRow;
  payment: PaymentRow;
  amountMinor: number;
}

/**
 * Gives money back where it came from, in the transaction of the change that it belongs to: to a wallet at once, to a card by a job, to a
 * bank account by staff's hand. The order must be locked. Refuses: refund_too_large.
 */
export async function startRefund(trx: Trx, { order, payment, amountMinor, at, actor, reason = '' }: StartRefund): Promise<string> {
  const money = { amountMinor, currency: payment.currency };
  const refundId =
    (await insertRefund(trx, { ...money, orderId: order.id, paymentId: payment.id, reason, actor, at })) ?? refuse('refund_too_large');
  if (payment.method === 'card') await addJob(trx, { name: 'refund_card', payload: { refundId }, key: `refund_card:${refundId}` });
  if (payment.method === 'wallet' && order.agencyId) {
    const by = actor === 'customer' && order.userId ? `user:${order.userId}` : actor;
    await refundToWallet(trx, {
      ...money,
      agencyId: order.agencyId,
      orderId: order.id,
      description: order.code,
      reason,
      actor: by,
      now: at,
    });
    await markRefund(trx, refundId, { status: 'done', doneAt: at });
    await mailOrderMoment(trx, order.id, 'refunded');
  }
  return refundId;
}
