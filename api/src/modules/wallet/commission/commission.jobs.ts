import type { Deps } from '../../../deps';
import type { Job } from '../../../jobs/jobs';
import { findOpenCommissions, lockOrderOfCommission } from './commissions.sql';
import { settleCommission } from './settle-commission';

export const commission: Job<'commission'> = ({ orderId }, { db, clock }) =>
  db.transaction().execute(async (trx) => {
    await lockOrderOfCommission(trx, orderId);
    await settleCommission(trx, orderId, clock.now());
  });

const isToChange = ({ earnedMinor, dueMinor, paidMinor }: { earnedMinor: number; dueMinor: number; paidMinor: number }) =>
  dueMinor !== paidMinor || dueMinor === earnedMinor;

export const openCommissions: Job<'open_commissions'> = async (_payload, deps: Deps) => {
  for (const open of await findOpenCommissions(deps.db, deps.clock.now())) if (isToChange(open)) await commission(open, deps);
};
