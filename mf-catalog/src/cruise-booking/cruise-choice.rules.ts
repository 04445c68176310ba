import type { Attraction, Departure, Option, PutCartLine } from '@straits/api-contract';
import { isPlainDate } from '../place-time/plain-date.rules';
import { dateFault, departureOn, optionOf, type DateFault } from '../trip/departure.rules';
import { LED } from '../trip/led.rules';
import { cabinFault, readCabins, sleepsOf, headsIn, unitsFor, type CabinFault, type CabinGuests } from './cabin-guests.rules';

/** What is chosen of a cruise; it lives in the address (U34). */
export interface CruiseChoice {
  date: string | null;
  /** Null: not said, or impossible. */
  cabins: CabinGuests[] | null;
  /** The class, an option of the cruise. */
  cabinId: string | null;
}

/** Where a traveller begins: one cabin for two. */
export const USUAL_CABINS: readonly CabinGuests[] = [{ adults: 2, childAges: [] }];

export function readCruiseChoice(search: URLSearchParams, options: readonly Option[]): CruiseChoice {
  const date = search.get('date');
  const cabinId = search.get('cabin');
  return {
    date: isPlainDate(date) ? date : null,
    cabins: readCabins(search.get('guests')),
    cabinId: options.some(({ id }) => id === cabinId) ? cabinId : null,
  };
}

export type CruiseChange = Partial<Record<'date' | 'guests' | 'cabin', string>>;

/** The address after a change; other parameters stay. */
export function writeCruiseChoice(search: URLSearchParams, change: CruiseChange): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(LED);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const CRUISE_STEPS = ['available-date', 'pricing', 'trip-overview'] as const;
export type CruiseStep = (typeof CRUISE_STEPS)[number];

/** The address of a step: the prices have a page for all cruises, with the cruise as a parameter. */
export function cruiseStepPath(slug: string, step: CruiseStep | 'no-available-date', search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  query.delete('cruise');
  if (step !== 'pricing') return `/cruise/${slug}/${step}${query.size > 0 ? `?${query}` : ''}`;
  return `/cruise/pricing?${new URLSearchParams([['cruise', slug], ...query])}`;
}

export interface KnownCruise {
  options: readonly Option[];
  choice: CruiseChoice;
  departures: readonly Departure[];
}

export type CruiseReason = DateFault | CabinFault | 'guests' | 'tooMany' | 'cabin';
export interface CruiseStepFault {
  step: CruiseStep | 'no-available-date';
  reason: CruiseReason;
}

/** The class of the largest cabins decides how many guests one cabin may have at all. */
export const mostGuests = (options: readonly Option[]) => Math.max(0, ...options.map(sleepsOf));

function guestsFault({ options, choice }: KnownCruise): CruiseStepFault | null {
  if (!choice.cabins) return { step: 'available-date', reason: 'guests' };
  const most = mostGuests(options);
  return choice.cabins.some((cabin) => headsIn(cabin) > most) ? { step: 'available-date', reason: 'tooMany' } : null;
}

function sailingFault({ departures, choice }: KnownCruise): CruiseStepFault | null {
  const reason = dateFault(departures, choice.date);
  if (!reason) return null;
  return { step: reason === 'missing' ? 'available-date' : 'no-available-date', reason };
}

function classFault(known: KnownCruise): CruiseStepFault | null {
  const { options, choice, departures } = known;
  const option = options.find(({ id }) => id === choice.cabinId);
  if (!option) return { step: 'pricing', reason: 'cabin' };
  const reason = cabinFault(option, choice.cabins ?? [], optionOf(departureOn(departures, choice.date), option.id));
  return reason && { step: 'pricing', reason };
}

/** The first step whose choice is missing or cannot be had, among those before the open one. The prices of all sailings need no date. */
export function firstCruiseFault(known: KnownCruise, open: CruiseStep): CruiseStepFault | null {
  if (open === 'available-date') return null;
  const guests = guestsFault(known);
  if (guests || open === 'pricing') return guests;
  return sailingFault(known) ?? classFault(known);
}

/** One line of the cart for each cabin; null while anything is missing. */
export function cruiseLinesOf(product: Pick<Attraction, 'id'>, known: KnownCruise): PutCartLine[] | null {
  const { choice, options } = known;
  const option = options.find(({ id }) => id === choice.cabinId);
  if (!option || !choice.date || !choice.cabins || firstCruiseFault(known, 'trip-overview')) return null;
  const { date } = choice;
  return choice.cabins.map((cabin) => ({
    productId: product.id,
    optionId: option.id,
    localDate: date,
    units: unitsFor(option, cabin) ?? [],
    guests: cabin,
  }));
}
