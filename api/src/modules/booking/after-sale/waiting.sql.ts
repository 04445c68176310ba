import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';

export interface NewWaiting {
  optionId: string;
  localDate: string;
  quantity: number;
  email: string;
  lang: string;
  companyId: string;
  at: Date;
}
/** One wish a person, option and day: asking again changes the number. */
export async function insertWaiting(db: Sql, wish: NewWaiting): Promise<void> {
  await sql`insert into waiting_list (option_id, local_date, quantity, email, lang, company_id, created_at)
    values (${wish.optionId}, ${wish.localDate}, ${wish.quantity}, ${wish.email}, ${wish.lang}, ${wish.companyId}, ${wish.at})
    on conflict (option_id, local_date, email) do update set quantity = excluded.quantity, told_at = null`.execute(db);
}

/** Who has waited longest for a day that now has places enough for each of them; told once. */
export async function takeWaiting(trx: Trx, { optionId, localDate }: { optionId: string; localDate: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update waiting_list w set told_at = now() where w.id in (
      select q.id from waiting_list q where q.option_id = ${optionId} and q.local_date = ${localDate} and q.told_at is null
        and q.quantity <= (select max(i.capacity - i.held - i.sold) from inventory i where i.option_id = q.option_id and i.local_date = q.local_date and not i.closed)
      order by q.created_at limit 20 for update skip locked)
    returning w.id`.execute(trx);
  return rows.map(({ id }) => id);
}

export interface WaitingRow {
  id: string;
  optionId: string;
  localDate: string;
  email: string;
  lang: string;
  companyId: string;
}
export async function findWaiting(db: Sql, id: string): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select id, option_id as "optionId", local_date as "localDate", email, lang, company_id as "companyId" from waiting_list where id = ${id}`.execute(
    db,
  );
  return rows[0];
}
