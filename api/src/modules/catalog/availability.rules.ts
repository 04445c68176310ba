import type { Availability, CalendarDay } from '@straits/api-contract';
import { placesLeft, plannedPlaces, startsOf, statusOf, type StockRow, type StockRule } from './stock.rules';
import { closesAt } from './visit-times.rules';

/** An option's stock over a span of days, and the moment from which it is looked at. */
export interface Stock {
  sellable: Parameters<typeof closesAt>[0];
  rule: StockRule;
  rows: ReadonlyMap<string, StockRow>;
  now: Date;
}
export type Slot = Availability['slots'][number];

/** The starts of a day with what is left. After its cut-off a start is closed. */
export function slotsOn({ sellable, rule, rows, now }: Stock, localDate: string, needed: number): Slot[] {
  return startsOf(rule).map((startTime) => {
    const ends = closesAt(sellable, localDate, startTime || null);
    const left = ends <= now ? undefined : placesLeft(plannedPlaces(rule, localDate, startTime), rows.get(`${localDate} ${startTime}`));
    return {
      startTime: startTime || null,
      status: statusOf(left, needed),
      vacancies: left ?? null,
      closesAt: left === undefined ? null : ends.toISOString(),
    };
  });
}

export const isBookable = ({ status }: Pick<Slot, 'status'>) => status === 'AVAILABLE' || status === 'FREESALE' || status === 'LIMITED';

/** All starts of a day as one. */
export function dayOf(slots: Slot[]): Pick<CalendarDay, 'status' | 'vacancies'> {
  const open = slots.filter(({ status }) => status !== 'CLOSED');
  if (open.length === 0) return { status: 'CLOSED', vacancies: null };
  if (open.some(({ status }) => status === 'FREESALE')) return { status: 'FREESALE', vacancies: null };
  const vacancies = open.reduce((sum, slot) => sum + (slot.vacancies ?? 0), 0);
  return { status: statusOf(vacancies), vacancies };
}
