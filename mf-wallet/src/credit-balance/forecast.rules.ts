import type { CreditForecast } from '@straits/api-contract';

type Days = CreditForecast['days'];

/** The forecast as a step line: each day's amount at its share of the span. */
export const forecastPoints = (days: Days, of: 'available' | 'withOrders'): { x: number; amount: number }[] =>
  days.map((day, index) => ({ x: days.length > 1 ? index / (days.length - 1) : 0, amount: day[of].amount }));

/** Orders wait for payment that would take credit. */
export const hasOpenOrders = (days: Days) => days.some(({ available, withOrders }) => available.amount !== withOrders.amount);
