import type { Refund } from '@straits/api-contract';
import type { RefundRow } from './refunds.sql';

/** A refund as its order's owner and staff see it. */
export const viewRefund = (refund: RefundRow): Refund => ({
  ...{ id: refund.id, status: refund.status, method: refund.method },
  amount: { amount: refund.amountMinor, currency: refund.currency },
  createdAt: refund.createdAt.toISOString(),
  doneAt: refund.doneAt?.toISOString() ?? null,
  isExtra: refund.reason === 'late_money',
});
