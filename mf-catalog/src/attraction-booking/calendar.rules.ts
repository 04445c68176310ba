import type { CalendarDay, Money } from '@straits/api-contract';
import { exponentOf } from '@straits/i18n';
import { addDays, daysBetween, firstOfMonth, lastOfMonth, monthOf, sameDayOfMonth, weekdayOf } from '../place-time/plain-date.rules';

/** Days that can be bought; a month is asked for only up to here, because suppliers load a year. */
export const BOOKABLE_DAYS = 365;
/** Below this number of free places a day is marked "few left": it is a fact, never a pressure (U2). */
const FEW = 10;

/** A month's weeks from Monday to Sunday; null where the week reaches into another month. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = firstOfMonth(month);
  const cells: (string | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null);
  for (let date = first; date <= lastOfMonth(month); date = addDays(date, 1)) cells.push(date);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export type DayState = 'free' | 'few' | 'soldOut' | 'closed' | 'unknown';

export function dayState(day: CalendarDay | undefined): DayState {
  if (!day) return 'unknown';
  if (day.status === 'SOLD_OUT') return 'soldOut';
  if (day.status === 'CLOSED') return 'closed';
  return day.vacancies !== null && day.vacancies < FEW ? 'few' : 'free';
}

export const isFree = (day: CalendarDay | undefined) => dayState(day) === 'free' || dayState(day) === 'few';

export interface Bounds {
  first: string;
  last: string;
}
export const boundsFrom = (today: string): Bounds => ({ first: today, last: addDays(today, BOOKABLE_DAYS) });
export const within = (date: string, { first, last }: Bounds) => (date < first ? first : date > last ? last : date);

const MOVES: Record<string, (date: string, isShifted: boolean) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, 1 - weekdayOf(date)),
  End: (date) => addDays(date, 7 - weekdayOf(date)),
  PageUp: (date, isShifted) => sameDayOfMonth(date, isShifted ? -12 : -1),
  PageDown: (date, isShifted) => sameDayOfMonth(date, isShifted ? 12 : 1),
};
/** Where a key moves the focus in the grid (WAI-ARIA date grid); null when the key means nothing here. */
export const movedFocus = (date: string, key: string, isShifted: boolean): string | null => MOVES[key]?.(date, isShifted) ?? null;

/** Three days before and after, moved so that it never starts before the first bookable day. */
export function stripDays(centre: string, bounds: Bounds): string[] {
  const wished = addDays(centre, -3);
  const latest = addDays(bounds.last, -6);
  const start = wished < bounds.first ? bounds.first : wished > latest ? latest : wished;
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
}

/** The months that a strip touches, to ask for each of them once. */
export const stripMonths = (days: string[]) => [...new Set(days.map(monthOf))];

/** The part of a month that can be asked for: no past days. */
export function monthRange(month: string, today: string): { localDateStart: string; localDateEnd: string } | null {
  const first = firstOfMonth(month);
  const last = lastOfMonth(month);
  if (last < today || daysBetween(today, first) > BOOKABLE_DAYS) return null;
  return { localDateStart: first < today ? today : first, localDateEnd: last };
}

/** A price that fits into a cell of 44 px: no currency, no empty cents, thousands shortened. */
export function cellPrice(money: Money, language: string): string {
  const major = money.amount / 10 ** exponentOf(money.currency);
  const isLong = major >= 10_000;
  return new Intl.NumberFormat(
    language,
    isLong ? { notation: 'compact', maximumFractionDigits: 0 } : { maximumFractionDigits: major < 100 ? 2 : 0 },
  ).format(major);
}
