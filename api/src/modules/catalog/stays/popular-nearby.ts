import { PRODUCT_KINDS, type PlaceNearby } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import { findCards } from '../cards.sql';
import type { Snapshot } from '../search/snapshot';
import type { View } from '../view';
import { metresBetween, walkMinutes } from './walk.rules';

const MOST = 6;
/** What is farther than this is not near, however popular; where nothing is, the nearest few are shown with their distance. */
const NEAR_METRES = 4_500;
const FEW = 3;
const METRES_A_DEGREE = 111_000;

/** Attractions around a hotel: of those near it the most popular, nearest first. */
export async function popularNearby(db: Sql, snapshot: Snapshot, hotelId: string, view: View): Promise<PlaceNearby[]> {
  const hotel = snapshot.findRow(hotelId);
  if (hotel < 0) return [];
  const attraction = PRODUCT_KINDS.indexOf('attraction');
  const centre = { latitude: snapshot.latitude[hotel]!, longitude: snapshot.longitude[hotel]! };
  const around: { row: number; metres: number }[] = [];
  for (let row = 0; row < snapshot.products.length; row += 1) {
    // A degree of latitude is cheap to compare; what it leaves is measured.
    if (snapshot.kind[row] !== attraction || Math.abs(snapshot.latitude[row]! - centre.latitude) > 1) continue;
    const metres = metresBetween(centre, { latitude: snapshot.latitude[row]!, longitude: snapshot.longitude[row]! });
    if (metres < METRES_A_DEGREE) around.push({ row, metres });
  }
  around.sort((a, b) => a.metres - b.metres || a.row - b.row);
  const near = around.filter(({ metres }) => metres <= NEAR_METRES);
  const popularity = ({ row }: { row: number }) => snapshot.products[row]!.popularity;
  const chosen = near.length >= FEW ? [...near].sort((a, b) => popularity(b) - popularity(a)).slice(0, MOST) : around.slice(0, FEW);
  chosen.sort((a, b) => a.metres - b.metres);
  const idOf = ({ row }: { row: number }) => snapshot.products[row]!.id;
  const metresOf = new Map(chosen.map((place) => [idOf(place), place.metres]));
  const cards = await findCards(db, chosen.map(idOf), view);
  return cards.map((product) => {
    const metres = metresOf.get(product.id) ?? 0;
    return { product, metres, walkMinutes: walkMinutes(metres) };
  });
}
