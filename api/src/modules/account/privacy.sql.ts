import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

/** Days after the visit in which a supplier may still ask for a traveller's passport. */
export const PASSPORT_DAYS = 14;

/** Passport data of orders leaves some days after the visit; of orders that were never paid at once when they have ended. */
export async function deletePassportsAfterTravel(db: Sql, today: string): Promise<number> {
  const { rows } = await sql`
    update order_travellers t set passport = null, date_of_birth = null, nationality = null
    from order_lines l join orders o on o.id = l.order_id
    where l.id = t.line_id and t.passport is not null
      and (o.status in ('CANCELLED', 'EXPIRED') or coalesce(l.local_date, (o.created_at + interval '1 year')::date) + ${PASSPORT_DAYS}::int < ${today}::date)
    returning t.id`.execute(db);
  return rows.length;
}
