import type { Markup } from '@straits/api-contract';

/** What a client pays for a net price: never less than it, a half rounded up. Minor units; a percent is in tenths. */
export const priceWith = (netMinor: number, { kind, value }: Markup): number =>
  netMinor + (kind === 'sum' ? value : Math.floor((netMinor * value + 500) / 1000));
