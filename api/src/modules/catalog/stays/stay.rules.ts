import type { StayFault } from '@straits/api-contract';
import { priceOn, type PriceDays } from '../price-days.rules';
import { addDays } from '../../../clock';

/** What is asked of a hotel: the first night, how many, how many rooms, for how many guests of any age. */
export interface Stay {
  checkIn: string;
  checkOut: string;
  nights: string[];
  rooms: number;
  guests: number;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

export function stayOf(asked: {
  checkIn: string;
  checkOut: string;
  rooms: number;
  adults: number;
  childAges?: number[] | undefined;
}): Stay {
  const { checkIn, checkOut, rooms, adults, childAges = [] } = asked;
  const length = Math.max(0, daysBetween(checkIn, checkOut));
  return {
    checkIn,
    checkOut,
    nights: Array.from({ length }, (_, night) => addDays(checkIn, night)),
    rooms,
    guests: adults + childAges.length,
  };
}

/** The same stay on other days. */
export const movedTo = (stay: Stay, checkIn: string): Stay => ({
  ...stay,
  checkIn,
  checkOut: addDays(checkIn, stay.nights.length),
  nights: stay.nights.map((_, night) => addDays(checkIn, night)),
});

/** Why dates cannot be asked for at all; `lastNight` is as far as anything is on sale. */
export function datesFault(
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  { today, maxNights, lastNight }: { today: string; maxNights: number; lastNight: string },
): 'past' | 'reversed' | 'too_long' | 'too_far' | null {
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1) return 'reversed';
  if (checkIn < today) return 'past';
  if (nights > maxNights) return 'too_long';
  return addDays(checkOut, -1) > lastNight ? 'too_far' : null;
}

export interface RoomTerms {
  maxOccupancy: number;
  minStayNights: number;
  maxRooms: number;
}

/** Rooms of a type that the guests need, whatever their age. */
export const roomsNeeded = ({ guests }: Pick<Stay, 'guests'>, { maxOccupancy }: Pick<RoomTerms, 'maxOccupancy'>) =>
  Math.max(1, Math.ceil(guests / maxOccupancy));

/** From the fault that is hardest to mend to the one that is easiest: of several rooms the easiest one is told. */
export const FAULTS: StayFault[] = ['closed', 'too_many_guests', 'too_many_rooms', 'sold_out', 'min_stay'];

/** What hinders before stock is looked at, and after it. */
export function termsFault({ rooms, guests }: Pick<Stay, 'rooms' | 'guests'>, terms: RoomTerms): StayFault | null {
  if (guests > terms.maxOccupancy * rooms) return 'too_many_guests';
  return rooms > terms.maxRooms ? 'too_many_rooms' : null;
}

/** A night's rooms: undefined is not on sale, null without limit. */
export type RoomsLeft = number | null | undefined;

const isShort = (left: RoomsLeft, rooms: number) => left === undefined || (left !== null && left < rooms);

export function stayFaultOf(stay: Stay, terms: RoomTerms, left: RoomsLeft[]): StayFault | null {
  const unfit = termsFault(stay, terms);
  if (unfit) return unfit;
  if (left.every((rooms) => rooms === undefined)) return 'closed';
  if (left.some((rooms) => isShort(rooms, stay.rooms))) return 'sold_out';
  return stay.nights.length < terms.minStayNights ? 'min_stay' : null;
}

/** Nights on which there are too few rooms. */
export const shortNights = ({ nights, rooms }: Stay, left: RoomsLeft[]) => nights.filter((_, night) => isShort(left[night], rooms));

/** Rooms in the fullest night; null when all nights are without limit. */
export function fewestRooms(left: RoomsLeft[]): number | null {
  const counted = left.flatMap((rooms) => (rooms === null ? [] : [rooms ?? 0]));
  return counted.length > 0 ? Math.min(...counted) : null;
}

/** One room's price for each night, in whole minor units. */
export const nightPrices = (priceMinor: number, priceDays: PriceDays | null, nights: string[]) =>
  nights.map((night) => priceOn(priceMinor, priceDays, night));
export const sumOf = (prices: number[]) => prices.reduce((sum, price) => sum + price, 0);
/** What a room and night costs in the mean. */
export const meanOf = (prices: number[]) => (prices.length > 0 ? Math.round(sumOf(prices) / prices.length) : 0);
