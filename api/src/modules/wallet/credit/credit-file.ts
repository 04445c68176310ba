import { sql } from 'kysely';
import type { CreditFile } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import type { AgencyRow } from '../agency.sql';
import { findAccount } from '../ledger/accounts.sql';
import { findCredit } from './credit-state';
import { findTerms } from './terms.sql';

interface HistoryRow {
  at: Date;
  actor: string;
  reason: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

/** An agency's credit as staff sees it: terms, what is owed, and who decided what. */
export async function viewCreditFile(db: Sql, agency: AgencyRow, now: Date): Promise<CreditFile> {
  const { id, name, currency, parentId } = agency;
  const receivable = await findAccount(db, { agencyId: id, type: 'receivable', currency });
  const [terms, credit] = [await findTerms(db, id), await findCredit(db, receivable, now)];
  const { rows } = await sql<HistoryRow>`
    select at, actor, reason, before, after from credit_terms_history where agency_id = ${id} order by id desc limit 100`.execute(db);
  return {
    agencyId: id,
    agencyName: name,
    parentId,
    currency,
    terms: { ...terms, limitMinor: receivable?.creditLimitMinor ?? 0 },
    outstanding: { amount: credit.outstandingMinor, currency },
    overdue: { amount: credit.overdueMinor, currency },
    history: rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })),
  };
}
