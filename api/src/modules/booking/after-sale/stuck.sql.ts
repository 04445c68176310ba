import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';
import { ORDER_COLUMNS, type OrderRow } from '../orders.sql';

/** Why an order cannot go on without staff. */
export type StuckReason =
  | 'late_money'
  | 'payment_unknown'
  | 'money_unclear'
  | 'money_matched'
  | 'refund_failed'
  | 'card_amount'
  | 'card_refunded'
  | 'card_disputed'
  | 'supplier_silent'
  | 'supplier_refused'
  | 'supplier_change'
  | 'supplier_answers'
  | 'supplier_incomplete'
  | 'names_missing';

/** Shows the order to staff; one that is stuck already keeps its first reason, unless that was only silence. */
export async function markStuck(db: Sql, orderId: string, { reason, at }: { reason: StuckReason; at: Date }): Promise<void> {
  await sql`update orders set stuck_reason = coalesce(nullif(stuck_reason, 'supplier_silent'), ${reason}), stuck_since = coalesce(stuck_since, ${at}) where id = ${orderId}`.execute(
    db,
  );
}
/** The supplier has made up for what was missing. */
export async function markComplete(trx: Trx, orderId: string): Promise<void> {
  await sql`update orders set stuck_reason = null, stuck_since = null where id = ${orderId} and stuck_reason = 'supplier_incomplete'`.execute(
    trx,
  );
}
export async function markUnstuck(trx: Trx, orderId: string): Promise<void> {
  await sql`update orders set stuck_reason = null, stuck_since = null where id = ${orderId}`.execute(trx);
}

export async function findStuckOrders(db: Sql): Promise<OrderRow[]> {
  const { rows } =
    await sql<OrderRow>`select ${ORDER_COLUMNS} from orders o where o.stuck_since is not null order by o.stuck_since`.execute(db);
  return rows;
}

/** Payments whose result nobody knows, begun before `before` (a quarter of an hour earlier where the holder was led to another page): their orders are shown to staff. */
export async function markUnknownPayments(db: Sql, { before, at }: { before: Date; at: Date }): Promise<void> {
  await sql`update orders o set stuck_reason = 'payment_unknown', stuck_since = ${at}
    where o.status = 'pending' and o.stuck_since is null
      and exists (select from payments p where p.order_id = o.id and p.status = 'pending'
        and p.created_at < ${before}::timestamptz - case when p.action_url is null then interval '0' else interval '15 minutes' end)`.execute(
    db,
  );
}
