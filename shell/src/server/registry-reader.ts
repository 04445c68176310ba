import { readFile, stat } from 'node:fs/promises';
import { REMOTES, type RemoteName } from '@straits/remote-contract';
import { Registry, type PublishedVersion } from '@straits/remote-contract/schema';
import type { RemoteSlice } from '../page/page-state';

/** A remote's live version in the form that pages carry, and the whole record for preloads. */
export interface LiveRemote {
  slice: RemoteSlice;
  published: PublishedVersion;
}

export interface Snapshot {
  revision: number;
  remotes: LiveRemote[];
}

/** How often the document is looked at: a publication is live within this time. */
const LOOK_MS = 500;

export function snapshotOf(registry: Registry): Snapshot {
  const remotes = REMOTES.flatMap((name: RemoteName): LiveRemote[] => {
    const entry = registry.remotes[name];
    const published = entry?.versions.find((one) => one.version === entry.live);
    if (!published) return [];
    const { version, baseUrl, contract, titles } = published;
    return [{ slice: { name, version, baseUrl, contract, titles }, published }];
  });
  return { revision: registry.revision, remotes };
}

/** The registry document, looked at now and then. One that cannot be read or does not fit leaves the last good one in force (MFE-112). */
export function createRegistryReader(file: string, onFault: (error: unknown) => void): { read: () => Promise<Snapshot> } {
  let snapshot: Snapshot = { revision: 0, remotes: [] };
  let changedAt = 0;
  let lookedAt = 0;
  let looking: Promise<void> | null = null;
  const look = async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs === changedAt) return;
      snapshot = snapshotOf(Registry.parse(JSON.parse(await readFile(file, 'utf8'))));
      changedAt = mtimeMs;
    } catch (error) {
      onFault(error);
    }
  };
  return {
    async read() {
      if (Date.now() - lookedAt >= LOOK_MS) {
        lookedAt = Date.now();
        looking = look().finally(() => (looking = null));
      }
      // The first page waits for it; later ones use what is at hand.
      if (snapshot.revision === 0 && looking) await looking;
      return snapshot;
    },
  };
}
