import type { Departure, Option, Price, UnitQuantity } from '@straits/api-contract';
import { priceTimes, sumOfPrices } from '../trip/amounts.rules';
import { isOpen, lowest, optionOf, pricesOf } from '../trip/departure.rules';

/** Who sleeps in one cabin. */
export interface CabinGuests {
  adults: number;
  childAges: number[];
}

/** More are booked by asking us. */
export const MOST_CABINS = 4;
export const OLDEST_CHILD = 17;
const MOST_GUESTS = 10;
const FIRST_GUESTS = 2;

export const headsIn = ({ adults, childAges }: CabinGuests) => adults + childAges.length;
export const personsIn = (cabins: readonly CabinGuests[]) => cabins.reduce((sum, cabin) => sum + headsIn(cabin), 0);

/** `2-7-9` is two adults with children of 7 and 9. Null: no cabin that could sail. */
function readCabin(text: string): CabinGuests | null {
  if (!/^\d{1,2}(-\d{1,2}){0,9}$/.test(text)) return null;
  const [adults = 0, ...childAges] = text.split('-').map(Number);
  const cabin = { adults, childAges };
  return adults >= 1 && headsIn(cabin) <= MOST_GUESTS && childAges.every((age) => age <= OLDEST_CHILD) ? cabin : null;
}

/** Cabins separated by commas. Null where nothing was said, or one of them is impossible: 0 guests, a child without an adult. */
export function readCabins(text: string | null): CabinGuests[] | null {
  if (!text) return null;
  const cabins = text.split(',').map(readCabin);
  const known = cabins.filter((cabin) => cabin !== null);
  return known.length === cabins.length && known.length <= MOST_CABINS ? known : null;
}

export const writeCabins = (cabins: readonly CabinGuests[]) =>
  cabins.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(',');

/** The largest number of guests that a class takes. */
export const sleepsOf = (option: Option) => (option.facts?.kind === 'cruise' ? option.facts.maxOccupancy : option.maxUnits);

const unitOf = (option: Option, id: string) => option.units.find((unit) => unit.id === id);

/** The guests beside the first two, each with the unit that is paid: children by their own price where they are young enough. */
function extraUnits(option: Option, { adults, childAges }: CabinGuests): string[] {
  const child = unitOf(option, 'extra-child');
  // Adults take the first two places, then the oldest children.
  const beside = [...childAges].sort((a, b) => b - a).slice(Math.max(0, FIRST_GUESTS - adults));
  const ofAdults = Array.from({ length: Math.max(0, adults - FIRST_GUESTS) }, () => 'extra-guest');
  return [...ofAdults, ...beside.map((age) => (child && age <= (child.maxAge ?? OLDEST_CHILD) ? child.id : 'extra-guest'))];
}

/** What a cabin of this class is booked as; null when it does not take these guests. */
export function unitsFor(option: Option, cabin: CabinGuests): UnitQuantity[] | null {
  const heads = headsIn(cabin);
  if (heads < 1 || heads > sleepsOf(option)) return null;
  const ids = heads === 1 ? ['single'] : ['guest', 'guest', ...extraUnits(option, cabin)];
  if (ids.some((id) => !unitOf(option, id))) return null;
  return [...new Set(ids)].map((unitId) => ({ unitId, quantity: ids.filter((id) => id === unitId).length }));
}

/** All cabins together in one class; null when it does not take one of them, or a price is not known. */
export function priceFor(option: Option, cabins: readonly CabinGuests[], prices: ReadonlyMap<string, Price>): Price | null {
  const parts: Price[] = [];
  for (const cabin of cabins) {
    const units = unitsFor(option, cabin);
    if (!units) return null;
    for (const { unitId, quantity } of units) {
      const price = prices.get(unitId);
      if (!price) return null;
      parts.push(priceTimes(price, quantity));
    }
  }
  return sumOfPrices(parts);
}

/** The lowest price of all cabins together on a sailing, over the classes that take them. */
export const lowestFor = (options: readonly Option[], departure: Departure, cabins: readonly CabinGuests[]): Price | null =>
  lowest(
    options.flatMap((option) => {
      const left = optionOf(departure, option.id);
      return (isOpen(left) && priceFor(option, cabins, pricesOf(left))) || [];
    }),
  );

/** What is waited for on a sailing that is full: the chosen class, else one that is sold out, with as many cabins. */
export function cabinWish(options: Departure['options'] | undefined, { cabinId, cabins }: { cabinId: string | null; cabins: number }) {
  const full = options?.filter(({ status }) => status === 'SOLD_OUT') ?? [];
  const wanted = full.find(({ optionId }) => optionId === cabinId) ?? full[0];
  return wanted && { optionId: wanted.optionId, quantity: cabins };
}

/** Why a class cannot be had on a sailing for these cabins. */
export type CabinFault = 'tooSmall' | 'notAlone' | 'soldOut' | 'closed' | 'tooFew';

export function cabinFault(
  option: Option,
  cabins: readonly CabinGuests[],
  left: { status: string; vacancies: number | null } | undefined,
): CabinFault | null {
  if (!left || left.status === 'CLOSED') return 'closed';
  if (left.status === 'SOLD_OUT') return 'soldOut';
  if (cabins.some((cabin) => headsIn(cabin) > sleepsOf(option))) return 'tooSmall';
  if (cabins.some((cabin) => unitsFor(option, cabin) === null)) return 'notAlone';
  return left.vacancies !== null && left.vacancies < cabins.length ? 'tooFew' : null;
}
