import { sql } from 'kysely';
import type { ProductKind } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import type { ProductTexts, StoredOpeningHours } from './sellable';
import type { StoredPicture, Texts } from './texts.rules';

export interface ProductRow {
  id: string;
  /** What the importer wrote for the kind. */
  details: object;
  active: boolean;
  texts: Texts<ProductTexts>;
  address: string;
  durationMinutes: number | null;
  pictures: StoredPicture[];
  openingHours: StoredOpeningHours;
  timeZone: string;
  /** Of the options on sale, in the order of the supplier; `lastDay` is null for open-dated ones. */
  options: { id: string; openDated: boolean; lastDay: string | null }[] | null;
}

export async function findProduct(db: Sql, kind: ProductKind, id: string): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.details, p.active, p.texts, p.address, p.duration_minutes as "durationMinutes", p.pictures, p.opening_hours as "openingHours", p.time_zone as "timeZone",
      (select jsonb_agg(jsonb_build_object('id', o.id, 'openDated', o.open_dated, 'lastDay', o.stock_until) order by o.position) from options o where o.product_id = p.id and o.active) as options
    from products p where p.id = ${id} and p.kind = ${kind}`.execute(db);
  return rows[0];
}

export async function hasProduct(db: Sql, kind: ProductKind, id: string): Promise<boolean> {
  const { rows } = await sql`select from products where id = ${id} and kind = ${kind}`.execute(db);
  return rows.length > 0;
}
