import { HOTEL_FACILITIES } from '@straits/api-contract';
import type { Db } from '../../../database/connection';
import type { Snapshot } from '../search/snapshot';
import { findHotelRows, findRoomRows, type RoomRow } from './room-table.sql';

/** The rooms of all hotels of a snapshot, as search loops over them (decision 0011). A hotel is meant by its row in the snapshot. */
export interface RoomTable {
  rooms: RoomRow[];
  /** Rooms of a snapshot row: from `roomFrom[row]` to before `roomFrom[row + 1]`. */
  roomFrom: Int32Array;
  roomOf: Map<string, number>;
  stars: Uint8Array;
  /** One bit per place in HOTEL_FACILITIES. */
  facilities: Uint32Array;
  facilitiesOf: string[][];
  zoneOf: string[];
  zones: string[];
}

export const facilityBit = (id: string) => {
  const place = (HOTEL_FACILITIES as readonly string[]).indexOf(id);
  return place < 0 ? 0 : 1 << place;
};

async function readTable(db: Db, snapshot: Snapshot): Promise<RoomTable> {
  const [hotels, rooms] = await Promise.all([findHotelRows(db), findRoomRows(db)]);
  const size = snapshot.products.length;
  const table: RoomTable = {
    rooms: [],
    roomFrom: new Int32Array(size + 1),
    roomOf: new Map(),
    stars: new Uint8Array(size),
    facilities: new Uint32Array(size),
    facilitiesOf: [],
    zoneOf: [],
    zones: [...new Set(hotels.map(({ timeZone }) => timeZone))],
  };
  for (const { no, stars, facilities, timeZone } of hotels) {
    const row = snapshot.rowOf[no] ?? -1;
    if (row < 0) continue;
    const ids = facilities.split(' ').filter(Boolean);
    table.stars[row] = stars;
    table.facilities[row] = ids.reduce((bits, id) => bits | facilityBit(id), 0);
    table.facilitiesOf[row] = ids;
    table.zoneOf[row] = timeZone;
  }
  addRooms(table, rooms, snapshot);
  return table;
}

function addRooms(table: RoomTable, rooms: RoomRow[], { rowOf, products }: Snapshot) {
  const byRow: RoomRow[][] = [];
  for (const room of rooms) (byRow[rowOf[room.no] ?? -1] ??= []).push(room);
  for (let row = 0; row < products.length; row += 1) {
    for (const room of byRow[row] ?? []) table.roomOf.set(room.optionId, table.rooms.push(room) - 1);
    table.roomFrom[row + 1] = table.rooms.length;
  }
}

/** The table of a snapshot, read once; callers at once share one reading. */
export function createRoomTables(db: Db): (snapshot: Snapshot) => Promise<RoomTable> {
  const tables = new WeakMap<Snapshot, Promise<RoomTable>>();
  return (snapshot) => {
    const known = tables.get(snapshot);
    if (known) return known;
    const reading = readTable(db, snapshot);
    reading.catch(() => tables.delete(snapshot));
    tables.set(snapshot, reading);
    return reading;
  };
}
