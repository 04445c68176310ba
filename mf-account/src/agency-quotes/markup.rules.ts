import type { Markup, QuotableCart } from '@straits/api-contract';
import { amountOf } from '../agency/amount.rules';

export interface TypedMarkup {
  kind: Markup['kind'];
  typed: string;
}
type Line = QuotableCart['lines'][number];

/** The markup that was typed for a line; null where it is none: below nothing, or above a tenfold price. */
export function markupOf({ kind, typed }: TypedMarkup, { digits, language }: { digits: number; language: string }): Markup | null {
  // A percent has one decimal.
  const value = amountOf(typed, { digits: kind === 'percent' ? 1 : digits, language }) ?? 0;
  if (value === 'wrong') return null;
  return value <= (kind === 'percent' ? 10_000 : 1_000_000_000) ? { kind, value } : null;
}

/** What the client pays, as the API works it out. */
export const priceWith = ({ net }: Pick<Line, 'net'>, { kind, value }: Markup) => ({
  amount: net.amount + (kind === 'sum' ? value : Math.floor((net.amount * value + 500) / 1000)),
  currency: net.currency,
});
