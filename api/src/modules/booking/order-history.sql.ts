import { sql } from 'kysely';
import type { OrderStatus } from '@straits/api-contract';
import type { Sql, Trx } from '../../database/connection';

export interface HistoryRow {
  status: OrderStatus;
  at: Date;
  actor: string;
  reason: string | null;
}

export async function findHistory(db: Sql, orderId: string): Promise<HistoryRow[]> {
  const { rows } =
    await sql<HistoryRow>`select to_status as status, at, actor, reason from order_history where order_id = ${orderId} order by id`.execute(
      db,
    );
  return rows;
}

export interface StatusChange {
  orderId: string;
  from: OrderStatus | null;
  to: OrderStatus;
  at: Date;
  actor: string;
  reason: string | null;
}
/** The order's new state, with who, when and why, in one statement: neither is there without the other. */
export async function markOrderStatus(trx: Trx, { orderId, from, to, at, actor, reason }: StatusChange): Promise<void> {
  await sql`with moved as (update orders set status = ${to} where id = ${orderId} returning id)
    insert into order_history (order_id, from_status, to_status, at, actor, reason)
    select id, ${from}::text, ${to}::text, ${at}::timestamptz, ${actor}::text, ${reason}::text from moved`.execute(trx);
}

export async function insertHistory(trx: Trx, change: StatusChange): Promise<void> {
  await sql`insert into order_history (order_id, from_status, to_status, at, actor, reason)
    values (${change.orderId}, ${change.from}, ${change.to}, ${change.at}, ${change.actor}, ${change.reason})`.execute(trx);
}
