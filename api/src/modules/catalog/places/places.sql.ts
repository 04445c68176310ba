import { sql } from 'kysely';
import type { Sql } from '../../../database/connection';
import type { StoredPicture } from '../texts.rules';

/** First pictures of products, by product. */
export async function findPictures(db: Sql, ids: string[]): Promise<Map<string, StoredPicture[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; picture: StoredPicture | null }>`
    select id, pictures -> 0 as picture from products where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, picture }) => [id, picture ? [picture] : []]));
}
