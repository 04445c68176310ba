import type { AgencyMarkup } from '../../agency';
import { atAgency, type SellableOption } from '../../catalog';
import { netOf, priceLine, type Priced } from '../line-price.rules';

/** What an agency above the seller of a line pays for it, and the one under it: the difference is what it earns. */
export interface Share extends AgencyMarkup {
  netMinor: number;
  soldAtMinor: number;
}

/** The shares of those above in a line, with mark-ups from the top down. */
export function sharesOf(sellable: SellableOption, choice: Priced, markups: readonly AgencyMarkup[]): Share[] {
  const netBelow = (levels: number) => netOf(priceLine(atAgency(sellable, markups.slice(0, levels)), choice));
  return markups.map((markup, level) => ({ ...markup, netMinor: netBelow(level), soldAtMinor: netBelow(level + 1) }));
}
