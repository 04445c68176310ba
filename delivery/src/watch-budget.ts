import type { RemoteName } from '@straits/remote-contract';
import type { Registry, RegistryEntry } from '@straits/remote-contract/schema';
import { onTrial, overspent, type Seen } from './error-budget.rules';
import { changeRegistry, readRegistry, rollBack } from './registry';
import type { Store } from './store';

/** A reader of the registry's file, and one sum while a version is on trial: cheap enough for every other second. */
export const EVERY_MS = 2_000;

/** A canary is on trial for days; what it does now is in its last hour. */
const WINDOW_MS = 3_600_000;

/** The collector's sums since a moment, in ISO 8601; of the last hour when none is given. */
export type ReadSeen = (since?: string) => Promise<Seen[]>;

interface Watched {
  remote: RemoteName;
  version: string;
  since: string;
  /** The one that would stand in. */
  before: string | null;
}

/** Why a version has used up its budget, by what was seen of it lately, or null. */
async function reasonAgainst({ remote, version, since, before }: Watched, readSeen: ReadSeen, nowMs: number): Promise<string | null> {
  // What the version did before its trial began has been judged: promoted again by hand, it begins anew.
  const from = new Date(Math.max(Date.parse(since), nowMs - WINDOW_MS)).toISOString();
  const rows = (await readSeen(from)).filter((one) => one.remote === remote);
  const rowOf = (name: string | null) => rows.find((one) => one.version === name);
  const seen = rowOf(version);
  return seen ? overspent(seen, rowOf(before)) : null;
}

const entriesOf = ({ remotes }: Registry) => Object.entries(remotes) as [RemoteName, RegistryEntry][];

/** Looks once: a version on trial that has used up its error budget is taken back. Answers what was done. */
export async function enforceBudget(store: Store, readSeen: ReadSeen, nowMs = Date.now()): Promise<string[]> {
  const trials = entriesOf(await readRegistry(store)).flatMap(([remote, entry]) =>
    onTrial(entry, nowMs).map((trial) => ({ remote, ...trial, before: trial.version === entry.live ? entry.previous : entry.live })),
  );
  const done: string[] = [];
  for (const trial of trials) {
    const { remote, version } = trial;
    const reason = await reasonAgainst(trial, readSeen, nowMs);
    if (!reason) continue;
    const what = `rollback ${remote} ${version}: ${reason}`;
    await changeRegistry(store, { by: 'error budget', what }, (registry) => {
      const entry = registry.remotes[remote];
      // Somebody may have been faster.
      const isStillOn = entry && onTrial(entry, nowMs).some((one) => one.version === version);
      if (isStillOn) rollBack(registry, remote, { reason, version });
    });
    done.push(what);
  }
  return done;
}

/** A version that has used up its budget and that nothing takes back by itself: the operator is told. */
export interface ForAPerson {
  remote: RemoteName;
  version: string;
  reason: string;
}

/** The live versions that only a person takes back and that have used up their error budget. */
export async function findForAPerson(store: Store, readSeen: ReadSeen, nowMs = Date.now()): Promise<ForAPerson[]> {
  const found: ForAPerson[] = [];
  for (const [remote, entry] of entriesOf(await readRegistry(store))) {
    const { live: version, liveSince: since, previous: before } = entry;
    if (onTrial(entry, nowMs).some((one) => one.version === version)) continue;
    const reason = await reasonAgainst({ remote, version, since, before }, readSeen, nowMs);
    if (reason) found.push({ remote, version, reason });
  }
  return found;
}
