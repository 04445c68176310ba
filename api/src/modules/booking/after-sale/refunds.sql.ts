import { sql } from 'kysely';
import type { PaymentMethod } from '@straits/api-contract';
import type { Sql, Trx } from '../../../database/connection';

export interface RefundRow {
  id: string;
  orderId: string;
  paymentId: string;
  method: PaymentMethod;
  amountMinor: number;
  currency: string;
  status: 'pending' | 'done' | 'failed';
  reason: string;
  createdAt: Date;
  doneAt: Date | null;
}

const COLUMNS = sql`r.id, r.order_id as "orderId", r.payment_id as "paymentId", p.method, r.amount_minor as "amountMinor", r.currency, r.status, r.reason,
  r.created_at as "createdAt", r.done_at as "doneAt"`;

export interface NewRefund {
  orderId: string;
  paymentId: string;
  amountMinor: number;
  currency: string;
  reason: string;
  actor: string;
  at: Date;
}
/** Adds a refund where all refunds of the payment together stay within it; undefined when they would not. The order must be locked. */
export async function insertRefund(trx: Trx, refund: NewRefund): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into refunds (order_id, payment_id, amount_minor, currency, status, reason, actor, created_at)
    select ${refund.orderId}, p.id, ${refund.amountMinor}, ${refund.currency}, 'pending', ${refund.reason}, ${refund.actor}, ${refund.at} from payments p
    where p.id = ${refund.paymentId}
      and p.amount_minor >= ${refund.amountMinor} + coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = p.id), 0)
    returning id`.execute(trx);
  return rows[0]?.id;
}

export async function findRefunds(db: Sql, orderId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select ${COLUMNS} from refunds r join payments p on p.id = r.payment_id where r.order_id = ${orderId} order by r.created_at, r.id`.execute(
    db,
  );
  return rows;
}

export async function findRefund(db: Sql, id: string): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`select ${COLUMNS} from refunds r join payments p on p.id = r.payment_id where r.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function lockRefund(trx: Trx, id: string): Promise<RefundRow | undefined> {
  const { rows } =
    await sql<RefundRow>`select ${COLUMNS} from refunds r join payments p on p.id = r.payment_id where r.id = ${id} for update of r`.execute(
      trx,
    );
  return rows[0];
}

export async function markRefund(
  trx: Trx,
  id: string,
  change: { status: RefundRow['status']; providerRef?: string; doneAt: Date | null },
): Promise<void> {
  await sql`update refunds set status = ${change.status}, provider_ref = coalesce(${change.providerRef ?? null}, provider_ref), done_at = ${change.doneAt} where id = ${id}`.execute(
    trx,
  );
}

/** Refunds that wait for a person: of bank transfers, and those that a provider would not take. */
export async function findRefundsToPay(db: Sql): Promise<(RefundRow & { orderCode: string; contactName: string })[]> {
  const { rows } = await sql<RefundRow & { orderCode: string; contactName: string }>`
    select ${COLUMNS}, o.code as "orderCode", o.contact_name as "contactName" from refunds r
    join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
    where r.status = 'failed' or (r.status = 'pending' and p.method = 'bank_transfer') order by r.created_at`.execute(db);
  return rows;
}
