import type { RegistryEntry } from '@straits/remote-contract/schema';

/** What is known of one version, as the collector sums it up. */
export interface Seen {
  remote: string;
  version: string;
  visits: number;
  failedVisits: number;
  /** Networks that the visits came from, and the failed ones. */
  sources: number;
  failedSources: number;
  serverFaults: number;
}

export const BUDGET = {
  /** Failed visits come from so many networks at least: one odd browser is no reason, and a stranger who has a few addresses decides nothing. */
  leastSources: 5,
  /** And they are this share of all visits with this version, and their networks of all networks: many reports from few places do not outvote the rest. */
  share: 0.05,
  /** The site's servers leave a broken version alone for 5 s and try it once more: the second time is no accident. */
  serverFaults: 2,
  /** A live version is taken back without asking this long after it went live; from then on a person decides. */
  watchedMs: 86_400_000,
} as const;

/** The versions that are on trial, and since when: the canary, and a live one that is new and could be taken back. */
export function onTrial(entry: RegistryEntry, nowMs: number): { version: string; since: string }[] {
  const isNew = nowMs - Date.parse(entry.liveSince) < BUDGET.watchedMs;
  const live = isNew && entry.previous ? [{ version: entry.live, since: entry.liveSince }] : [];
  return entry.canary ? [entry.canary, ...live] : live;
}

/**
 * Why a version has used up its budget, in words, or null. `before` is the version that would stand in: what breaks it as well (an address that no
 * version can render) is not this one's fault.
 */
export function overspent({ visits, failedVisits, sources, failedSources, serverFaults }: Seen, before?: Seen): string | null {
  if (serverFaults - (before?.serverFaults ?? 0) >= BUDGET.serverFaults)
    return `error budget: the site's servers met ${serverFaults} faults of it`;
  const share = Math.min(failedVisits / Math.max(1, visits), failedSources / Math.max(1, sources));
  if (failedSources < BUDGET.leastSources || share < BUDGET.share) return null;
  return `error budget: it failed in ${failedVisits} of ${visits} visits, from ${failedSources} of ${sources} networks`;
}
