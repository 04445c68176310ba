import { sql } from 'kysely';
import type { Trx } from '../../../database/connection';

export async function markLineCancelled(trx: Trx, lineId: string, at: Date): Promise<void> {
  await sql`update order_lines set cancelled_at = ${at} where id = ${lineId}`.execute(trx);
}
export async function markTicketsCancelled(trx: Trx, travellerIds: string[], at: Date): Promise<void> {
  await sql`update order_travellers set cancelled_at = ${at} where id = any(${travellerIds}::uuid[])`.execute(trx);
}
/** What was paid for tickets that are cancelled, and what of it goes back. */
export async function markLineMoney(
  trx: Trx,
  lineId: string,
  { paidMinor, refundMinor }: { paidMinor: number; refundMinor: number },
): Promise<void> {
  await sql`update order_lines set cancelled_minor = cancelled_minor + ${paidMinor}, refunded_minor = refunded_minor + ${refundMinor} where id = ${lineId}`.execute(
    trx,
  );
}
/** So many places fewer on every row that the hold keeps. */
export async function markFewerPlaces(trx: Trx, holdId: string, fewer: number): Promise<void> {
  await sql`update hold_places set quantity = quantity - ${fewer} where hold_id = ${holdId}`.execute(trx);
}
