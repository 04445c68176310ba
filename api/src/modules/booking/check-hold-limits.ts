import { addMinutes } from '../../clock';
import type { Trx } from '../../database/connection';
import type { RefusalCode } from '@straits/api-contract/refusals';
import { refuse } from '../../http/refusal';
import { agencyPlaces, HOLD_LIMITS, networkPlaces, nextTurn, RENEWED_HOURS, visitorPlaces, type Turn } from './hold-limits.rules';
import { countHeld, countHeldOf, findTurns, keysIn, markTurns, type HeldOfStock, type HeldPlaces, type Holder } from './hold-limits.sql';
import type { Place } from './holds.sql';

type Fault = Extract<RefusalCode, 'places_limited' | 'network_places_limited'>;

function faultOfSums({ cart, visitor, network, agency }: HeldPlaces, { agencyId }: Holder): Fault | undefined {
  if (agencyId !== null) return agency > HOLD_LIMITS.agency ? 'places_limited' : undefined;
  if (cart > HOLD_LIMITS.cart || visitor > HOLD_LIMITS.visitor) return 'places_limited';
  return network > HOLD_LIMITS.network ? 'network_places_limited' : undefined;
}

function faultOfStock({ capacity, least, visitor, network, agency }: HeldOfStock, { agencyId }: Holder): Fault | undefined {
  if (agencyId !== null) return agency > agencyPlaces(capacity, least) ? 'places_limited' : undefined;
  if (visitor > visitorPlaces(capacity, least)) return 'places_limited';
  return network > networkPlaces(capacity, least) ? 'network_places_limited' : undefined;
}

/** What is wrong with what the holder keeps now, in all and of these rows of stock. */
export async function findHoldFault(trx: Trx, holder: Holder, places: Place[]): Promise<Fault | undefined> {
  const fault = faultOfSums(await countHeld(trx, holder), holder);
  if (fault) return fault;
  const held = await countHeldOf(trx, holder, keysIn(places));
  return held.map((one) => faultOfStock(one, holder)).find((one) => one !== undefined);
}

/**
 * Whether the holder may keep what it keeps now, with the holds that were placed a moment ago: those who are counted together wait for each
 * other (lockHolders), so that no two of them find the same room. Refuses: places_limited, network_places_limited.
 */
export async function checkHoldLimits(trx: Trx, holder: Holder, places: Place[]): Promise<void> {
  if (places.length === 0) return;
  const fault = await findHoldFault(trx, holder, places);
  if (fault) refuse(fault);
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
