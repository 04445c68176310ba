import { sql } from 'kysely';
import type { ProductKind } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import type { Texts } from '../texts.rules';
import type { ProductWords } from './word-index';

export async function findVersion(db: Sql): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from catalog_version`.execute(db);
  return rows[0]?.version ?? 0;
}

export async function countProducts(db: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(db);
  return rows[0]?.count ?? 0;
}

export const NAME_END = '\u001f';

export interface SnapshotProduct {
  no: number;
  id: string;
  kind: ProductKind;
  placeId: string;
  stateId: string;
  country: string;
  /** In the order of LANGUAGES, between NAME_END; one text, since arrays take long to read by the hundred thousand. */
  names: string;
  priceMinor: number | null;
  currency: string;
  rating: string | null;
  ratingCount: number;
  popularity: number;
  rank: number | null;
  instant: boolean;
  freeCancellation: boolean;
  latitude: number;
  longitude: number;
  /** Seconds since 1970; null when nobody knows. */
  updatedAt: number | null;
}
export async function findSnapshotProducts(db: Sql): Promise<SnapshotProduct[]> {
  const { rows } = await sql<SnapshotProduct>`
    select p.no, p.id, p.kind, p.place_id as "placeId", pl.state_id as "stateId", s.country, array_to_string(p.names, ${NAME_END}) as names, p.price_from_minor as "priceMinor", p.charge_currency as currency,
      p.rating, p.rating_count as "ratingCount", p.popularity, p.recommended_rank as rank, p.instant_confirmation as instant,
      coalesce(p.free_cancellation_hours, 0) > 0 as "freeCancellation", p.latitude, p.longitude, extract(epoch from p.updated_at)::int as "updatedAt"
    from products p join places pl on pl.id = p.place_id join states s on s.id = pl.state_id where p.active order by p.id collate "C"`.execute(
    db,
  );
  return rows;
}

export async function findProductCategories(db: Sql): Promise<{ no: number; categories: string }[]> {
  const { rows } = await sql<{ no: number; categories: string }>`
    select p.no, string_agg(c.category_id, ' ') as categories from product_categories c join products p on p.id = c.product_id where p.active group by p.no`.execute(
    db,
  );
  return rows;
}

/** An option's rule of stock without its exceptions. */
export interface SnapshotOption {
  no: number;
  id: string;
  openDated: boolean;
  from: string | null;
  until: string | null;
  weekly: number[];
  startTimes: string[];
}
export async function findSnapshotOptions(db: Sql): Promise<SnapshotOption[]> {
  const { rows } = await sql<SnapshotOption>`
    select p.no, o.id, o.open_dated as "openDated", o.stock_from as "from", o.stock_until as until, o.stock_weekly as weekly, o.start_times as "startTimes"
    from options o join products p on p.id = o.product_id where o.active and p.active`.execute(db);
  return rows;
}

export interface SnapshotPlaces {
  states: { id: string; country: string; texts: Texts<{ name: string; intro: string }> }[];
  places: {
    id: string;
    stateId: string;
    country: string;
    latitude: number;
    longitude: number;
    texts: Texts<string>;
    locode: string | null;
    iata: string | null;
  }[];
  categories: { id: string; kind: string; texts: Texts<string> }[];
}
export async function findSnapshotPlaces(db: Sql): Promise<SnapshotPlaces> {
  const states = await sql<SnapshotPlaces['states'][number]>`select id, country, texts from states order by position`.execute(db);
  const places = await sql<SnapshotPlaces['places'][number]>`
    select p.id, p.state_id as "stateId", s.country, p.latitude, p.longitude, p.texts, p.locode, p.iata
    from places p join states s on s.id = p.state_id order by p.id`.execute(db);
  const categories = await sql<SnapshotPlaces['categories'][number]>`select id, kind, texts from categories order by position`.execute(db);
  return { states: states.rows, places: places.rows, categories: categories.rows };
}

/** The version of the catalogue at which a product's words last changed. */
export async function findWordsVersion(db: Sql): Promise<number> {
  const { rows } = await sql<{ words: number }>`select words from catalog_version`.execute(db);
  return rows[0]?.words ?? 0;
}

/** The words of the next products after a number, by their numbers. */
export async function findProductWords(db: Sql, after: number, limit: number): Promise<ProductWords[]> {
  const { rows } = await sql<ProductWords>`
    select product_no as no, in_name as "inName", elsewhere from product_words where product_no > ${after} order by product_no limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface DayException {
  optionId: string;
  startTime: string;
  planned: number;
}
/** Options that sell otherwise on a day than their rule says. */
export async function findDayExceptions(db: Sql, localDate: string): Promise<DayException[]> {
  const { rows } = await sql<DayException>`
    select option_id as "optionId", start_time as "startTime", capacity as planned from stock_exceptions where local_date = ${localDate}`.execute(
    db,
  );
  return rows;
}

export interface FullDay {
  optionId: string;
  startTime: string;
  capacity: number;
  held: number;
  sold: number;
  closed: boolean;
}
/**
 * Rows of stock of a day that have no place left. Of the others lists need to know nothing: an option has a row with places only where its rule
 * gives some (an import brings rows to the rule).
 */
export async function findFull(db: Sql, localDate: string): Promise<FullDay[]> {
  const { rows } = await sql<FullDay>`
    select option_id as "optionId", start_time as "startTime", capacity, held, sold, closed
    from inventory where local_date = ${localDate} and (closed or held + sold >= capacity)`.execute(db);
  return rows;
}
