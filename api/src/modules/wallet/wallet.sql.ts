import { sql } from 'kysely';
import type { Sql } from '../../database/connection';
import { withAbove } from './agency.sql';

/** What waits to come into an agency's wallets, by currency. */
export async function findIncoming(db: Sql, agencyId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ currency: string; minor: number }>`
    select a.currency, sum(e.amount_minor)::bigint as minor from ledger_accounts a
    join ledger_entries e on e.account_id = a.id and e.no is null and e.amount_minor > 0
    join ledger_transactions t on t.id = e.transaction_id and t.status = 'ENTRY'
    where a.owner_agency_id = ${agencyId} and a.type = 'wallet' group by a.currency`.execute(db);
  return new Map(rows.map(({ currency, minor }) => [currency, minor]));
}

/** The least unused credit of the agencies above; null when there is none above. An agency above without an account has no limit to give. */
export async function findChainCredit(db: Sql, agencyId: string, currency: string): Promise<number | null> {
  const { rows } = await sql<{ least: number | null }>`
    with ${withAbove(agencyId)} select min(coalesce(l.credit_limit_minor + l.balance_minor - l.reserved_minor - l.sub_used_minor, 0)) as least
    from above left join ledger_accounts l on l.owner_agency_id = above.id and l.type = 'receivable' and l.currency = ${currency}`.execute(
    db,
  );
  return rows[0]?.least ?? null;
}
