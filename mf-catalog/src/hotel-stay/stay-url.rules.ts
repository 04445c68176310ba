import { addDays, daysBetween, isPlainDate } from '../place-time/plain-date.rules';

/** The longest stay, and the most rooms and guests of one booking; the API refuses more. */
export const MAX_NIGHTS = 30;
export const MAX_ROOMS = 9;
export const MAX_ADULTS = 40;
export const MAX_CHILDREN = 20;

/** When, in how many rooms and with whom: it lives in the address, from the first search to the cart (U34). */
export interface Stay {
  checkIn: string | null;
  checkOut: string | null;
  rooms: number;
  adults: number;
  childAges: number[];
}

/** What the address asks for and cannot be: said on the page, beside what is shown instead. */
export type StayProblem = 'reversed' | 'tooLong' | 'noAdults' | 'tooManyAdults' | 'noRooms' | 'tooManyRooms' | 'childAges';

export const ANY_STAY: Stay = { checkIn: null, checkOut: null, rooms: 1, adults: 2, childAges: [] };

type Problems = StayProblem[];

/** A number of the address between one and a most; undefined words count as what is usual. */
function readCount(
  text: string | null,
  { usual, most, tooFew, tooMany }: { usual: number; most: number; tooFew: StayProblem; tooMany: StayProblem },
  problems: Problems,
): number {
  if (text === null || !/^\d{1,6}$/.test(text)) return usual;
  const count = Number(text);
  if (count < 1) problems.push(tooFew);
  else if (count > most) problems.push(tooMany);
  else return count;
  return usual;
}

function readAges(text: string | null, problems: Problems): number[] {
  const parts = (text ?? '').split(',').filter(Boolean);
  const ages = parts.filter((age) => /^(1[0-7]|\d)$/.test(age)).map(Number);
  if (ages.length < parts.length || ages.length > MAX_CHILDREN) problems.push('childAges');
  return ages.slice(0, MAX_CHILDREN);
}

export type Dates = Pick<Stay, 'checkIn' | 'checkOut'>;

/** The days of the address, also where they are no stay. */
export function typedDates(search: URLSearchParams): Dates {
  const [from, until] = [search.get('checkIn'), search.get('checkOut')];
  const checkOut = isPlainDate(until) ? until : null;
  // One day alone is a night.
  return isPlainDate(from) ? { checkIn: from, checkOut: checkOut ?? addDays(from, 1) } : { checkIn: null, checkOut };
}

function readDates(search: URLSearchParams, problems: Problems): Dates {
  const dates = typedDates(search);
  const fault = lengthFault(dates);
  if (fault) problems.push(fault.reason);
  return nightsOf(dates) && !fault ? dates : { checkIn: null, checkOut: null };
}

/** Whatever stands in the address, the answer can be asked for; `problems` says what was left out. */
export function readStay(search: URLSearchParams): { stay: Stay; problems: StayProblem[] } {
  const problems: Problems = [];
  const stay = {
    ...readDates(search, problems),
    rooms: readCount(search.get('rooms'), { usual: 1, most: MAX_ROOMS, tooFew: 'noRooms', tooMany: 'tooManyRooms' }, problems),
    adults: readCount(search.get('adults'), { usual: 2, most: MAX_ADULTS, tooFew: 'noAdults', tooMany: 'tooManyAdults' }, problems),
    childAges: readAges(search.get('childAges'), problems),
  };
  return { stay, problems };
}

/** A stay as it stands in addresses, without what is usual. */
export function stayParams({ checkIn, checkOut, rooms, adults, childAges }: Stay): [name: string, text: string][] {
  const all: [string, string][] = [
    ['checkIn', checkIn ?? ''],
    ['checkOut', checkOut ?? ''],
    ['rooms', rooms === ANY_STAY.rooms ? '' : String(rooms)],
    ['adults', adults === ANY_STAY.adults ? '' : String(adults)],
    ['childAges', childAges.join(',')],
  ];
  return all.filter(([, text]) => text !== '');
}

/** The same, as the API takes it. */
export const stayQuery = ({ checkIn, checkOut, rooms, adults, childAges }: Stay) => ({
  checkIn: checkIn ?? undefined,
  checkOut: checkOut ?? undefined,
  rooms,
  adults,
  childAges: childAges.length > 0 ? childAges.join(',') : undefined,
});

export const nightsOf = ({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>) =>
  checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;

/** A hotel's page, with the stay that was searched for. */
export const hotelPath = (id: string, stay: Stay = ANY_STAY) =>
  `/hotel/detail?${new URLSearchParams([['hotel', id], ...stayParams(stay)])}`;
export const hotelSearchPath = (query: Record<string, string>) => `/hotel/search?${new URLSearchParams(query)}`;

const isLength = (nights: number) => nights >= 1 && nights <= MAX_NIGHTS;

/**
 * The dates after one of them changed: the stay keeps its length when the first night moves. A last day that cannot be is kept as it was typed:
 * it is said to be wrong, not changed (U16).
 */
export function changedDates(before: Dates, change: Partial<Record<keyof Dates, string>>): Dates {
  const { checkIn, checkOut } = { ...before, ...change };
  if (!checkIn) return { checkIn: null, checkOut: checkOut || null };
  if (checkOut && (change.checkOut || isLength(daysBetween(checkIn, checkOut)))) return { checkIn, checkOut };
  const length = nightsOf(before);
  return { checkIn, checkOut: addDays(checkIn, change.checkIn && isLength(length) ? length : 1) };
}

interface DatesFault<R = 'past' | 'reversed' | 'tooLong'> {
  field: keyof Dates;
  reason: R;
}

function lengthFault(dates: Dates): DatesFault<'reversed' | 'tooLong'> | null {
  const nights = dates.checkIn && dates.checkOut ? nightsOf(dates) : 1;
  return isLength(nights) ? null : { field: 'checkOut', reason: nights < 1 ? 'reversed' : 'tooLong' };
}

/** Why dates that were typed are no stay, and which of them is to be changed; nothing is said of what is still empty. */
export function datesFault(dates: Dates, today: string | null): DatesFault | null {
  const field = dates.checkIn ? 'checkIn' : 'checkOut';
  const first = dates[field];
  const isPast = first !== null && today !== null && first < today;
  return lengthFault(dates) ?? (isPast ? { field, reason: 'past' } : null);
}
