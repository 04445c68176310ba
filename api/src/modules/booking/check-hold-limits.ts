import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import { refuse } from '../../http/refusal';
import { agencyPlaces, HOLD_LIMITS, networkPlaces, nextTurn, RENEWED_HOURS, visitorPlaces, type Turn } from './hold-limits.rules';
import { countHeld, countHeldOf, findTurns, keysIn, markTurns, type HeldOfStock, type HeldPlaces, type Holder } from './hold-limits.sql';
import type { Place } from './holds.sql';

function checkSums({ cart, visitor, network, agency }: HeldPlaces, { agencyId }: Holder) {
  if (agencyId !== null) {
    if (agency > HOLD_LIMITS.agency) refuse('places_limited');
    return;
  }
  if (cart > HOLD_LIMITS.cart || visitor > HOLD_LIMITS.visitor) refuse('places_limited');
  if (network > HOLD_LIMITS.network) refuse('network_places_limited');
}

function checkStock({ capacity, least, visitor, network, agency }: HeldOfStock, { agencyId }: Holder) {
  if (agencyId !== null) {
    if (agency > agencyPlaces(capacity, least)) refuse('places_limited');
    return;
  }
  if (visitor > visitorPlaces(capacity, least)) refuse('places_limited');
  if (network > networkPlaces(capacity, least)) refuse('network_places_limited');
}

/**
 * Whether the holder may keep what it keeps now, with the holds that were placed a moment ago: those who are counted together wait for each
 * other (lockHolders), so that no two of them find the same room. Refuses: places_limited, network_places_limited.
 */
export async function checkHoldLimits(trx: Trx, holder: Holder, places: Place[]): Promise<void> {
  if (places.length === 0) return;
  checkSums(await countHeld(trx, holder), holder);
  for (const held of await countHeldOf(trx, holder, keysIn(places))) checkStock(held, holder);
}

/**
 * Until when places are kept that are held now, and how often they can be renewed: both belong to the visitor and the places, not to the
 * hold. An agency's holds are each for themselves: it holds the same day for several groups. Refuses: hold_used_up.
 */
export async function takeTurn(
  trx: Trx,
  { cartId, agencyId }: Holder,
  { places, minutes, now }: { places: Place[]; minutes: number; now: Date },
): Promise<Turn> {
  const until = addMinutes(now, minutes);
  if (agencyId !== null) return nextTurn([], { now, until })!;
  const keys = keysIn(places);
  const turns = await findTurns(trx, { cartId, keys, since: addMinutes(now, -RENEWED_HOURS * 60) });
  const turn = nextTurn(turns, { now, until }) ?? refuse('hold_used_up');
  await markTurns(trx, cartId, { keys, turn });
  return turn;
}
