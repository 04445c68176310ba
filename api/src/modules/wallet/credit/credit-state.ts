import { localDateIn } from '../../../clock';
import type { Sql } from '../../../database/connection';
import type { AccountRow } from '../ledger/accounts.sql';
import { creditOf, type Credit } from './open-items.rules';
import { findCreditUses, type TermsRow } from './terms.sql';

/** Statements and due dates run by the shop's own days. */
export const LEDGER_ZONE = 'Asia/Singapore';
export const ledgerDay = (at: Date) => localDateIn(at, LEDGER_ZONE);

/** What an agency owes on its receivable account, and what of it is overdue. */
export async function findCredit(db: Sql, receivable: AccountRow | undefined, now: Date): Promise<Credit> {
  const outstanding = 0 - (receivable?.balanceMinor ?? 0);
  return creditOf(outstanding, outstanding > 0 ? await findCreditUses(db, receivable!.id) : [], ledgerDay(now));
}

export const isBlocked = (credit: Credit, terms: TermsRow) => terms.blockWhenOverdue && credit.overdueMinor > 0;
