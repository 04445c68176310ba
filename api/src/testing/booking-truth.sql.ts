import { sql } from 'kysely';
import type { Sql } from '../database/connection';

/** How many things in the database contradict each other; all zero is the truth. */
export interface Contradictions {
  /** Charges that the card company made for which no order is paid, and none of which went back. */
  moneyWithoutOrder: number;
  /** Paid orders without a charge. */
  paidWithoutMoney: number;
  /** Orders that stand without places that are kept for them. */
  ordersWithoutStock: number;
  /** Rows of stock that do not say what is kept and sold. */
  stockMiscounted: number;
  /** More kept and sold than there is. */
  oversold: number;
}

const count = (what: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${what})`;

/** Looks at every booking of the database, card payments included, once nothing is under way any more. */
export async function findContradictions(db: Sql): Promise<Contradictions> {
  const { rows } = await sql<Contradictions>`
    select
      ${count(sql`sandbox_charges c where c.status = 'success' and not exists (
        select from payments p join orders o on o.id = p.order_id where p.id = c.payment_id
          and ((p.status = 'success' and o.status in ('paid', 'completed')) or exists (select from refunds r where r.payment_id = p.id)))`)} as "moneyWithoutOrder",
      ${count(sql`orders o where o.status in ('paid', 'completed') and not exists (
        select from payments p left join sandbox_charges c on c.payment_id = p.id
        where p.order_id = o.id and p.status = 'success' and (p.method <> 'card' or c.status = 'success'))`)} as "paidWithoutMoney",
      ${count(sql`orders o join order_lines l on l.order_id = o.id left join holds h on h.id = l.hold_id
        where o.status in ('ORDERED', 'pending', 'VERIFYING', 'paid') and l.cancelled_at is null and l.local_date is not null
          and (h.status is distinct from 'BOOKED' or not exists (select from hold_places p where p.hold_id = h.id))`)} as "ordersWithoutStock",
      ${count(sql`(
        select i.option_id from inventory i left join lateral (
          select coalesce(sum(p.quantity) filter (where not sold.is_sold), 0) as held, coalesce(sum(p.quantity) filter (where sold.is_sold), 0) as sold
          from hold_places p join holds h on h.id = p.hold_id and h.status in ('ACTIVE', 'BOOKED')
          cross join lateral (select exists (select from order_lines l join orders o on o.id = l.order_id
            where l.hold_id = h.id and o.status in ('paid', 'completed')) as is_sold) sold
          where p.option_id = i.option_id and p.local_date = i.local_date and p.start_time = i.start_time) k on true
        where i.held <> k.held or i.sold <> k.sold) wrong`)} as "stockMiscounted",
      ${count(sql`inventory i where i.held + i.sold > i.capacity`)} as oversold`.execute(db);
  return rows[0]!;
}

/** Which of these orders are not there, and which of these are not paid. */
export async function findLost(db: Sql, { ordered, paid }: { ordered: string[]; paid: string[] }) {
  const { rows } = await sql<{ code: string; status: string }>`select code, status from orders`.execute(db);
  const statuses = new Map(rows.map(({ code, status }) => [code, status]));
  return {
    orders: ordered.filter((code) => !statuses.has(code)),
    payments: paid.filter((code) => !['paid', 'completed'].includes(statuses.get(code) ?? '')),
  };
}
