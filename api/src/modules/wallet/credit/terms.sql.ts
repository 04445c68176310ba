import { sql } from 'kysely';
import type { Sql } from '../../../database/connection';
import type { CreditUse } from './open-items.rules';

export interface TermsRow {
  days: number;
  statementDay: number;
  reminderDays: number[];
  blockWhenOverdue: boolean;
  reserveDays: number;
}
/** What holds for an agency until staff decides otherwise. */
export const DEFAULT_TERMS: TermsRow = { days: 30, statementDay: 1, reminderDays: [1, 7, 14], blockWhenOverdue: true, reserveDays: 14 };

export async function findTerms(db: Sql, agencyId: string): Promise<TermsRow> {
  const { rows } = await sql<TermsRow>`
    select days, statement_day as "statementDay", reminder_days as "reminderDays", block_when_overdue as "blockWhenOverdue", reserve_days as "reserveDays"
    from credit_terms where agency_id = ${agencyId}`.execute(db);
  return rows[0] ?? DEFAULT_TERMS;
}

/** Uses of credit of a receivable account, newest first: as many as can be open at once. */
export async function findCreditUses(db: Sql, accountId: string): Promise<CreditUse[]> {
  const { rows } = await sql<CreditUse>`
    select -e.amount_minor as "amountMinor", coalesce(e.due_on, e.posted_at::date) as "dueOn", t.description
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account_id = ${accountId} and e.no is not null and e.amount_minor < 0 order by e.no desc limit 5000`.execute(db);
  return rows;
}
