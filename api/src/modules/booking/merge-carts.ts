import type { CartMerge } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { findSellables, type SellableOption } from '../catalog';
import {
  deleteCartLines,
  findCartLines,
  lockCart,
  markCartLineChanged,
  markLineMoved,
  markNotices,
  type CartHead,
  type CartLineRow,
  type LineUnit,
} from './cart.sql';
import { findHoldFault } from './check-hold-limits';
import { placesFor } from './hold-limits.rules';
import { countHeldOf, findHolderOfCart, lockHolders, moveHolder, type Holder } from './hold-limits.sql';
import { freeStock, lockHolds, lockStock, markHoldQuantity, markHolds, takeStock, type HoldRow } from './holds.sql';
import { asChoice, canBeJoined, isSameVisit } from './same-visit.rules';
import { findUnitFault, placesOf, sumUpToLimits } from './units.rules';
import { takeDraft } from './take-draft';

/** The same visit in both carts: the customer's line and the browser's, with the holds of both that still keep places. */
interface Twins {
  own: CartLineRow;
  guest: CartLineRow;
  sellable: SellableOption;
  live: HoldRow[];
}

/** What the joined line may become, best first: the sum of both up to the limits, else the larger of the two, else the other one. */
function choicesOf({ own, guest, sellable }: Twins): LineUnit[][] {
  const { option, units } = sellable;
  const seen = new Map([...own.units, ...guest.units].map(({ unitId, priceMinor }) => [unitId, priceMinor]));
  const sum = sumUpToLimits(sellable, own.units, guest.units).map((unit) => ({ ...unit, priceMinor: seen.get(unit.unitId) ?? 0 }));
  const places = (chosen: LineUnit[]) => placesOf(option.stockPer, units, chosen);
  const bySize = [guest.units, own.units].sort((a, b) => places(b) - places(a));
  return findUnitFault(option, units, sum) ? bySize : [sum, ...bySize];
}

/** Makes the live holds of both one hold of so many places: takes what is missing where it is free, gives back what is left over. */
async function joinHolds(trx: Trx, live: HoldRow[], places: number): Promise<string | null> {
  const [kept, ...spare] = live.toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime());
  const [visit] = kept?.places ?? [];
  if (!kept || !visit) return null;
  const missing = places - live.reduce((sum, hold) => sum + (hold.places[0]?.quantity ?? 0), 0);
  if (missing > 0 && !(await takeStock(trx, [{ ...visit, quantity: missing }]))) return null;
  if (missing < 0) await freeStock(trx, [{ ...visit, quantity: -missing }]);
  await markHoldQuantity(trx, kept.id, places);
  await markHolds(
    trx,
    spare.map(({ id }) => id),
    'RELEASED',
  );
  return kept.id;
}

/** Where neither line keeps places any more, their sum waits to be held again, as each of them did. */
async function joinedContent(trx: Trx, twins: Twins): Promise<Pick<CartLineRow, 'units' | 'holdId'> | undefined> {
  const choices = choicesOf(twins);
  if (twins.live.length === 0) return { units: choices[0] ?? twins.guest.units, holdId: twins.guest.holdId };
  for (const units of choices) {
    const holdId = await joinHolds(trx, twins.live, placesOf(twins.sellable.option.stockPer, twins.sellable.units, units));
    if (holdId) return { units, holdId };
  }
  return undefined;
}

const ticketsIn = (units: LineUnit[]) => units.reduce((sum, { quantity }) => sum + quantity, 0);

/** Makes one line of two, and says whether all tickets of both are in it. Undefined, and nothing has changed, where no choice has its places. */
async function joinTwins(trx: Trx, twins: Twins): Promise<'merged' | 'units_capped' | undefined> {
  const content = await joinedContent(trx, twins);
  if (!content) return undefined;
  await markCartLineChanged(trx, twins.own.id, { ...twins.guest, ...content });
  await deleteCartLines(trx, [twins.guest.id]);
  return ticketsIn(content.units) < ticketsIn(twins.own.units) + ticketsIn(twins.guest.units) ? 'units_capped' : 'merged';
}

async function findTwins(trx: Trx, lines: { own: CartLineRow[]; guest: CartLineRow[] }, now: Date): Promise<Twins[]> {
  const pairs = lines.guest.flatMap((guest) => {
    const own = guest.groupId === null && lines.own.find((line) => isSameVisit(line, asChoice(guest)));
    return own ? [{ own, guest }] : [];
  });
  const sellables = await findSellables(trx, [...new Set(pairs.map(({ own }) => own.optionId))]);
  // All at once, holds before stock: two sign-ins at the same time cannot wait for each other.
  const holds = await lockHolds(
    trx,
    pairs.flatMap(({ own, guest }) => [own.holdId, guest.holdId].filter((id) => id !== null)),
  );
  const live = holds.filter(({ status, expiresAt }) => status === 'ACTIVE' && expiresAt > now);
  await lockStock(
    trx,
    live.flatMap(({ places }) => places),
  );
  return pairs.flatMap((pair) => {
    const sellable = sellables.get(pair.own.optionId);
    return sellable && canBeJoined(sellable)
      ? [{ ...pair, sellable, live: live.filter(({ id }) => id === pair.own.holdId || id === pair.guest.holdId) }]
      : [];
  });
}

/** Whether one line of both keeps no more places than its owner may: two lines may be held one after the other. */
async function mayBeHeldAsOne(trx: Trx, holder: Holder, twins: Twins): Promise<boolean> {
  const [visit] = twins.live.flatMap(({ places }) => places);
  if (!visit) return true;
  const [held] = await countHeldOf(trx, holder, [visit]);
  if (!held) return true;
  const { option, units } = twins.sellable;
  const [most = twins.guest.units] = choicesOf(twins);
  const ofOwn = twins.live.filter(({ id }) => id === twins.own.holdId).reduce((sum, { places }) => sum + (places[0]?.quantity ?? 0), 0);
  const rest = (holder.agencyId === null ? held.visitor : held.agency) - ofOwn;
  return rest + placesOf(option.stockPer, units, most) <= placesFor(holder, held);
}

/**
 * What is held in both carts may be more than one person keeps: holds of lines that came along are let go, the last first, until the rest is within the
 * limits. The lines stay, to be held when there is room. Answers them.
 */
async function letGoBeyondLimits(trx: Trx, holder: Holder, lines: CartLineRow[]): Promise<CartLineRow[]> {
  const held = await lockHolds(
    trx,
    lines.flatMap(({ holdId }) => (holdId === null ? [] : [holdId])),
  );
  const active = new Map(held.filter(({ status }) => status === 'ACTIVE').map((hold) => [hold.id, hold]));
  const all = [...active.values()].flatMap(({ places }) => places);
  const letGo: CartLineRow[] = [];
  for (const line of lines.toReversed()) {
    const hold = active.get(line.holdId ?? '');
    if (!hold) continue;
    if (!(await findHoldFault(trx, holder, all))) break;
    if (!(await isBeyond(trx, holder, hold))) continue;
    await freeStock(trx, hold.places);
    await markHolds(trx, [hold.id], 'RELEASED');
    letGo.push(line);
  }
  return letGo;
}

/** Whether a hold has a part in what is too much. */
const isBeyond = async (trx: Trx, holder: Holder, { places }: HoldRow) => (await findHoldFault(trx, holder, places)) !== undefined;

/**
 * At sign-in the browser's cart goes into the customer's (A4, N8): holds move along, so no place is lost on the way. The same visit in
 * both becomes one line with the sum, up to the package's limits and as far as there are places. What is more than one person may hold stays in the cart
 * without being held, and is told. Answers how many lines moved and how
 * many were joined, to be told to the customer.
 */
export async function mergeCarts(trx: Trx, deps: Deps, owners: { cookieHash: Buffer; userId: string }): Promise<CartMerge> {
  const [now, browser, customer] = [deps.clock.now(), { cookieHash: owners.cookieHash }, { userId: owners.userId }];
  const hasLines = (await findCartLines(trx, browser)).length > 0;
  await takeDraft(trx, { ...owners, hasLines, now });
  if (!hasLines) return null;
  const guestCartId = await lockCart(trx, browser, now);
  const cartId = await lockCart(trx, customer, now);
  const lines = { own: await findCartLines(trx, customer), guest: await findCartLines(trx, browser) };
  const holder = await findHolderOfCart(trx, cartId);
  if (holder.agencyId !== null) await lockHolders(trx, holder);
  const joined = new Set<string>();
  const notices: CartHead['notices'] = [];
  for (const twins of await findTwins(trx, lines, now)) {
    if (!(await mayBeHeldAsOne(trx, holder, twins))) continue;
    const outcome = await joinTwins(trx, twins);
    if (!outcome) continue;
    joined.add(twins.guest.id);
    notices.push({ code: outcome, optionId: twins.own.optionId });
  }
  const moving = lines.guest.filter(({ id }) => !joined.has(id));
  for (const { id } of moving) await markLineMoved(trx, id, cartId);
  await moveHolder(trx, { from: guestCartId, to: cartId });
  for (const { optionId } of await letGoBeyondLimits(trx, holder, moving)) notices.push({ code: 'places_limited', optionId });
  await markNotices(trx, cartId, notices);
  return { moved: moving.length, joined: joined.size };
}
