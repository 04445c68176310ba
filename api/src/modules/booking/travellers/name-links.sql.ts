import { sql } from 'kysely';
import type { Sql, Trx } from '../../../database/connection';

export interface NameLinkRow {
  id: string;
  lineId: string;
  /** Until when it takes names: never longer than the line does; null where the line takes none. */
  until: Date | null;
}
const COLUMNS = sql`n.id, n.line_id as "lineId", least(n.until, l.names_until) as until`;

/** An order's links that take names, or did until their time was over. */
export async function findOpenNameLinks(db: Sql, orderId: string): Promise<NameLinkRow[]> {
  const { rows } = await sql<NameLinkRow>`
    select ${COLUMNS} from name_links n join order_lines l on l.id = n.line_id where l.order_id = ${orderId} and n.ended_at is null`.execute(
    db,
  );
  return rows;
}

/** A link that was not ended, with its order; an ended one is as if it had never been. */
export async function findNameLink(db: Sql, id: string): Promise<(NameLinkRow & { orderId: string }) | undefined> {
  const { rows } = await sql<NameLinkRow & { orderId: string }>`
    select ${COLUMNS}, l.order_id as "orderId" from name_links n join order_lines l on l.id = n.line_id where n.id = ${id} and n.ended_at is null`.execute(
    db,
  );
  return rows[0];
}

/** Opens a line's link, or moves the deadline of the open one. */
export async function putNameLink(trx: Trx, lineId: string, { until, at }: { until: Date | null; at: Date }): Promise<void> {
  await sql`insert into name_links (line_id, until, created_at) values (${lineId}, ${until}, ${at})
    on conflict (line_id) where ended_at is null do update set until = excluded.until`.execute(trx);
}

export async function endNameLink(trx: Trx, lineId: string, at: Date): Promise<void> {
  await sql`update name_links set ended_at = ${at} where line_id = ${lineId} and ended_at is null`.execute(trx);
}
