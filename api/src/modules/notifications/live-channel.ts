import { Client } from 'pg';
import type { Deps } from '../../deps';

const CHANNEL = 'straits_live';
const AGAIN_MS = 1_000;

/** Tells listeners of this process about changes of any process. */
export interface LiveChannel {
  /** `heard` is called for this person's news, and whenever some may have been missed. Answers how to stop. */
  listen(userId: string, heard: () => void): () => void;
  /** How many listen, of one person or of all. */
  count(userId?: string): number;
  close(): Promise<void>;
}

function createListeners() {
  const byUser = new Map<string, Set<() => void>>();
  return {
    byUser,
    count: (userId?: string) =>
      userId === undefined ? [...byUser.values()].reduce((sum, { size }) => sum + size, 0) : (byUser.get(userId)?.size ?? 0),
    tell: (userId: string) => byUser.get(userId)?.forEach((heard) => heard()),
    tellAll: () => byUser.forEach((listeners) => listeners.forEach((heard) => heard())),
    add(userId: string, heard: () => void) {
      const listeners = byUser.get(userId) ?? new Set();
      byUser.set(userId, listeners.add(heard));
      return () => {
        listeners.delete(heard);
        if (listeners.size === 0 && byUser.get(userId) === listeners) byUser.delete(userId);
      };
    },
  };
}

/**
 * One connection of its own, opened for the first listener: PostgreSQL's LISTEN reaches every process, so any number of them serve streams.
 * A broken connection is opened again, and then everybody is told, because news may have been missed meanwhile.
 */
export function openLiveChannel({ settings, log }: Pick<Deps, 'settings' | 'log'>): LiveChannel {
  const listeners = createListeners();
  let client: Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  function lost(broken: Client) {
    if (client !== broken) return;
    client = null;
    void broken.end().catch(() => undefined);
    if (!isClosed && listeners.count() > 0) again = setTimeout(connect, AGAIN_MS);
  }
  function connect() {
    if (client || isClosed) return;
    clearTimeout(again);
    const next = new Client({ connectionString: settings.databaseUrl, keepAlive: true, connectionTimeoutMillis: 10_000 });
    client = next;
    next.on('notification', ({ payload }) => listeners.tell(payload ?? ''));
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next
      .connect()
      .then(() => next.query(`listen ${CHANNEL}`))
      .then(listeners.tellAll)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'live news: the database was not reached; tried again in a second');
        lost(next);
      });
  }

  return {
    listen(userId, heard) {
      const stop = listeners.add(userId, heard);
      connect();
      return stop;
    },
    count: listeners.count,
    async close() {
      isClosed = true;
      clearTimeout(again);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
