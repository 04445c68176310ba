import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';

export interface StaffRow {
  id: string;
  email: string;
  name: string;
  isMachine: boolean;
  /** A person who has chosen a password, or a program with a session. */
  canAct: boolean;
  lastSeenAt: Date | null;
}

/** Passwords of nobody: accounts that are entered by none. */
export const NO_PASSWORD = 'none';

const STAFF = sql`select u.id, u.email, u.name, u.is_machine as "isMachine", max(s.last_seen_at) as "lastSeenAt",
  case when u.is_machine then count(s.id) > 0 else u.password_hash <> ${NO_PASSWORD} and u.email_confirmed_at is not null end as "canAct"
  from users u left join sessions s on s.user_id = u.id and s.expires_at > `;

export async function findStaff(db: Sql, now: Date): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`${STAFF} ${now} where u.is_staff group by u.id order by u.is_machine, u.email`.execute(db);
  return rows;
}
/** One change of staff at a time: two who remove each other leave one. */
export async function lockStaff(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('straits staff'))`.execute(trx);
}
export interface NewStaff {
  email: string;
  name: string;
  currency: string;
  isMachine: boolean;
  now: Date;
}
export async function insertStaff(trx: Trx, { email, name, currency, isMachine, now }: NewStaff): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, name, password_hash, currency, is_staff, is_machine, created_at)
    values (${email}, ${name}, ${NO_PASSWORD}, ${currency}, true, ${isMachine}, ${now}) returning id`.execute(trx);
  return rows[0]!.id;
}
export interface FoundUser {
  id: string;
  isStaff: boolean;
  isMachine: boolean;
  isAgent: boolean;
}
export async function lockUser(trx: Trx, email: string): Promise<FoundUser | undefined> {
  const { rows } = await sql<FoundUser>`
    select id, is_staff as "isStaff", is_machine as "isMachine", agency_id is not null as "isAgent" from users where email = ${email} for update`.execute(
    trx,
  );
  return rows[0];
}
export async function markStaff(trx: Trx, userId: string, isStaff: boolean): Promise<void> {
  await sql`update users set is_staff = ${isStaff} where id = ${userId}`.execute(trx);
}
