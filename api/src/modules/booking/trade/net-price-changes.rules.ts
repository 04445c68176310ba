import type { AgencyMarkup } from '../../agency';
import { netWith } from '../../catalog';
import type { PriceChangeRow } from './net-price-changes.sql';

export interface PriceChange extends Omit<PriceChangeRow, 'before' | 'after'> {
  beforeMinor: number;
  afterMinor: number;
}

const growth = ({ beforeMinor, afterMinor }: PriceChange) => Math.abs(afterMinor - beforeMinor) / Math.max(beforeMinor, 1);
const keyOf = ({ productId, optionId, unitId }: PriceChange) => [productId, optionId, unitId].join(' ');

/** What changes for an agency at its own net prices: what it has sold first, then the largest. A retail price that changes is none, unless it bounds the net price. */
export const changesFor = (rows: readonly PriceChangeRow[], markups: readonly AgencyMarkup[]): PriceChange[] =>
  rows
    .map(({ before, after, ...row }) => ({ ...row, beforeMinor: netWith(before, markups), afterMinor: netWith(after, markups) }))
    .filter(({ beforeMinor, afterMinor }) => beforeMinor !== afterMinor)
    .sort((a, b) => Number(b.isKnown) - Number(a.isKnown) || growth(b) - growth(a) || (keyOf(a) < keyOf(b) ? -1 : 1));
