import type { PutCartLine } from '@straits/api-contract';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import {
  deleteCartLines,
  findCartLine,
  findCartLines,
  insertCartLine,
  lockCart,
  markCartLineChanged,
  type CartLineRow,
  type CartOwner,
  type LineContent,
} from './cart.sql';
import { checkChoice } from './check-choice';
import { lockHolds, type HoldRow } from './holds.sql';
import { placeHold, releaseHolds } from './place-hold';
import { placesOf, sumOfQuantities } from './units.rules';

/** Whose cart is changed, and how long the shop keeps places where the package does not say. */
export interface Change {
  deps: Deps;
  owner: CartOwner;
  shopHoldMinutes: number;
}

/** Checks a choice and keeps its places, in place of those of `instead`. */
async function holdFor(
  trx: Trx,
  { deps, shopHoldMinutes }: Change,
  wanted: { chosen: PutCartLine; instead?: HoldRow },
): Promise<LineContent> {
  const { chosen, instead } = wanted;
  const { productId, optionId, localDate = null, startTime = '' } = chosen;
  const now = deps.clock.now();
  const { option, units } = await checkChoice(trx, chosen, now);
  let holdId: string | null = null;
  if (localDate) {
    const minutes = option.holdMinutes ?? shopHoldMinutes;
    holdId = await placeHold(trx, { optionId, localDate, startTime, quantity: placesOf(units, chosen.units), minutes, now, instead });
  } else if (instead) await releaseHolds(trx, [instead], 'RELEASED');
  const priced = chosen.units
    .filter(({ quantity }) => quantity > 0)
    .map(({ unitId, quantity }) => ({ unitId, quantity, priceMinor: units.find(({ id }) => id === unitId)!.priceMinor }));
  return { productId, optionId, localDate, startTime, units: priced, holdId };
}

const asChoice = (line: CartLineRow): PutCartLine => ({
  productId: line.productId,
  optionId: line.optionId,
  localDate: line.localDate ?? undefined,
  startTime: line.startTime || undefined,
  units: line.units.map(({ unitId, quantity }) => ({ unitId, quantity })),
});

const isSameVisit = (line: CartLineRow, chosen: PutCartLine) =>
  line.optionId === chosen.optionId && line.localDate === (chosen.localDate ?? null) && line.startTime === (chosen.startTime ?? '');

async function replaceLine(trx: Trx, change: Change, { line, chosen }: { line: CartLineRow; chosen: PutCartLine }) {
  const [instead] = line.holdId ? await lockHolds(trx, [line.holdId]) : [];
  await markCartLineChanged(trx, line.id, await holdFor(trx, change, { chosen, instead }));
}

/**
 * Puts a choice into the cart and keeps its places; the same visit twice becomes one line with the sum.
 * Refuses: option_unknown, product_unavailable, date_past, cut_off_passed, quantity_out_of_range, unit_needs_companion, date_unavailable, date_sold_out.
 */
export async function addCartLine(trx: Trx, change: Change, chosen: PutCartLine): Promise<void> {
  const now = change.deps.clock.now();
  const cartId = await lockCart(trx, change.owner, now);
  const same = (await findCartLines(trx, change.owner)).find((line) => isSameVisit(line, chosen));
  if (same) await replaceLine(trx, change, { line: same, chosen: { ...chosen, units: sumOfQuantities(same.units, chosen.units) } });
  else await insertCartLine(trx, { ...(await holdFor(trx, change, { chosen })), cartId, now });
}

/** Changes date, package or travellers of a line in place; when the new choice is refused the old one stays held. */
export async function changeCartLine(trx: Trx, change: Change, { lineId, chosen }: { lineId: string; chosen: PutCartLine }): Promise<void> {
  await lockCart(trx, change.owner, change.deps.clock.now());
  const line = (await findCartLine(trx, change.owner, lineId)) ?? refuse('not_found');
  await replaceLine(trx, change, { line, chosen });
}

/** "Hold again": tries to get the places of a line back at today's price. */
export async function holdCartLineAgain(trx: Trx, change: Change, lineId: string): Promise<void> {
  await lockCart(trx, change.owner, change.deps.clock.now());
  const line = (await findCartLine(trx, change.owner, lineId)) ?? refuse('not_found');
  await replaceLine(trx, change, { line, chosen: asChoice(line) });
}

/** Takes a line out and frees its places. */
export async function removeCartLine(trx: Trx, change: Change, lineId: string): Promise<void> {
  await lockCart(trx, change.owner, change.deps.clock.now());
  const line = (await findCartLine(trx, change.owner, lineId)) ?? refuse('not_found');
  if (line.holdId) await releaseHolds(trx, await lockHolds(trx, [line.holdId]), 'RELEASED');
  await deleteCartLines(trx, [line.id]);
}
