import type { HotelPinsQuery, HotelSearchQuery, HotelSearchResult, Pins } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { openCursor, sealCursor } from '../../../http/signed-cursor';
import type { View } from '../view';
import { firstAfter, type PageEnd } from '../search/page-end.rules';
import { pinsOf } from '../search/pins';
import type { Snapshot } from '../search/snapshot';
import { IN_NAME } from '../search/text-match';
import { askedDates, type AskedDates } from './asked-dates';
import { candidatesOf, type Candidates } from './hotel-candidates';
import { countHotels, type HotelCounts } from './hotel-facets.rules';
import { viewHotelCards } from './hotel-cards';
import { hotelFacets, narrowingOf } from './hotel-facets';
import type { NightStock } from './night-stock';
import type { RoomTable } from './room-table';

export interface HotelTools {
  snapshots: () => Promise<Snapshot>;
  tables: (snapshot: Snapshot) => Promise<RoomTable>;
  nightStock: NightStock;
}

interface Listed {
  snapshot: Snapshot;
  candidates: Candidates;
  counts: HotelCounts;
}

/** Where a hotel stands in the whole list: those without a room last, names that match first, then the order's own key. */
function placesOf({ snapshot, candidates, counts }: Listed, { sort }: HotelSearchQuery) {
  const isByStay = candidates.offers !== null && (sort === 'price' || sort === 'price_desc');
  return (position: number): PageEnd => {
    const at = counts.found[position]!;
    const row = candidates.rows[at]!;
    const hasRoom = position < counts.withRoom;
    const key = isByStay && hasRoom ? [candidates.orderKey[at]!] : snapshot.keyOf(row, sort);
    return {
      key: [hasRoom ? 0 : 1, candidates.matches && candidates.matches[row] !== IN_NAME ? 1 : 0, ...key],
      id: snapshot.products[row]!.id,
    };
  };
}

const stayShown = ({ stay }: AskedDates): HotelSearchResult['stay'] =>
  stay && { checkIn: stay.checkIn, checkOut: stay.checkOut, nights: stay.nights.length };

interface Asked<Query> {
  snapshot: Snapshot;
  query: Query;
  view: View;
}

/** All hotels that match, counted, with what was asked of the dates. */
async function listedOf(deps: Deps, tools: HotelTools, { snapshot, query, view }: Asked<HotelPinsQuery>) {
  const table = await tools.tables(snapshot);
  const dates = askedDates(query, table, deps.clock.now());
  const candidates = await candidatesOf(tools, { snapshot, table, query, view, dates, now: deps.clock.now() });
  const counts = countHotels({ snapshot, table }, candidates, narrowingOf(snapshot, query));
  return { snapshot, table, dates, candidates, counts };
}

/** Those with a room for the stay on a map: by itself, since most who see the list never open it. */
export async function findHotelPins(deps: Deps, tools: HotelTools, asked: Asked<HotelPinsQuery>): Promise<Pins> {
  const { snapshot, candidates, counts } = await listedOf(deps, tools, asked);
  const withRoom = counts.found.subarray(0, counts.withRoom);
  return { items: pinsOf(snapshot, asked.view, withRoom, (at) => ({ row: candidates.rows[at]!, amount: candidates.nightly[at]! })) };
}

/**
 * A page of the hotels that match: with dates those that have a room for the stay, each with its cheapest, and after them those that have none.
 * Dates that cannot be are left out, and `datesFault` says why. Refuses a cursor that is not one of ours: request_malformed.
 */
export async function searchHotels(deps: Deps, tools: HotelTools, asked: Asked<HotelSearchQuery>): Promise<HotelSearchResult> {
  const { snapshot, query, view } = asked;
  const list = `hotels ${query.sort} ${query.checkIn ?? ''} ${query.checkOut ?? ''}`;
  const end = query.cursor ? openCursor<PageEnd>(deps.secrets, list, query.cursor) : null;
  if (end === undefined) refuse('request_malformed', [{ field: 'cursor', message: 'is not a cursor of this list' }]);
  const listed = await listedOf(deps, tools, asked);
  const { table, dates, candidates, counts } = listed;
  const placeOf = placesOf(listed, query);
  const size = counts.found.length;
  const start = end ? firstAfter(size, end, placeOf) : 0;
  const next = start + query.limit;
  return {
    stay: stayShown(dates),
    datesFault: dates.fault,
    total: counts.withRoom,
    withoutRooms: size - counts.withRoom,
    items: await viewHotelCards(deps, { snapshot, table, candidates, stay: dates.stay, view }, [...counts.found.subarray(start, next)]),
    nextCursor: next < size ? sealCursor(deps.secrets, list, placeOf(next - 1)) : null,
    facets: hotelFacets(snapshot, counts, query, view),
  };
}
