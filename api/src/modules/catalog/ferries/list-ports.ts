import type { FerryPorts } from '@straits/api-contract';
import { countryName } from '../country-names';
import { portOf, type StoredPort } from '../kinds/ferry.rules';
import type { View } from '../view';
import type { RouteRow } from './ferries.sql';

/** Ports by id, and where one can go from each. */
export interface PortMap {
  ports: ReadonlyMap<string, StoredPort>;
  destinations: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Lines run both ways: each route connects its ports in both directions. */
export function portMap(routes: RouteRow[]): PortMap {
  const ports = new Map<string, StoredPort>();
  const destinations = new Map<string, Set<string>>();
  for (const route of routes)
    for (const [here, there] of [
      [route.from, route.to],
      [route.to, route.from],
    ] as const) {
      if (!ports.has(here.id)) ports.set(here.id, here);
      destinations.set(here.id, (destinations.get(here.id) ?? new Set()).add(there.id));
    }
  return { ports, destinations };
}

/** The ports by country, area and name, in the words of the view. */
export function viewPorts({ ports, destinations }: PortMap, view: View): FerryPorts {
  const items = [...ports.values()].map((port) => ({
    ...portOf(port, view),
    countryName: countryName(port.country, view.language),
    destinations: [...(destinations.get(port.id) ?? [])].sort(),
  }));
  const order = ['SG', 'ID', 'MY'];
  const rank = (country: string) => (order.includes(country) ? order.indexOf(country) : order.length);
  const compare = new Intl.Collator(view.language).compare;
  return {
    items: items.sort(
      (a, b) => rank(a.country) - rank(b.country) || compare(a.area, b.area) || compare(a.name, b.name) || compare(a.id, b.id),
    ),
  };
}
