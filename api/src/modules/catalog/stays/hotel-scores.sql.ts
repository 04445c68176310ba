import { sql } from 'kysely';
import type { HotelScores } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';

/** Means of what a hotel's guests gave, to one decimal; null when nobody has. */
export async function findHotelScores(db: Sql, productId: string): Promise<HotelScores | null> {
  const { rows } = await sql<{ scores: HotelScores | null }>`
    select jsonb_object_agg(name, mean) as scores from (
      select each.name, round(avg(each.stars::numeric), 1) as mean from reviews r, jsonb_each_text(r.scores) as each(name, stars)
      where r.product_id = ${productId} group by each.name) means`.execute(db);
  return rows[0]?.scores ?? null;
}
