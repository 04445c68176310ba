import { MAX_NIGHTS, type StayQuery, type StayRoom, type StayRooms } from '@straits/api-contract';
import { addDays, localDateIn } from '../../../clock';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { findProduct } from '../product.sql';
import type { SellableOption } from '../sellable';
import { findSellables } from '../sellable.sql';
import { placesLeft, plannedPlaces, type StockRow, type StockRule } from '../stock.rules';
import { findStockRows, findStockRule } from '../stock.sql';
import { priceIn, type View } from '../view';
import { cancellationDeadlines, closesAt } from '../visit-times.rules';
import {
  datesFault,
  fewestRooms,
  meanOf,
  movedTo,
  nightPrices,
  roomsNeeded,
  shortNights,
  stayFaultOf,
  stayOf,
  sumOf,
  termsFault,
  type RoomsLeft,
  type RoomTerms,
  type Stay,
} from './stay.rules';

const NEAREST = 4;
const NEAREST_WITHIN_DAYS = 30;
const FARTHEST_DAYS = 730;

interface Room {
  sellable: SellableOption;
  terms: RoomTerms;
  priceMinor: number;
  rule: StockRule;
  rows: Map<string, StockRow>;
}

function termsOf({ option }: SellableOption): RoomTerms {
  const facts = option.facts?.kind === 'hotel' ? option.facts : { maxOccupancy: 2, minStayNights: 1 };
  return { maxOccupancy: facts.maxOccupancy, minStayNights: facts.minStayNights, maxRooms: option.maxUnits };
}

async function readRooms(deps: Deps, sellables: SellableOption[], span: { from: string; until: string }): Promise<Room[]> {
  return Promise.all(
    sellables.map(async (sellable) => {
      const { id } = sellable.option;
      const [rule, rows] = await Promise.all([findStockRule(deps.db, id, span), findStockRows(deps.db, id, span)]);
      return {
        sellable,
        terms: termsOf(sellable),
        priceMinor: sellable.units[0]?.priceMinor ?? 0,
        rule: rule ?? refuse('not_found'),
        rows,
      };
    }),
  );
}

/** Rooms of each night; from the moment when sales for the first night stop there are none. */
function leftOf({ sellable, rule, rows }: Room, stay: Stay, now: Date): RoomsLeft[] {
  if (closesAt(sellable, stay.checkIn) <= now) return stay.nights.map(() => undefined);
  return stay.nights.map((night) => placesLeft(plannedPlaces(rule, night, ''), rows.get(`${night} `)));
}

function viewRoom(room: Room, stay: Stay, view: View, now: Date): StayRoom {
  const { option, product } = room.sellable;
  const left = leftOf(room, stay, now);
  const prices = nightPrices(room.priceMinor, option.priceDays, stay.nights);
  const money = (amount: number) => priceIn({ amount, currency: option.chargeCurrency }, view);
  const fault = stayFaultOf(stay, room.terms, left);
  return {
    optionId: option.id,
    fault,
    soldOutNights: fault === 'sold_out' ? shortNights(stay, left) : [],
    roomsNeeded: roomsNeeded(stay, room.terms),
    roomsLeft: fewestRooms(left),
    nights: stay.nights.map((localDate, night) => ({ localDate, price: money(prices[night]!) })),
    nightly: money(meanOf(prices)),
    total: money(sumOf(prices) * stay.rooms),
    cancellation: cancellationDeadlines(option, product, stay.checkIn),
  };
}

const distance = (from: string, to: string) => Math.abs(Date.parse(from) - Date.parse(to));

/** Stays of the same length around the one that cannot be had, nearest first, each at its cheapest room. */
async function nearestStays(deps: Deps, sellables: SellableOption[], { stay, today }: { stay: Stay; today: string }, view: View) {
  const fitting = sellables.filter(
    (sellable) => termsFault(stay, termsOf(sellable)) === null && stay.nights.length >= termsOf(sellable).minStayNights,
  );
  if (fitting.length === 0) return [];
  const earliest = addDays(stay.checkIn, -NEAREST_WITHIN_DAYS);
  const from = earliest < today ? today : earliest;
  const starts = Array.from({ length: NEAREST_WITHIN_DAYS * 2 + 1 }, (_, day) => addDays(from, day));
  const rooms = await readRooms(deps, fitting, { from, until: addDays(starts.at(-1)!, stay.nights.length) });
  const now = deps.clock.now();
  return starts
    .sort((a, b) => distance(a, stay.checkIn) - distance(b, stay.checkIn) || a.localeCompare(b))
    .flatMap((checkIn) => {
      const moved = movedTo(stay, checkIn);
      const totals = rooms.map((room) => viewRoom(room, moved, view, now)).filter(({ fault }) => fault === null);
      const cheapest = totals.sort((a, b) => a.total.charge.amount - b.total.charge.amount)[0];
      return cheapest ? [{ checkIn, checkOut: moved.checkOut, total: cheapest.total }] : [];
    })
    .slice(0, NEAREST)
    .sort((a, b) => a.checkIn.localeCompare(b.checkIn));
}

/**
 * A hotel's rooms for a stay: each with its price by night, the total for all rooms and nights, and why it cannot be had. Where none can, the
 * nearest stays of the same length. Refuses: not_found, product_unavailable, date_past, and request_malformed for a stay that ends before it
 * begins, is longer than 30 nights or farther away than two years.
 */
export async function viewStayRooms(deps: Deps, id: string, query: StayQuery, view: View): Promise<StayRooms> {
  const product = (await findProduct(deps.db, 'hotel', id)) ?? refuse('not_found');
  if (!product.active) refuse('product_unavailable');
  const now = deps.clock.now();
  const today = localDateIn(now, product.timeZone);
  const fault = datesFault(query, { today, maxNights: MAX_NIGHTS, lastNight: addDays(today, FARTHEST_DAYS) });
  if (fault === 'past') refuse('date_past');
  if (fault !== null)
    refuse('request_malformed', [{ field: 'checkOut', message: `must be 1 to ${MAX_NIGHTS} days after checkIn and within two years` }]);
  const stay = stayOf(query);
  const optionIds = (product.options ?? []).map((option) => option.id);
  const found = await findSellables(deps.db, optionIds);
  const sellables = optionIds.flatMap((optionId) => found.get(optionId) ?? []);
  const rooms = await readRooms(deps, sellables, { from: stay.checkIn, until: addDays(stay.checkOut, -1) });
  const items = rooms.map((room) => viewRoom(room, stay, view, now));
  return {
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights: stay.nights.length,
    timeZone: product.timeZone,
    items,
    nearest: items.some((room) => room.fault === null) ? [] : await nearestStays(deps, sellables, { stay, today }, view),
  };
}
