import type { RegistryEntry } from '@straits/remote-contract/schema';

/** What is known of one version, as the collector sums it up. */
export interface Seen {
  remote: string;
  version: string;
  visits: number;
  failedVisits: number;
  failedSources: number;
  serverFaults: number;
}

export const BUDGET = {
  /** Visits that must have failed before anything is decided: one odd browser is no reason. */
  leastFailed: 3,
  /** They come from so many addresses at least: one who sends false reports cannot take a version back. */
  leastSources: 2,
  /** And their share of all visits with this version. */
  share: 0.05,
  /** The site's servers leave a broken version alone for 5 s and try it once more: the second time is no accident. */
  serverFaults: 2,
  /** A live version answers for its faults this long after it went live; later they are something else's. */
  watchedMs: 3_600_000,
} as const;

/** The versions that are on trial, and since when: the canary, and a live one that is new and could be taken back. */
export function onTrial(entry: RegistryEntry, nowMs: number): { version: string; since: string }[] {
  const isNew = nowMs - Date.parse(entry.liveSince) < BUDGET.watchedMs;
  const live = isNew && entry.previous ? [{ version: entry.live, since: entry.liveSince }] : [];
  return entry.canary ? [entry.canary, ...live] : live;
}

/** Why a version has used up its budget, in words, or null. */
export function overspent({ visits, failedVisits, failedSources, serverFaults }: Seen): string | null {
  if (serverFaults >= BUDGET.serverFaults) return `error budget: the site's servers met ${serverFaults} faults of it`;
  const share = failedVisits / Math.max(1, visits);
  const isFew = failedVisits < BUDGET.leastFailed || failedSources < BUDGET.leastSources;
  if (isFew || share < BUDGET.share) return null;
  return `error budget: it failed in ${failedVisits} of ${visits} visits`;
}
