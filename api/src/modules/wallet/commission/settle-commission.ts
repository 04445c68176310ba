import { sql } from 'kysely';
import type { Trx } from '../../../database/connection';
import { Refusal } from '../../../http/refusal';
import { addJob, type NewJob } from '../../../jobs/jobs';
import { lockNamed } from '../ledger/accounts.sql';
import { deleteOpenCommission, findOpenCommissions, insertOpenCommission, type CommissionRow } from './commissions.sql';
import { payCommission, takeCommissionBack } from './pay-commission';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Brings what an agency has of an order's commission to what is due. */
    commission: { orderId: string };
    /** The same for all that are open, once an hour: terms that are over by now, and what no wallet reached for. */
    open_commissions: Record<string, never>;
  }
}

interface AgencyOrder {
  id: string;
  agencyId: string | null;
  currency: string;
}

export const commissionJob = (orderId: string): NewJob<'commission'> => ({
  name: 'commission',
  payload: { orderId },
  key: `commission:${orderId}`,
});

/** An order that may be an agency's was paid. The ledger follows in a transaction of its own, so that no sale locks an account for it (decision 0176). */
export async function openCommission(trx: Trx, { id, agencyId }: AgencyOrder): Promise<void> {
  if (!agencyId) return;
  await insertOpenCommission(trx, id);
  await addJob(trx, commissionJob(id));
}

async function post(trx: Trx, { dueMinor, paidMinor, orderCode, agencyId, orderId, currency }: CommissionRow, at: Date): Promise<void> {
  const change = { agencyId, orderId, currency, description: orderCode, at };
  if (dueMinor > paidMinor) await payCommission(trx, { ...change, amountMinor: dueMinor - paidMinor });
  if (dueMinor < paidMinor) await takeCommissionBack(trx, { ...change, amountMinor: paidMinor - dueMinor });
}

const isUnreached = (error: unknown) =>
  error instanceof Refusal && (error.code === 'wallet_insufficient' || error.code === 'credit_overdue');

/**
 * Pays what is due of a locked order's commission, or takes back what is too much. Where neither balance nor credit reach it stays open, and is tried
 * again. Doing it twice is doing it once.
 */
export async function settleCommission(trx: Trx, orderId: string, at: Date): Promise<void> {
  const [open] = await findOpenCommissions(trx, at, orderId);
  if (!open) return;
  await sql`savepoint commission`.execute(trx);
  try {
    await post(trx, open, at);
    if (open.dueMinor === open.earnedMinor) await deleteOpenCommission(trx, orderId);
  } catch (error) {
    if (!isUnreached(error)) throw error;
    await sql`rollback to savepoint commission`.execute(trx);
  }
}

/**
 * Gives an order's money back, and takes the agency's commission on it back in the same moment: what comes into a wallet is never spent before. All
 * accounts are locked together beforehand (decision 0096).
 */
export async function withCommissionBack(trx: Trx, order: AgencyOrder, at: Date, refund: () => Promise<void>): Promise<void> {
  const { id, agencyId, currency } = order;
  if (!agencyId) return refund();
  await insertOpenCommission(trx, id);
  await lockNamed(trx, [
    { agencyId, type: 'wallet', currency },
    { agencyId, type: 'receivable', currency },
    { type: 'revenue', currency },
    { type: 'commission', currency },
  ]);
  await refund();
  await settleCommission(trx, id, at);
}
