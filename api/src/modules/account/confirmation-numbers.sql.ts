import { sql } from 'kysely';
import type { Trx } from '../../database/connection';

/** False when the number is another order's, or this order has one that was entered. */
export async function setSupplierNumber(trx: Trx, set: { orderId: string; number: string; staffId: string; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into supplier_confirmations as s (order_id, number, set_by, set_at)
    select ${set.orderId}, ${set.number}, ${set.staffId}, ${set.now}
    where not exists (select from orders where confirmation_number = ${set.number} and id <> ${set.orderId})
      and not exists (select from supplier_confirmations where number = ${set.number} and order_id <> ${set.orderId})
    on conflict (order_id) do update set number = excluded.number, set_by = excluded.set_by, set_at = excluded.set_at where s.entered_at is null
    returning order_id`.execute(trx);
  return rows.length > 0;
}

/** Takes the number for the order that it was set for: 'matched' once, 'given' from then on, undefined when it is not this order's. */
export async function enterSupplierNumber(
  trx: Trx,
  entered: { orderId: string; number: string; now: Date },
): Promise<'matched' | 'given' | undefined> {
  const { orderId, number, now } = entered;
  const taken = await sql`
    update supplier_confirmations set entered_at = ${now} where order_id = ${orderId} and number = ${number} and entered_at is null returning order_id`.execute(
    trx,
  );
  if (taken.rows.length > 0) return 'matched';
  const { rows } = await sql`select from supplier_confirmations where order_id = ${orderId} and number = ${number}`.execute(trx);
  return rows.length > 0 ? 'given' : undefined;
}
