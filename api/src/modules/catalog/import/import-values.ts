import { z } from 'zod';
import { countryCode, currencyCode, localDate, multiLineText, slug, text, type Language } from '@straits/api-contract';
import { PALETTES, SCENES } from '../../../pictures/poster-names';

/** A text in the four languages; in a file only `en` is required, the others fall back to it. */
export type LocalText = Record<Language, string>;
export type LocalList = Record<Language, string[]>;

const inFourLanguages = <T>(given: { en: T; id?: T; 'zh-Hans'?: T; 'zh-Hant'?: T }): Record<Language, T> => ({
  en: given.en,
  id: given.id ?? given.en,
  'zh-Hans': given['zh-Hans'] ?? given.en,
  'zh-Hant': given['zh-Hant'] ?? given['zh-Hans'] ?? given.en,
});

const languages = <T extends z.ZodType>(value: T) =>
  z.strictObject({ en: value, id: value.optional(), 'zh-Hans': value.optional(), 'zh-Hant': value.optional() });

/** Required text of at most `max` characters per language. */
export const localText = (max: number, min = 1) => languages(text(max, min)).transform(inFourLanguages<string>);
/** The same of several lines. */
export const localLines = (max: number, min = 1) => languages(multiLineText(max, min)).transform(inFourLanguages<string>);
/** Text that may be left out: then it is empty in every language. */
export const optionalText = (max: number) => localLines(max, 0).default({ en: '', id: '', 'zh-Hans': '', 'zh-Hant': '' });
/** A list per language, empty when it is left out. */
export const localList = (maxItems = 20) =>
  languages(z.array(text(400, 1)).max(maxItems))
    .transform(inFourLanguages<string[]>)
    .default({ en: [], id: [], 'zh-Hans': [], 'zh-Hant': [] });

/** A supplier's own code: what makes an import of the same thing twice one thing. */
export const supplierCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,79}$/, 'must be 1 to 80 letters, digits or . _ : / -');
export const id = slug;
export const minorUnits = z.int().min(0).max(1_000_000_000_000);
export const capacity = z.int().min(0).max(1_000_000);
export const weekday = z.int().min(1).max(7);
export const age = z.int().min(0).max(130);
export const percent = z.int().min(0).max(100);
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30');
/** `24:00` is the end of the day. */
export const closingClock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time like 18:30, or 24:00');

const zones = new Map<string, boolean>();
const isZone = (name: string): boolean => {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let valid = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$|^UTC$/.test(name);
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    valid = false;
  }
  if (zones.size < 5_000) zones.set(name, valid);
  return valid;
};
export const timeZone = z.string().max(60).refine(isZone, 'is not an IANA time zone');

const currencies = new Set(Intl.supportedValuesOf('currency'));
export const currency = currencyCode.refine((code) => currencies.has(code), 'is not an ISO 4217 currency');

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
export const country = countryCode.refine((code) => regionNames.of(code) !== undefined, 'is not an ISO 3166 country');

/** A day, absolute or counted from the day of the import; exactly one of the two. */
export const dayFields = { date: localDate.optional(), dayOffset: z.int().min(0).max(730).optional() };
export const oneDay = (row: { date?: string | undefined; dayOffset?: number | undefined }) =>
  (row.date === undefined) !== (row.dayOffset === undefined);
export const ONE_DAY = 'needs either date or dayOffset';

const picturePath = text(400, 1).refine(
  (path) => !/^([/\\]|[A-Za-z]+:)|(^|[/\\])\.\.([/\\]|$)/.test(path),
  'must be a path below the import file',
);
const drawing = z.strictObject({
  scene: z.enum(SCENES),
  palette: z.enum(PALETTES).default('noon'),
  seed: z.int().min(0).max(0xffffffff).default(1),
});

/** A picture: a file beside the import file, or a poster that the generator draws. `alt` is the product's name when left out. */
export const pictureSource = z.union([
  picturePath.transform((file) => ({ file, alt: undefined })),
  z.strictObject({ file: picturePath, alt: localText(300).optional() }),
  z.strictObject({ draw: drawing, alt: localText(300).optional() }),
]);
export type PictureSource = z.output<typeof pictureSource>;

/** UN/LOCODE: the country and three characters of the place. */
export const locode = z
  .string()
  .regex(/^[A-Z]{2}[A-Z2-9]{3}$/, 'must be a UN/LOCODE, like SGSIN')
  .nullable()
  .default(null);
/** IATA's code of an airport or of a city with several. */
export const iata = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be an IATA code, like SIN')
  .nullable()
  .default(null);
