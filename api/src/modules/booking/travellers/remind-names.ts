import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { markStuck } from '../after-sale/stuck.sql';
import { mailOrderMoment } from '../order-mail';

/** So long before the deadline the contact is asked once more. */
const REMIND_HOURS = 72;

/** Names are asked for once money is there: all of it, or the deposit. */
const isBooked = sql`(o.status = 'paid' or (o.deposit_paid_at is not null and o.status in ('ORDERED', 'VERIFYING')))`;
const hasUnnamed = sql`exists (select from order_travellers t where t.line_id = l.id and t.cancelled_at is null and t.given_names || t.family_name = '')`;

/** Three days before a line's deadline its contact is reminded of the names that are missing, once. Answers how many orders. */
export async function remindNames(deps: Deps): Promise<number> {
  const at = deps.clock.now();
  const soon = new Date(at.getTime() + REMIND_HOURS * 3_600_000);
  return deps.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ orderId: string }>`
      update order_lines l set names_reminded_at = ${at} from orders o
      where o.id = l.order_id and ${isBooked} and l.cancelled_at is null and l.names_reminded_at is null
        and l.names_until > ${at} and l.names_until <= ${soon} and ${hasUnnamed}
      returning l.order_id as "orderId"`.execute(trx);
    const orders = new Set(rows.map(({ orderId }) => orderId));
    for (const orderId of orders) await mailOrderMoment(trx, orderId, 'names_missing');
    return orders.size;
  });
}

/** A booked order whose deadline has passed without all names is shown to staff: the operator would turn the traveller away. */
export async function showMissingNames(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ orderId: string }>`
      update order_lines l set names_shown_at = ${at} from orders o
      where o.id = l.order_id and ${isBooked} and l.cancelled_at is null and l.names_shown_at is null and l.names_until <= ${at} and ${hasUnnamed}
      returning l.order_id as "orderId"`.execute(trx);
    for (const { orderId } of rows) await markStuck(trx, orderId, { reason: 'names_missing', at });
  });
}
