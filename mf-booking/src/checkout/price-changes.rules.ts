import type { CartLine, Price } from '@straits/api-contract';

export interface PriceChange {
  id: string;
  productName: string;
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
      ? [{ id: line.id, productName: line.productName, lang: line.lang, before: seen.total, after: line.total }]
      : [];
  });
