import { sql } from 'kysely';
import type { AgencyRole, SpendingLimits } from '@straits/api-contract';
import type { Sql, Trx } from '../../database/connection';

export interface AgencyNameRow {
  id: string;
  name: string;
  currency: string;
}
export async function findAgencyName(db: Sql, agencyId: string): Promise<AgencyNameRow | undefined> {
  const { rows } =
    await sql<AgencyNameRow>`select id, name, currency from agencies where id = ${agencyId} and approved_at is not null`.execute(db);
  return rows[0];
}

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  lang: string;
  role: AgencyRole;
  perOrder: number | null;
  perMonth: number | null;
  lastSeenAt: Date | null;
}
const PERSON = sql`select u.id, u.name, u.email, u.lang, u.agency_role as role, l.per_order_minor as "perOrder", l.per_month_minor as "perMonth",
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as "lastSeenAt"
  from users u left join agency_limits l on l.user_id = u.id`;

export async function findPeople(db: Sql, agencyId: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`${PERSON} where u.agency_id = ${agencyId} order by lower(u.name), u.id`.execute(db);
  return rows;
}
export async function findPerson(db: Sql, agencyId: string, userId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`${PERSON} where u.agency_id = ${agencyId} and u.id = ${userId}`.execute(db);
  return rows[0];
}
/** One of the agency's people, locked: of two changes at once one is second. */
export async function lockPerson(trx: Trx, agencyId: string, userId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`${PERSON} where u.agency_id = ${agencyId} and u.id = ${userId} for update of u`.execute(trx);
  return rows[0];
}
export async function markRole(trx: Trx, userId: string, role: AgencyRole): Promise<void> {
  await sql`update users set agency_role = ${role} where id = ${userId}`.execute(trx);
}
export async function markLimits(trx: Trx, userId: string, { perOrder, perMonth }: SpendingLimits): Promise<void> {
  await sql`insert into agency_limits (user_id, per_order_minor, per_month_minor) values (${userId}, ${perOrder}, ${perMonth})
    on conflict (user_id) do update set per_order_minor = excluded.per_order_minor, per_month_minor = excluded.per_month_minor`.execute(
    trx,
  );
}
/** Takes a person out: their sessions end with the same transaction, and what they kept for the agency stays with it. */
export async function markRemoved(trx: Trx, userId: string): Promise<void> {
  await sql`update users set agency_id = null, agency_role = null where id = ${userId}`.execute(trx);
  await sql`delete from agency_limits where user_id = ${userId}`.execute(trx);
  await sql`delete from sessions where user_id = ${userId}`.execute(trx);
}
/** Puts a person into an agency; false when they are in one. */
export async function markJoined(trx: Trx, userId: string, { agencyId, role }: { agencyId: string; role: AgencyRole }): Promise<boolean> {
  const { rows } =
    await sql`update users set agency_id = ${agencyId}, agency_role = ${role} where id = ${userId} and agency_id is null and not is_staff returning id`.execute(
      trx,
    );
  return rows.length > 0;
}
