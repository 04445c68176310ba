import type { Cart, CartLine } from '@straits/api-contract';
import type { WholeCart } from './cart.sql';

/** What the shopper should be told about lines: what became of them elsewhere, and prices that changed. */
export const noticesOf = (notices: WholeCart['notices'], lines: CartLine[]): Cart['notice'] => [
  ...notices.flatMap(({ code, optionId }) => {
    const line = lines.find((one) => one.optionId === optionId);
    return line ? [{ code, productName: line.productName }] : [];
  }),
  ...lines.flatMap(({ priceWas, productName }) => (priceWas ? [{ code: 'price_changed' as const, productName }] : [])),
];
