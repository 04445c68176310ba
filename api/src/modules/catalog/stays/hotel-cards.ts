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

interface Offered {
  sellable: SellableOption;
  stay: Stay;
  total: number;
  left: number;
}
function viewOffer({ sellable, stay, total, left }: Offered, view: View, now: Date): StayOffer {
  const { option } = sellable;
  const money = (amount: number) => priceIn({ amount, currency: option.chargeCurrency }, view);
  return {
    optionId: option.id,
    roomName: textsOf(option.texts, view.language).name,
    nightly: money(Math.round(total / (stay.nights.length * stay.rooms))),
    total: money(total),
    roomsLeft: left >= UNLIMITED ? null : left,
    breakfastIncluded: option.facts?.kind === 'hotel' && option.facts.breakfastIncluded,
    freeUntil: freeUntil(sellable, stay.checkIn, now),
  };
}

/** What the hotel at a place of the list offers; null without dates, and where no room can be had. */
function offeredAt({ table, candidates, stay }: Listed, at: number, sellables: Map<string, SellableOption>): Offered | null {
  const { offers } = candidates;
  if (!stay || !offers || candidates.hasRoom[at] === 0) return null;
  const sellable = sellables.get(table.rooms[offers.room[at]!]?.optionId ?? '');
  return sellable ? { sellable, stay, total: offers.total[at]!, left: offers.left[at]! } : null;
}

/** The fewest nights that a room of this hotel wants, of those that the guests fit into; null when none wants more than they stay. */
function minStayOf({ table, stay }: Listed, row: number): number | null {
  if (!stay) return null;
  const fitting = table.rooms
    .slice(table.roomFrom[row], table.roomFrom[row + 1])
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
    const offered = offeredAt(listed, at, sellables);
    const offer = offered && viewOffer(offered, view, deps.clock.now());
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
