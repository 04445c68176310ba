import { z } from 'zod';
import { LOCALE_CODES } from './constants';
import { EMAIL, EMAIL_LENGTH } from './email';
import { isPhone } from './phone-form';
import { REFUSAL_CODES, type RefusalCode } from './refusals';
import { manyLines, oneLine, plainForm } from './text-form';

// Every text that is sent is of one of these kinds, which `x-text` names in the OpenAPI document: a test lets no other string in. PostgreSQL
// cannot hold NUL or half of a character: they are refused here, once, instead of failing there.
const HALF = /\p{Surrogate}/u;
const isStorable = (text: string) => !text.includes('\u0000') && !HALF.test(text);
const storable = z.string().refine(isStorable, 'contains a NUL character or half of a character');

/** A name or other text of one line, at most `max` code units. */
export const text = (max: number, min = 0) => storable.overwrite(oneLine).min(min).max(max).meta({ 'x-text': 'line' });
/** Text that may have several lines: messages, notes, reasons, reviews. */
export const multiLineText = (max: number, min = 0) => storable.overwrite(manyLines).min(min).max(max).meta({ 'x-text': 'lines' });
/** What somebody looks for; full-width letters are plain ones. */
export const searchText = (max: number, min = 0) => storable.overwrite(plainForm).min(min).max(max).meta({ 'x-text': 'search' });
/** A code, a number or an id that people type or paste. */
export const typedCode = (max: number, min = 0) => storable.overwrite(plainForm).min(min).max(max).meta({ 'x-text': 'code' });
/** What a program made and hands back, or a password: not a letter of it is changed. */
export const opaqueText = (max: number, min = 0) => storable.min(min).max(max).meta({ 'x-text': 'opaque' });
/** An opaque public id or code as it stands in addresses. */
export const slug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'must be 1 to 100 letters, digits or . _ -');
export const uuid = z.uuid();
/** A visit date, without time or zone: `2026-12-31`. There is no year 0, and PostgreSQL has none either. */
export const localDate = z.iso.date().refine((day) => day >= '0001-01-01', 'has no such year');
/** A day that somebody asks to go on: days before and after it are days too, which those at the ends of the calendar have not. */
export const visitDate = localDate.refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'is too far away');
/** An instant in UTC. */
export const instant = z.iso.datetime();
/** ISO 4217 alphabetic code. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'must be a currency code, like SGD');
export const email = z
  .string()
  .refine(isStorable)
  .overwrite(plainForm)
  .toLowerCase()
  .max(EMAIL_LENGTH)
  .meta({ 'x-text': 'email' })
  .pipe(z.email({ pattern: EMAIL }));
/** A telephone number as it was typed, of no named country (M235). */
export const phone = typedCode(40).refine(isPhone, 'is not a telephone number');
export const localeCode = z.enum(LOCALE_CODES);
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code, like SG');

/** Integer minor units (cents) of ISO 4217's exponent, with their currency. */
export const Money = z.object({ amount: z.int(), currency: currencyCode }).meta({ id: 'Money' });
export type Money = z.infer<typeof Money>;

/** What every request may carry: the agency's system id and the shopper's locale and display currency. */
export const Common = z.object({
  system: opaqueText(20).optional(),
  lang: localeCode.optional(),
  currency: currencyCode.optional(),
  IsAddBook: z.enum(['true', 'false']).optional(),
});
export type Common = z.infer<typeof Common>;

/** Every refusal and failure has this shape. */
export const ApiError = z
  .object({
    message: z.string(),
    code: z.enum(REFUSAL_CODES as [RefusalCode, ...RefusalCode[]]),
    /** `reason`: of a line of a bank's file, why it cannot be read (`BankLineReason`), for words in the shopper's language. */
    fields: z.array(z.object({ field: z.string(), message: z.string(), reason: z.string().optional() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof ApiError>;

/** A picture in the widths that pages use: `${src}-${width}.avif` and `.webp`; `alt` in the shopper's language. */
export const Picture = z
  .object({ src: z.string(), widths: z.array(z.int()), width: z.int(), height: z.int(), alt: z.string(), color: z.string() })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

export const cursor = opaqueText(400);
