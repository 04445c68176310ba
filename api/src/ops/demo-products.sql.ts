import { sql } from 'kysely';
import type { Sql } from '../database/connection';
import type { CatalogueImport } from '../modules/catalog/import/import-format';

/** What a product says and costs, without what customers and suppliers change. */
const FINGERPRINT = sql`md5(jsonb_build_object(
  'product', to_jsonb(p) - '{no,names,price_from_minor,popularity,rating,rating_count,import_hash,updated_at}'::text[],
  'categories', (select jsonb_agg(c.category_id order by c.category_id) from product_categories c where c.product_id = p.id),
  'options', (select jsonb_agg(to_jsonb(o) order by o.id) from options o where o.product_id = p.id),
  'units', (select jsonb_agg(to_jsonb(u) - case when p.supply is null then '{}' else '{price_minor,net_minor}' end::text[] order by u.option_id, u.id)
            from units u join options o on o.id = u.option_id where o.product_id = p.id),
  'exceptions', (select jsonb_agg(to_jsonb(e) order by e.option_id, e.local_date, e.start_time)
                 from stock_exceptions e join options o on o.id = e.option_id where o.product_id = p.id))::text)`;

/** Writes down what these products look like; one that is not there, or not on sale, is written down as gone. */
export async function markDemoProducts(db: Sql, ids: string[]): Promise<void> {
  await sql`insert into demo_products (product_id, fingerprint)
    select wanted.id, case when p.active then ${FINGERPRINT} end from unnest(${ids}::text[]) as wanted(id) left join products p on p.id = wanted.id
    on conflict (product_id) do update set fingerprint = excluded.fingerprint`.execute(db);
}

/** Whether a demonstration that was loaded has its products written down: those of before 0117 have not. */
export async function areDemoProductsMarked(db: Sql): Promise<boolean> {
  return (await sql`select from demo_products limit 1`.execute(db)).rows.length > 0;
}

/** Products of the demonstration that somebody has changed or deleted since, and those whose ids are others'. */
async function findTakenOver(db: Sql, { products, supplier }: CatalogueImport): Promise<Set<string>> {
  const ids = products.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select d.product_id as id from demo_products d left join products p on p.id = d.product_id
    where d.product_id = any(${ids}) and (p.id is null or d.fingerprint is distinct from ${FINGERPRINT})
    union select p.id from products p join suppliers s on s.id = p.supplier_id where p.id = any(${ids}) and s.code <> ${supplier.code}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What the tables have already of a catalogue's frame. */
async function findFrame(db: Sql, { supplier }: CatalogueImport) {
  const { rows } = await sql<{ supplier: CatalogueImport['supplier'] | null; states: string[]; places: string[]; categories: string[] }>`
    select (select to_jsonb(s) - 'id' from suppliers s where s.code = ${supplier.code}) as supplier,
      array(select id from states) as states, array(select id from places) as places, array(select id from categories) as categories`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * The part of the demonstration's catalogue that is still the demonstration's: what somebody has changed or deleted is left out, of products as of
 * places, categories and the supplier.
 */
export async function stillOurs(db: Sql, catalogue: CatalogueImport): Promise<CatalogueImport> {
  const [takenOver, there] = [await findTakenOver(db, catalogue), await findFrame(db, catalogue)];
  const products = catalogue.products.filter(({ id }) => !takenOver.has(id));
  const [usedPlaces, usedCategories] = [
    new Set(products.map(({ placeId }) => placeId)),
    new Set(products.flatMap(({ categoryIds }) => categoryIds)),
  ];
  const places = catalogue.places.filter(({ id }) => usedPlaces.has(id) && !there.places.includes(id));
  const usedStates = new Set(places.map(({ stateId }) => stateId));
  return {
    ...catalogue,
    supplier: there.supplier ?? catalogue.supplier,
    products,
    places,
    states: catalogue.states.filter(({ id }) => usedStates.has(id) && !there.states.includes(id)),
    categories: catalogue.categories.filter(({ id }) => usedCategories.has(id) && !there.categories.includes(id)),
  };
}
