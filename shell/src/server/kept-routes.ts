import type { Registry } from '@straits/remote-contract/schema';
import type { SiteRoute } from '../page/render';
import { WRITTEN, type Snapshot } from './version-set.rules';

/** Version sets of one registry: what is live, canaries, and what shoppers hold on to. */
const MOST_SETS = 200;

const kept = new WeakMap<Registry, Map<string, SiteRoute[]>>();

/**
 * The routes of a version set, worked out once: to rank them took more than to answer a page that is kept. A remote that is being written has
 * no version that says what it is, and is looked at each time.
 */
export function routesIn(
  registry: Registry,
  { id, remotes }: Snapshot,
  routesOf: (remotes: SiteRoute['remote'][]) => SiteRoute[],
): SiteRoute[] {
  const slices = remotes.map(({ slice }) => slice);
  if (slices.some(({ version }) => version === WRITTEN)) return routesOf(slices);
  const sets = kept.get(registry) ?? new Map<string, SiteRoute[]>();
  kept.set(registry, sets);
  const routes = sets.get(id) ?? routesOf(slices);
  if (sets.size >= MOST_SETS) sets.clear();
  sets.set(id, routes);
  return routes;
}
