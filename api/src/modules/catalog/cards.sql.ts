import { sql } from 'kysely';
import type { PlaceRef, ProductCard } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import { countryName } from './country-names';
import { pictureOf, type StoredPicture } from './texts.rules';
import { priceIn, type View } from './view';

interface CardRow {
  id: string;
  kind: ProductCard['kind'];
  name: string;
  summary: string;
  otherLang: string | null;
  placeId: string;
  placeName: string;
  stateId: string;
  stateName: string;
  country: string;
  picture: StoredPicture | null;
  rating: string | null;
  ratingCount: number;
  priceMinor: number | null;
  chargeCurrency: string;
  priceUnit: ProductCard['priceUnit'];
  instantConfirmation: boolean;
  freeCancellationHours: number | null;
  openDated: boolean;
  latitude: number;
  longitude: number;
  categories: ProductCard['categories'] | null;
}

// The importer fills every language with English where a supplier left it out: words that are the English ones are English.
const otherLang = (lang: string) =>
  lang === 'en'
    ? sql`null`
    : sql`case when coalesce(p.texts #>> array[${lang}, 'summary'], '') in ('', p.texts #>> '{en,summary}') and coalesce(p.texts #>> array[${lang}, 'name'], '') in ('', p.texts #>> '{en,name}') then 'en' end`;

const otherLangOfCategory = (lang: string) =>
  lang === 'en' ? sql`null::text` : sql`case when coalesce(c.texts ->> ${lang}::text, '') in ('', c.texts ->> 'en') then 'en' end`;

async function findCardRows(db: Sql, ids: string[], lang: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select p.id, p.kind, coalesce(p.texts -> ${lang}::text, p.texts -> 'en') ->> 'name' as name, coalesce(p.texts -> ${lang}::text, p.texts -> 'en') ->> 'summary' as summary, ${otherLang(lang)} as "otherLang",
      pl.id as "placeId", coalesce(pl.texts ->> ${lang}::text, pl.texts ->> 'en') as "placeName", s.id as "stateId",
      coalesce(s.texts -> ${lang}::text, s.texts -> 'en') ->> 'name' as "stateName", s.country, p.pictures -> 0 as picture, p.rating, p.rating_count as "ratingCount",
      p.price_from_minor as "priceMinor", p.charge_currency as "chargeCurrency", p.price_unit as "priceUnit", p.instant_confirmation as "instantConfirmation",
      p.free_cancellation_hours as "freeCancellationHours", p.open_dated as "openDated", p.latitude, p.longitude,
      (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', c.id, 'name', coalesce(c.texts ->> ${lang}::text, c.texts ->> 'en'), 'lang', ${otherLangOfCategory(lang)})) order by c.position)
        from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id) as categories
    from products p join places pl on pl.id = p.place_id join states s on s.id = pl.state_id
    where p.id = any(${ids})`.execute(db);
  return rows;
}

const placeOf = (row: CardRow, view: View): PlaceRef => ({
  id: row.placeId,
  name: row.placeName,
  state: row.stateName,
  stateId: row.stateId,
  country: row.country,
  countryName: countryName(row.country, view.language),
});

const toCard = (row: CardRow, view: View): ProductCard => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  summary: row.summary,
  lang: row.otherLang ?? undefined,
  place: placeOf(row, view),
  picture: pictureOf(row.picture ? [row.picture] : [], view.language),
  rating: row.rating === null ? null : Number(row.rating),
  ratingCount: row.ratingCount,
  priceFrom: row.priceMinor === null ? null : priceIn({ amount: row.priceMinor, currency: row.chargeCurrency }, view),
  priceUnit: row.priceUnit,
  instantConfirmation: row.instantConfirmation,
  freeCancellationHours: row.freeCancellationHours,
  openDated: row.openDated,
  location: { latitude: row.latitude, longitude: row.longitude },
  categories: row.categories ?? [],
});

/** Cards of products in the order of the ids; unknown ids are left out. Retail prices, whoever asks. */
export async function findCards(db: Sql, ids: string[], view: View): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const cards = new Map((await findCardRows(db, ids, view.language)).map((row) => [row.id, toCard(row, view)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
