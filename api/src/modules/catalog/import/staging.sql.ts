import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Tables that an import fills first, with the columns that it brings; they are gone when the transaction ends. */
const STAGING = {
  in_products:
    'id text, supplier_code text, kind text, place_id text, texts jsonb, address text, latitude float8, longitude float8, time_zone text, opening_hours jsonb, duration_minutes int, instant_confirmation bool, open_dated bool, free_cancellation_hours int, pictures jsonb, charge_currency text, price_from_minor bigint, price_unit text, recommended_rank int, popularity int, rating numeric, rating_count int, details jsonb, names_until_hours int, supply jsonb, import_hash text, name_words text, other_words text',
  in_categories: 'product_id text, category_id text',
  in_options:
    'id text, product_id text, supplier_code text, position int, texts jsonb, start_times text[], open_dated bool, validity_days int, cut_off_minutes int, min_units int, max_units int, cancellation jsonb, passenger_fields text[], charge_currency text, stock_from date, stock_until date, stock_weekly int[], stock_per text, any_time bool, price_days jsonb, extras jsonb, questions jsonb, passenger_questions jsonb, details jsonb',
  in_units:
    'option_id text, id text, position int, type text, texts jsonb, min_age int, max_age int, min_quantity int, max_quantity int, accompanied_by text[], pax_count int, price_minor bigint, net_minor bigint, details jsonb',
  in_exceptions: 'option_id text, local_date date, start_time text, capacity int',
  in_reviews:
    'product_id text, author text, rating int, text text, lang text, visited_on date, traveller_type text, scores jsonb, verified bool, answer text, translations jsonb',
} as const;
export type StagingTable = keyof typeof STAGING;
export const STAGING_TABLES = Object.keys(STAGING) as StagingTable[];

export type Cell = string | number | boolean | null | readonly (string | number)[] | object;
export type Row = readonly Cell[];

export async function createStaging(client: PoolClient): Promise<void> {
  for (const [table, columns] of Object.entries(STAGING)) await client.query(`create temp table ${table} (${columns}) on commit drop`);
}

/** Makes room for the next products. */
export async function clearStaging(client: PoolClient): Promise<void> {
  await client.query(`truncate ${STAGING_TABLES.join(', ')}`);
}

/** The planner joins by what it knows: without this nothing of tables that were filled just now. */
export async function analyzeStaging(client: PoolClient): Promise<void> {
  await client.query('analyze in_products (id), in_options (id, product_id, supplier_code), in_units (option_id)');
}

const SPECIAL = /[\\\n\r\t]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string) => (SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character) : text);

/** A list of codes or numbers as PostgreSQL reads an array; quoted, so that no value is taken for syntax. */
const asArray = (values: readonly (string | number)[]) =>
  `{${values.map((value) => (typeof value === 'number' ? value : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;

/** A value in COPY's text format. */
function asCopyText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escaped(cell);
  if (typeof cell !== 'object') return String(cell);
  return escaped(Array.isArray(cell) ? asArray(cell as readonly (string | number)[]) : JSON.stringify(cell));
}

/** Sends rows into a staging table; objects go as JSON, lists of codes as arrays. */
export async function copyRows(client: PoolClient, table: StagingTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const lines = function* () {
    for (let start = 0; start < rows.length; start += 500) {
      yield `${rows
        .slice(start, start + 500)
        .map((row) => row.map(asCopyText).join('\t'))
        .join('\n')}\n`;
    }
  };
  await pipeline(Readable.from(lines()), client.query(copyFrom(`copy ${table} from stdin`)));
}
