import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { Refusal } from '../../../http/refusal';
import { addJob, type Job } from '../../../jobs/jobs';
import {
  deleteOpenCommission,
  findOpenCommissions,
  insertOpenCommission,
  lockOrderOfCommission,
  type CommissionRow,
} from './commissions.sql';
import { payCommission, takeCommissionBack } from './pay-commission';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Brings what an agency earned on an order to what it should be. */
    commission: { orderId: string };
    /** The same for all that are open, once an hour: what no wallet reached for. */
    open_commissions: Record<string, never>;
  }
}

/**
 * What an agency earns on an order has changed: it was paid, money went back, or its price fell. The ledger follows in a transaction of its own, so
 * that no sale locks an account for it (decision 0176).
 */
export async function openCommission(trx: Trx, { id, agencyId }: { id: string; agencyId: string | null }): Promise<void> {
  if (!agencyId) return;
  await insertOpenCommission(trx, id);
  await addJob(trx, { name: 'commission', payload: { orderId: id }, key: `commission:${id}` });
}

async function settle(trx: Trx, { dueMinor, paidMinor, orderCode, agencyId, orderId, currency }: CommissionRow, at: Date): Promise<void> {
  const change = { agencyId, orderId, currency, description: orderCode, at };
  if (dueMinor > paidMinor) await payCommission(trx, { ...change, amountMinor: dueMinor - paidMinor });
  if (dueMinor < paidMinor) await takeCommissionBack(trx, { ...change, amountMinor: paidMinor - dueMinor });
  await deleteOpenCommission(trx, orderId);
}

const isUnreached = (error: unknown) =>
  error instanceof Refusal && (error.code === 'wallet_insufficient' || error.code === 'credit_overdue');

/**
 * Pays what is missing of an order's commission, or takes back what is too much. Where neither balance nor credit reach, it stays open and is tried
 * again. Doing it twice is doing it once.
 */
export async function settleCommission(deps: Deps, orderId: string): Promise<void> {
  try {
    await deps.db.transaction().execute(async (trx) => {
      await lockOrderOfCommission(trx, orderId);
      for (const open of await findOpenCommissions(trx, orderId)) await settle(trx, open, deps.clock.now());
    });
  } catch (error) {
    if (!isUnreached(error)) throw error;
  }
}

export const commission: Job<'commission'> = ({ orderId }, deps) => settleCommission(deps, orderId);

export const openCommissions: Job<'open_commissions'> = async (_payload, deps) => {
  for (const { orderId } of await findOpenCommissions(deps.db)) await settleCommission(deps, orderId);
};
