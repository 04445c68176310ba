import { useMemo } from 'react';
import type { Money } from '@straits/api-contract';
import { useTexts } from './texts';

// ISO 4217's exponents, because Intl says what is customary: for IDR it says 0 where ISO 4217 says 2.
const EXPONENTS: Record<string, number> = { JPY: 0, KRW: 0, VND: 0 };
/** Digits after the point in a currency's minor units. */
export const exponentOf = (currency: string) => EXPONENTS[currency] ?? 2;

// Making a formatter takes longer than rendering a card: each is made once. Languages, places and styles are few.
const numberFormats = new Map<string, Intl.NumberFormat>();
function numberFormat(language: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const made = numberFormats.get(key) ?? new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  numberFormats.set(key, made);
  return made;
}
const dateFormats = new Map<string, Intl.DateTimeFormat>();
function dateFormat(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(style);
  const made = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, style);
  dateFormats.set(key, made);
  return made;
}

/** To the last minor unit, as an account is kept: `IDR 9,480.00`. The code stands first, because "$" means four currencies here. */
export function formatExactly({ amount, currency }: Money, language: string): string {
  const digits = exponentOf(currency);
  return `${currency}\u00a0${numberFormat(language, digits).format(amount / 10 ** digits)}`;
}
/** Money in words of the language: `SGD 128.00`. Prices in rupiah are written without cents, unless they have some. */
export function formatMoney(money: Money, language: string): string {
  if (money.currency !== 'IDR' || money.amount % 100 !== 0) return formatExactly(money, language);
  return `IDR\u00a0${numberFormat(language, 0).format(money.amount / 100)}`;
}

/** A plain date (`2026-12-31`), the same day for every reader. */
export const formatDate = (date: string, language: string, style: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const LONG = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const INSTANT = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const isChinese = (language: string) => language.startsWith('zh');
const yearOf = (date: string) => date.slice(0, 4);

/** First to last day, without saying twice what both have; with the time that the first begins at, where it has one. */
export function formatDates([from, to]: [string, string], language: string, time?: string | null): string {
  // What Intl makes of it has slashes in Chinese, where a day alone has none, and no place for one time.
  if (from !== to && (time || isChinese(language))) {
    const [comma, dash] = isChinese(language) ? [' ', '至'] : [', ', ' – '];
    const first = [formatDate(from, language, LONG), time].filter(Boolean).join(comma);
    return `${first}${dash}${formatDate(to, language, yearOf(from) === yearOf(to) ? SHORT : LONG)}`;
  }
  // Browsers and Node put different blanks around the dash, and hydration compares them.
  return dateFormat(language, { ...LONG, timeZone: 'UTC' })
    .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .replace(/\s+/g, ' ');
}

/** Indonesian has both 17.27 and 17:27: as timetables here are written. */
const asTimetables = (text: string) => text.replace(/(\d\d)\.(\d\d)/, '$1:$2');

/** A moment on a place's clock, with its zone: `Nov 23, 17:27 GMT+8`. */
export function formatInstant(at: string, language: string, timeZone: string): string {
  const zoned = dateFormat(language, { ...INSTANT, timeZone, timeZoneName: 'short' });
  if (!isChinese(language)) return asTimetables(zoned.format(new Date(at)));
  // Intl puts the zone between day and time, or into square brackets.
  const zone = zoned.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value;
  return `${dateFormat(language, { ...INSTANT, timeZone }).format(new Date(at))}（${zone}）`;
}

export const formatRow = (parts: readonly (string | false | null | undefined)[], language: string) =>
  [...new Set(parts.filter(Boolean))].join(isChinese(language) ? '，' : ', ');

/** Formats of the page's language. Instants name their zone, always the place's own (U33). */
export function useFormat() {
  const { language } = useTexts('shell');
  return useMemo(
    () => ({
      money: (money: Money) => formatMoney(money, language),
      /** What was moved, is owed or can be spent: to the last minor unit (decision 0105). */
      exact: (money: Money) => formatExactly(money, language),
      date: (date: string) => formatDate(date, language, LONG),
      dates: (from: string, to: string, time?: string | null) => formatDates([from, to], language, time),
      shortDate: (date: string) => formatDate(date, language, SHORT),
      month: (date: string) => formatDate(date, language, { month: 'long', year: 'numeric' }),
      instant: (at: string, timeZone: string) => formatInstant(at, language, timeZone),
      number: (value: number, digits = 0) => numberFormat(language, digits).format(value),
      /** Beside each other with the comma of the language; what is empty, or said already, is left out. */
      row: (parts: readonly (string | false | null | undefined)[]) => formatRow(parts, language),
      list: (items: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items),
      /** Where one of them is enough. */
      either: (items: string[]) => new Intl.ListFormat(language, { type: 'disjunction' }).format(items),
    }),
    [language],
  );
}
export type Format = ReturnType<typeof useFormat>;
