import type { Hotel, Option, PutCartLine, RoomFacts, StayRoom, StayRooms } from '@straits/api-contract';
import { nightsOf, type Stay, type StayProblem } from '../hotel-stay/stay-url.rules';

export const roomFactsOf = ({ facts }: Option): RoomFacts | null => (facts?.kind === 'hotel' ? facts : null);

/** What the guests can have and see of a stay: the address, the API's answer for it, and the room chosen. */
export interface RoomChoice {
  stay: Stay;
  option: Option | null;
  offer: StayRoom | undefined;
}

/** What is still missing before the room can go to the cart, in the order of the panel. */
export type Missing = 'dates' | 'room' | 'unavailable';

/** All of it. A price that is still on its way keeps nobody from the cart, which is told when the room is gone. */
export function allMissingOf({ stay, option, offer }: RoomChoice): Missing[] {
  const missing: Missing[] = [];
  if (!stay.checkIn || !stay.checkOut) missing.push('dates');
  if (!option) missing.push('room');
  else if (offer && offer.fault !== null) missing.push('unavailable');
  return missing;
}

/** The cart's line: rooms of one type for all nights; null while something is missing. */
export function cartLineOf(hotel: Pick<Hotel, 'id'>, choice: RoomChoice): PutCartLine | null {
  const { stay, option } = choice;
  if (allMissingOf(choice).length > 0 || !option || !stay.checkIn) return null;
  return {
    productId: hotel.id,
    optionId: option.id,
    localDate: stay.checkIn,
    nights: nightsOf(stay),
    units: [{ unitId: option.units[0]?.id ?? 'room', quantity: stay.rooms }],
    guests: { adults: stay.adults, childAges: stay.childAges },
  };
}

/** An answer is only good for the stay that it was asked for. */
export const answersStay = (rooms: StayRooms | undefined, stay: Stay) =>
  rooms !== undefined && rooms.checkIn === stay.checkIn && rooms.checkOut === stay.checkOut;

/** Nothing of the house can be had for the stay. */
export const hasNoRoom = (rooms: StayRooms | undefined) => rooms !== undefined && rooms.items.every(({ fault }) => fault !== null);

/** How many rooms the guests would fit in, where they are too many for those asked for; undefined where more rooms do not help. */
export function fewestRoomsThatFit({ options }: Pick<Hotel, 'options'>, { items }: StayRooms): number | undefined {
  const mostOf = (optionId: string) => options.find(({ id }) => id === optionId)?.maxUnits ?? 0;
  const counts = items.filter((room) => room.fault === 'too_many_guests' && room.roomsNeeded <= mostOf(room.optionId));
  return counts.map(({ roomsNeeded }) => roomsNeeded).sort((a, b) => a - b)[0];
}

/** What a night costs from: of the stay the cheapest room that is free, before dates are known the hotel's own price. */
export function priceFromOf({ priceFrom }: Pick<Hotel, 'priceFrom'>, rooms: StayRooms | undefined): Hotel['priceFrom'] {
  const free = rooms?.items.filter(({ fault }) => fault === null).map(({ nightly }) => nightly) ?? [];
  return free.length === 0 ? priceFrom : free.reduce((least, one) => (one.shown.amount < least.shown.amount ? one : least));
}

export const problemsShown = (problems: StayProblem[], isPast: boolean): (StayProblem | 'past')[] =>
  isPast ? [...problems, 'past'] : problems;

/** Nights with one price are said once: runs of the same price, in order. */
export function priceRuns(nights: StayRoom['nights']): { from: string; count: number; price: StayRoom['nights'][number]['price'] }[] {
  const runs: ReturnType<typeof priceRuns> = [];
  for (const { localDate, price } of nights) {
    const last = runs.at(-1);
    if (last && last.price.charge.amount === price.charge.amount) last.count += 1;
    else runs.push({ from: localDate, count: 1, price });
  }
  return runs;
}
