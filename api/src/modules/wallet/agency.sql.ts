import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../database/connection';
import { inNaturalOrder } from '../../natural-order.rules';

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
export interface SubAgencyRow {
  agencyId: string;
  name: string;
  currency: string;
  limitMinor: number;
  owedMinor: number;
  reservedMinor: number;
  balanceMinor: number;
  markupBasisPoints: number;
}
/** Approved agencies directly under another, with what they owe and have, by name, in one question: there may be hundreds. */
export async function findSubAgencies(db: Sql, parentId: string): Promise<SubAgencyRow[]> {
  const { rows } = await sql<SubAgencyRow>`
    select a.id as "agencyId", a.name, a.currency, coalesce(r.credit_limit_minor, 0) as "limitMinor", coalesce(-r.balance_minor, 0) as "owedMinor",
      coalesce(r.reserved_minor, 0) as "reservedMinor", coalesce(w.balance_minor, 0) as "balanceMinor", a.markup_basis_points as "markupBasisPoints"
    from agencies a left join ledger_accounts r on r.owner_agency_id = a.id and r.type = 'receivable' and r.currency = a.currency
      left join ledger_accounts w on w.owner_agency_id = a.id and w.type = 'wallet' and w.currency = a.currency
    where a.parent_id = ${parentId} and a.approved_at is not null`.execute(db);
  return rows.sort((one, other) => inNaturalOrder(one.name, other.name) || (one.agencyId < other.agencyId ? -1 : 1));
}
