import type { RemoteName } from '@straits/remote-contract';
import type { PublishedVersion } from '@straits/remote-contract/schema';

/**
 * A version that broke is left alone for this long, twice as long each time that it breaks again, up to the longest. Short at first: the page
 * that tries again is whole in any case, and the second fault is what tells the delivery to take the version back.
 */
const OPEN_MS = 5_000;
const LONGEST_MS = 600_000;

/** A version of a remote is at fault, and an earlier one may stand in: the page is composed again with that. */
export class VersionBroken extends Error {
  constructor(
    readonly remote: RemoteName,
    readonly version: string,
    cause: unknown,
  ) {
    super(`${remote}@${version}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

interface Circuit {
  openUntil: number;
  waitMs: number;
}

/** The server's circuit breaker per version: closed, open after a fault, and after a while half-open: one page tries it again. */
export function createRemoteHealth(now: () => number = Date.now) {
  const circuits = new Map<string, Circuit>();
  const key = (remote: string, version: string) => `${remote}@${version}`;
  return {
    isUsable: (remote: RemoteName, { version }: PublishedVersion) => (circuits.get(key(remote, version))?.openUntil ?? 0) <= now(),
    broke(remote: string, version: string) {
      const before = circuits.get(key(remote, version));
      // Pages that were under way when it broke say nothing new.
      if (before && before.openUntil > now()) return;
      const waitMs = before ? Math.min(before.waitMs * 2, LONGEST_MS) : OPEN_MS;
      circuits.set(key(remote, version), { openUntil: now() + waitMs, waitMs });
    },
    worked: (remote: string, version: string) => void circuits.delete(key(remote, version)),
  };
}
export type RemoteHealth = ReturnType<typeof createRemoteHealth>;
