import type { RemoteName } from '@straits/remote-contract';
import { onTrial, overspent, type Seen } from './error-budget.rules';
import { changeRegistry, readRegistry, rollBack } from './registry';
import type { Store } from './store';

/** A reader of the registry's file, and one sum while a version is on trial: cheap enough for every other second. */
export const EVERY_MS = 2_000;

/** A canary is on trial for days; what it does now is in its last hour. */
const WINDOW_MS = 3_600_000;

/** The collector's sums since a moment, in ISO 8601; of the last hour when none is given. */
export type ReadSeen = (since?: string) => Promise<Seen[]>;

/** Looks once: a version on trial that has used up its error budget is taken back. Answers what was done. */
export async function enforceBudget(store: Store, readSeen: ReadSeen, nowMs = Date.now()): Promise<string[]> {
  const { remotes } = await readRegistry(store);
  const trials = Object.entries(remotes).flatMap(([name, entry]) =>
    onTrial(entry, nowMs).map((trial) => ({ remote: name as RemoteName, ...trial })),
  );
  if (trials.length === 0) return [];
  const done: string[] = [];
  for (const { remote, version, since } of trials) {
    // What the version did before its trial began has been judged: promoted again by hand, it begins anew.
    const from = new Date(Math.max(Date.parse(since), nowMs - WINDOW_MS)).toISOString();
    const seen = (await readSeen(from)).find((one) => one.remote === remote && one.version === version);
    const reason = seen && overspent(seen);
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
