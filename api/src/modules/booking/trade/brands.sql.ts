import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';

export interface BrandRow {
  agencyId: string;
  name: string;
  licenceNumber: string;
  uniqueEntityNumber: string;
  phone: string | null;
  email: string | null;
  colour: string | null;
  logoFile: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
}
export async function findBrand(db: Sql, agencyId: string): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`
    select a.id as "agencyId", a.name, a.licence_number as "licenceNumber", a.unique_entity_number as "uniqueEntityNumber", b.phone, b.email, b.colour, b.logo_file as "logoFile",
      b.logo_width as "logoWidth", b.logo_height as "logoHeight"
    from agencies a left join agency_brands b on b.agency_id = a.id where a.id = ${agencyId} and a.approved_at is not null`.execute(db);
  return rows[0];
}
export async function markBrand(
  trx: Trx,
  { agencyId, phone, email, colour, at }: Pick<BrandRow, 'agencyId' | 'phone' | 'email' | 'colour'> & { at: Date },
): Promise<void> {
  await sql`insert into agency_brands (agency_id, phone, email, colour, changed_at) values (${agencyId}, ${phone}, ${email}, ${colour}, ${at})
    on conflict (agency_id) do update set phone = excluded.phone, email = excluded.email, colour = excluded.colour, changed_at = excluded.changed_at`.execute(
    trx,
  );
}
export interface Logo {
  file: string;
  width: number;
  height: number;
}
export const NO_LOGO = { file: null, width: null, height: null };

/** Answers the file of the logo before it. */
export async function markLogo(
  trx: Trx,
  { agencyId, logo, at }: { agencyId: string; logo: Logo | typeof NO_LOGO; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{
    file: string | null;
  }>`select logo_file as file from agency_brands where agency_id = ${agencyId} for update`.execute(trx);
  await sql`insert into agency_brands (agency_id, logo_file, logo_width, logo_height, changed_at) values (${agencyId}, ${logo.file}, ${logo.width}, ${logo.height}, ${at})
    on conflict (agency_id) do update set logo_file = excluded.logo_file, logo_width = excluded.logo_width, logo_height = excluded.logo_height, changed_at = excluded.changed_at`.execute(
    trx,
  );
  return rows[0]?.file ?? null;
}
