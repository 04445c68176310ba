import { randomUUID } from 'node:crypto';
import type { PutCartLine } from '@straits/api-contract';
import { localDateIn } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { findSellable, type SellableOption } from '../catalog';
import { offerToWaiting } from './after-sale/offer-to-waiting';
import { unitsByAge } from './bands.rules';
import {
  deleteCartLines,
  findCartLine,
  findCartLines,
  insertCartLine,
  lockCart,
  markCartLineChanged,
  openCart,
  type CartLineRow,
  type CartOwner,
} from './cart.sql';
import { checkChoice, checkMove } from './check-choice';
import { contentOf, placesFor, type ChoiceContent } from './choice-content.rules';
import { lockHolders, type Holder } from './hold-limits.sql';
import { lockHolds, type HoldRow } from './holds.sql';
import { placeHolds, releaseHolds, type PlaceHold } from './place-hold';
import { refuseLoneReturnFares, settleReturnFares } from './return-fares';
import { hasReturnFares } from './return-fare.rules';
import { asChoice, canBeJoined, isSameVisit } from './same-visit.rules';
import { sumOfQuantities } from './units.rules';

/** Whose cart is changed, and how long the shop keeps places where the package does not say. */
export interface Change {
  deps: Deps;
  owner: CartOwner;
  shopHoldMinutes: number;
  /** Who is counted for the places, beside the cart. */
  holder: Omit<Holder, 'cartId'>;
}

/** A change of the cart, which is locked, as is everybody who is counted together with its owner. */
interface CartChange extends Change {
  cartId: string;
}
async function lockForChange(trx: Trx, change: Change): Promise<CartChange & { isNew: boolean }> {
  const { id: cartId, isNew } = await openCart(trx, change.owner, change.deps.clock.now());
  await lockHolders(trx, { ...change.holder, cartId });
  return { ...change, cartId, isNew };
}

/** A choice that may be booked, and what to hold for it; `hold` is null for open-dated tickets. */
interface Checked {
  sellable: SellableOption;
  content: ChoiceContent;
  hold: PlaceHold | null;
}

async function checked(
  trx: Trx,
  { deps, shopHoldMinutes, holder, cartId }: CartChange,
  { chosen, check = checkChoice }: { chosen: PutCartLine; check?: typeof checkChoice },
): Promise<Checked> {
  const now = deps.clock.now();
  const sellable = await check(trx, chosen, now);
  const content = contentOf(sellable, chosen);
  const places = placesFor(sellable, content);
  const minutes = sellable.option.holdMinutes ?? shopHoldMinutes;
  return {
    sellable,
    content,
    hold: places.length === 0 ? null : { optionId: chosen.optionId, places, minutes, now, holder: { ...holder, cartId } },
  };
}

interface Replacing {
  line: CartLineRow;
  chosen: PutCartLine;
  /** `checkMove` where nobody can answer anew: a pick-up point that is gone stands until another is chosen, before the order. */
  check?: typeof checkChoice;
}
async function replaceLine(trx: Trx, change: CartChange, { line, chosen, check }: Replacing) {
  const [instead] = line.holdId ? await lockHolds(trx, [line.holdId]) : [];
  const { content, hold } = await checked(trx, change, { chosen, check });
  await markCartLineChanged(trx, line.id, { ...content, groupId: line.groupId, holdId: await holdInstead(trx, hold, instead) });
}

async function holdInstead(trx: Trx, hold: PlaceHold | null, instead: HoldRow | undefined): Promise<string | null> {
  if (hold) return (await placeHolds(trx, [{ ...hold, instead }]))[0] ?? null;
  if (instead) await releaseHolds(trx, [instead], 'RELEASED');
  return null;
}

/**
 * Puts a choice into the cart and keeps its places; the same visit twice becomes one line with the sum. Refuses: option_unknown,
 * product_unavailable, date_past, cut_off_passed, quantity_out_of_range, unit_needs_companion, stay_too_short, guests_too_many,
 * answer_missing, date_unavailable, date_sold_out, places_limited, network_places_limited, hold_used_up.
 */
export async function addCartLine(trx: Trx, asked: Change, chosen: PutCartLine): Promise<void> {
  const now = asked.deps.clock.now();
  const { isNew, ...change } = await lockForChange(trx, asked);
  const { cartId } = change;
  const same = isNew ? undefined : (await findCartLines(trx, change.owner)).find((line) => isSameVisit(line, chosen));
  const { sellable, content, hold } = await checked(trx, change, { chosen });
  if (same && canBeJoined(sellable))
    await replaceLine(trx, change, { line: same, chosen: { ...chosen, units: sumOfQuantities(same.units, chosen.units) } });
  else await insertCartLine(trx, { ...content, groupId: null, holdId: await holdInstead(trx, hold, undefined), cartId, now });
  if (hasReturnFares(sellable)) await refuseLoneReturnFares(trx, change.owner);
}

/** Puts choices that belong together into the cart, all or none, with one group id. Refuses as addCartLine does. */
export async function addTrip(trx: Trx, asked: Change, lines: PutCartLine[]): Promise<void> {
  const now = asked.deps.clock.now();
  const change = await lockForChange(trx, asked);
  const { cartId } = change;
  const choices: Checked[] = [];
  for (const line of lines) choices.push(await checked(trx, change, { chosen: line }));
  const holdIds = await placeHolds(
    trx,
    choices.flatMap(({ hold }) => hold ?? []),
  );
  const groupId = randomUUID();
  for (const [index, { content, hold }] of choices.entries()) {
    const holdId = hold ? (holdIds.shift() ?? null) : null;
    // A millisecond apart: the cart shows lines in the order of their making, and a trip in the order of its legs.
    await insertCartLine(trx, { ...content, groupId, holdId, cartId, now: new Date(now.getTime() + index) });
  }
  await refuseLoneReturnFares(trx, change.owner);
}

/** Changes date, package or travellers of a line in place; when the new choice is refused the old one stays held. */
export async function changeCartLine(trx: Trx, asked: Change, { lineId, chosen }: { lineId: string; chosen: PutCartLine }): Promise<void> {
  const change = await lockForChange(trx, asked);
  const line = (await findCartLine(trx, change.owner, lineId)) ?? refuse('not_found');
  await replaceLine(trx, change, { line, chosen });
  await settleReturnFares(trx, change.owner);
}

/**
 * Sorts a line's travellers into the units of their ages, at those units' prices (an adult who is twelve pays a child's fare). Refuses:
 * quantity_out_of_range (not one birth date a traveller, or an age that nothing is sold for), unit_needs_companion, date_sold_out.
 */
export async function putBirthDates(
  trx: Trx,
  asked: Change,
  { lineId, birthDates }: { lineId: string; birthDates: string[] },
): Promise<void> {
  const now = asked.deps.clock.now();
  const change = await lockForChange(trx, asked);
  const line = (await findCartLine(trx, change.owner, lineId)) ?? refuse('not_found');
  const sellable = (await findSellable(trx, line.optionId)) ?? refuse('option_unknown');
  if (sumOf(line.units) !== birthDates.length)
    refuse('quantity_out_of_range', [{ field: 'birthDates', message: 'one for each traveller' }]);
  const day = line.localDate ?? localDateIn(now, sellable.product.timeZone);
  const sorted = unitsByAge(sellable, line.units, { birthDates, day });
  if ('fault' in sorted)
    refuse('quantity_out_of_range', [{ field: `birthDates.${sorted.fault}`, message: 'nothing is sold for this age' }]);
  await replaceLine(trx, change, { line, chosen: { ...asChoice(line), units: sorted.units }, check: checkMove });
  await settleReturnFares(trx, change.owner);
}

const sumOf = (units: { quantity: number }[]) => units.reduce((sum, { quantity }) => sum + quantity, 0);

/** "Hold again": tries to get the places of a line back at today's price. */
export async function holdCartLineAgain(trx: Trx, asked: Change, lineId: string): Promise<void> {
  const change = await lockForChange(trx, asked);
  const line = (await findCartLine(trx, change.owner, lineId)) ?? refuse('not_found');
  await replaceLine(trx, change, { line, chosen: asChoice(line), check: checkMove });
}

/** Takes a line out and frees its places. */
export async function removeCartLine(trx: Trx, change: Change, lineId: string): Promise<void> {
  const now = change.deps.clock.now();
  await lockCart(trx, change.owner, now);
  const line = (await findCartLine(trx, change.owner, lineId)) ?? refuse('not_found');
  const holds = line.holdId ? await lockHolds(trx, [line.holdId]) : [];
  await releaseHolds(trx, holds, 'RELEASED');
  await deleteCartLines(trx, [line.id]);
  await offerToWaiting(
    trx,
    holds.flatMap(({ places }) => places),
    now,
  );
  await settleReturnFares(trx, change.owner);
}
