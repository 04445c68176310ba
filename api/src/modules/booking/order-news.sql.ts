import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

export interface OrderNewsRow {
  userId: string | null;
  code: string;
  lang: string;
  product: string;
  totalMinor: number;
  currency: string;
  expiresAt: Date | null;
  depositMinor: number | null;
  balanceDue: string | null;
  proofReason: string | null;
  refundMinor: number | null;
  /** The newest instant that the order knows of: that of the change which is told. */
  at: Date;
}
export async function findOrderNews(db: Sql, orderId: string): Promise<OrderNewsRow | undefined> {
  const { rows } = await sql<OrderNewsRow>`
    select o.user_id as "userId", o.code, coalesce(first.lang, o.lang) as lang, o.total_minor as "totalMinor", o.currency, o.expires_at as "expiresAt",
      o.deposit_minor as "depositMinor", o.balance_due as "balanceDue",
      coalesce(first.product, '') as product,
      (select p.reason from payments p where p.order_id = o.id order by p.created_at desc limit 1) as "proofReason",
      (select r.amount_minor from refunds r where r.order_id = o.id and r.status = 'done' order by r.done_at desc limit 1) as "refundMinor",
      greatest(o.created_at, o.reminded_at, o.balance_told_at, (select max(h.at) from order_history h where h.order_id = o.id),
        (select max(r.done_at) from refunds r where r.order_id = o.id)) as at
    from orders o left join lateral (select l.snapshot ->> 'productName' as product, l.snapshot ->> 'lang' as lang
      from order_lines l where l.order_id = o.id order by l.position limit 1) first on true
    where o.id = ${orderId}`.execute(db);
  return rows[0];
}

export interface EndingHoldsRow {
  userId: string;
  expiresAt: Date;
}
/** Signed-in people with places in their cart that are kept until `before` at the longest; of each the first to end. */
export async function findEndingHolds(db: Sql, { now, before }: { now: Date; before: Date }): Promise<EndingHoldsRow[]> {
  const { rows } = await sql<EndingHoldsRow>`
    select c.user_id as "userId", min(h.expires_at) as "expiresAt" from holds h join cart_lines l on l.hold_id = h.id join carts c on c.id = l.cart_id
    where h.status = 'ACTIVE' and h.expires_at > ${now} and h.expires_at <= ${before} and c.user_id is not null
    group by c.user_id`.execute(db);
  return rows;
}

/** Whether who ordered wrote their own address as the contact's. */
export async function isContactTheBooker(db: Sql, order: { userId: string | null; contactEmail: string }): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${order.userId} and email = lower(${order.contactEmail})`.execute(db);
  return rows.length > 0;
}
