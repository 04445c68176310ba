import { sql } from 'kysely';
import type { Sql } from '../../../database/connection';

/** An entry with its transaction, for staff's eyes. */
export interface ShownEntry {
  transactionId: string;
  at: Date;
  kind: string;
  status: string;
  by: string;
  reason: string | null;
  /** Null is the shop. */
  agency: string | null;
  account: string;
  currency: string;
  amountMinor: number;
  /** Of its account after it; null while it waits. */
  balanceMinor: number | null;
}

/** All entries of the transactions of an order, a top-up or a code (by what stands on the statement), or of one transaction by its id; oldest first. */
export async function findTransactionsOf(db: Sql, about: string): Promise<ShownEntry[]> {
  const { rows } = await sql<ShownEntry>`
    select t.id as "transactionId", coalesce(t.settled_at, t.created_at) as at, t.kind, t.status, coalesce(t.settled_by, t.created_by) as by, t.reason,
      g.name as agency, a.type as account, e.currency, e.amount_minor as "amountMinor", e.balance_minor as "balanceMinor"
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    left join agencies g on g.id = a.owner_agency_id left join orders o on o.id = t.order_id
    where t.description = ${about} or o.code = ${about} or t.id::text = ${about}
    order by t.created_at, t.id, e.amount_minor, e.account_id`.execute(db);
  return rows;
}
