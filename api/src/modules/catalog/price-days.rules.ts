import { weekdayIndex } from './stock.rules';

/** Percent of an option's prices by day: a date wins over its weekday (Monday first). */
export interface PriceDays {
  weekly: number[];
  dates: Record<string, number>;
}

const WHOLE = 100;

/** A price on a day, in whole minor units. */
export function priceOn(priceMinor: number, priceDays: PriceDays | null, localDate: string | null): number {
  if (!priceDays || localDate === null) return priceMinor;
  const percent = priceDays.dates[localDate] ?? priceDays.weekly[weekdayIndex(localDate)] ?? WHOLE;
  return Math.round((priceMinor * percent) / WHOLE);
}
