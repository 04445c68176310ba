/** Rates as the shop keeps them: units for one unit of its own currency, as decimal text, and the currency's digits. */
export interface RatedCurrency {
  code: string;
  rate: string;
  exponent: number;
}

const PLACES = 10;
const ONE = 10n ** BigInt(PLACES);

/** Decimal text as a whole number of 10^-10. */
function scaled(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole) * ONE + BigInt(part.slice(0, PLACES).padEnd(PLACES, '0'));
}
const text = (value: bigint) => {
  const digits = value.toString().padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/\.?0+$/, '');
};

/** Units of `to` for one of `from`, as decimal text with at most ten places, rounded down. */
export const crossRate = (from: RatedCurrency, to: RatedCurrency): string => text((scaled(to.rate) * ONE) / scaled(from.rate));

/** An amount at a rate, in minor units of the target: rounded down, so that there and back never makes money. */
export function convertMinor(amountMinor: number, rate: string, digits: { from: number; to: number }): number {
  const product = BigInt(amountMinor) * scaled(rate) * 10n ** BigInt(digits.to);
  return Number(product / (ONE * 10n ** BigInt(digits.from)));
}

/** The fee in minor units of the source, rounded half up; basis points are hundredths of a per cent. */
export const feeOf = (amountMinor: number, basisPoints: number) => Number((BigInt(amountMinor) * BigInt(basisPoints) + 5_000n) / 10_000n);
