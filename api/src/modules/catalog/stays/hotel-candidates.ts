import { Temporal } from 'temporal-polyfill';
import type { HotelPinsQuery } from '@straits/api-contract';
import { localDateIn } from '../../../clock';
import { convert } from '../../shop';
import type { View } from '../view';
import type { Snapshot } from '../search/snapshot';
import { IN_NAME, matchText, type TextMatches } from '../search/text-match';
import type { AskedDates } from './asked-dates';
import type { HotelCandidates } from './hotel-facets.rules';
import { offersOf, type Offers } from './offers.rules';
import type { RoomTable } from './room-table';
import type { HotelTools } from './search-hotels';
import type { Stay } from './stay.rules';

export interface Candidates extends HotelCandidates {
  matches: TextMatches;
  /** Null where no dates are known. */
  offers: Offers | null;
  /** What a list by the price of the stay is ordered by. */
  orderKey: Float64Array;
}

interface Asked {
  snapshot: Snapshot;
  table: RoomTable;
  query: HotelPinsQuery;
  view: View;
  dates: AskedDates;
  now: Date;
}

/** Hotels that match the words, in the order asked for, those that have them in their name first. */
function orderedRows({ snapshot, query }: Asked, matches: TextMatches): Int32Array {
  const order = snapshot.orderOf('hotel', query.sort);
  if (!matches) return order;
  const matching = order.filter((row) => matches[row] !== 0);
  return Int32Array.from([...matching.filter((row) => matches[row] === IN_NAME), ...matching.filter((row) => matches[row] !== IN_NAME)]);
}

const HOUR_MS = 3_600_000;
/** Hours from now to the beginning of the check-in day, by zone. */
const hoursUntil = ({ zones }: RoomTable, { checkIn }: Stay, now: Date) =>
  new Map(
    zones.map((zone) => [zone, (Temporal.PlainDate.from(checkIn).toZonedDateTime(zone).epochMilliseconds - now.getTime()) / HOUR_MS]),
  );

function withOffers({ snapshot, table, view, now }: Asked, rows: Int32Array, stay: Stay, offers: Offers): HotelCandidates {
  const todays = new Map(table.zones.map((zone) => [zone, localDateIn(now, zone)]));
  const nightly = new Float64Array(rows.length).fill(NaN);
  const hasRoom = new Uint8Array(rows.length);
  const isFree = Uint8Array.from(rows, (row, at) => (offers.room[at]! < 0 ? snapshot.freeCancellation[row]! : offers.isFree[at]!));
  const shown = snapshot.pricesIn(view.currency);
  rows.forEach((row, at) => {
    const room = offers.room[at]!;
    if (room < 0 || stay.checkIn < (todays.get(table.zoneOf[row] ?? '') ?? '')) {
      nightly[at] = shown[row]!;
      return;
    }
    hasRoom[at] = 1;
    const mean = offers.total[at]! / (stay.nights.length * stay.rooms);
    nightly[at] = convert({ amount: Math.round(mean), currency: table.rooms[room]!.currency }, view.currency, view.currencies).amount;
  });
  return { rows, nightly, isFree, hasRoom };
}

/** By the price of the stay: places in the list, moved to their new order. */
function byPrice(candidates: Omit<Candidates, 'orderKey'>, sign: 1 | -1): Int32Array {
  const group = ({ rows, matches }: typeof candidates, at: number) => (matches && matches[rows[at]!] !== IN_NAME ? 1 : 0);
  return Int32Array.from(candidates.rows.keys()).sort(
    (a, b) =>
      candidates.hasRoom[b]! - candidates.hasRoom[a]! ||
      group(candidates, a) - group(candidates, b) ||
      (candidates.hasRoom[a] === 1
        ? sign * (candidates.nightly[a]! - candidates.nightly[b]!) || candidates.rows[a]! - candidates.rows[b]!
        : a - b),
  );
}

const pick = <T extends Int32Array | Float64Array | Uint8Array>(column: T, places: Int32Array): T =>
  column.map((_, at) => column[places[at]!]!) as T;

function reordered(candidates: Omit<Candidates, 'orderKey'>, sign: 1 | -1): Candidates {
  const places = byPrice(candidates, sign);
  const { offers } = candidates;
  const nightly = pick(candidates.nightly, places);
  return {
    matches: candidates.matches,
    rows: pick(candidates.rows, places),
    nightly,
    isFree: pick(candidates.isFree, places),
    hasRoom: pick(candidates.hasRoom, places),
    offers: offers && {
      room: pick(offers.room, places),
      total: pick(offers.total, places),
      left: pick(offers.left, places),
      fault: pick(offers.fault, places),
      isFree: pick(offers.isFree, places),
    },
    orderKey: nightly.map((price) => sign * price),
  };
}

/** All hotels that match the words, with what each offers for the stay, in the order asked for. */
export async function candidatesOf(tools: HotelTools, asked: Asked): Promise<Candidates> {
  const { snapshot, table, query, view, dates } = asked;
  const matches = query.q ? matchText(snapshot, query.q) : null;
  const rows = orderedRows(asked, matches);
  if (!dates.stay) {
    const prices = snapshot.pricesIn(view.currency);
    const nightly = Float64Array.from(rows, (row) => prices[row]!);
    const isFree = Uint8Array.from(rows, (row) => snapshot.freeCancellation[row]!);
    return { rows, nightly, isFree, hasRoom: new Uint8Array(rows.length).fill(1), matches, offers: null, orderKey: nightly };
  }
  const nights = await tools.nightStock(table, dates.stay.nights);
  const offers = offersOf(rows, {
    table,
    stay: dates.stay,
    nights,
    hoursUntil: hoursUntil(table, dates.stay, asked.now),
    onlyFree: query.freeCancellation === 'true',
  });
  const candidates = { ...withOffers(asked, rows, dates.stay, offers), matches, offers };
  if (query.sort === 'price') return reordered(candidates, 1);
  return query.sort === 'price_desc' ? reordered(candidates, -1) : { ...candidates, orderKey: candidates.nightly };
}
