import type { RidePoints, TransportService } from '@straits/api-contract';
import { countryName } from '../country-names';
import { ridePointOf } from '../kinds/transport.rules';
import type { View } from '../view';
import type { RouteRow, StoredPoint } from './rides.sql';

interface PointRow {
  point: StoredPoint;
  timeZone: string | null;
  destinations: Set<string>;
  services: Set<TransportService>;
}
export type PointMap = ReadonlyMap<string, PointRow>;

/** Points by id. One where rides only end has no destinations. */
export function pointMap(routes: RouteRow[]): PointMap {
  const points = new Map<string, PointRow>();
  const rowOf = (point: StoredPoint) => {
    const row = points.get(point.id) ?? { point, timeZone: null, destinations: new Set(), services: new Set() };
    points.set(point.id, row);
    return row;
  };
  for (const { from, to, service, timeZone } of routes) {
    const row = rowOf(from);
    row.timeZone ??= timeZone;
    row.services.add(service);
    if (!to) continue;
    row.destinations.add(to.id);
    rowOf(to);
  }
  return points;
}

const ORDER = ['SG', 'ID', 'MY'];
const rank = (country: string) => (ORDER.includes(country) ? ORDER.indexOf(country) : ORDER.length);

/** The points by country and name, in the words of the view. */
export function viewPoints(points: PointMap, view: View): RidePoints {
  const compare = new Intl.Collator(view.language).compare;
  const items = [...points.values()].map(({ point, timeZone, destinations, services }) => ({
    ...ridePointOf(point, view.language),
    countryName: countryName(point.country, view.language),
    timeZone: timeZone ?? 'UTC',
    destinations: [...destinations].sort(),
    services: [...services].sort(),
  }));
  return { items: items.sort((a, b) => rank(a.country) - rank(b.country) || compare(a.name, b.name) || compare(a.id, b.id)) };
}
