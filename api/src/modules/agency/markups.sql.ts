import { sql } from 'kysely';
import type { Sql } from '../../database/connection';

/** What an agency puts onto the net prices of the one under it on the way to a seller. */
export interface AgencyMarkup {
  /** Whose it is, and who earns it. */
  agencyId: string;
  /** 1 is directly above the seller. */
  height: number;
  basisPoints: number;
}
/** The mark-ups of the agencies above one, from the top down; where there is none of one above, it is left out. */
export async function findMarkupsAbove(db: Sql, agencyId: string): Promise<AgencyMarkup[]> {
  const { rows } = await sql<AgencyMarkup>`
    with recursive above as (
      select parent_id as id, 1 as height, markup_basis_points as points from agencies where id = ${agencyId}
      union all select a.parent_id, above.height + 1, a.markup_basis_points from agencies a join above on a.id = above.id)
    select id as "agencyId", height, points as "basisPoints" from above where id is not null and points > 0 order by height desc`.execute(
    db,
  );
  return rows;
}

/** Sets what is put onto the net prices of an agency directly under another, and answers what it was; undefined when there is no such agency. */
export async function markMarkup(
  db: Sql,
  { agencyId, parentId, basisPoints }: { agencyId: string; parentId: string; basisPoints: number },
): Promise<{ name: string; before: number } | undefined> {
  const { rows } = await sql<{ name: string; before: number }>`
    with found as materialized (
      select id, name, markup_basis_points as before from agencies where id = ${agencyId} and parent_id = ${parentId} and approved_at is not null for update)
    update agencies a set markup_basis_points = ${basisPoints} from found where a.id = found.id returning found.name, found.before`.execute(
    db,
  );
  return rows[0];
}
