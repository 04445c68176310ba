import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';

/**
 * The bank's file shows the money of a transfer that nobody has proved or confirmed yet, or that was replaced by another way to pay: its order (`o`),
 * which is not paid, is as good as paid.
 */
export const hasMatchedMoney = sql`exists (select from payments p join bank_lines b on b.matched_to = 'payment:' || p.id
  where p.order_id = o.id and (p.status in ('awaiting_proof', 'proof_given')
    or p.status = 'failed' and p.reason = 'replaced' and (p.part = 'balance') = (o.deposit_paid_at is not null)))`;

export async function isMoneyMatched(db: Sql, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from orders o where o.id = ${orderId} and ${hasMatchedMoney}`.execute(db);
  return rows.length > 0;
}

/** The bank's file shows the money of this very payment. */
export async function isPaymentMatched(db: Sql, paymentId: string): Promise<boolean> {
  const { rows } = await sql`select from bank_lines where matched_to = 'payment:' || ${paymentId}::text`.execute(db);
  return rows.length > 0;
}

/** Orders whose time is over while their money is in the account are shown to staff; they are not ended. */
export async function markMatchedStuck(db: Sql, at: Date): Promise<void> {
  await sql`update orders o set stuck_reason = 'money_matched', stuck_since = ${at}
    where o.status = 'ORDERED' and o.expires_at <= ${at} and o.stuck_since is null and ${hasMatchedMoney}`.execute(db);
}
/** The money is booked: staff need not look any more. */
export async function markMatchedSettled(trx: Trx, orderId: string): Promise<void> {
  await sql`update orders set stuck_reason = null, stuck_since = null where id = ${orderId} and stuck_reason = 'money_matched'`.execute(
    trx,
  );
}
