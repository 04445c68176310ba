import type { PoolClient } from 'pg';

// One statement per step; what the file does not speak of (popularity of other products, customers' reviews, places sold) stays.

const PRODUCT_COLUMNS =
  'id, supplier_code, kind, place_id, texts, address, latitude, longitude, time_zone, opening_hours, duration_minutes, instant_confirmation, open_dated, free_cancellation_hours, pictures, charge_currency, price_from_minor, price_unit, recommended_rank, popularity, rating, rating_count, details, names_until_hours, supply, import_hash';
const OPTION_COLUMNS =
  'id, product_id, supplier_code, position, texts, start_times, open_dated, validity_days, cut_off_minutes, min_units, max_units, cancellation, passenger_fields, charge_currency, stock_from, stock_until, stock_weekly, stock_per, any_time, price_days, extras, questions, passenger_questions, details';
const UNIT_COLUMNS =
  'option_id, id, position, type, texts, min_age, max_age, min_quantity, max_quantity, accompanied_by, pax_count, price_minor, net_minor, details';

const replaced = (columns: string) =>
  columns
    .split(', ')
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');

// Needed only where some of the staged products were there before.
const MAKE_ROOM = [
  // options that the file no longer has are withdrawn, not deleted: orders and carts may still name them
  'update options o set active = false from in_products p where o.product_id = p.id and o.active and not exists (select from in_options i where i.id = o.id)',
  'delete from product_categories c using in_products p where c.product_id = p.id',
  'delete from units u using in_options o where u.option_id = o.id',
  'delete from stock_exceptions e using in_options o where e.option_id = o.id',
  // what staff has translated of the same words stays, of an answer only while it is the same; the file's own counts more, and the last file's is gone
  `update in_reviews i set translations = (
      select coalesce(jsonb_object_agg(key, case when r.answer is not distinct from i.answer then value else value || '{"answer": null}' end), '{}')
      from jsonb_each(r.translations) where value ->> 'by' like 'staff:%') || i.translations
    from reviews r where r.product_id = i.product_id and r.source = 'import' and r.author = i.author and r.text = i.text and r.translations <> '{}'`,
  "delete from reviews r using in_products p where r.product_id = p.id and r.source = 'import'",
];
const MERGE = [
  'insert into product_categories (product_id, category_id) select product_id, category_id from in_categories',
  `insert into options (${OPTION_COLUMNS}) select ${OPTION_COLUMNS} from in_options on conflict (id) do update set ${replaced(OPTION_COLUMNS)}, active = true`,
  `insert into units (${UNIT_COLUMNS}) select ${UNIT_COLUMNS} from in_units`,
  // what a supplier has told by itself counts more than the file, where the product is still the supplier's and the shop has no prices of its own by day
  `update units u set net_minor = s.net_minor, price_minor = s.price_minor from supplier_prices s
    join in_options o on o.id = s.option_id and o.price_days is null join in_products p on p.id = o.product_id and p.supply is not null
    where u.option_id = s.option_id and u.id = s.unit_id`,
  'insert into stock_exceptions (option_id, local_date, start_time, capacity) select option_id, local_date, start_time, capacity from in_exceptions',
  `insert into reviews (product_id, author, rating, text, lang, visited_on, traveller_type, created_at, scores, verified, translations, answer, answered_on, answered_by)
    select product_id, author, rating, text, lang, visited_on, traveller_type, visited_on, scores, verified, translations, answer,
      case when answer is not null then least(visited_on + 2, current_date) end, case when answer is not null then 'import' end from in_reviews`,
];
const COUNT_CUSTOMERS = `update products p set rating = round(all_reviews.mean, 1), rating_count = all_reviews.number
    from (select r.product_id, avg(r.rating) as mean, count(*) as number from reviews r join in_products i on i.id = r.product_id
          group by r.product_id having bool_or(r.source = 'customer')) all_reviews
    where p.id = all_reviews.product_id`;

/**
 * What makes a large import quick. Nothing ends it for being slow. And every lookup goes by index, the checks of references too, whose plans a
 * session keeps: one that was made while the shop had three products would read whole tables for each of 100,000.
 */
export async function prepareImport(client: PoolClient): Promise<void> {
  await client.query(
    `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
     set local enable_seqscan = off; discard plans`,
  );
}

/** Tells the planner of the new sizes; long texts are left out, which it asks nothing about. */
export async function analyzeCatalogue(client: PoolClient): Promise<void> {
  await client.query(
    'analyze products (id, supplier_id, place_id, kind, active), product_categories, options (id, product_id), units (option_id), stock_exceptions',
  );
}

export interface Merged {
  added: number;
  changed: number;
}

/**
 * Brings the staged products into the tables; answers how many are new and how many were there. `isAnyKnown` says that some were: a first import
 * has nothing to take away before. The statements go in one message, so that none waits for the next rows to be made.
 */
export async function mergeStaged(
  client: PoolClient,
  { supplierId, isAnyKnown }: { supplierId: string; isAnyKnown: boolean },
): Promise<Merged> {
  const { rows } = await client.query<{ inserted: boolean; number: number }>(
    `with merged as (
       insert into products (supplier_id, ${PRODUCT_COLUMNS}) select $1, ${PRODUCT_COLUMNS} from in_products
       on conflict (id) do update set ${replaced(PRODUCT_COLUMNS)}, active = true, updated_at = now()
       returning id, no, xmax = 0 as inserted),
     searched as (
       insert into product_words (product_no, in_name, elsewhere) select m.no, i.name_words, i.other_words from merged m join in_products i using (id)
       on conflict (product_no) do update set in_name = excluded.in_name, elsewhere = excluded.elsewhere)
     select inserted, count(*)::int as number from merged group by inserted`,
    [supplierId],
  );
  await client.query((isAnyKnown ? [...MAKE_ROOM, ...MERGE, COUNT_CUSTOMERS] : MERGE).join(';'));
  const numberOf = (inserted: boolean) => rows.find((row) => row.inserted === inserted)?.number ?? 0;
  return { added: numberOf(true), changed: numberOf(false) };
}
