import { sql } from 'kysely';
import type { Language } from '@straits/api-contract/constants';
import type { Sql, Trx } from '../../database/connection';

export interface UserRow {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  phone: string | null;
  nationality: string | null;
  currency: string;
  lang: Language;
  isStaff: boolean;
  emailConfirmedAt: Date | null;
  /** The browser in which the address was registered. */
  registeredIn: Buffer | null;
  /** Only when staff has approved the agency. */
  agencyId: string | null;
  agencyName: string | null;
  agencyRole: 'admin' | 'booker' | 'viewer' | null;
  /** The agency's name whether or not it is approved. */
  applyingAgency: string | null;
}

const USER = sql`select u.id, u.email, u.name, u.password_hash as "passwordHash", u.phone, u.nationality, u.currency, u.lang, u.is_staff as "isStaff",
  u.email_confirmed_at as "emailConfirmedAt", u.registered_in as "registeredIn", a.id as "agencyId", a.name as "agencyName",
  case when a.id is null then null else u.agency_role end as "agencyRole", (select name from agencies where id = u.agency_id) as "applyingAgency"
  from users u left join agencies a on a.id = u.agency_id and a.approved_at is not null`;

export async function findUserByEmail(db: Sql, email: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`${USER} where u.email = ${email.trim().toLowerCase()}`.execute(db);
  return rows[0];
}
export async function findUser(db: Sql, id: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`${USER} where u.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether this browser registered the address. */
export const isOwnBrowser = ({ registeredIn }: UserRow, browser: Buffer | null) =>
  registeredIn !== null && browser !== null && registeredIn.equals(browser);

export interface NewUser {
  email: string;
  name: string;
  passwordHash: string;
  phone: string | null;
  nationality: string | null;
  currency: string;
  agencyId: string | null;
  lang: string;
  registeredIn: Buffer | null;
  now: Date;
}
/** Undefined when the address has an account. */
export async function insertUser(trx: Trx, user: NewUser): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, name, password_hash, phone, nationality, currency, agency_id, agency_role, lang, registered_in, created_at)
    values (${user.email}, ${user.name}, ${user.passwordHash}, ${user.phone}, ${user.nationality}, ${user.currency}, ${user.agencyId}, ${user.agencyId ? 'admin' : null}, ${user.lang}, ${user.registeredIn}, ${user.now})
    on conflict (email) do nothing returning id`.execute(trx);
  return rows[0]?.id;
}
export interface NewAgency {
  name: string;
  licenceNumber: string;
  uniqueEntityNumber: string;
  currency: string;
  now: Date;
}
export async function insertAgency(trx: Trx, agency: NewAgency): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into agencies (name, licence_number, unique_entity_number, currency, created_at)
    values (${agency.name}, ${agency.licenceNumber}, ${agency.uniqueEntityNumber}, ${agency.currency}, ${agency.now}) returning id`.execute(
    trx,
  );
  return rows[0]!.id;
}
export async function markEmailConfirmed(trx: Trx, userId: string, now: Date): Promise<void> {
  await sql`update users set email_confirmed_at = coalesce(email_confirmed_at, ${now}) where id = ${userId}`.execute(trx);
}
export async function markPassword(trx: Sql, userId: string, passwordHash: string): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where id = ${userId}`.execute(trx);
}
/** Who has proven the address takes over what somebody else typed for it; what agency that one asked for is not theirs. */
export async function markOwner(trx: Sql, userId: string, { name, passwordHash }: Pick<UserRow, 'name' | 'passwordHash'>): Promise<void> {
  await sql`update users set name = ${name}, password_hash = ${passwordHash}, phone = null, nationality = null, agency_id = null, agency_role = null
    where id = ${userId}`.execute(trx);
}
export async function insertSubscription(db: Sql, { email, lang, now }: { email: string; lang: string; now: Date }): Promise<void> {
  await sql`insert into newsletter_subscriptions (email, lang, subscribed_at) values (${email.toLowerCase()}, ${lang}, ${now}) on conflict (email) do nothing`.execute(
    db,
  );
}
