/** Plain dates are `2026-12-31`, months `2026-12`: text without zone, so that no browser's zone can move a visit day (U33). */
const DAY_MS = 86_400_000;
const asUtc = (date: string) => Date.parse(`${date}T00:00:00Z`);
const asDate = (utc: number) => new Date(utc).toISOString().slice(0, 10);

export const addDays = (date: string, days: number) => asDate(asUtc(date) + days * DAY_MS);
export const daysBetween = (from: string, to: string) => Math.round((asUtc(to) - asUtc(from)) / DAY_MS);
export const monthOf = (date: string) => date.slice(0, 7);
export const firstOfMonth = (month: string) => `${month}-01`;
export const lastOfMonth = (month: string) => addDays(firstOfMonth(addMonths(month, 1)), -1);

export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string) => new Date(asUtc(date)).getUTCDay() || 7;

/** Whether the text is a day that exists: `2026-02-30` does not. */
export function isPlainDate(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = asUtc(text);
  return !Number.isNaN(time) && asDate(time) === text;
}

/** The same day of another month, or that month's last day. */
export function sameDayOfMonth(date: string, months: number): string {
  const month = addMonths(monthOf(date), months);
  const last = lastOfMonth(month);
  const wished = `${month}-${date.slice(8)}`;
  return wished > last ? last : wished;
}
