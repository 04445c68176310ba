import { exponentOf } from '@straits/i18n';

/** What a shopper types as a price, in minor units: spaces and thousands' marks do not matter. Null is no limit; undefined is not a price. */
export function readPrice(typed: string, currency: string): number | null | undefined {
  const text = typed.replace(/[\s\u00a0_']/g, '');
  if (text === '') return null;
  // The last point or comma with one or two digits behind it is the decimal mark, all others part thousands.
  const [, whole = '', cents = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const exponent = exponentOf(currency);
  return Number(digits) * 10 ** exponent + (exponent === 2 ? Number(cents.padEnd(2, '0')) : 0);
}

export const writePrice = (minor: number | null, currency: string) => {
  if (minor === null) return '';
  const exponent = exponentOf(currency);
  const major = minor / 10 ** exponent;
  return Number.isInteger(major) ? String(major) : major.toFixed(exponent);
};
