import { sql } from 'kysely';
import type { PaymentMethod, PaymentStatus } from '@straits/api-contract';
import type { Sql, Trx } from '../../database/connection';

/** Of what of its order: all, or one of two parts (decision 0160). */
export type PaymentPart = 'whole' | 'deposit' | 'balance';

export interface PaymentRow {
  id: string;
  orderId: string;
  part: PaymentPart;
  method: PaymentMethod;
  status: PaymentStatus;
  amountMinor: number;
  currency: string;
  reference: string;
  providerRef: string | null;
  actionUrl: string | null;
  reason: string | null;
  proofFile: string | null;
  proofName: string | null;
  proofBytes: number | null;
  proofAt: Date | null;
  createdAt: Date;
  expiresAt: Date | null;
}

const COLUMNS = sql`p.id, p.order_id as "orderId", p.part, p.method, p.status, p.amount_minor as "amountMinor", p.currency, p.reference, p.provider_ref as "providerRef", p.action_url as "actionUrl", p.reason,
  p.proof_file as "proofFile", p.proof_name as "proofName", p.proof_bytes as "proofBytes", p.proof_at as "proofAt", p.created_at as "createdAt", p.expires_at as "expiresAt"`;

export interface NewPayment {
  orderId: string;
  part: PaymentPart;
  method: PaymentMethod;
  status: PaymentStatus;
  amountMinor: number;
  currency: string;
  reference: string;
  now: Date;
  expiresAt: Date | null;
}
export async function insertPayment(trx: Trx, payment: NewPayment): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into payments (order_id, part, method, status, amount_minor, currency, reference, created_at, expires_at)
    values (${payment.orderId}, ${payment.part}, ${payment.method}, ${payment.status}, ${payment.amountMinor}, ${payment.currency}, ${payment.reference}, ${payment.now}, ${payment.expiresAt})
    returning id`.execute(trx);
  return rows[0]!.id;
}

export async function findPayment(db: Sql, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select ${COLUMNS} from payments p where p.id = ${id}`.execute(db);
  return rows[0];
}
/** The payment that counts: of the part that was to be paid last, the open or settled one, else the newest that failed. */
export async function findPaymentOfOrder(db: Sql, order: { id: string; depositPaidAt: Date | null }): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments p where p.order_id = ${order.id} and (p.part = 'balance') = ${order.depositPaidAt !== null}
    order by (p.status = 'failed'), p.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** The transfers of an order that asked for exactly this, whatever became of them. */
export async function findTransfersOf(
  db: Sql,
  { orderId, amountMinor, currency }: { orderId: string; amountMinor: number; currency: string },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments p where p.order_id = ${orderId} and p.method = 'bank_transfer'
      and p.amount_minor = ${amountMinor} and p.currency = ${currency} order by p.created_at`.execute(db);
  return rows;
}

export interface ReceivedRow extends PaymentRow {
  /** When the money was seen. */
  receivedAt: Date;
  /** What of it went back, or is on its way. */
  refundedMinor: number;
}
/** The money that came for an order, the newest first. */
export async function findReceived(db: Sql, orderId: string): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select ${COLUMNS}, coalesce(p.decided_at, p.created_at) as "receivedAt",
      coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = p.id), 0)::bigint as "refundedMinor"
    from payments p where p.order_id = ${orderId} and p.status = 'success' order by (p.part = 'balance') desc, p.created_at desc`.execute(
    db,
  );
  return rows;
}
export async function countPayments(db: Sql, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from payments where order_id = ${orderId}`.execute(db);
  return rows[0]?.count ?? 0;
}
/** Locks its order first, as everybody does who begins, replaces or ends payments of one: two who took them the other way round would wait for each other. */
export async function lockPayment(trx: Trx, id: string): Promise<PaymentRow | undefined> {
  await sql`select from orders where id = (select order_id from payments where id = ${id}) for update`.execute(trx);
  const { rows } = await sql<PaymentRow>`select ${COLUMNS} from payments p where p.id = ${id} for update`.execute(trx);
  return rows[0];
}
export async function findPaymentsToCheck(db: Sql): Promise<(PaymentRow & { orderCode: string; contactName: string })[]> {
  const { rows } = await sql<PaymentRow & { orderCode: string; contactName: string }>`
    select ${COLUMNS}, o.code as "orderCode", o.contact_name as "contactName" from payments p join orders o on o.id = p.order_id
    where p.status = 'verifying' order by p.proof_at`.execute(db);
  return rows;
}

export interface PaymentChange {
  status: PaymentStatus;
  reason?: string | null;
  providerRef?: string;
  expiresAt?: Date | null;
  decidedBy?: string;
  decidedAt?: Date;
}
export async function markPayment(trx: Trx, id: string, change: PaymentChange): Promise<void> {
  await sql`update payments set status = ${change.status}, reason = ${change.reason ?? null}, provider_ref = coalesce(${change.providerRef ?? null}, provider_ref),
    expires_at = case when ${change.expiresAt !== undefined} then ${change.expiresAt ?? null}::timestamptz else expires_at end,
    decided_by = coalesce(${change.decidedBy ?? null}::uuid, decided_by), decided_at = coalesce(${change.decidedAt ?? null}::timestamptz, decided_at)
    where id = ${id}`.execute(trx);
}
/** Where the holder confirms a charge that is still open. */
export async function markAction(trx: Trx, id: string, action: { providerRef: string; actionUrl: string | null }): Promise<void> {
  await sql`update payments set provider_ref = ${action.providerRef}, action_url = ${action.actionUrl} where id = ${id} and status = 'pending'`.execute(
    trx,
  );
}
export async function markProof(trx: Trx, id: string, proof: { file: string; name: string; bytes: number; at: Date }): Promise<void> {
  await sql`update payments set status = 'proof_given', reason = null, proof_file = ${proof.file}, proof_name = ${proof.name}, proof_bytes = ${proof.bytes}, proof_at = ${proof.at} where id = ${id}`.execute(
    trx,
  );
}
