import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

/** So long after its time an ended hold may still explain what became of somebody's places. */
export const ENDED_HOLD_DAYS = 30;
/** So many at a time: nobody who books waits for a long delete. */
const BATCH = 1_000;

/** Holds whose time was over before `before`, that no cart, order or quote refers to. Those that were booked stay with their orders. */
export async function forgetHolds(db: Sql, before: Date, batch = BATCH): Promise<number> {
  let gone = 0;
  for (;;) {
    const { rows } = await sql`
      delete from holds where id in (select h.id from holds h where h.status in ('EXPIRED', 'RELEASED') and h.expires_at < ${before}
        and not exists (select from cart_lines l where l.hold_id = h.id) and not exists (select from order_lines l where l.hold_id = h.id)
        and not exists (select from quote_lines l where l.hold_id = h.id) limit ${batch} for update of h skip locked) returning id`.execute(
      db,
    );
    gone += rows.length;
    if (rows.length < batch) return gone;
  }
}
