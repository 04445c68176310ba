import type { CreditForecast } from '@straits/api-contract';

/** The forecast as a step line: each day's amount at its share of the span. */
export const forecastPoints = (days: CreditForecast['days']): { x: number; amount: number }[] =>
  days.map(({ available }, index) => ({ x: days.length > 1 ? index / (days.length - 1) : 0, amount: available.amount }));
