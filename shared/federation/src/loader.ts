import { failureOf, RemoteFailure } from './failure';

/** A version of a remote: where its files are, and the hash of its entry (SRI form; null while it is being written). */
export interface VersionRef {
  version: string;
  baseUrl: string;
  integrity: string | null;
}

/**
 * idle → loading → ready. A version that fails → degraded: this page goes on with the one before. No version is left → open: asking fails at
 * once for a while → half-open: the next one who asks tries the first version again.
 */
export type LoaderState = 'idle' | 'loading' | 'ready' | 'degraded' | 'open' | 'half-open';

export interface LoaderOptions {
  remote: string;
  /** The wanted version, then what may stand in for it. */
  versions: VersionRef[];
  /** Loads an exposed module of a version; checked, or it throws. */
  load: (version: VersionRef, module: string) => Promise<unknown>;
  onFailure: (failure: RemoteFailure) => void;
  /** This page goes on with an earlier version: the shopper's next pages should, too. */
  onDegraded: (failed: string) => void;
  now?: () => number;
}

export interface Loaded<T> {
  value: T;
  version: string;
}

/** A file that hangs is a failure after this long; the entry has its own, shorter limit. */
const MODULE_LIMIT_MS = 8_000;
const OPEN_MS = 2_000;
const LONGEST_MS = 60_000;

function limited<T>(promise: Promise<T>, remote: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = () => new RemoteFailure('MFE-103', remote, { detail: `no answer in ${MODULE_LIMIT_MS} ms` });
  const limit = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(late()), MODULE_LIMIT_MS)));
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

function named(remote: string, version: string, thrown: unknown): RemoteFailure {
  const failure = failureOf(remote, thrown);
  failure.version ||= version;
  return failure;
}
const unknownTo = (remote: string) => new RemoteFailure('MFE-101', remote, { detail: 'it is not in the registry' });

/** Twice as long each time, until something works again. */
function createCircuit(now: () => number) {
  let openUntil = 0;
  let waitMs = OPEN_MS;
  return {
    isOpen: () => now() < openUntil,
    open() {
      openUntil = now() + waitMs;
      waitMs = Math.min(waitMs * 2, LONGEST_MS);
    },
    tryAgain: () => void (openUntil = 0),
    close: () => void (waitMs = OPEN_MS),
  };
}

/** Which version is in use, the wanted one first. */
function createSteps(versions: VersionRef[]) {
  let used = 0;
  return {
    used: () => used,
    /** Whether there is an earlier version to go on with. Loads at the same time move on together, by one. */
    moveOn(from: number): boolean {
      if (used > from) return true;
      if (from + 1 >= versions.length) return false;
      used = from + 1;
      return true;
    },
    restart: () => void (used = 0),
  };
}

/** The state machine of one remote on one page. */
export function createLoader({ remote, versions, load, onFailure, onDegraded, now = Date.now }: LoaderOptions) {
  const steps = createSteps(versions);
  let state: LoaderState = 'idle';
  let last: RemoteFailure | null = null;
  const circuit = createCircuit(now);

  const fail = (version: string, thrown: unknown) => {
    onFailure((last = named(remote, version, thrown)));
    return last;
  };
  const open = () => {
    state = 'open';
    circuit.open();
    steps.restart();
  };
  const succeed = (at: number) => {
    circuit.close();
    if (at > 0 && state !== 'degraded') onDegraded(versions[0]?.version ?? '');
    state = at > 0 ? 'degraded' : 'ready';
  };
  const attempt = async (module: string): Promise<Loaded<unknown>> => {
    for (;;) {
      const at = steps.used();
      const version = versions[at];
      if (!version) throw fail('', unknownTo(remote));
      try {
        const value = await limited(load(version, module), remote);
        succeed(at);
        return { value, version: version.version };
      } catch (thrown) {
        const failure = fail(version.version, thrown);
        if (steps.moveOn(at)) continue;
        open();
        throw failure;
      }
    }
  };
  return {
    state: () => state,
    /** The version that this page goes on with. */
    used: () => versions[steps.used()]?.version ?? '',
    async load(module: string): Promise<Loaded<unknown>> {
      if (state === 'open' && last && circuit.isOpen()) throw last;
      if (state === 'open') state = 'half-open';
      if (state === 'idle') state = 'loading';
      return attempt(module);
    },
    /** The shopper asks again: no more waiting. */
    reopen: circuit.tryAgain,
    /** What was loaded broke while it was drawn. True: ask again, an earlier version comes. */
    broke(version: string, thrown: unknown): boolean {
      fail(version, thrown);
      const at = versions.findIndex((one) => one.version === version);
      if (at < 0 || !steps.moveOn(at)) return false;
      onDegraded(version);
      state = 'degraded';
      return true;
    },
  };
}
export type Loader = ReturnType<typeof createLoader>;
