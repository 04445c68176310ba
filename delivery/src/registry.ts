import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@straits/remote-contract';
import { Registry, type PublishedVersion } from '@straits/remote-contract/schema';
import { registryFile } from './places';

export type Live = NonNullable<Registry['remotes'][RemoteName]>;

/** The registry on disk; empty where nothing was published. A document that does not fit the schema throws. */
export function readRegistry(): Registry {
  const file = registryFile();
  if (!existsSync(file)) return { revision: 0, remotes: {} };
  return Registry.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A writer that died leaves its lock behind; after this long it is taken over. */
const STALE_LOCK_MS = 10_000;
const WAIT_MS = 20;

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function lock(file: string) {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
      const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > STALE_LOCK_MS) rmSync(file, { force: true });
      else pause(WAIT_MS);
    }
  }
}

/** Changes the registry under a lock and in one step: a reader sees the old one or the new one. The one before is kept by revision. */
export function changeRegistry(change: (registry: Registry) => void): Registry {
  const file = registryFile();
  mkdirSync(path.join(path.dirname(file), 'history'), { recursive: true });
  const lockFile = `${file}.lock`;
  lock(lockFile);
  try {
    const registry = readRegistry();
    const before = JSON.stringify(registry);
    change(registry);
    if (JSON.stringify(registry) === before) return registry;
    writeFileSync(path.join(path.dirname(file), 'history', `${registry.revision}.json`), before);
    registry.revision += 1;
    const next = `${file}.${randomUUID()}`;
    writeFileSync(next, JSON.stringify(registry));
    renameSync(next, file);
    return registry;
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** Versions that stay for tabs that are open and for rolling back. */
const KEPT_VERSIONS = 20;

/** Makes a published version the live one. */
export function makeLive(registry: Registry, remote: RemoteName, version: string) {
  const entry = registry.remotes[remote];
  if (!entry?.versions.some((one) => one.version === version)) throw new Error(`${remote} has no published version ${version}`);
  if (entry.live === version) return;
  entry.previous = entry.live;
  entry.live = version;
}

/** Adds a new version and makes it live; the same content again changes nothing but its address. */
export function addVersion(registry: Registry, remote: RemoteName, published: PublishedVersion) {
  const entry = registry.remotes[remote];
  if (!entry) {
    registry.remotes[remote] = { live: published.version, previous: null, versions: [published] };
    return;
  }
  const origin = new URL(published.baseUrl).origin;
  for (const one of entry.versions) one.baseUrl = `${origin}/${one.version}/`;
  if (entry.versions.some((one) => one.version === published.version)) return;
  entry.versions = [published, ...entry.versions].slice(0, KEPT_VERSIONS);
  makeLive(registry, remote, published.version);
}
