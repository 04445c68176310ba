import type { CartLine, Price } from '@straits/api-contract';
import { lineName } from '../cart-line/cart-groups.rules';

export interface PriceChange {
  id: string;
  name: string;
  /** Of the name, where it is not the page's. */
  lang: string | undefined;
  before: Price;
  after: Price;
}

/** The lines whose price is not what the shopper saw; a line that is gone has no new price and is left out. */
export const priceChanges = (before: CartLine[], after: CartLine[]): PriceChange[] =>
  after.flatMap((line) => {
    const seen = before.find(({ id }) => id === line.id);
    return seen && seen.total.charge.amount !== line.total.charge.amount
      ? [{ id: line.id, name: lineName(line, after), lang: line.lang, before: seen.total, after: line.total }]
      : [];
  });
