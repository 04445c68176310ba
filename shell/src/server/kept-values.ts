import { inTime } from './in-time';

interface Options {
  /** Given as it is for this long. */
  freshMs: number;
  /** Given at once, and loaded anew behind it, for this long. */
  staleMs: number;
  /** A failed load is not repeated sooner. */
  retryMs: number;
  /** A load that has not settled by then has failed. */
  limitMs: number;
  entries: number;
  now?: () => number;
}

interface Entry<T> {
  value: T | undefined;
  at: number;
  failedAt: number;
  loading: Promise<T> | null;
}

/** Values by key, served stale while one load per key is under way; the least recently used are dropped. */
export function createKeptValues<T>({ freshMs, staleMs, retryMs, limitMs, entries, now = Date.now }: Options) {
  const kept = new Map<string, Entry<T>>();
  const touch = (key: string): Entry<T> => {
    const entry = kept.get(key) ?? { value: undefined, at: 0, failedAt: -Infinity, loading: null };
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.keys().next().value;
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    return entry;
  };
  const start = (key: string, entry: Entry<T>, load: () => Promise<T>) => {
    entry.loading ??= inTime(load(), limitMs, key).then(
      (value) => {
        Object.assign(entry, { value, at: now(), loading: null });
        return value;
      },
      (error: unknown) => {
        Object.assign(entry, { failedAt: now(), loading: null });
        throw error;
      },
    );
    return entry.loading;
  };
  return {
    /** Whether `get` would answer without loading first. */
    has(key: string): boolean {
      const entry = kept.get(key);
      return entry?.value !== undefined && now() - entry.at < staleMs;
    },
    async get(key: string, load: () => Promise<T>): Promise<T> {
      const entry = touch(key);
      const age = now() - entry.at;
      if (entry.value !== undefined && age < freshMs) return entry.value;
      const mayTry = now() - entry.failedAt >= retryMs;
      if (entry.value !== undefined && age < staleMs) {
        if (mayTry) start(key, entry, load).catch(() => undefined);
        return entry.value;
      }
      return start(key, entry, load);
    },
  };
}
