import { sql } from 'kysely';
import type { LedgerKind } from '@straits/api-contract';
import type { Sql, Trx } from '../../../database/connection';
import type { Moved } from './accounts.sql';

export interface TransactionRow {
  id: string;
  kind: LedgerKind;
  status: 'ENTRY' | 'POSTED' | 'CANCELLED';
  description: string;
  orderId: string | null;
  reversesId: string | null;
}
export interface EntryRow {
  accountId: string;
  currency: string;
  amountMinor: number;
  dueOn: string | null;
  agencyId: string | null;
  type: string;
}

export interface NewTransaction {
  kind: LedgerKind;
  status: 'ENTRY' | 'POSTED';
  description: string;
  orderId: string | null;
  paymentId: string | null;
  reversesId: string | null;
  /** How many entries it is written with. */
  entryCount: number;
  actor: string;
  reason: string | null;
  at: Date;
}
export async function insertTransaction(trx: Trx, given: NewTransaction): Promise<string> {
  const settledAt = given.status === 'POSTED' ? given.at : null;
  const { rows } = await sql<{ id: string }>`
    insert into ledger_transactions (kind, status, description, order_id, payment_id, reverses_id, entry_count, created_at, created_by, settled_at,
      settled_by, reason)
    values (${given.kind}, ${given.status}, ${given.description}, ${given.orderId}, ${given.paymentId}, ${given.reversesId}, ${given.entryCount}, ${given.at},
      ${given.actor}, ${settledAt}, ${settledAt && given.actor}, ${given.reason}) returning id`.execute(trx);
  return rows[0]!.id;
}

export async function lockTransaction(trx: Trx, id: string): Promise<TransactionRow | undefined> {
  const { rows } = await sql<TransactionRow>`
    select id, kind, status, description, order_id as "orderId", reverses_id as "reversesId" from ledger_transactions where id = ${id} for update`.execute(
    trx,
  );
  return rows[0];
}

export async function findEntries(db: Sql, transactionId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.account_id as "accountId", e.currency, e.amount_minor as "amountMinor", e.due_on as "dueOn", a.owner_agency_id as "agencyId", a.type
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = ${transactionId} order by e.account_id`.execute(
    db,
  );
  return rows;
}

export interface Settlement {
  to: 'POSTED' | 'CANCELLED';
  at: Date;
  actor: string;
  reason?: string;
  paymentId?: string;
}
export async function markSettled(trx: Trx, id: string, { to, at, actor, reason, paymentId }: Settlement): Promise<void> {
  await sql`update ledger_transactions set status = ${to}, settled_at = ${at}, settled_by = ${actor}, reason = coalesce(${reason ?? null}, reason),
    payment_id = coalesce(${paymentId ?? null}::uuid, payment_id) where id = ${id}`.execute(trx);
}
export async function markEntriesPosted(trx: Trx, transactionId: string, moved: Map<string, Moved>): Promise<void> {
  await sql`
    update ledger_entries e set no = m.no, balance_minor = m."balanceMinor", posted_at = m."postedAt"
    from jsonb_to_recordset(${JSON.stringify([...moved.values()])}::jsonb) as m("accountId" uuid, no bigint, "balanceMinor" bigint, "postedAt" timestamptz)
    where e.transaction_id = ${transactionId} and e.account_id = m."accountId"`.execute(trx);
}
