import { sql } from 'kysely';
import type { CreditTerms } from '@straits/api-contract';
import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { findAgency } from '../agency.sql';
import { lockNamed } from '../ledger/accounts.sql';
import { findTerms } from './terms.sql';

export interface TermsDecision {
  agencyId: string;
  terms: CreditTerms;
  /** 'staff:<id>' or 'ops:<account>'. */
  actor: string;
  reason: string;
  now: Date;
}

/**
 * Sets an agency's credit terms, with who, when and why beside what they were. A limit below what is used stands: from then on only money in is
 * taken. Refuses: not_found.
 */
export async function setCreditTerms(trx: Trx, { agencyId, terms, actor, reason, now }: TermsDecision): Promise<void> {
  const agency = (await findAgency(trx, agencyId)) ?? refuse('not_found');
  const [receivable] = await lockNamed(trx, [{ agencyId, type: 'receivable', currency: agency.currency }]);
  const before = { ...(await findTerms(trx, agencyId)), limitMinor: receivable!.creditLimitMinor };
  await sql`update ledger_accounts set credit_limit_minor = ${terms.limitMinor} where id = ${receivable!.id}`.execute(trx);
  await sql`
    insert into credit_terms (agency_id, days, statement_day, reminder_days, block_when_overdue, reserve_days)
    values (${agencyId}, ${terms.days}, ${terms.statementDay}, ${terms.reminderDays}, ${terms.blockWhenOverdue}, ${terms.reserveDays})
    on conflict (agency_id) do update set days = excluded.days, statement_day = excluded.statement_day, reminder_days = excluded.reminder_days,
      block_when_overdue = excluded.block_when_overdue, reserve_days = excluded.reserve_days`.execute(trx);
  await sql`
    insert into credit_terms_history (agency_id, at, actor, reason, before, after)
    values (${agencyId}, ${now}, ${actor}, ${reason}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(terms)}::jsonb)`.execute(trx);
}
