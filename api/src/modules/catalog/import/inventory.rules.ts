const DAY_MS = 86_400_000;

/** The local date `days` after `today`; both are plain dates, so no zone is involved. */
export const dateAfter = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The date that a row with `date` or `dayOffset` stands for. */
export const dateOf = (row: { date?: string | undefined; dayOffset?: number | undefined }, today: string): string =>
  row.date ?? dateAfter(today, row.dayOffset ?? 0);

/** ISO weekday, 1 Monday to 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
