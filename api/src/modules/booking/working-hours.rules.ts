import { Temporal } from 'temporal-polyfill';

const ZONE = 'Asia/Singapore';
const OPENS = 9;
const CLOSES = 18;
const FRIDAY = 5;

/** When so many working hours have passed (N9: 9 to 18 in Singapore, Monday to Friday). */
export function afterWorkingHours(from: Date, hours: number): Date {
  let at = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(ZONE);
  let left = Temporal.Duration.from({ hours });
  for (;;) {
    const begins = at.startOfDay().add({ hours: OPENS });
    const ends = at.startOfDay().add({ hours: CLOSES });
    if (Temporal.ZonedDateTime.compare(at, begins) < 0) at = begins;
    if (at.dayOfWeek <= FRIDAY && Temporal.ZonedDateTime.compare(at, ends) < 0) {
      if (Temporal.ZonedDateTime.compare(at.add(left), ends) <= 0) return new Date(at.add(left).epochMilliseconds);
      left = left.subtract(at.until(ends));
    }
    at = at.startOfDay().add({ days: 1 });
  }
}
