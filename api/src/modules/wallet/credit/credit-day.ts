import { sql } from 'kysely';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import type { AgencyRow } from '../agency.sql';
import { findAccount } from '../ledger/accounts.sql';
import { mailWallet } from '../wallet-mail';
import { findCredit, ledgerDay } from './credit-state';
import { reminderOf, statementMonthOf } from './notices.rules';
import { findTerms } from './terms.sql';

/** Agencies that have credit, or owe something. */
async function findDebtors({ db }: Deps): Promise<AgencyRow[]> {
  const { rows } = await sql<AgencyRow>`
    select distinct a.id, a.name, a.currency, a.parent_id as "parentId" from agencies a
    join ledger_accounts l on l.owner_agency_id = a.id and l.type = 'receivable' and l.currency = a.currency
    where a.approved_at is not null and (l.credit_limit_minor > 0 or l.balance_minor < 0) order by a.name`.execute(db);
  return rows;
}

interface Notice {
  agencyId: string;
  kind: 'statement' | 'reminder';
  about: string;
  at: Date;
}
/** Whether this notice goes out now: each does once, whichever process comes first. */
async function claimNotice(trx: Trx, { agencyId, kind, about, at }: Notice): Promise<boolean> {
  const { rows } = await sql`
    insert into credit_notices (agency_id, kind, about, at) values (${agencyId}, ${kind}, ${about}, ${at}) on conflict do nothing returning about`.execute(
    trx,
  );
  return rows.length > 0;
}

async function noticesOf(deps: Deps, agency: AgencyRow): Promise<Omit<Notice, 'agencyId' | 'at'>[]> {
  const now = deps.clock.now();
  const today = ledgerDay(now);
  const receivable = await findAccount(deps.db, { agencyId: agency.id, type: 'receivable', currency: agency.currency });
  const [terms, credit] = [await findTerms(deps.db, agency.id), await findCredit(deps.db, receivable, now)];
  const oldest = credit.open.find(({ isOverdue }) => isOverdue)?.dueOn;
  const [month, reminder] = [statementMonthOf(today, terms.statementDay), oldest ? reminderOf(oldest, today, terms.reminderDays) : null];
  return [
    ...(month ? [{ kind: 'statement' as const, about: month }] : []),
    ...(reminder ? [{ kind: 'reminder' as const, about: reminder }] : []),
  ];
}

/** The daily run of credit: statements on their day, reminders of what is overdue. Answers how many went out; running twice sends once. */
export async function runCreditDay(deps: Deps): Promise<number> {
  let sent = 0;
  for (const agency of await findDebtors(deps))
    for (const notice of await noticesOf(deps, agency))
      await deps.db.transaction().execute(async (trx) => {
        const at = deps.clock.now();
        if (!(await claimNotice(trx, { agencyId: agency.id, ...notice, at }))) return;
        sent += 1;
        if (notice.kind === 'statement') await mailWallet(trx, { kind: 'credit_statement', agencyId: agency.id, month: notice.about }, at);
        else await mailWallet(trx, { kind: 'credit_overdue', agencyId: agency.id }, at);
      });
  return sent;
}
