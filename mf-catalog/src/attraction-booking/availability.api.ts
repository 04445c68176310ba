import type { Availability, Calendar, CalendarDay } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { monthRange } from './calendar.rules';
import { writeQuantities, type Choice } from './choice.rules';

const NO_DAYS: ReadonlyMap<string, CalendarDay> = new Map();
const byDate = ({ days }: Calendar): ReadonlyMap<string, CalendarDay> => new Map(days.map((day) => [day.localDate, day]));
// Where every day costs the same, none of them is the cheapest.
const hasDifferentPrices = ({ days }: Calendar) =>
  new Set(days.flatMap(({ priceFrom }) => (priceFrom ? [priceFrom.charge.amount] : []))).size > 1;
const cheapestOf = (calendar: Calendar | undefined) => (calendar && hasDifferentPrices(calendar) ? calendar.cheapest : null);

/** What is asked of a month; null when nothing is to be asked. */
function monthQuery(optionId: string | null, month: string | null, today: string | null) {
  const range = month && today ? monthRange(month, today) : null;
  return optionId && range ? { optionId, ...range } : null;
}

/** A month's days by date; past days and days beyond the year are not asked for. Null asks for nothing yet. */
export function useCalendarMonth(optionId: string | null, month: string | null, today: string | null) {
  const query = monthQuery(optionId, month, today);
  const { data, error, mutate } = useResource<Calendar>(query && '/availability/calendar', query ?? {});
  const isLoading = query !== null && !data && !error;
  return { days: data ? byDate(data) : NO_DAYS, cheapest: cheapestOf(data), isLoading, error, retry: () => void mutate() };
}

interface DayQuery {
  optionId: string;
  localDate: string | undefined;
  units: string | undefined;
}
/** What is asked of the chosen day; null while too little is chosen. An open ticket has no day. */
function dayQuery({ option, date, quantities }: Choice): DayQuery | null {
  if (!option || (!option.openDated && !date)) return null;
  const localDate = option.openDated ? undefined : (date ?? undefined);
  return { optionId: option.id, localDate, units: writeQuantities(quantities) || undefined };
}

const answers = (availability: Availability | undefined, query: DayQuery | null) =>
  availability !== undefined && availability.optionId === query?.optionId && (availability.localDate ?? undefined) === query.localDate;

/** The chosen day's start times, prices and places. Prices of a day do not depend on the numbers, so the last answer stays while the next is on its way. */
export function useAvailability(choice: Choice, isWanted: boolean) {
  const query = dayQuery(choice);
  const { data, error, mutate } = useResource<Availability>(
    isWanted && query ? '/availability' : null,
    { ...query },
    { keepPreviousData: true },
  );
  return { availability: answers(data, query) ? data : undefined, error, retry: () => void mutate() };
}
