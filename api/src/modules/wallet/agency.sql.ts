import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../database/connection';

export interface AgencyRow {
  id: string;
  name: string;
  currency: string;
  parentId: string | null;
}
const COLUMNS = sql`id, name, currency, parent_id as "parentId"`;

/** `with` this, `above` has the agencies above one, the nearest with height 1. The tree has no circle: the database sees to it. */
export const withAbove = (agencyId: string): RawBuilder<unknown> => sql`recursive above as (
  select parent_id as id, 1 as height from agencies where id = ${agencyId} and parent_id is not null
  union all select a.parent_id, height + 1 from agencies a join above on a.id = above.id where a.parent_id is not null)`;

export async function findAgency(db: Sql, id: string): Promise<AgencyRow | undefined> {
  const { rows } = await sql<AgencyRow>`select ${COLUMNS} from agencies where id = ${id} and approved_at is not null`.execute(db);
  return rows[0];
}
/** An approved agency that books under another, at any depth. */
export async function findAgencyBelow(db: Sql, id: string, topId: string): Promise<AgencyRow | undefined> {
  const { rows } = await sql<AgencyRow>`
    with ${withAbove(id)}
    select ${COLUMNS} from agencies where id = ${id} and approved_at is not null and exists (select from above where above.id = ${topId})`.execute(
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
