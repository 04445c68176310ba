import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

/** Days after the visit in which a supplier may still ask for what a traveller has given. */
export const DETAILS_DAYS = 14;

/** Passports, dates of birth, nationalities and what travellers answered to operators leave some days after the visit; of orders that were never paid at once when they have ended. */
export async function deleteDetailsAfterTravel(db: Sql, today: string): Promise<number> {
  const { rows } = await sql`
    update order_travellers t set passport = null, date_of_birth = null, nationality = null, answers = null
    from order_lines l join orders o on o.id = l.order_id
    where l.id = t.line_id and num_nonnulls(t.passport, t.answers, t.date_of_birth, t.nationality) > 0
      and (o.status in ('CANCELLED', 'EXPIRED') or coalesce(l.local_date, (o.created_at + interval '1 year')::date) + ${DETAILS_DAYS}::int < ${today}::date)
    returning t.id`.execute(db);
  return rows.length;
}
