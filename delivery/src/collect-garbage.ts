import { REMOTES } from '@straits/remote-contract';
import type { RegistryEntry } from '@straits/remote-contract/schema';
import { changeRegistry, readRegistry, type Change } from './registry';
import type { Store } from './store';

/** Versions that stay in any case, for tabs that are open and for rolling back. */
const KEPT_VERSIONS = 20;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Versions that nobody can need: not live, previous or canary, not among the newest, and older than any open tab. */
export function disposable(entry: RegistryEntry, nowMs: number): string[] {
  const inUse = new Set([entry.live, entry.previous, entry.canary?.version]);
  return entry.versions
    .filter(({ version, publishedAt }, index) => {
      const isOld = nowMs - Date.parse(publishedAt) > KEPT_DAYS * DAY_MS;
      return !inUse.has(version) && index >= KEPT_VERSIONS && isOld;
    })
    .map(({ version }) => version);
}

/** Removes them from the registry, then their files, and folders that no revision of today names. */
export async function collectGarbage(store: Store, change: Change, nowMs = Date.now()): Promise<string[]> {
  const removed: string[] = [];
  await changeRegistry(store, change, (registry) => {
    removed.length = 0;
    for (const remote of REMOTES) {
      const entry = registry.remotes[remote];
      if (!entry) continue;
      const gone = new Set(disposable(entry, nowMs));
      entry.versions = entry.versions.filter(({ version }) => !gone.has(version));
      removed.push(...[...gone].map((version) => `${remote}/${version}`));
    }
  });
  if (change.isDryRun) return removed;
  const { remotes } = await readRegistry(store);
  for (const folder of removed) {
    const [remote, version] = folder.split('/');
    const isNamed = remotes[remote as keyof typeof remotes]?.versions.some((one) => one.version === version);
    if (!isNamed) await store.removeFolder(folder);
  }
  return removed;
}
