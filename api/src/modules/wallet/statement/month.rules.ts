import { Temporal } from 'temporal-polyfill';

/** Months and days of a statement are Singapore's. */
const ZONE = 'Asia/Singapore';
const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(ZONE).epochMilliseconds);

/** The instants between which a month (`2026-11`) lies. */
export function spanOf(month: string): { from: Date; until: Date } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return { from: startOf(first), until: startOf(first.add({ months: 1 })) };
}

/** The days of a month up to now, each with the instant at which it ends. */
export function daysOf(month: string, now: Date): { date: string; end: Date }[] {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return Array.from({ length: first.daysInMonth }, (_, index) => first.add({ days: index }))
    .filter((day) => startOf(day) <= now)
    .map((day) => ({ date: day.toString(), end: startOf(day.add({ days: 1 })) }));
}
