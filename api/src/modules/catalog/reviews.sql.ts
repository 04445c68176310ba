import { sql, type RawBuilder } from 'kysely';
import type { Review, ReviewsQuery } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Sql } from '../../database/connection';

/** The last review of a page. */
export interface ReviewsEnd {
  rating: number;
  visitedOn: string;
  id: string;
}

const ORDERS: Record<ReviewsQuery['sort'], RawBuilder<unknown>> = {
  recent: sql`visited_on desc, id`,
  best: sql`rating desc, visited_on desc, id`,
  worst: sql`rating, visited_on desc, id`,
};

function isAfter(sort: ReviewsQuery['sort'], end: ReviewsEnd): RawBuilder<boolean> {
  const laterInDay = sql<boolean>`(visited_on < ${end.visitedOn} or (visited_on = ${end.visitedOn} and id > ${end.id}::uuid))`;
  if (sort === 'recent') return laterInDay;
  const beyond = sort === 'best' ? sql`rating < ${end.rating}` : sql`rating > ${end.rating}`;
  return sql`(${beyond} or (rating = ${end.rating} and ${laterInDay}))`;
}

export interface ReviewsAsked {
  sort: ReviewsQuery['sort'];
  limit: number;
  /** Of the reader. */
  language: Language;
  end: ReviewsEnd | null;
  written?: ReviewsQuery['written'];
  photos?: ReviewsQuery['photos'];
}

/** One more than asked for when there are more. */
export async function findReviews(
  db: Sql,
  productId: string,
  { sort, limit, language, end, written, photos }: ReviewsAsked,
): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select id, author, rating, text, lang, visited_on as "visitedOn", traveller_type as "travellerType", verified, scores, photos,
      case when answer is not null then jsonb_build_object('text', answer, 'answeredOn', answered_on) end as answer,
      case when lang <> ${language} then (translations -> ${language}::text) - 'by' end as translation
    from reviews where product_id = ${productId} and ${end ? isAfter(sort, end) : sql`true`} and ${written ? sql`lang = ${written}` : sql`true`}
      and ${photos ? sql`photos <> '[]'` : sql`true`} order by ${ORDERS[sort]} limit ${limit + 1}`.execute(db);
  return rows;
}

export async function countReviews(db: Sql, productId: string): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select s.rating, count(r.id)::int as count from generate_series(5, 1, -1) s(rating) left join reviews r on r.rating = s.rating and r.product_id = ${productId}
    group by s.rating order by s.rating desc`.execute(db);
  return rows;
}

/** The languages of a product's reviews, most first, and how many have photos. */
export async function countKinds(
  db: Sql,
  productId: string,
): Promise<{ languages: { lang: string; count: number }[]; withPhotos: number }> {
  const { rows } = await sql<{ lang: string; count: number; withPhotos: number }>`
    select lang, count(*)::int as count, (count(*) filter (where photos <> '[]'))::int as "withPhotos" from reviews
    where product_id = ${productId} group by lang order by count desc, lang`.execute(db);
  return {
    languages: rows.map(({ lang, count }) => ({ lang, count })),
    withPhotos: rows.reduce((sum, { withPhotos }) => sum + withPhotos, 0),
  };
}
