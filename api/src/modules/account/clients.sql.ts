import { sql } from 'kysely';
import type { ConsentSource } from '@straits/api-contract';
import type { Sql } from '../../database/connection';

export interface ClientRow {
  id: string;
  givenNames: string;
  familyName: string;
  consentAt: Date | null;
  consentSource: ConsentSource | null;
  consentBy: string | null;
  keepUntil: string;
  hasPassport: boolean;
}

/** An agency's clients in the order of their names; `id` asks for one. */
export async function findClients(db: Sql, agencyId: string, id: string | null = null): Promise<ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    select p.id, p.given_names as "givenNames", p.family_name as "familyName", p.consent_at as "consentAt", p.consent_source as "consentSource",
      u.name as "consentBy", p.keep_until::text as "keepUntil", p.passport is not null as "hasPassport"
    from saved_passengers p left join users u on u.id = p.consent_by
    where p.agency_id = ${agencyId} and p.deleted_at is null and (${id}::uuid is null or p.id = ${id})
    order by lower(p.family_name), lower(p.given_names), p.id limit 2000`.execute(db);
  return rows;
}

interface Keeping {
  id: string;
  source: ConsentSource;
  by: string;
  keepUntil: string;
  now: Date;
}
/** The client agreed anew. False when it is no client of the agency. */
export async function markClientKept(db: Sql, agencyId: string, { id, source, by, keepUntil, now }: Keeping): Promise<boolean> {
  const { rows } = await sql`
    update saved_passengers set consent_at = ${now}, consent_source = ${source}, consent_by = ${by}, keep_until = ${keepUntil}
    where id = ${id} and agency_id = ${agencyId} and deleted_at is null returning id`.execute(db);
  return rows.length > 0;
}

interface Journey {
  orderCode: string;
  product: string;
  date: string | null;
  status: string;
}
/** Bookings of the agency with a traveller of a client's name, and of their birthday where both are known. */
export async function findJourneys(db: Sql, agencyId: string, passengerId: string): Promise<Journey[]> {
  const { rows } = await sql<Journey>`
    select distinct o.code as "orderCode", l.snapshot->>'productName' as product, l.local_date::text as date, o.status
    from saved_passengers p join orders o on o.agency_id = p.agency_id join order_lines l on l.order_id = o.id join order_travellers t on t.line_id = l.id
    where p.id = ${passengerId} and p.agency_id = ${agencyId} and lower(t.given_names) = lower(p.given_names) and lower(t.family_name) = lower(p.family_name)
      and coalesce(t.date_of_birth::text = p.date_of_birth, true)
    order by 3 nulls last, 1`.execute(db);
  return rows;
}
