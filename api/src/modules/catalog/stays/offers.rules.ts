import { priceOn } from '../price-days.rules';
import type { RoomTable } from './room-table';
import { FAULTS, type Stay } from './stay.rules';
import { UNLIMITED } from '../stock.rules';

/** What each hotel of a list offers for a stay; by place in the list. */
export interface Offers {
  /** Place of the cheapest room in the table; -1 where no room can be had. */
  room: Int32Array;
  /** Of that room: all its rooms and nights, minor units of its currency. */
  total: Float64Array;
  /** Rooms of it in the fullest night; UNLIMITED and more without limit. */
  left: Int32Array;
  /** Place in FAULTS where no room can be had. */
  fault: Uint8Array;
  /** Whether one of the rooms that can be had is given back in full as of now. */
  isFree: Uint8Array;
}

export interface OfferAsk {
  table: RoomTable;
  stay: Stay;
  nights: Int32Array[];
  /** Hours from now to the check-in day, by the zone of the hotel. */
  hoursUntil: ReadonlyMap<string, number>;
  onlyFree: boolean;
}

const fault = (name: (typeof FAULTS)[number]) => FAULTS.indexOf(name);
const [CLOSED_THEN, TOO_MANY_GUESTS, TOO_MANY_ROOMS, SOLD_OUT, MIN_STAY] = [
  fault('closed'),
  fault('too_many_guests'),
  fault('too_many_rooms'),
  fault('sold_out'),
  fault('min_stay'),
];
const CAN_BE_HAD = -1;

function fewestLeft({ nights }: Pick<OfferAsk, 'nights'>, room: number): number {
  let fewest = UNLIMITED;
  for (const night of nights) if (night[room]! < fewest) fewest = night[room]!;
  return fewest;
}

/** Why a room cannot be had, as a place in FAULTS; CAN_BE_HAD when nothing hinders. The same order as in `stayFaultOf`. */
function faultOfRoom({ table, stay, nights }: OfferAsk, room: number): number {
  const { maxOccupancy, maxRooms, minStayNights } = table.rooms[room]!;
  if (stay.guests > maxOccupancy * stay.rooms) return TOO_MANY_GUESTS;
  if (stay.rooms > maxRooms) return TOO_MANY_ROOMS;
  if (nights.every((night) => night[room]! < 0)) return CLOSED_THEN;
  if (fewestLeft({ nights }, room) < stay.rooms) return SOLD_OUT;
  return nights.length < minStayNights ? MIN_STAY : CAN_BE_HAD;
}

function totalOf({ table, stay }: OfferAsk, room: number): number {
  const { priceMinor, priceDays } = table.rooms[room]!;
  let total = 0;
  for (const night of stay.nights) total += priceOn(priceMinor, priceDays, night);
  return total * stay.rooms;
}

/** Whether a room is to be offered instead of the one before: with `onlyFree` the first that is given back in full beats all others. */
function isBetter({ onlyFree }: OfferAsk, before: { total: number; isFree: boolean } | null, room: { total: number; isFree: boolean }) {
  if (!before) return true;
  if (onlyFree && room.isFree !== before.isFree) return room.isFree;
  return room.total < before.total;
}

const hoursUntil = ({ table, hoursUntil: byZone }: OfferAsk, row: number) => byZone.get(table.zoneOf[row] ?? '') ?? 0;

/** What one hotel offers, from its rooms. */
function putOffer(offers: Offers, at: number, row: number, ask: OfferAsk): void {
  const { table } = ask;
  const hours = hoursUntil(ask, row);
  let best: { room: number; total: number; isFree: boolean } | null = null;
  for (let room = table.roomFrom[row]!; room < table.roomFrom[row + 1]!; room += 1) {
    const hinders = faultOfRoom(ask, room);
    if (hinders !== CAN_BE_HAD) {
      offers.fault[at] = Math.max(offers.fault[at]!, hinders);
      continue;
    }
    const offer = { room, total: totalOf(ask, room), isFree: hours > (table.rooms[room]!.freeHours ?? Infinity) };
    if (offer.isFree) offers.isFree[at] = 1;
    if (isBetter(ask, best, offer)) best = offer;
  }
  if (!best) return;
  offers.room[at] = best.room;
  offers.total[at] = best.total;
  offers.left[at] = fewestLeft(ask, best.room);
}

/** The cheapest room of each hotel that the guests can have. With `onlyFree` the cheapest that is given back in full, where there is one. */
export function offersOf(rows: Int32Array, ask: OfferAsk): Offers {
  const offers: Offers = {
    room: new Int32Array(rows.length).fill(-1),
    total: new Float64Array(rows.length).fill(NaN),
    left: new Int32Array(rows.length),
    fault: new Uint8Array(rows.length),
    isFree: new Uint8Array(rows.length),
  };
  rows.forEach((row, at) => putOffer(offers, at, row, ask));
  return offers;
}
