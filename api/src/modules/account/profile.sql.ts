import { sql } from 'kysely';
import type { Address, ChangeProfile } from '@straits/api-contract';
import type { Sql } from '../../database/connection';

export interface ProfileRow {
  name: string;
  email: string;
  phone: string | null;
  nationality: string | null;
  address: Address | null;
  agencyId: string | null;
  agencyName: string | null;
  licenceNumber: string | null;
  uniqueEntityNumber: string | null;
  approvedAt: Date | null;
  decidedAt: Date | null;
  declineReason: string | null;
}

export async function findProfile(db: Sql, userId: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select u.name, u.email, u.phone, u.nationality,
      case when u.address_line1 is null then null else json_build_object('line1', u.address_line1, 'line2', coalesce(u.address_line2, ''), 'city', u.city,
        'postalCode', coalesce(u.postal_code, ''), 'country', u.country) end as address,
      a.id as "agencyId", a.name as "agencyName", a.licence_number as "licenceNumber", a.unique_entity_number as "uniqueEntityNumber", a.approved_at as "approvedAt",
      a.decided_at as "decidedAt", a.decline_reason as "declineReason"
    from users u left join agencies a on a.id = u.agency_id where u.id = ${userId}`.execute(db);
  return rows[0];
}

const NO_ADDRESS = { line1: null, line2: null, city: null, postalCode: null, country: null };

type NewProfile = Pick<ChangeProfile, 'name' | 'phone' | 'nationality' | 'address'>;
export async function markProfile(db: Sql, userId: string, { name, phone, nationality, address }: NewProfile): Promise<void> {
  const { line1, line2, city, postalCode, country } = address ?? NO_ADDRESS;
  await sql`
    update users set name = ${name}, phone = ${phone}, nationality = ${nationality}, address_line1 = ${line1}, address_line2 = ${line2}, city = ${city},
      postal_code = ${postalCode}, country = ${country}
    where id = ${userId}`.execute(db);
}
