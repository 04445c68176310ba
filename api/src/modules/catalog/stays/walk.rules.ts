const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export interface Point {
  latitude: number;
  longitude: number;
}

/** Metres as the crow flies. */
export function metresBetween(from: Point, to: Point): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = halfLatitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude;
  return Math.round(2 * EARTH_METRES * Math.asin(Math.sqrt(chord)));
}

/** Streets are longer than the line; an easy pace is 4.8 km an hour. */
const DETOUR = 1.3;
const METRES_A_MINUTE = 80;
/** Nobody walks farther than an hour to see something. */
const LONGEST_WALK = 60;

/** Minutes on foot, at least one; null where nobody would walk. */
export function walkMinutes(metres: number): number | null {
  const minutes = Math.max(1, Math.round((metres * DETOUR) / METRES_A_MINUTE));
  return minutes <= LONGEST_WALK ? minutes : null;
}
