import type { HotelCard, HotelFacility, StayOffer } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { findCards } from '../cards.sql';
import { facilityName } from '../kinds/hotel-facilities';
import type { SellableOption } from '../sellable';
import { findSellables } from '../sellable.sql';
import type { Snapshot } from '../search/snapshot';
import { UNLIMITED } from '../stock.rules';
import { textsOf } from '../texts.rules';
import { priceIn, type View } from '../view';
import { cancellationDeadlines } from '../visit-times.rules';
import type { Candidates } from './hotel-candidates';
import type { RoomTable } from './room-table';
import { FAULTS, termsFault, type Stay } from './stay.rules';

const FACILITIES_SHOWN = 4;

interface Listed {
  snapshot: Snapshot;
  table: RoomTable;
  candidates: Candidates;
  stay: Stay | null;
  view: View;
}

/** Until when a stay that begins on a day is given back in full; null when it never is, or no longer. */
export function freeUntil({ option, product }: SellableOption, checkIn: string, now: Date): string | null {
  const full = cancellationDeadlines(option, product, checkIn).filter(({ refundPercent }) => refundPercent === 100);
  const until = full.at(-1)?.until ?? null;
  return until !== null && until > now.toISOString() ? until : null;
}

function offerOf(
  deps: Deps,
  { table, candidates, stay, view }: Listed,
  at: number,
  sellables: Map<string, SellableOption>,
): StayOffer | null {
  const room = candidates.offers && candidates.hasRoom[at] === 1 ? table.rooms[candidates.offers.room[at]!] : undefined;
  const sellable = room && sellables.get(room.optionId);
  if (!stay || !sellable || !candidates.offers) return null;
  const { facts, chargeCurrency } = sellable.option;
  const total = candidates.offers.total[at]!;
  const left = candidates.offers.left[at]!;
  const money = (amount: number) => priceIn({ amount, currency: chargeCurrency }, view);
  return {
    optionId: room.optionId,
    roomName: textsOf(sellable.option.texts, view.language).name,
    nightly: money(Math.round(total / (stay.nights.length * stay.rooms))),
    total: money(total),
    roomsLeft: left >= UNLIMITED ? null : left,
    breakfastIncluded: facts?.kind === 'hotel' && facts.breakfastIncluded,
    freeUntil: freeUntil(sellable, stay.checkIn, deps.clock.now()),
  };
}

/** The fewest nights that a room of this hotel wants, of those that the guests fit into; null when none wants more than they stay. */
function minStayOf({ table, stay }: Listed, row: number): number | null {
  if (!stay) return null;
  const fitting = table.rooms
    .slice(table.roomFrom[row]!, table.roomFrom[row + 1]!)
    .filter((room) => termsFault(stay, room) === null && room.minStayNights > stay.nights.length);
  return fitting.length > 0 ? Math.min(...fitting.map(({ minStayNights }) => minStayNights)) : null;
}

/** Cards of the hotels at some places of the list, in their order. */
export async function viewHotelCards(deps: Deps, listed: Listed, places: number[]): Promise<HotelCard[]> {
  const { snapshot, table, candidates, view } = listed;
  const rowAt = (at: number) => candidates.rows[at]!;
  const roomIds = places.flatMap((at) => table.rooms[candidates.offers?.room[at] ?? -1]?.optionId ?? []);
  const [cards, sellables] = await Promise.all([
    findCards(
      deps.db,
      places.map((at) => snapshot.products[rowAt(at)]!.id),
      view,
    ),
    findSellables(deps.db, roomIds),
  ]);
  const placeOf = new Map(places.map((at) => [snapshot.products[rowAt(at)]!.id, at]));
  return cards.map((card) => {
    const at = placeOf.get(card.id)!;
    const row = rowAt(at);
    const offer = offerOf(deps, listed, at, sellables);
    return {
      ...card,
      stars: table.stars[row]!,
      facilities: (table.facilitiesOf[row] ?? [])
        .slice(0, FACILITIES_SHOWN)
        .map((id) => ({ id, name: facilityName(id as HotelFacility, view.language) })),
      offer,
      fault: candidates.offers && !offer ? FAULTS[candidates.offers.fault[at]!]! : null,
      minStayNights: offer ? null : minStayOf(listed, row),
    };
  });
}
