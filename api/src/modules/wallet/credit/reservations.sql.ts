import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';

export interface ReservationRow {
  transactionId: string;
  orderId: string;
  orderCode: string;
  amountMinor: number;
  currency: string;
  payBy: Date;
  createdAt: Date;
}
const COLUMNS = sql`r.ledger_transaction_id as "transactionId", r.order_id as "orderId", o.code as "orderCode", o.total_minor as "amountMinor", o.currency,
  r.pay_by as "payBy", r.created_at as "createdAt"`;
const FROM = sql`credit_reservations r join orders o on o.id = r.order_id join ledger_transactions t on t.id = r.ledger_transaction_id`;

/** The reservation of an order that still waits. */
export async function findReservation(db: Sql, orderId: string): Promise<ReservationRow | undefined> {
  const { rows } = await sql<ReservationRow>`select ${COLUMNS} from ${FROM} where r.order_id = ${orderId} and t.status = 'ENTRY'`.execute(
    db,
  );
  return rows[0];
}
export async function findReservations(db: Sql, agencyId: string): Promise<ReservationRow[]> {
  const { rows } = await sql<ReservationRow>`
    select ${COLUMNS} from ${FROM} where o.agency_id = ${agencyId} and t.status = 'ENTRY' order by r.pay_by`.execute(db);
  return rows;
}
export interface UnpaidOrder {
  code: string;
  amountMinor: number;
  expiresAt: Date;
}
/** The agency's orders that wait for payment, without those that are reserved on its credit. */
export async function findUnpaidOrders(db: Sql, given: { agencyId: string; currency: string; now: Date }): Promise<UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`
    select o.code, case when o.deposit_minor is null then o.total_minor when o.deposit_paid_at is null then o.deposit_minor
      else o.total_minor - o.deposit_minor end as "amountMinor", o.expires_at as "expiresAt" from orders o
    where o.agency_id = ${given.agencyId} and o.currency = ${given.currency} and o.status = 'ORDERED' and o.expires_at > ${given.now}
      and o.total_minor > 0 and not exists (select from credit_reservations r join ledger_transactions t on t.id = r.ledger_transaction_id
        where r.order_id = o.id and t.status = 'ENTRY') order by o.expires_at`.execute(db);
  return rows;
}
/** Reservations whose order needs them no more: it ended, or was paid otherwise. */
export async function findEndedReservations(db: Sql): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from ${FROM} where t.status = 'ENTRY' and o.status not in ('ENTRY', 'ORDERED', 'pending', 'VERIFYING') limit 100`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function insertReservation(trx: Trx, given: { orderId: string; transactionId: string; payBy: Date; at: Date }): Promise<void> {
  await sql`
    insert into credit_reservations (order_id, ledger_transaction_id, pay_by, created_at) values (${given.orderId}, ${given.transactionId}, ${given.payBy}, ${given.at})
    on conflict (order_id) do update set ledger_transaction_id = excluded.ledger_transaction_id, pay_by = excluded.pay_by, created_at = excluded.created_at`.execute(
    trx,
  );
}
