import type { Db } from '../../../database/connection';
import { createKept } from '../search/kept';
import { CLOSED, weekdayIndex } from '../stock.rules';
import type { RoomTable } from './room-table';
import { findAskedNights, findNightExceptions } from './room-table.sql';

/** How old an answer about rooms in a list may be; a hotel's page and holds always ask the database. */
const FRESH_MS = 1_000;
const KEPT_NIGHTS = 90;

/** Rooms left by place in the table's rooms; CLOSED is not on sale, UNLIMITED and more without limit. */
export type NightRooms = Int32Array;

interface Night {
  rooms: Promise<NightRooms>;
  readAt: number;
}

function planned({ rooms }: RoomTable, night: string): NightRooms {
  const weekday = weekdayIndex(night);
  return Int32Array.from(rooms, ({ from, until, weekly }) =>
    from !== null && until !== null && from <= night && night <= until ? (weekly[weekday] ?? CLOSED) : CLOSED,
  );
}

/** What the rules say of nights, then the nights that differ, then what is taken: each wins over the one before. */
async function readNights(db: Db, table: RoomTable, nights: string[]): Promise<Map<string, NightRooms>> {
  const [first, last] = [nights[0]!, nights.at(-1)!];
  const [exceptions, asked] = await Promise.all([findNightExceptions(db, first, last), findAskedNights(db, first, last)]);
  const found = new Map(nights.map((night) => [night, planned(table, night)]));
  const put = (optionId: string, night: string, left: number) => {
    const room = table.roomOf.get(optionId);
    const rooms = found.get(night);
    if (room !== undefined && rooms) rooms[room] = left;
  };
  for (const { optionId, localDate, capacity } of exceptions) put(optionId, localDate, capacity);
  for (const { optionId, localDate, left, closed } of asked) put(optionId, localDate, closed ? CLOSED : left);
  return found;
}

/** Rooms of all hotels for each of some nights in a row. Nights asked for within the last second are not read again. */
export type NightStock = (table: RoomTable, nights: string[]) => Promise<NightRooms[]>;

export function createNightStock(db: Db): NightStock {
  const known = new WeakMap<RoomTable, ReturnType<typeof createKept<Night>>>();
  return (table, nights) => {
    const kept = known.get(table) ?? createKept<Night>(KEPT_NIGHTS);
    known.set(table, kept);
    const now = Date.now();
    const isFresh = (night: Night | undefined) => night !== undefined && now - night.readAt < FRESH_MS;
    const missing = nights.filter((night) => !isFresh(kept.get(night)));
    const reading = missing.length > 0 ? readNights(db, table, missing) : null;
    const answers = nights.map((night) => {
      const found = kept.get(night);
      if (found && isFresh(found)) return found.rooms;
      const rooms = reading!.then((all) => all.get(night)!);
      kept.put(night, { rooms, readAt: now });
      rooms.catch(() => kept.put(night, { rooms, readAt: 0 }));
      return rooms;
    });
    return Promise.all(answers);
  };
}
