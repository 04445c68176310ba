import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';

export interface NewWaiting {
  optionId: string;
  localDates: readonly string[];
  quantity: number;
  email: string;
  lang: string;
  companyId: string;
  at: Date;
}
/** One wish a person, option and day: asking again changes the number. Answers the new ones, the soonest first. */
export async function insertWaiting(trx: Trx, wish: NewWaiting): Promise<{ id: string; localDate: string }[]> {
  const { rows } = await sql<{ id: string; localDate: string; isNew: boolean }>`
    insert into waiting_list (option_id, local_date, quantity, email, lang, company_id, created_at)
    select ${wish.optionId}, day, ${wish.quantity}, ${wish.email}, ${wish.lang}, ${wish.companyId}, ${wish.at}::timestamptz
    from (select distinct unnest(${wish.localDates}::date[]) as day order by day) days
    on conflict (option_id, local_date, email) do update set quantity = excluded.quantity, told_at = null
    returning id, local_date as "localDate", xmax = 0 as "isNew"`.execute(trx);
  return rows.filter(({ isNew }) => isNew).sort((one, other) => one.localDate.localeCompare(other.localDate));
}

/** A day of an option. */
export interface OptionDay {
  optionId: string;
  localDate: string;
}

/** One process at a time looks for new places until its transaction ends: two would each tell twenty of the same ones. False when another does. */
export async function lockOffering(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended('waiting list', 0)) as free`.execute(trx);
  return rows[0]!.free;
}

/**
 * Days from `today` on with places enough for somebody who still waits for them, besides those of whom was told in the last 12 hours: they have that
 * long to book before the next are told of the same places.
 */
export async function findFreedDays(db: Sql, { today, now }: { today: string; now: Date }): Promise<OptionDay[]> {
  const { rows } = await sql<OptionDay>`
    select w.option_id as "optionId", w.local_date as "localDate" from waiting_list w
    join inventory i on i.option_id = w.option_id and i.local_date = w.local_date
    where w.told_at is null and w.local_date >= ${today} and not i.closed
      and i.capacity - i.held - i.sold >= w.quantity + coalesce((select sum(t.quantity) from waiting_list t
        where t.option_id = w.option_id and t.local_date = w.local_date and t.told_at > ${now}::timestamptz - interval '12 hours'), 0)
    group by 1, 2 order by random() limit 500`.execute(db);
  return rows;
}

/** Of these days, those that somebody still waits for, in the order of options and days. */
export async function findWaitedFor(db: Sql, days: OptionDay[]): Promise<OptionDay[]> {
  const { rows } = await sql<OptionDay>`
    select distinct w.option_id as "optionId", w.local_date as "localDate" from waiting_list w
    join unnest(${days.map(({ optionId }) => optionId)}::text[], ${days.map(({ localDate }) => localDate)}::date[]) as d(option_id, local_date)
      on d.option_id = w.option_id and d.local_date = w.local_date
    where w.told_at is null order by 1, 2`.execute(db);
  return rows;
}

export interface TakenWaiting extends WaitingOwner {
  id: string;
}
/** Who has waited longest for a day and wants no more than these places of it; told once. */
export async function takeWaiting(
  trx: Trx,
  { optionId, localDate }: OptionDay,
  { places, now }: { places: number; now: Date },
): Promise<TakenWaiting[]> {
  const { rows } = await sql<TakenWaiting>`
    update waiting_list w set told_at = ${now} where w.id in (
      select q.id from waiting_list q where q.option_id = ${optionId} and q.local_date = ${localDate} and q.told_at is null
        and q.quantity <= ${places}
      order by q.created_at limit 20 for update skip locked)
    returning w.id, w.email, w.company_id as "companyId"`.execute(trx);
  return rows;
}

export interface WaitingRow {
  id: string;
  optionId: string;
  localDate: string;
  email: string;
  /** Of the account with that address, once it is known to be theirs. */
  name: string | null;
  lang: string;
  companyId: string;
}
export async function findWaiting(db: Sql, id: string): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select w.id, w.option_id as "optionId", w.local_date as "localDate", w.email, u.name, w.lang, w.company_id as "companyId" from waiting_list w
    left join users u on u.email = w.email and u.email_confirmed_at is not null where w.id = ${id}`.execute(db);
  return rows[0];
}

/** A customer's own address, once it is confirmed: anybody can register with another's. */
export async function findConfirmedEmail(db: Sql, userId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId} and email_confirmed_at is not null`.execute(
    db,
  );
  return rows[0]?.email ?? null;
}

export interface OwnWaitingRow {
  id: string;
  optionId: string;
  localDate: string;
  quantity: number;
  toldAt: Date | null;
}
/** Whose waiting lists, in which company's shop. */
export interface WaitingOwner {
  email: string;
  companyId: string;
}
/** The days from `today` on that somebody waits for, the soonest first. */
export async function findOwnWaiting(db: Sql, { email, companyId }: WaitingOwner, today: string): Promise<OwnWaitingRow[]> {
  const { rows } = await sql<OwnWaitingRow>`
    select id, option_id as "optionId", local_date as "localDate", quantity, told_at as "toldAt" from waiting_list
    where email = ${email} and company_id = ${companyId} and local_date >= ${today} order by local_date, created_at, id`.execute(db);
  return rows;
}

/** False when it is not theirs. */
export async function deleteWaiting(db: Sql, { email, companyId }: WaitingOwner, id: string): Promise<boolean> {
  const { rows } =
    await sql`delete from waiting_list where id = ${id} and email = ${email} and company_id = ${companyId} returning 1`.execute(db);
  return rows.length === 1;
}
