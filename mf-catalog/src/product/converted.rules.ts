import type { Price } from '@straits/api-contract';

/** Whether the card is charged in another currency than the one shown (N20). */
export const isConverted = (price: Price) => price.charge.currency !== price.shown.currency;
