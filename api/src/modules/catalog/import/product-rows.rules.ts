import type { ProductKind } from '@straits/api-contract';
import { LANGUAGES } from '@straits/api-contract/constants';
import type { StoredPicture } from '../texts.rules';
import { indexWords } from '../search/search-words.rules';
import type { SoldOption } from '../kinds/kind-option';
import { optionsOf } from '../kinds/options-of';
import { addOptionRows, byLanguage, type ProductRows } from './option-rows.rules';
import type { OpeningHoursImport, OptionImport, ProductImport } from './import-format';
import type { LocalText, PictureSource } from './import-values';
import { dateAfter, dateOf } from './inventory.rules';
import { priceFromOf, ratingOf } from './price-from.rules';
import type { Row } from './staging.sql';

export interface ImportContext {
  /** Date from which relative days count. */
  today: string;
  shopCurrency: string;
  /** Words of a place with its state and country, and of a category: what a product is found by besides its own. */
  placeWords: ReadonlyMap<string, string[]>;
  categoryWords: ReadonlyMap<string, string[]>;
  pictureOf: (source: PictureSource, name: LocalText) => StoredPicture;
}

const textsOfProduct = (product: ProductImport) =>
  byLanguage((lang) => ({
    name: product.name[lang],
    summary: product.summary[lang],
    description: product.description[lang],
    highlights: product.highlights[lang],
    inclusions: product.inclusions[lang],
    exclusions: product.exclusions[lang],
    goodToKnow: product.goodToKnow[lang],
    redemption: product.redemption[lang],
    terms: product.terms[lang],
  }));

const openingHours = (hours: OpeningHoursImport, today: string) => ({
  timeZone: hours.timeZone,
  weekly: hours.weekly,
  exceptions: hours.exceptions.map((row) => ({
    date: dateOf(row, today),
    closed: row.closed,
    opens: row.opens,
    closes: row.closes,
    note: row.note,
  })),
});

/** A promise that holds whatever package the traveller takes: hours before the visit until which each of them is refunded in full. */
function freeCancellationHours(options: OptionImport[]): number | null {
  const hours = options.map((option) =>
    Math.min(...option.cancellation.filter((rule) => rule.refundPercent === 100).map((rule) => rule.hoursBefore)),
  );
  return hours.length > 0 && hours.every(Number.isFinite) ? Math.max(...hours) : null;
}

/** How a kind's card counts when nothing is priced. */
const USUAL_UNIT: Record<ProductKind, string> = {
  attraction: 'person',
  package: 'person',
  ferry: 'person',
  hotel: 'room_night',
  cruise: 'cabin',
  transport: 'vehicle',
};

/** Texts that say the same in several languages are cut into words once. */
const cut = (texts: string[]) => [...new Set(texts)].flatMap(indexWords);

function wordsOf(product: ProductImport, context: ImportContext) {
  const inName = new Set(cut(LANGUAGES.map((lang) => product.name[lang])));
  const own = LANGUAGES.flatMap((lang) => [product.summary[lang], ...product.highlights[lang]]);
  const around = [
    ...(context.placeWords.get(product.placeId) ?? []),
    ...product.categoryIds.flatMap((id) => context.categoryWords.get(id) ?? []),
  ];
  const elsewhere = new Set([...around, ...cut([product.address, ...own])].filter((word) => !inName.has(word)));
  return { inName: [...inName].join(' '), elsewhere: [...elsewhere].join(' ') };
}

/** Days that the file counts from the day of the import, as dates: a cruise's sailings, a package's departures. */
function withDates<T>(value: T, today: string): T {
  if (Array.isArray(value)) return value.map((each: unknown) => withDates(each, today)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { dayOffset, ...rest }: { dayOffset?: number } = value;
  const entries = Object.entries(rest).map(([key, each]) => [key, withDates(each, today)]);
  return { ...Object.fromEntries(entries), ...(dayOffset !== undefined && { date: dateAfter(today, dayOffset) }) } as T;
}

function productRow(product: ProductImport, options: SoldOption[], hash: string, context: ImportContext): Row {
  const price = priceFromOf(product);
  const rating = ratingOf(product.reviews);
  const { inName, elsewhere } = wordsOf(product, context);
  return [
    product.id,
    product.code,
    product.kind,
    product.placeId,
    textsOfProduct(product),
    product.address,
    product.latitude,
    product.longitude,
    product.openingHours.timeZone,
    openingHours(product.openingHours, context.today),
    product.durationMinutes,
    product.instantConfirmation,
    options.some((option) => option.openDated),
    freeCancellationHours(options),
    JSON.stringify(product.pictures.map((source) => context.pictureOf(source, product.name))),
    price?.currency ?? context.shopCurrency,
    price?.amount ?? null,
    price?.priceUnit ?? USUAL_UNIT[product.kind],
    product.recommendedRank,
    product.popularity,
    rating.rating,
    rating.ratingCount,
    withDates(product.details ?? {}, context.today),
    product.namesUntilHours,
    product.supply,
    hash,
    inName,
    elsewhere,
  ];
}

/** The rows that one product of a file becomes, added to `rows`. */
export function addProductRows(
  rows: ProductRows,
  { product, hash }: { product: ProductImport; hash: string },
  context: ImportContext,
): void {
  const options = optionsOf(product);
  rows.in_products.push(productRow(product, options, hash, context));
  for (const category of new Set(product.categoryIds)) rows.in_categories.push([product.id, category]);
  options.forEach((option, position) => addOptionRows(rows, product, { option, position }, context.today));
  for (const review of product.reviews) {
    rows.in_reviews.push([
      product.id,
      review.author,
      review.rating,
      review.text,
      review.lang,
      dateAfter(context.today, -review.daysAgo),
      review.travellerType,
      review.scores,
      review.verified,
      review.answer,
      Object.fromEntries(Object.entries(review.translations).map(([lang, said]) => [lang, { ...said, by: 'import' }])),
    ]);
  }
}
