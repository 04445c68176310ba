import type { Money, Price } from '@straits/api-contract';

const scale = ({ amount, currency }: Money, times: number): Money => ({ amount: amount * times, currency });
const add = (a: Money, b: Money): Money => ({ amount: a.amount + b.amount, currency: a.currency });

/** So many of a price, in whole minor units. */
export const priceTimes = ({ charge, shown }: Price, times: number): Price => ({
  charge: scale(charge, times),
  shown: scale(shown, times),
});
/** Prices of one currency together; null of none. */
export const sumOfPrices = (prices: readonly Price[]): Price | null =>
  prices.reduce<Price | null>(
    (sum, price) => (sum ? { charge: add(sum.charge, price.charge), shown: add(sum.shown, price.shown) } : price),
    null,
  );

/** What is paid on board: per person and night. */
export const gratuityFor = (perPersonNight: Money, persons: number, nights: number): Money => scale(perPersonNight, persons * nights);
