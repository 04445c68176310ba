import { sql } from 'kysely';
import type { Trx } from '../../database/connection';
import { refuse } from '../../http/refusal';
import { creditWallet } from './credit-wallet';

export interface Refund {
  agencyId: string;
  orderId: string;
  amountMinor: number;
  currency: string;
  /** The order's number. */
  description: string;
  reason: string;
  /** 'user:<id>', 'staff:<id>' or 'system'. */
  actor: string;
  now: Date;
}

/** What of an order's money the shop has in the ledger, by the revenue account: paid in, less refunds. */
async function findKept(trx: Trx, orderId: string, currency: string): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum(e.amount_minor), 0)::bigint as kept from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id join ledger_accounts a on a.id = e.account_id
    where t.order_id = ${orderId} and t.status = 'POSTED' and a.type = 'revenue' and a.currency = ${currency}`.execute(trx);
  return rows[0]?.kept ?? 0;
}

/**
 * Gives money of an order back to the agency: what it owes is settled first, the rest is balance. Call it in the transaction that cancels the order,
 * with the order locked, so that two refunds of one order see each other. Answers the transaction's id. Refuses: refund_too_large.
 */
export async function refundToWallet(trx: Trx, refund: Refund): Promise<string> {
  const { agencyId, orderId, amountMinor, currency, description, reason, actor, now } = refund;
  if (amountMinor <= 0 || amountMinor > (await findKept(trx, orderId, currency))) refuse('refund_too_large');
  const { transactionId } = await creditWallet(trx, {
    agencyId,
    amountMinor,
    currency,
    from: 'revenue',
    kind: 'refund',
    description,
    orderId,
    actor,
    reason,
    at: now,
  });
  return transactionId;
}
