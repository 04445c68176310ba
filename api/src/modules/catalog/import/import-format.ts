import { z } from 'zod';
import { multiLineText, productKind, text } from '@straits/api-contract';
import { OpeningHoursImport, OptionImport } from './import-options';
import { FerryDetails, HotelDetails, TransportDetails } from './import-details';
import { CruiseDetails, PackageDetails } from './import-tours';
import {
  country,
  iata,
  id,
  latitude,
  localLines,
  localList,
  localText,
  locode,
  longitude,
  optionalText,
  pictureSource,
  supplierCode,
  timeZone,
} from './import-values';

export type { InventoryImport, OpeningHoursImport, OptionImport, UnitImport } from './import-options';

// The agency's own catalogue as it stands in a file (docs/runbooks/import-a-catalogue.md). `z.input` of these schemas is the file, `z.output` is
// what the writer gets: every default filled in and every text in four languages.

export const SupplierImport = z.strictObject({
  code: supplierCode,
  name: text(200, 1),
  email: z.email().max(254).nullable().default(null),
  phone: text(40).nullable().default(null),
});

export const StateImport = z.strictObject({
  id,
  name: localText(120),
  country,
  intro: optionalText(2_000),
  picture: pictureSource.nullable().default(null),
});
/** A file that knows no codes leaves those that the shop has. */
export const PlaceImport = z.strictObject({ id, name: localText(120), stateId: id, latitude, longitude, timeZone, locode, iata });
export const CategoryImport = z.strictObject({ id, name: localText(80), kind: productKind.nullable().default(null) });

const stars = z.int().min(1).max(5);
const scores = z.strictObject({ cleanliness: stars, comfort: stars, service: stars, location: stars, facilities: stars });

const reviewLang = z.enum(['en', 'id', 'zh-Hans', 'zh-Hant']);
export const ReviewImport = z.strictObject({
  author: text(80, 1),
  rating: z.int().min(1).max(5),
  text: multiLineText(4_000),
  lang: reviewLang,
  daysAgo: z.int().min(0).max(7_300),
  travellerType: z.enum(['solo', 'couple', 'family', 'friends', 'business']),
  /** Of somebody who booked and whose visit or stay is over. */
  verified: z.boolean().default(false),
  /** What a hotel's guest gave one by one. */
  scores: scores.nullable().default(null),
  /** What staff answers in public, in the review's language. */
  answer: multiLineText(1_000, 1).nullable().default(null),
  /** What it says in other languages, by language; of its answer too, where that is translated. */
  translations: z
    .partialRecord(reviewLang, z.strictObject({ text: multiLineText(4_000), answer: multiLineText(1_000, 1).nullable().default(null) }))
    .default({}),
});

const octoId = text(200, 1);
const areApart = (names: Record<string, string>) => new Set(Object.values(names)).size === Object.keys(names).length;
/**
 * Who else keeps the product's places (decision 0024). `octo`: a supplier that speaks OCTO, by a connection of the shop; ids of options and
 * units are named where they differ from ours. `test`: the demonstration's supplier, which behaves as it is told.
 */
export const SupplyImport = z.discriminatedUnion('port', [
  z.strictObject({
    port: z.literal('octo'),
    connection: id,
    productId: octoId,
    options: z.record(id, octoId).refine(areApart, 'gives two options one id of the supplier').default({}),
    units: z.record(id, octoId).refine(areApart, 'gives two units one id of the supplier').default({}),
    /** Questions whose answers the supplier is told, and its names for their choices and points. */
    questions: z.record(id, z.strictObject({ id: octoId, choices: z.record(id, octoId).default({}) })).default({}),
  }),
  z.strictObject({
    port: z.literal('test'),
    behaviour: z.enum(['good', 'slow', 'silent', 'refuses', 'refuses_after_payment', 'changes_price']).default('good'),
  }),
]);

const common = {
  code: supplierCode,
  id,
  name: localText(160),
  summary: localLines(300),
  description: localLines(10_000),
  highlights: localList(),
  inclusions: localList(),
  exclusions: localList(),
  goodToKnow: localList(),
  redemption: optionalText(2_000),
  terms: optionalText(10_000),
  placeId: id,
  address: text(300).default(''),
  latitude,
  longitude,
  categoryIds: z.array(id).max(20).default([]),
  openingHours: OpeningHoursImport,
  durationMinutes: z.int().min(1).max(525_600).nullable().default(null),
  instantConfirmation: z.boolean().default(true),
  /** The first is the one on cards. */
  pictures: z.array(pictureSource).min(1).max(40),
  reviews: z.array(ReviewImport).max(2_000).default([]),
  /** 1 is shown first among what the home page recommends of its kind; null is not recommended. */
  recommendedRank: z.int().min(1).max(10_000).nullable().default(null),
  /** Hours before the visit until which its travellers may be named after the order; null: in the order. */
  namesUntilHours: z.int().min(0).max(8_760).nullable().default(null),
  /** null: only our own stock. */
  supply: SupplyImport.nullable().default(null),
  /** Higher is shown earlier where a list is ordered by popularity. */
  popularity: z.int().min(0).max(1_000_000).default(0),
};

/** Options are an attraction's package types; the other kinds carry what they sell in `details` and may have none. */
const options = z.array(OptionImport).max(50).default([]);
export const AttractionImport = z.strictObject({
  ...common,
  kind: z.literal('attraction'),
  options: z.array(OptionImport).min(1).max(50),
  details: z.null().default(null),
});
export const PackageImport = z.strictObject({ ...common, kind: z.literal('package'), options, details: PackageDetails });
export const HotelImport = z.strictObject({ ...common, kind: z.literal('hotel'), options, details: HotelDetails });
export const FerryImport = z.strictObject({ ...common, kind: z.literal('ferry'), options, details: FerryDetails });
export const CruiseImport = z.strictObject({ ...common, kind: z.literal('cruise'), options, details: CruiseDetails });
export const TransportImport = z.strictObject({ ...common, kind: z.literal('transport'), options, details: TransportDetails });

export const ProductImport = z.discriminatedUnion('kind', [
  AttractionImport,
  PackageImport,
  HotelImport,
  FerryImport,
  CruiseImport,
  TransportImport,
]);

export const CatalogueImport = z.strictObject({
  version: z.literal(1),
  supplier: SupplierImport,
  states: z.array(StateImport).max(5_000).default([]),
  places: z.array(PlaceImport).max(50_000).default([]),
  categories: z.array(CategoryImport).max(5_000).default([]),
  products: z.array(ProductImport).max(1_000_000).default([]),
});

export type CatalogueImport = z.output<typeof CatalogueImport>;
export type CatalogueFile = z.input<typeof CatalogueImport>;
export type SupplierImport = z.output<typeof SupplierImport>;
export type StateImport = z.output<typeof StateImport>;
export type PlaceImport = z.output<typeof PlaceImport>;
export type CategoryImport = z.output<typeof CategoryImport>;
export type ProductImport = z.output<typeof ProductImport>;
export type AttractionImport = z.output<typeof AttractionImport>;
export type ReviewImport = z.output<typeof ReviewImport>;

/** One thing wrong with a file: where (line, or pointer with the product's code), which field, and what about it. */
export interface ImportProblem {
  row: number | string;
  field: string;
  message: string;
}
export type ParsedCatalogue = { ok: true; catalogue: CatalogueImport } | { ok: false; problems: ImportProblem[] };
