import type { SellableOption } from '../sellable';

interface Priced {
  priceMinor: number;
  netMinor: number;
}

/** A net price with a mark-up, a half rounded up: never above the retail price, and never below what it was. */
const markedUp = ({ priceMinor, netMinor }: Priced, basisPoints: number) =>
  Math.max(netMinor, Math.min(priceMinor, netMinor + Math.floor((netMinor * basisPoints + 5_000) / 10_000)));

/** What a price costs an agency for which those above put on this, from the top down. */
export const netWith = (price: Priced, markups: readonly { basisPoints: number }[]): number =>
  markups.reduce((netMinor, { basisPoints }) => markedUp({ ...price, netMinor }, basisPoints), price.netMinor);

/** An option at the net prices of such an agency (decision 0179). */
export function atAgency(sellable: SellableOption, markups: readonly { basisPoints: number }[]): SellableOption {
  if (markups.length === 0) return sellable;
  const mark = <T extends Priced>(priced: T): T => ({ ...priced, netMinor: netWith(priced, markups) });
  const { option, units } = sellable;
  return { ...sellable, units: units.map(mark), option: { ...option, extras: option.extras.map(mark) } };
}
