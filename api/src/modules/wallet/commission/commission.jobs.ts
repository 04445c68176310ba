import { addJob, type Job } from '../../../jobs/jobs';
import { findOpenCommissions, lockOrderOfCommission, type CommissionRow } from './commissions.sql';
import { commissionJob, settleCommission } from './settle-commission';

export const commission: Job<'commission'> = ({ orderId }, { db, clock }) =>
  db.transaction().execute(async (trx) => {
    await lockOrderOfCommission(trx, orderId);
    await settleCommission(trx, orderId, clock.now());
  });

const isToChange = ({ earnedMinor, dueMinor, paidMinor }: CommissionRow) => dueMinor !== paidMinor || dueMinor === earnedMinor;

/** Each by a job of its own: one that fails keeps no other waiting. */
export const openCommissions: Job<'open_commissions'> = async (_payload, { db, clock }) => {
  for (const open of await findOpenCommissions(db, clock.now())) if (isToChange(open)) await addJob(db, commissionJob(open.orderId));
};
