import { Temporal } from 'temporal-polyfill';

/** Reserved orders are paid this many days before the first visit at the latest: unpaid places can still be sold. */
const DAYS_BEFORE_VISIT = 2;
const ZONE = 'Asia/Singapore';
/** A reservation shorter than this is none. */
const LEAST_MS = 3_600_000;

export interface ReserveTerms {
  today: Temporal.PlainDate;
  /** Of the credit terms; 0 is never. */
  reserveDays: number;
  /** The earliest visit of the order; null for open-dated tickets only. */
  firstVisit: string | null;
  now: Date;
}

/** Until when an order may be reserved: the end of a day in Singapore; null when it cannot be. */
export function payByOf({ today, reserveDays, firstVisit, now }: ReserveTerms): Date | null {
  if (reserveDays === 0) return null;
  const byTerms = today.add({ days: reserveDays });
  const byVisit = firstVisit ? Temporal.PlainDate.from(firstVisit).subtract({ days: DAYS_BEFORE_VISIT }) : byTerms;
  const day = Temporal.PlainDate.compare(byTerms, byVisit) < 0 ? byTerms : byVisit;
  const end = new Date(day.add({ days: 1 }).toZonedDateTime(ZONE).epochMilliseconds - 1000);
  return end.getTime() - now.getTime() < LEAST_MS ? null : end;
}
