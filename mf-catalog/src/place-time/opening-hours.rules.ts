import type { OpeningHours } from '@straits/api-contract';
import { clockIn } from './clock.rules';
import { addDays, weekdayOf } from './plain-date.rules';

export interface Sitting {
  opens: string;
  closes: string;
}

/** A day's sittings: an exception replaces the week's rule. An empty list is a closed day. */
export function sittingsOn(hours: OpeningHours, date: string): Sitting[] {
  const exception = hours.exceptions.find((one) => one.date === date);
  if (exception)
    return exception.closed || !exception.opens || !exception.closes ? [] : [{ opens: exception.opens, closes: exception.closes }];
  return hours.weekly.filter((row) => row.weekday === weekdayOf(date)).sort((a, b) => a.opens.localeCompare(b.opens));
}

/** Open now until a time, or closed until a time on a day; `never` when nothing opens within two weeks. */
export type OpeningState = { is: 'open'; closes: string } | { is: 'closed'; opens: string; on: string; inDays: number } | { is: 'never' };

// A sitting that closes at or before it opens runs past midnight.
const runsOver = ({ opens, closes }: Sitting) => closes <= opens;

export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const { date, time } = clockIn(hours.timeZone, now);
  const lateFromYesterday = sittingsOn(hours, addDays(date, -1)).find((sitting) => runsOver(sitting) && time < sitting.closes);
  if (lateFromYesterday) return { is: 'open', closes: lateFromYesterday.closes };
  const open = sittingsOn(hours, date).find((sitting) => sitting.opens <= time && (time < sitting.closes || runsOver(sitting)));
  if (open) return { is: 'open', closes: open.closes };
  for (let inDays = 0; inDays <= 14; inDays += 1) {
    const on = addDays(date, inDays);
    const next = sittingsOn(hours, on).find((sitting) => inDays > 0 || sitting.opens > time);
    if (next) return { is: 'closed', opens: next.opens, on, inDays };
  }
  return { is: 'never' };
}

/** Consecutive weekdays with the same hours in one row: Monday to Thursday 10:00–19:00. */
export function weekRows(hours: OpeningHours): { from: number; to: number; sittings: Sitting[] }[] {
  const rows: { from: number; to: number; sittings: Sitting[] }[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const sittings = hours.weekly
      .filter((row) => row.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => a.opens.localeCompare(b.opens));
    const last = rows.at(-1);
    if (last && JSON.stringify(last.sittings) === JSON.stringify(sittings)) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, sittings });
  }
  return rows;
}
