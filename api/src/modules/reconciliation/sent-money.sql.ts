import { sql } from 'kysely';
import type { Sql } from '../../database/connection';
import type { Sent } from './compare-lines.rules';

export interface SentRow extends Sent {
  kind: 'top_up' | 'payment';
  orderCode: string | null;
  isPosted: boolean;
}
export interface SentWanted {
  agencyId: string;
  currency: string;
  /** Days in Singapore, both inclusive. */
  from: string;
  until: string;
}

/** What an agency sent from its bank or cards: top-ups, and payments of its orders. What came to nothing is left out. */
export async function findSent(db: Sql, { agencyId, currency, from, until }: SentWanted): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    select * from (
      select reference, 'top_up' as kind, coalesce(transaction_date, (created_at at time zone 'Asia/Singapore')::date) as date, amount_minor as "amountMinor",
        currency, null as "orderCode", status = 'success' as "isPosted"
      from top_ups where agency_id = ${agencyId} and status in ('verifying', 'success')
      union all
      select p.reference, 'payment', (p.created_at at time zone 'Asia/Singapore')::date, p.amount_minor, p.currency, o.code, p.status = 'success'
      from payments p join orders o on o.id = p.order_id
      where o.agency_id = ${agencyId} and p.method <> 'wallet' and p.status in ('verifying', 'success')) sent
    where currency = ${currency} and date between ${from} and ${until} order by date, reference`.execute(db);
  return rows;
}
