import { addJob, type Job } from '../../../jobs/jobs';
import { findOpenCommissions, lockOrderOfCommission, type CommissionRow } from './commissions.sql';
import { commissionJob, settleCommission } from './settle-commission';

export const commission: Job<'commission'> = ({ orderId }, { db, clock }) =>
  db.transaction().execute(async (trx) => {
    await lockOrderOfCommission(trx, orderId);
    await settleCommission(trx, orderId, clock.now());
  });

/** Of one order: somebody has not what is due, or all have all that they will. */
const isToChange = (ofOrder: CommissionRow[]) =>
  ofOrder.some(({ dueMinor, paidMinor }) => dueMinor !== paidMinor) ||
  ofOrder.every(({ dueMinor, earnedMinor }) => dueMinor === earnedMinor);

/** Each by a job of its own: one that fails keeps no other waiting. */
export const openCommissions: Job<'open_commissions'> = async (_payload, { db, clock }) => {
  const orders = new Map<string, CommissionRow[]>();
  for (const open of await findOpenCommissions(db, clock.now())) orders.set(open.orderId, [...(orders.get(open.orderId) ?? []), open]);
  for (const [orderId, ofOrder] of orders) if (isToChange(ofOrder)) await addJob(db, commissionJob(orderId));
};
