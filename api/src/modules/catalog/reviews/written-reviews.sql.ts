import { sql, type RawBuilder } from 'kysely';
import type { OwnReview, ProductKind, WriteReview } from '@straits/api-contract';
import type { Sql, Trx } from '../../../database/connection';
import type { ProductTexts } from '../sellable';
import type { StoredPicture, Texts } from '../texts.rules';

export interface VisitRow {
  lineId: string;
  orderCode: string;
  productId: string;
  kind: ProductKind;
  texts: Texts<ProductTexts>;
  picture: StoredPicture | null;
  visitedOn: string;
  review: OwnReview | null;
}

const OWN = sql`case when w.id is null then null else jsonb_build_object('id', w.id, 'status', w.status, 'rating', w.rating, 'text', w.text,
  'lang', w.lang, 'photos', jsonb_array_length(w.photos), 'reason', w.reason) end`;

/** Paid for, and the day (of a stay the last one) is over in the place's own zone; an open ticket once its order is completed. */
const wasUsed = (
  now: Date,
): RawBuilder<boolean> => sql`(o.status in ('paid', 'completed') and case when l.local_date is null then o.status = 'completed'
  else coalesce(l.end_date, l.local_date) < (${now}::timestamptz at time zone p.time_zone)::date end)`;
const visitedOn = (now: Date) => sql`coalesce(l.end_date, l.local_date, (${now}::timestamptz at time zone p.time_zone)::date)`;

const FROM = sql`from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id left join written_reviews w on w.line_id = l.id`;

export async function findVisits(db: Sql, userId: string, now: Date): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select l.id as "lineId", o.code as "orderCode", p.id as "productId", p.kind, p.texts, p.pictures -> 0 as picture, ${visitedOn(now)} as "visitedOn", ${OWN} as review
    ${FROM} where o.user_id = ${userId} and ${wasUsed(now)} order by "visitedOn" desc, l.id limit 100`.execute(db);
  return rows;
}

/** A line of the person's own orders; undefined for others' and unknown ones. */
export async function findOwnLine(db: Sql, ask: { userId: string; lineId: string; now: Date }) {
  const { rows } = await sql<{ kind: ProductKind; wasUsed: boolean; isReviewed: boolean }>`
    select p.kind, ${wasUsed(ask.now)} as "wasUsed", w.id is not null as "isReviewed" ${FROM} where l.id = ${ask.lineId} and o.user_id = ${ask.userId}`.execute(
    db,
  );
  return rows[0];
}

/** Undefined when the line has a review already: of two at once one is kept. */
export async function insertWritten(
  db: Sql,
  { userId, now, given }: { userId: string; now: Date; given: WriteReview },
): Promise<OwnReview | undefined> {
  const { rows } = await sql<OwnReview>`
    insert into written_reviews as w (line_id, user_id, product_id, author, rating, scores, text, lang, traveller_type, visited_on, created_at)
    select l.id, u.id, l.product_id, regexp_replace(u.name, '^(\\S+)\\s+(?:.*\\s)?(\\S)\\S*$', '\\1 \\2.'), ${given.rating}, ${given.scores ? JSON.stringify(given.scores) : null}::jsonb, ${given.text}, ${given.lang},
      ${given.travellerType}, ${visitedOn(now)}, ${now}
    from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id join users u on u.id = o.user_id
    where l.id = ${given.lineId} and o.user_id = ${userId} and ${wasUsed(now)}
    on conflict (line_id) do nothing returning id, status, rating, text, lang, 0 as photos, reason`.execute(db);
  return rows[0];
}

export type StoredPhoto = Omit<StoredPicture, 'alt'>;

/** How many photos the person's waiting review has; undefined when there is no such review. */
export async function findPhotoCount(db: Sql, ask: { id: string; userId: string }): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select jsonb_array_length(photos) as count from written_reviews where id = ${ask.id} and user_id = ${ask.userId} and status = 'waiting'`.execute(
    db,
  );
  return rows[0]?.count;
}

/** Guarded: a sixth photo that arrives at once with the fifth is not taken. */
export async function insertPhoto(
  db: Sql,
  ask: { id: string; userId: string; photo: StoredPhoto; most: number },
): Promise<OwnReview | undefined> {
  const { rows } = await sql<OwnReview>`
    update written_reviews w set photos = photos || ${JSON.stringify([ask.photo])}::jsonb
    where id = ${ask.id} and user_id = ${ask.userId} and status = 'waiting' and jsonb_array_length(photos) < ${ask.most}
    returning id, status, rating, text, lang, jsonb_array_length(photos) as photos, reason`.execute(db);
  return rows[0];
}

export interface WaitingRow {
  id: string;
  productId: string;
  author: string;
  rating: number;
  text: string;
  photos: StoredPhoto[];
  createdAt: Date;
}
export async function findWaiting(db: Sql): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select id, product_id as "productId", author, rating, text, photos, created_at as "createdAt" from written_reviews
    where status = 'waiting' order by created_at limit 200`.execute(db);
  return rows;
}

export interface Decision {
  id: string;
  status: 'published' | 'refused';
  staffId: string;
  now: Date;
  reason: string | null;
}
/** The product of a review that was waiting; undefined when none was. */
export async function markDecided(trx: Trx, { id, status, staffId, now, reason }: Decision): Promise<string | undefined> {
  const { rows } = await sql<{ productId: string }>`
    update written_reviews set status = ${status}, decided_at = ${now}, decided_by = ${`staff:${staffId}`}, reason = ${reason}
    where id = ${id} and status = 'waiting' returning product_id as "productId"`.execute(trx);
  return rows[0]?.productId;
}

/** Shows a decided review among the product's, and counts its stars. */
export async function insertPublished(trx: Trx, id: string, productId: string): Promise<void> {
  await sql`
    with shown as (
      insert into reviews (product_id, author, rating, text, lang, visited_on, traveller_type, created_at, source, scores, verified, photos)
      select product_id, author, rating, text, lang, visited_on, traveller_type, created_at, 'customer', scores, true, photos from written_reviews where id = ${id} returning id)
    update written_reviews set review_id = (select id from shown) where id = ${id}`.execute(trx);
  await countStars(trx, productId);
}

/** A product's stars, as search reads them. */
export async function countStars(trx: Trx, productId: string): Promise<void> {
  await sql`
    update products set rating = round(of_all.mean, 1), rating_count = of_all.number
    from (select avg(rating) as mean, count(*) as number from reviews where product_id = ${productId}) of_all where id = ${productId}`.execute(
    trx,
  );
}
