import type { Departure, Price } from '@straits/api-contract';
import { addDays, daysBetween, monthOf } from '../place-time/plain-date.rules';

export type DepartureOption = Departure['options'][number];

const OPEN: ReadonlySet<DepartureOption['status']> = new Set(['AVAILABLE', 'FREESALE', 'LIMITED']);
export const isOpen = (option: DepartureOption | undefined) => option !== undefined && OPEN.has(option.status);
/** Whether anything of it can be booked. */
export const hasPlaces = ({ options }: Departure) => options.some(isOpen);

export const departureOn = (departures: readonly Departure[], date: string | null) =>
  departures.find(({ localDate }) => localDate === date);
export const optionOf = (departure: Departure | undefined, optionId: string) =>
  departure?.options.find((option) => option.optionId === optionId);
export const pricesOf = (option: DepartureOption | undefined): ReadonlyMap<string, Price> =>
  new Map(option?.unitPrices.map(({ unitId, price }) => [unitId, price]));

/** Why a date cannot be taken: none was chosen, nothing leaves then, or what leaves is full or closed. */
export type DateFault = 'missing' | 'none' | 'soldOut' | 'closed';

export function dateFault(departures: readonly Departure[], date: string | null): DateFault | null {
  if (date === null) return 'missing';
  const departure = departureOn(departures, date);
  if (!departure) return 'none';
  if (hasPlaces(departure)) return null;
  return departure.options.some(({ status }) => status === 'SOLD_OUT') ? 'soldOut' : 'closed';
}

/** Departures by month, in their order. */
export function byMonth(departures: readonly Departure[]): { month: string; departures: Departure[] }[] {
  const months = new Map<string, Departure[]>();
  for (const departure of departures) {
    const month = monthOf(departure.localDate);
    months.set(month, [...(months.get(month) ?? []), departure]);
  }
  return [...months].map(([month, of]) => ({ month, departures: of }));
}

/** The bookable departures nearest to a date, in the order of the calendar; the earliest where no date is known. */
export function nearestTo(departures: readonly Departure[], date: string | null, most = 4): Departure[] {
  const free = departures.filter(hasPlaces);
  if (date === null) return free.slice(0, most);
  const distance = ({ localDate }: Departure) => Math.abs(daysBetween(date, localDate));
  return [...free]
    .sort((a, b) => distance(a) - distance(b) || a.localDate.localeCompare(b.localDate))
    .slice(0, most)
    .sort((a, b) => a.localDate.localeCompare(b.localDate));
}

/** The day of coming home: as many nights later. */
export const endOf = (date: string, nights: number) => addDays(date, nights);

export const lowest = (prices: Price[]): Price | null =>
  prices.reduce<Price | null>((best, price) => (best && best.charge.amount <= price.charge.amount ? best : price), null);

/** The lowest price of a unit over a departure's bookable options. */
export const lowestOf = ({ options }: Departure, unitId: string): Price | null =>
  lowest(options.filter(isOpen).flatMap((option) => pricesOf(option).get(unitId) ?? []));
