/** Places that a day has when its option sells without limit: enough for any year, and a number that the guarded update can work with. */
export const UNLIMITED = 1_000_000_000;
/** In a rule: not sold at all that day. */
export const CLOSED = -1;

/** What an option may sell: its first and last day, places per start for Monday to Sunday, and the days that differ. */
export interface StockRule {
  /** null for open-dated tickets, which have no days. */
  from: string | null;
  until: string | null;
  weekly: number[];
  startTimes: string[];
  /** `date start` → places; `date ` (no start) is every start of the day. */
  exceptions: ReadonlyMap<string, number>;
}

/** Monday is 0. */
export const weekdayIndex = (localDate: string) => (new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Starts of a day; the empty one is a ticket for the whole day. */
export const startsOf = (rule: Pick<StockRule, 'startTimes'>) => (rule.startTimes.length > 0 ? rule.startTimes : ['']);

/** On sale at all: from the option's first day to its last. */
export const isInSpan = ({ from, until }: Pick<StockRule, 'from' | 'until'>, localDate: string) =>
  from !== null && until !== null && from <= localDate && localDate <= until;

/** Places by the rule for a day and start: CLOSED, a number from 0, or UNLIMITED. A start that the option does not have is closed. */
export function plannedPlaces(rule: StockRule, localDate: string, startTime: string): number {
  if (!isInSpan(rule, localDate) || !startsOf(rule).includes(startTime)) return CLOSED;
  return (
    rule.exceptions.get(`${localDate} ${startTime}`) ??
    rule.exceptions.get(`${localDate} `) ??
    rule.weekly[weekdayIndex(localDate)] ??
    CLOSED
  );
}

/** A row of stock as it stands, once somebody has asked for places. */
export interface StockRow {
  capacity: number;
  held: number;
  sold: number;
  closed: boolean;
}

/** Places left: null is without limit, undefined is not sold at all. */
export function placesLeft(planned: number, row: StockRow | undefined): number | null | undefined {
  if (row ? row.closed : planned === CLOSED) return undefined;
  const capacity = row ? row.capacity : planned;
  if (capacity >= UNLIMITED) return null;
  return Math.max(0, capacity - (row ? row.held + row.sold : 0));
}

const FEW = 10;

/** OCTO's word for what is left. `needed` is how many places the shopper wants. */
export function statusOf(left: number | null | undefined, needed = 1) {
  if (left === undefined) return 'CLOSED' as const;
  if (left === null) return 'FREESALE' as const;
  if (left < Math.max(1, needed)) return 'SOLD_OUT' as const;
  return left <= FEW ? ('LIMITED' as const) : ('AVAILABLE' as const);
}
