import { sql } from 'kysely';
import type { ReportReview } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Sql, Trx } from '../../../database/connection';

export interface ShownRow {
  id: string;
  productId: string;
  author: string;
  rating: number;
  text: string;
  answer: string | null;
}

/** What readers see of a product, latest first. */
export async function findShown(db: Sql, productId: string): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select id, product_id as "productId", author, rating, text, answer from reviews where product_id = ${productId}
    order by visited_on desc, id limit 100`.execute(db);
  return rows;
}

/** False when no such review is shown. A later answer takes the place of the first, and of what that said in other languages. */
export async function updateAnswer(db: Sql, ask: { id: string; text: string; staffId: string; now: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reviews set answer = ${ask.text}, answered_on = (${ask.now}::timestamptz at time zone 'Asia/Singapore')::date, answered_by = ${`staff:${ask.staffId}`},
      translations = (select coalesce(jsonb_object_agg(key, value || '{"answer": null}'), '{}') from jsonb_each(translations))
    where id = ${ask.id}`.execute(db);
  return numAffectedRows === 1n;
}

/** False when no such review is shown. The same reporter again changes nothing. */
export async function insertReport(
  db: Sql,
  ask: { id: string; reporter: string; reason: ReportReview['reason']; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`
    with shown as (select id from reviews where id = ${ask.id}),
      report as (insert into review_reports (review_id, reporter, reason, created_at) select id, ${ask.reporter}, ${ask.reason}, ${ask.now} from shown
        on conflict do nothing)
    select exists (select from shown) as "isShown"`.execute(db);
  return rows[0]!.isShown;
}

export interface TranslatedReview {
  id: string;
  language: Language;
  text: string;
  answer: string | null;
  staffId: string;
}
/** False when no such review is shown that was written in another language. A later translation takes the place of the first. */
export async function updateTranslation(db: Sql, { id, language, text, answer, staffId }: TranslatedReview): Promise<boolean> {
  const said = { text, answer, by: `staff:${staffId}` };
  const { numAffectedRows } = await sql`
    update reviews set translations = translations || ${JSON.stringify({ [language]: said })}::jsonb where id = ${id} and lang <> ${language}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** What readers of a language cannot read yet (the review, or its answer), those of the products that sell most first. */
export async function findUntranslated(db: Sql, language: Language): Promise<(ShownRow & { lang: string })[]> {
  const { rows } = await sql<ShownRow & { lang: string }>`
    select r.id, r.product_id as "productId", r.author, r.rating, r.text, r.answer, r.lang from reviews r join products p on p.id = r.product_id
    where r.lang <> ${language} and p.active and (r.translations -> ${language}::text is null
      or (r.answer is not null and r.translations -> ${language}::text ->> 'answer' is null))
    order by p.popularity desc, r.visited_on desc, r.id limit 200`.execute(db);
  return rows;
}

export interface ReportedRow extends ShownRow {
  reasons: string;
}

/** Reviews that readers reported, those with the most reports first. */
export async function findReported(db: Sql): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select r.id, r.product_id as "productId", r.author, r.rating, r.text, r.answer, reported.reasons
    from (select review_id, string_agg(number || ' ' || reason, ', ' order by number desc, reason) as reasons, sum(number) as total
          from (select review_id, reason, count(*) as number from review_reports group by review_id, reason) by_reason group by review_id) reported
    join reviews r on r.id = reported.review_id order by reported.total desc, r.id limit 200`.execute(db);
  return rows;
}

/** How many reports of a review were put aside. */
export async function deleteReports(db: Sql, id: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from review_reports where review_id = ${id}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The product of a review that was shown; undefined when none was. What a customer wrote stays with its writer, refused. */
export async function deleteShown(trx: Trx, ask: { id: string; staffId: string; reason: string; now: Date }): Promise<string | undefined> {
  await sql`
    update written_reviews set status = 'refused', reason = ${ask.reason}, decided_at = ${ask.now}, decided_by = ${`staff:${ask.staffId}`}
    where review_id = ${ask.id}`.execute(trx);
  const { rows } = await sql<{ productId: string }>`delete from reviews where id = ${ask.id} returning product_id as "productId"`.execute(
    trx,
  );
  return rows[0]?.productId;
}
