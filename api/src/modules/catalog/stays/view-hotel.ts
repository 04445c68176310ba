import type { Hotel } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import type { Snapshot } from '../search/snapshot';
import type { View } from '../view';
import { viewProduct } from '../view-product';
import { findHotelScores } from './hotel-scores.sql';
import { popularNearby } from './popular-nearby';

/** A hotel's page before dates are known: the product, what guests rated one by one, and what is worth seeing around. Refuses: not_found. */
export async function viewHotel(deps: Deps, snapshot: Snapshot, id: string, view: View): Promise<Hotel> {
  const [product, scores, nearby] = await Promise.all([
    viewProduct(deps, snapshot, { kind: 'hotel', id }, view),
    findHotelScores(deps.db, id),
    popularNearby(deps.db, snapshot, id, view),
  ]);
  return { ...product, scores, popularNearby: nearby };
}
