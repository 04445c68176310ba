import { exponentOf } from '../../../money/format-money';
import type { OctoPricing } from './octo-messages';

/** An amount of OCTO's in our minor units; null where it is not exactly that: of another currency, below zero, or finer than ours. */
export function minorOf(amount: number | null | undefined, pricing: OctoPricing, currency: string): number | null {
  if (typeof amount !== 'number' || pricing.currency !== currency) return null;
  const ours = exponentOf(currency);
  const minor = (amount * 10 ** ours) / 10 ** (pricing.currencyPrecision ?? ours);
  return Number.isSafeInteger(minor) && minor >= 0 ? minor : null;
}

export interface UnitPrice {
  netMinor: number;
  retailMinor: number;
}
type Priced = UnitPrice | 'loss' | undefined;

/** `loss`: what we would pay is more than what we would ask for. undefined where the supplier names no price that we can read. */
export function unitPriceOf(pricing: OctoPricing, currency: string): Priced {
  const netMinor = minorOf(pricing.net, pricing, currency);
  const retailMinor = minorOf(pricing.retail, pricing, currency);
  if (netMinor === null || retailMinor === null) return undefined;
  return netMinor > retailMinor ? 'loss' : { netMinor, retailMinor };
}
