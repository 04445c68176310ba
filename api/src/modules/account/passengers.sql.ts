import { sql } from 'kysely';
import type { ConsentSource } from '@straits/api-contract';
import type { Sql, Trx } from '../../database/connection';

/** Whose travellers: an agency's people have their agency's. */
export interface PassengerOwner {
  userId: string;
  agencyId: string | null;
}

export interface PassengerRow {
  id: string;
  title: string | null;
  givenNames: string;
  familyName: string;
  dateOfBirth: string | null;
  placeOfBirth: string | null;
  nationality: string | null;
  countryOfResidence: string | null;
  passport: Buffer | null;
  keepUntil: string | null;
  savedAt: Date;
}
const COLUMNS = sql`id, title, given_names as "givenNames", family_name as "familyName", date_of_birth as "dateOfBirth", place_of_birth as "placeOfBirth",
  nationality, country_of_residence as "countryOfResidence", passport, keep_until::text as "keepUntil", saved_at as "savedAt"`;
const ownedBy = ({ userId, agencyId }: PassengerOwner) => (agencyId ? sql`agency_id = ${agencyId}` : sql`user_id = ${userId}`);

/** In the order of their names. */
export async function findPassengers(db: Sql, owner: PassengerOwner): Promise<PassengerRow[]> {
  const { rows } = await sql<PassengerRow>`
    select ${COLUMNS} from saved_passengers where ${ownedBy(owner)} and deleted_at is null order by lower(family_name), lower(given_names), id limit 2000`.execute(
    db,
  );
  return rows;
}
export async function findPassenger(db: Sql, owner: PassengerOwner, id: string): Promise<PassengerRow | undefined> {
  const { rows } =
    await sql<PassengerRow>`select ${COLUMNS} from saved_passengers where id = ${id} and ${ownedBy(owner)} and deleted_at is null`.execute(
      db,
    );
  return rows[0];
}

export interface NewPassenger extends Omit<PassengerRow, 'id' | 'savedAt'> {
  matchKey: string;
  consentAt: Date | null;
  consentSource: ConsentSource | null;
  consentBy: string | null;
}
const VALUES = sql`title = excluded.title, given_names = excluded.given_names, family_name = excluded.family_name, date_of_birth = excluded.date_of_birth,
  place_of_birth = coalesce(excluded.place_of_birth, p.place_of_birth), nationality = coalesce(excluded.nationality, p.nationality),
  country_of_residence = coalesce(excluded.country_of_residence, p.country_of_residence), passport = coalesce(excluded.passport, p.passport),
  consent_at = coalesce(excluded.consent_at, p.consent_at), consent_source = case when excluded.consent_at is null then p.consent_source else excluded.consent_source end,
  consent_by = case when excluded.consent_at is null then p.consent_by else excluded.consent_by end, keep_until = coalesce(excluded.keep_until, p.keep_until), saved_at = excluded.saved_at`;

/** Saves travellers in one statement; somebody who is there already gets the new values. Answers for each its id and whether it is new. */
export async function upsertPassengers(
  trx: Trx,
  owner: PassengerOwner,
  { passengers, now }: { passengers: NewPassenger[]; now: Date },
): Promise<{ id: string; isNew: boolean }[]> {
  const { userId, agencyId } = owner;
  const column = <K extends keyof NewPassenger>(key: K) => passengers.map((passenger) => passenger[key]);
  const target = agencyId
    ? sql`(agency_id, match_key) where deleted_at is null and agency_id is not null`
    : sql`(user_id, match_key) where deleted_at is null and user_id is not null`;
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into saved_passengers as p (user_id, agency_id, title, given_names, family_name, date_of_birth, place_of_birth, nationality, country_of_residence, passport,
      match_key, consent_at, consent_source, consent_by, keep_until, saved_at)
    select ${agencyId ? null : userId}::uuid, ${agencyId}::uuid, r.title, r.given_names, r.family_name, r.date_of_birth, r.place_of_birth, r.nationality,
      r.country_of_residence, r.passport, r.match_key, r.consent_at, r.consent_source, r.consent_by, r.keep_until, ${now}
    from unnest(${column('title')}::text[], ${column('givenNames')}::text[], ${column('familyName')}::text[], ${column('dateOfBirth')}::text[],
      ${column('placeOfBirth')}::text[], ${column('nationality')}::text[], ${column('countryOfResidence')}::text[], ${column('passport')}::bytea[],
      ${column('matchKey')}::text[], ${column('consentAt')}::timestamptz[], ${column('consentSource')}::text[], ${column('consentBy')}::uuid[],
      ${column('keepUntil')}::date[])
      as r(title, given_names, family_name, date_of_birth, place_of_birth, nationality, country_of_residence, passport, match_key, consent_at, consent_source, consent_by, keep_until)
    on conflict ${target} do update set ${VALUES}
    returning id, xmax = 0 as "isNew"`.execute(trx);
  return rows;
}

/** Everything as given, also what is empty now. False when it is not the owner's, or another of the owner's has that name and birthday. */
export async function markPassenger(trx: Trx, owner: PassengerOwner, change: NewPassenger & { id: string; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    update saved_passengers set title = ${change.title}, given_names = ${change.givenNames}, family_name = ${change.familyName}, date_of_birth = ${change.dateOfBirth},
      place_of_birth = ${change.placeOfBirth}, nationality = ${change.nationality}, country_of_residence = ${change.countryOfResidence}, passport = ${change.passport},
      match_key = ${change.matchKey}, saved_at = ${change.now}
    where id = ${change.id} and ${ownedBy(owner)} and deleted_at is null
      and not exists (select from saved_passengers o where o.match_key = ${change.matchKey} and o.id <> ${change.id} and o.deleted_at is null and ${ownedBy(owner)})
    returning id`.execute(trx);
  return rows.length > 0;
}
export async function markPassengerDeleted(db: Sql, owner: PassengerOwner, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { rows } =
    await sql`update saved_passengers set deleted_at = ${now} where id = ${id} and ${ownedBy(owner)} and deleted_at is null returning id`.execute(
      db,
    );
  return rows.length > 0;
}
/** False when it is too late, or somebody of that name and birthday was saved since. */
export async function markPassengerRestored(db: Sql, owner: PassengerOwner, { id, since }: { id: string; since: Date }): Promise<boolean> {
  const { rows } = await sql`
    update saved_passengers p set deleted_at = null where p.id = ${id} and ${ownedBy(owner)} and p.deleted_at > ${since}
      and not exists (select from saved_passengers o where o.match_key = p.match_key and o.deleted_at is null and ${ownedBy(owner)})
    returning p.id`.execute(db);
  return rows.length > 0;
}
/** What may not be had back any more, and clients whose time is over. */
export async function purgePassengers(db: Sql, { since, today }: { since: Date; today: string }): Promise<void> {
  await sql`delete from saved_passengers where deleted_at <= ${since} or keep_until < ${today}`.execute(db);
}
