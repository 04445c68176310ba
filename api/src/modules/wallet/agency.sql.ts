import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

export interface AgencyRow {
  id: string;
  name: string;
  currency: string;
  parentId: string | null;
}
const COLUMNS = sql`id, name, currency, parent_id as "parentId"`;

export async function findAgency(db: Sql, id: string): Promise<AgencyRow | undefined> {
  const { rows } = await sql<AgencyRow>`select ${COLUMNS} from agencies where id = ${id} and approved_at is not null`.execute(db);
  return rows[0];
}
/** An approved agency that books under another, at any depth. */
export async function findAgencyBelow(db: Sql, id: string, topId: string): Promise<AgencyRow | undefined> {
  const { rows } = await sql<AgencyRow>`
    with recursive above as (
      select parent_id as top from agencies where id = ${id}
      union select a.parent_id from agencies a join above on a.id = above.top)
    select ${COLUMNS} from agencies where id = ${id} and approved_at is not null and exists (select from above where top = ${topId})`.execute(
    db,
  );
  return rows[0];
}
/** Approved agencies directly under another. */
export async function findSubAgencies(db: Sql, parentId: string): Promise<AgencyRow[]> {
  const { rows } =
    await sql<AgencyRow>`select ${COLUMNS} from agencies where parent_id = ${parentId} and approved_at is not null order by name`.execute(
      db,
    );
  return rows;
}
