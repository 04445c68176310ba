/** Rates as the shop keeps them: units for one unit of its own currency, as decimal text, and the currency's digits. */
export interface RatedCurrency {
  code: string;
  rate: string;
  exponent: number;
}

const PLACES = 18;
const ONE = 10n ** BigInt(PLACES);

/** Decimal text as a whole number of 10^-18. */
function scaled(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole) * ONE + BigInt(part.slice(0, PLACES).padEnd(PLACES, '0'));
}
const text = (value: bigint) => {
  const digits = value.toString().padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/\.?0+$/, '');
};

/** Units of `to` for one of `from`, as decimal text with at most 18 places, rounded down. */
export const crossRate = (from: RatedCurrency, to: RatedCurrency): string => text((scaled(to.rate) * ONE) / scaled(from.rate));

/** A rate as a statement says it: without zeros at its end, and with eight figures where it is longer. */
export function writtenRate(rate: string): string {
  const leading = Math.max(0, -Math.floor(Math.log10(Number(rate))) - 1);
  const [whole = '0', part = ''] = rate.split('.');
  const places = Math.max(8 - (whole === '0' ? 0 : whole.length), 0) + leading;
  return part.length > places ? plainRate(Number(rate).toFixed(Math.max(1, places))) : plainRate(rate);
}
/** `0.7700000000` as `0.77`. */
export const plainRate = (rate: string) => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate);

/**
 * An amount in another currency, in minor units: by the table itself, not by a rounded rate, so that what is 1,000.00 by it is not 999.99; rounded down, so
 * that there and back never makes money.
 */
export function convertMinor(amountMinor: number, from: RatedCurrency, to: RatedCurrency): number {
  const product = BigInt(amountMinor) * scaled(to.rate) * 10n ** BigInt(to.exponent);
  return Number(product / (scaled(from.rate) * 10n ** BigInt(from.exponent)));
}

/** The fee in minor units of the source, rounded up, so that many small conversions cost no less than a large one; basis points are hundredths of a per cent. */
export const feeOf = (amountMinor: number, basisPoints: number) => Number((BigInt(amountMinor) * BigInt(basisPoints) + 9_999n) / 10_000n);
