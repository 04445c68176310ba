import type { OpeningHoursImport, OptionImport } from './import-format';
import { dateAfter, dateOf, weekdayOf } from './inventory.rules';
import { CLOSED, UNLIMITED } from '../stock.rules';

/** What an option's rule of stock is made of, as the tables keep it. */
export interface StockPlan {
  from: string | null;
  until: string | null;
  weekly: number[];
  exceptions: { localDate: string; startTime: string; capacity: number }[];
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const NEVER: StockPlan = { from: null, until: null, weekly: WEEKDAYS.map(() => CLOSED), exceptions: [] };

type Sold = Pick<OptionImport, 'inventory' | 'openDated'>;

/** What an ordinary week has: places of a weekday, and whether it is sold at all. */
function weekOf({ inventory }: Sold, hours: OpeningHoursImport) {
  const places = new Map(inventory.weekdays.map((row) => [row.weekday, row.capacity]));
  const isOpen = (weekday: number) => hours.weekly.length === 0 || hours.weekly.some((row) => row.weekday === weekday);
  const isSold = (weekday: number) => !inventory.closedWeekdays.includes(weekday);
  return { isOpen, isSold, placesOn: (weekday: number) => places.get(weekday) ?? inventory.capacity ?? UNLIMITED };
}

type DayPlan = StockPlan['exceptions'][number];

/** Days on which the place keeps other hours than in an ordinary week. */
function placeExceptions(option: Sold, hours: OpeningHoursImport, today: string): DayPlan[] {
  const { isOpen, isSold, placesOn } = weekOf(option, hours);
  return hours.exceptions.flatMap((row) => {
    const localDate = dateOf(row, today);
    const weekday = weekdayOf(localDate);
    if (row.closed) return [{ localDate, startTime: '', capacity: CLOSED }];
    return !isOpen(weekday) && isSold(weekday) ? [{ localDate, startTime: '', capacity: placesOn(weekday) }] : [];
  });
}

function exceptionsOf(option: Sold, hours: OpeningHoursImport, today: string): DayPlan[] {
  const { placesOn } = weekOf(option, hours);
  const ofStock = option.inventory.exceptions.map((row) => {
    const localDate = dateOf(row, today);
    return { localDate, startTime: row.startTime ?? '', capacity: row.closed ? CLOSED : (row.capacity ?? placesOn(weekdayOf(localDate))) };
  });
  // What is said of stock comes last: it wins over the place's hours.
  const plans = [...placeExceptions(option, hours, today), ...ofStock];
  return [...new Map(plans.map((plan) => [`${plan.localDate} ${plan.startTime}`, plan])).values()];
}

/**
 * An option's rule of stock from what the file says. Days on which the place is closed are not sold, unless the file speaks of stock for them;
 * a place without weekly hours is taken to be open. A day of the file's exceptions without a number has its weekday's.
 */
export function stockPlan(option: Sold, hours: OpeningHoursImport, today: string): StockPlan {
  if (option.openDated) return NEVER;
  const { isOpen, isSold, placesOn } = weekOf(option, hours);
  return {
    from: today,
    until: dateAfter(today, option.inventory.days - 1),
    weekly: WEEKDAYS.map((weekday) => (isOpen(weekday) && isSold(weekday) ? placesOn(weekday) : CLOSED)),
    exceptions: exceptionsOf(option, hours, today),
  };
}
