import type { Money } from '@straits/api-contract';

// ISO 4217's currencies without minor units. Intl does not serve: it says how amounts are usually shown, and leaves IDR's cents out too.
const WITHOUT_CENTS = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
/** Digits after the point in a currency's minor units. */
export const exponentOf = (currency: string) => (WITHOUT_CENTS.has(currency) ? 0 : 2);

/** An estimate for display, in minor units: rounded half up, rupiah to whole ones (decision 0105). What is charged is never rounded so. */
export const roundForDisplay = (minor: number, currency: string): number =>
  currency === 'IDR' ? Math.round(minor / 100) * 100 : Math.round(minor);

/** An amount at a rate between whole units (dollars, not cents), for display. */
export const convertAt = (rate: number, money: Money, currency: string): Money => ({
  amount: roundForDisplay((money.amount / 10 ** exponentOf(money.currency)) * rate * 10 ** exponentOf(currency), currency),
  currency,
});

/** The bare number for files that programs read: `-1234.50`. */
export function decimalText(amount: number, currency: string): string {
  const digits = exponentOf(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return amount < 0 ? `-${whole}` : whole;
}

/** Formats are made once, by language and zone or digits: making one costs a hundred times what it then does. */
function oncePerKey<T>(make: (language: string, detail: string) => T): (language: string, detail: string) => T {
  const made = new Map<string, T>();
  return (language, detail) => {
    const key = `${language} ${detail}`;
    const format = made.get(key) ?? make(language, detail);
    made.set(key, format);
    return format;
  };
}

const numberFormat = oncePerKey((language, digits) => {
  const [minimumFractionDigits, maximumFractionDigits] = [Number(digits), Number(digits)];
  return new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits });
});
const dateFormat = oncePerKey(
  (language, timeZone) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone }),
);
const INSTANT = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const instantFormat = oncePerKey((language, timeZone) => new Intl.DateTimeFormat(language, { ...INSTANT, timeZone }));
const zonedFormat = oncePerKey((language, timeZone) => new Intl.DateTimeFormat(language, { ...INSTANT, timeZone, timeZoneName: 'short' }));

/** Money in mails and documents: `SGD 128.00`. */
export function formatMoney({ amount, currency }: Money, language: string): string {
  const digits = exponentOf(currency);
  return `${currency} ${numberFormat(language, String(digits)).format(amount / 10 ** digits)}`;
}

export const formatDate = (date: string, language: string) => dateFormat(language, 'UTC').format(new Date(`${date}T00:00:00Z`));

/** What the zone of a place is called at a moment: `GMT+8`, `WIB`. */
export const zoneName = (at: Date, language: string, timeZone: string) =>
  zonedFormat(language, timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** A moment on a place's clock, with its zone. Chinese has the zone last: Intl puts it between day and time, or into square brackets. */
export function formatInstant(at: Date, language: string, timeZone: string): string {
  const zoned = zonedFormat(language, timeZone);
  // Indonesian has both 17.27 and 17:27: as timetables here are written.
  if (!language.startsWith('zh')) return zoned.format(at).replace(/(\d\d)\.(\d\d)/, '$1:$2');
  return `${instantFormat(language, timeZone).format(at)}（${zoneName(at, language, timeZone)}）`;
}
