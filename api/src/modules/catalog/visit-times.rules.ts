import { Temporal } from 'temporal-polyfill';
import type { OptionTerms, SellableProduct } from './sellable';

/** A visit: its day and, where the option has start times, its start. */
export interface Visit {
  localDate: string;
  startTime: string | null;
}
type Place = Pick<SellableProduct, 'openingHours' | 'timeZone'>;

const instantAt = (localDate: string, clock: string, timeZone: string) =>
  Temporal.PlainDateTime.from(`${localDate}T${clock}`).toZonedDateTime(timeZone, { disambiguation: 'later' });

/** The first opening of a day, `09:00`; undefined when the place is closed or its hours are not known. */
export function openingOn({ openingHours }: Place, localDate: string): string | undefined {
  const exceptions = openingHours.exceptions.filter((row) => row.date === localDate);
  if (exceptions.some((row) => row.closed)) return undefined;
  const special = exceptions.flatMap((row) => row.opens ?? []).sort()[0];
  if (special) return special;
  const weekday = Temporal.PlainDate.from(localDate).dayOfWeek;
  return openingHours.weekly
    .filter((row) => row.weekday === weekday)
    .map((row) => row.opens)
    .sort()[0];
}

/**
 * The instant when sales for a visit stop: its start time, else the opening of that day, in the place's zone, less the option's cut-off.
 * Where no opening is known sales stop at the end of the day, less the cut-off.
 */
export function closesAt(
  { option, product }: { option: Pick<OptionTerms, 'cutOffMinutes'>; product: Place },
  localDate: string,
  startTime: string | null = null,
): Date {
  const clock = startTime || openingOn(product, localDate);
  const begins = clock ? instantAt(localDate, clock, product.timeZone) : instantAt(localDate, '00:00', product.timeZone).add({ days: 1 });
  return new Date(begins.epochMilliseconds - option.cutOffMinutes * 60_000);
}

/**
 * Until when how much is refunded, longest notice first; after the last nothing is, and an empty list is non-refundable. Counted from the start
 * of the visit. An open-dated ticket has no visit date: its best refund holds until it is used, which `until: null` says.
 */
export function cancellationDeadlines(
  option: Pick<OptionTerms, 'cancellation'>,
  product: Place,
  visit: string | Visit | null,
): { until: string | null; refundPercent: number }[] {
  const rules = [...option.cancellation].sort((a, b) => b.hoursBefore - a.hoursBefore);
  if (visit === null) return rules.slice(0, 1).map(({ refundPercent }) => ({ until: null, refundPercent }));
  const { localDate, startTime } = typeof visit === 'string' ? { localDate: visit, startTime: null } : visit;
  const begins = instantAt(localDate, startTime || openingOn(product, localDate) || '00:00', product.timeZone).epochMilliseconds;
  return rules.map(({ hoursBefore, refundPercent }) => ({
    until: new Date(begins - hoursBefore * 3_600_000).toISOString(),
    refundPercent,
  }));
}

/** Until when the travellers of a visit may be named; null where the product wants them in the order, and for open-dated tickets. */
export function namesDeadline(product: Place & Pick<SellableProduct, 'namesUntilHours'>, visit: Visit | null): Date | null {
  if (product.namesUntilHours === null || visit === null) return null;
  const clock = visit.startTime || openingOn(product, visit.localDate) || '00:00';
  return new Date(instantAt(visit.localDate, clock, product.timeZone).epochMilliseconds - product.namesUntilHours * 3_600_000);
}
