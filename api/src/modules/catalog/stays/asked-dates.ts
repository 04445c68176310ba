import { MAX_NIGHTS, type HotelPinsQuery, type HotelSearchResult } from '@straits/api-contract';
import { addDays, localDateIn } from '../../../clock';
import type { RoomTable } from './room-table';
import { datesFault, stayOf, type Stay } from './stay.rules';

export interface AskedDates {
  /** Null when no dates were asked for, or none that can be. */
  stay: Stay | null;
  fault: HotelSearchResult['datesFault'];
}

/** Suppliers load two years at most. */
const FARTHEST_DAYS = 730;

/** The stay of a search. It is past where it is past for every hotel. */
export function askedDates(query: HotelPinsQuery, { zones }: Pick<RoomTable, 'zones'>, now: Date): AskedDates {
  const { checkIn, checkOut } = query;
  if (!checkIn || !checkOut) return { stay: null, fault: null };
  const today = zones.map((zone) => localDateIn(now, zone)).sort()[0] ?? localDateIn(now, 'UTC');
  const fault = datesFault({ checkIn, checkOut }, { today, maxNights: MAX_NIGHTS, lastNight: addDays(today, FARTHEST_DAYS) });
  return { stay: fault ? null : stayOf({ ...query, checkIn, checkOut }), fault };
}
