import { sql } from 'kysely';
import type { ReportBy } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import { inNaturalOrder } from '../../../natural-order.rules';
import type { Texts } from '../../catalog';
import { COMMISSION, shareOf } from '../../wallet';

export interface ReportRow {
  /** Null in the total of a currency. */
  id: string | null;
  currency: string;
  orders: number;
  people: number;
  soldMinor: number;
  cancelledMinor: number;
  commissionMinor: number;
  /** What the reader's agency earns by its mark-up on what agencies under it sold. */
  shareMinor: number;
  /** Of a product. */
  texts: Texts<{ name: string }> | null;
}
export interface ReportOf {
  /** Whose report it is. */
  readerId: string;
  agencyIds: readonly string[];
  from: string;
  until: string;
  by: ReportBy;
}

const KEYS = {
  product: sql`l.product_id`,
  agency: sql`o.agency_id::text`,
  month: sql`to_char(o.paid_at at time zone 'Asia/Singapore', 'YYYY-MM')`,
};

/** Sums of the orders that agencies paid in a time, by what is asked, and of each currency: one pass over their orders. */
export async function sumSales(db: Sql, { readerId, agencyIds, from, until, by }: ReportOf): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    with sold as (
      select ${KEYS[by]} as id, o.id as order_id, o.currency, l.total_minor - l.discount_minor - l.cancelled_minor as sold, l.cancelled_minor as cancelled, ${COMMISSION} as commission, ${shareOf(readerId)} as share,
        (select count(*) from order_travellers t where t.line_id = l.id and t.cancelled_at is null) as people
      from orders o join order_lines l on l.order_id = o.id
      where o.agency_id = any(${agencyIds}::uuid[])
        and o.paid_at >= ${from}::date::timestamp at time zone 'Asia/Singapore' and o.paid_at < (${until}::date + 1)::timestamp at time zone 'Asia/Singapore'),
    sums as (
      select id, currency, count(distinct order_id)::int as orders, sum(people)::int as people, sum(sold)::bigint as sold, sum(cancelled)::bigint as cancelled, sum(commission)::bigint as commission, sum(share)::bigint as share
      from sold group by grouping sets ((id, currency), (currency)))
    select s.id, s.currency, s.orders, s.people, s.sold as "soldMinor", s.cancelled as "cancelledMinor", s.commission as "commissionMinor", s.share as "shareMinor", p.texts
    from sums s left join products p on ${by === 'product'} and p.id = s.id
    order by ${by === 'month' ? sql`s.id desc, s.currency` : sql`s.currency, s.sold desc, s.id`}`.execute(db);
  return rows;
}

export interface TreeRow {
  id: string;
  name: string;
}
/** An agency and every approved one that books under it, at any depth: itself first, the others by name. */
export async function findAgencyTree(db: Sql, agencyId: string): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    with recursive tree as (
      select id, name from agencies where id = ${agencyId}
      union select a.id, a.name from agencies a join tree on a.parent_id = tree.id where a.approved_at is not null)
    select id, name from tree`.execute(db);
  const isBelow = ({ id }: TreeRow) => Number(id !== agencyId);
  return rows.sort((a, b) => isBelow(a) - isBelow(b) || inNaturalOrder(a.name, b.name) || (a.id < b.id ? -1 : 1));
}
