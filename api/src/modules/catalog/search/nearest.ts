import { PRODUCT_KINDS, type ProductKind } from '@straits/api-contract';
import type { Snapshot } from './snapshot';

/** Ids of the products of the same kind that are nearest on the map, nearest first. A product that is not sold has none. */
export function nearestProducts(snapshot: Snapshot, { kind, id }: { kind: ProductKind; id: string }, most: number): string[] {
  const centre = snapshot.findRow(id);
  if (centre < 0) return [];
  const { latitude, longitude } = snapshot;
  const kindAt = PRODUCT_KINDS.indexOf(kind);
  // Degrees of longitude are shorter away from the equator; good enough to order neighbours.
  const narrower = Math.cos((latitude[centre]! * Math.PI) / 180);
  const near: { row: number; distance: number }[] = [];
  let furthest = Infinity;
  for (let row = 0; row < latitude.length; row += 1) {
    const distance = (latitude[row]! - latitude[centre]!) ** 2 + ((longitude[row]! - longitude[centre]!) * narrower) ** 2;
    if (distance >= furthest || snapshot.kind[row] !== kindAt || row === centre) continue;
    near.push({ row, distance });
    near.sort((a, b) => a.distance - b.distance);
    near.length = Math.min(near.length, most);
    if (near.length === most) furthest = near[most - 1]!.distance;
  }
  return near.map(({ row }) => snapshot.products[row]!.id);
}
