import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';
import type { Share } from './line-shares.rules';

export async function insertShares(trx: Trx, lineId: string, shares: readonly Share[]): Promise<void> {
  for (const { agencyId, height, basisPoints, netMinor, soldAtMinor } of shares)
    await sql`insert into order_line_shares (line_id, agency_id, height, basis_points, net_minor, sold_at_minor)
      values (${lineId}, ${agencyId}, ${height}, ${basisPoints}, ${netMinor}, ${soldAtMinor})`.execute(trx);
}

/** The shares of those above in a line as it was sold, from the top down. */
export async function findShares(db: Sql, lineId: string): Promise<Share[]> {
  const { rows } =
    await sql<Share>`select agency_id as "agencyId", height, basis_points as "basisPoints", net_minor as "netMinor", sold_at_minor as "soldAtMinor"
    from order_line_shares where line_id = ${lineId} order by height desc`.execute(db);
  return rows;
}

/** The line costs another sum: its shares follow. */
export async function markShares(trx: Trx, lineId: string, shares: readonly Share[]): Promise<void> {
  for (const { agencyId, netMinor, soldAtMinor } of shares)
    await sql`update order_line_shares set net_minor = ${netMinor}, sold_at_minor = ${soldAtMinor}
      where line_id = ${lineId} and agency_id = ${agencyId}`.execute(trx);
}
