import { sql } from 'kysely';
import type { Trx } from '../../../database/connection';
import { Refusal } from '../../../http/refusal';
import { addJob, type NewJob } from '../../../jobs/jobs';
import { lockNamed, type AccountName } from '../ledger/accounts.sql';
import { deleteOpenCommission, findOpenCommissions, findSharers, insertOpenCommission, type CommissionRow } from './commissions.sql';
import { payCommission, takeCommissionBack } from './pay-commission';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Brings what agencies have of an order's commissions to what is due. */
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

const accountsOf = (agencyId: string, currency: string): AccountName[] => [
  { agencyId, type: 'wallet', currency },
  { agencyId, type: 'receivable', currency },
];

/** Answers whether the agency has what is due by now. */
async function postIfReached(trx: Trx, open: CommissionRow, at: Date): Promise<boolean> {
  await sql`savepoint commission`.execute(trx);
  try {
    await post(trx, open, at);
    return true;
  } catch (error) {
    if (!isUnreached(error)) throw error;
    await sql`rollback to savepoint commission`.execute(trx);
    return false;
  }
}

/**
 * Pays what is due of a locked order's commissions, or takes back what is too much: of who sold it, and of each agency above with a share. Where neither
 * balance nor credit reach it stays open, and is tried again; one that does not reach keeps no other waiting. Doing it twice is doing it once.
 */
export async function settleCommission(trx: Trx, orderId: string, at: Date): Promise<void> {
  const open = await findOpenCommissions(trx, at, orderId);
  const changed = open.filter(({ dueMinor, paidMinor }) => dueMinor !== paidMinor);
  if (changed.length > 1) {
    const accounts = changed.flatMap(({ agencyId, currency }) => accountsOf(agencyId, currency));
    await lockNamed(trx, [...accounts, { type: 'commission', currency: changed[0]!.currency }]);
  }
  let isReached = true;
  for (const one of changed) isReached = (await postIfReached(trx, one, at)) && isReached;
  if (isReached && open.every(({ dueMinor, earnedMinor }) => dueMinor === earnedMinor)) await deleteOpenCommission(trx, orderId);
}

/**
 * Gives an order's money back, and takes the agencies' commissions on it back in the same moment: what comes into a wallet is never spent before. All
 * accounts are locked together beforehand (decision 0096).
 */
export async function withCommissionBack(trx: Trx, order: AgencyOrder, at: Date, refund: () => Promise<void>): Promise<void> {
  const { id, agencyId, currency } = order;
  if (!agencyId) return refund();
  await insertOpenCommission(trx, id);
  const above = await findSharers(trx, id);
  await lockNamed(trx, [
    ...[agencyId, ...above].flatMap((one) => accountsOf(one, currency)),
    { type: 'revenue', currency },
    { type: 'commission', currency },
  ]);
  await refund();
  await settleCommission(trx, id, at);
}
