import { addDays } from '../../../clock';
import type { OpenItem } from './open-items.rules';

export interface ForecastGiven {
  today: string;
  /** Unused credit now. */
  freeMinor: number;
  open: OpenItem[];
}
export const FORECAST_DAYS = 60;

/**
 * The unused credit of each of the next 60 days (D20), if nothing more is bought and every part is paid on its day: credit is free again from the
 * due date on. What is overdue stays used until somebody pays it; reserved orders stay used, since they become debts.
 */
export function forecastOf({ today, freeMinor, open }: ForecastGiven): { date: string; availableMinor: number }[] {
  const coming = open.filter(({ isOverdue }) => !isOverdue);
  return Array.from({ length: FORECAST_DAYS + 1 }, (_, index) => addDays(today, index)).map((date) => ({
    date,
    availableMinor: freeMinor + coming.reduce((sum, { dueOn, amountMinor }) => sum + (dueOn <= date ? amountMinor : 0), 0),
  }));
}
