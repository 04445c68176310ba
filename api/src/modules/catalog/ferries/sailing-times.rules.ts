import { Temporal } from 'temporal-polyfill';

export interface Timetable {
  /** Local clocks of the port that is left and of the one that is reached. */
  departs: string;
  arrives: string;
  durationMinutes: number;
  fromZone: string;
  toZone: string;
}

const DAYS_AROUND = [-1, 0, 1];
const MS_A_MINUTE = 60_000;

/**
 * When a sailing of a day arrives. The timetable names only a clock: it is taken on the day that lies nearest to departure and duration, so that a
 * boat that goes west may arrive at an earlier clock than it left, even on the day before, and a night boat on the day after.
 */
export function arrivalOf(
  { departs, arrives, durationMinutes, fromZone, toZone }: Timetable,
  localDate: string,
): { dayOffset: number; durationMinutes: number } {
  const day = Temporal.PlainDate.from(localDate);
  const leaves = day.toZonedDateTime({ timeZone: fromZone, plainTime: Temporal.PlainTime.from(departs) });
  const expected = leaves.add({ minutes: durationMinutes });
  const clock = Temporal.PlainTime.from(arrives);
  const expectedDay = expected.withTimeZone(toZone).toPlainDate();
  const [best] = DAYS_AROUND.map((days) => {
    const date = expectedDay.add({ days });
    const at = date.toZonedDateTime({ timeZone: toZone, plainTime: clock });
    return { date, at, distance: Math.abs(at.epochMilliseconds - expected.epochMilliseconds) };
  }).sort((a, b) => a.distance - b.distance);
  if (!best) throw new Error('a day has neighbours');
  return {
    dayOffset: day.until(best.date, { largestUnit: 'days' }).days,
    durationMinutes: Math.round((best.at.epochMilliseconds - leaves.epochMilliseconds) / MS_A_MINUTE),
  };
}
