import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

export interface WalletRow {
  id: string;
  agencyName: string;
  currency: string;
  balanceMinor: number;
  creditLimitMinor: number;
  creditDays: number;
}

/** The agency's account in its own currency. */
export async function findWallet(db: Sql, agencyId: string): Promise<WalletRow | undefined> {
  const { rows } = await sql<WalletRow>`
    select l.id, a.name as "agencyName", l.currency, l.balance_minor as "balanceMinor", l.credit_limit_minor as "creditLimitMinor", l.credit_days as "creditDays"
    from agencies a join ledger_accounts l on l.owner_agency_id = a.id and l.currency = a.currency where a.id = ${agencyId}`.execute(db);
  return rows[0];
}

/** An approved agency's empty account; one that is there stays as it is. */
export async function openWallet(trx: Sql, { agencyId, currency }: { agencyId: string; currency: string }): Promise<void> {
  await sql`insert into ledger_accounts (owner_agency_id, type, currency) values (${agencyId}, 'wallet', ${currency}) on conflict do nothing`.execute(
    trx,
  );
}

export interface EntryRow {
  id: string;
  at: Date;
  description: string;
  /** What the wallet paid out (negative) or got. */
  changeMinor: number;
  balanceMinor: number;
  status: 'ENTRY' | 'POSTED' | 'CANCELLED';
}
/**
 * Every transfer of an account with the balance after it. The balance is summed here: what the transfers kept at their time has the order in
 * which they were written, which in the same millisecond is not the order in which they are shown.
 */
const entriesOf = (accountId: string) => sql`(
  select id, at, description, status, change as "changeMinor", sum(change) over (order by at, id)::bigint as "balanceMinor"
  from (select *, case when from_account_id = ${accountId} then -amount_minor else amount_minor end as change from ledger_transfers
    where ${accountId} in (from_account_id, to_account_id)) transfers) entries`;

/** Entries of the account in [from, until), oldest first. */
export async function findEntries(db: Sql, accountId: string, span: { from: Date; until: Date }): Promise<EntryRow[]> {
  const { rows } =
    await sql<EntryRow>`select * from ${entriesOf(accountId)} where at >= ${span.from} and at < ${span.until} order by at, id`.execute(db);
  return rows;
}
/** The balance just before an instant: after the last entry before it; zero before the first. */
export async function findBalanceBefore(db: Sql, accountId: string, at: Date): Promise<number> {
  const { rows } = await sql<EntryRow>`select * from ${entriesOf(accountId)} where at < ${at} order by at desc, id desc limit 1`.execute(
    db,
  );
  return rows[0]?.balanceMinor ?? 0;
}

/** Spends of the account, newest first, for working out what of them is still owed. */
export async function findSpends(db: Sql, accountId: string): Promise<{ at: Date; amountMinor: number }[]> {
  const { rows } = await sql<{ at: Date; amountMinor: number }>`
    select at, amount_minor as "amountMinor" from ledger_transfers where from_account_id = ${accountId} and status = 'POSTED' order by at desc limit 1000`.execute(
    db,
  );
  return rows;
}
