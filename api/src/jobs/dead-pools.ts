import { Client } from 'pg';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Deps } from '../deps';

/** A job that was taken a moment ago may belong to a process that is still starting. */
const GRACE_SECONDS = 15;
const BEAT_MS = 5_000;

/** The lock by which a process shows that it lives: the database gives it back by itself when the process is gone. */
const LIFE = (poolId: string) => `job-pool:${poolId}`;

/** Keeps a session of its own that holds the lock of this process's pool. */
function createLife(connectionString: string, poolId: string) {
  let client: Client | undefined;
  async function connectAnew() {
    const next = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
    // A lost session is opened again at the next beat.
    next.on('error', () => (client = undefined));
    await next.connect();
    await next.query('select pg_advisory_lock(hashtextextended($1, 0))', [LIFE(poolId)]);
    client = next;
  }
  return {
    show: async () => void (client ?? (await connectAnew())),
    end: async () => void (await client?.end().catch(() => undefined)),
  };
}

/** Pools that have jobs locked and whose process holds no lock any more. */
async function findDeadPools(db: Db, graceSeconds: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select distinct locked_by as id from graphile_worker._private_jobs
      where locked_by is not null and locked_at < now() - ${graceSeconds} * interval '1 second'`.execute(trx);
    const dead: string[] = [];
    for (const { id } of rows) {
      const free = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${LIFE(id)}, 0)) as free`.execute(trx);
      if (free.rows[0]?.free) dead.push(id);
    }
    return dead;
  });
}

/** One beat, with what the beat before has seen: a process that lost its session for a moment is not taken for dead. */
export async function unlockDeadPools(db: Db, { seen, graceSeconds = GRACE_SECONDS }: { seen: string[]; graceSeconds?: number }) {
  const dead = await findDeadPools(db, graceSeconds);
  const surely = dead.filter((id) => seen.includes(id));
  if (surely.length > 0) await sql`select graphile_worker.force_unlock_workers(${surely}::text[])`.execute(db);
  return { dead, unlocked: surely };
}

/**
 * Shows that this process lives, and gives the jobs of processes that were killed to those that do: graphile-worker itself would leave them locked
 * for four hours (decision 0075). Answers how to stop.
 */
export async function watchPools(deps: Pick<Deps, 'db' | 'log' | 'settings'>, poolId: string): Promise<() => Promise<void>> {
  const life = createLife(deps.settings.databaseUrl, poolId);
  await life.show();
  let seen: string[] = [];
  let isBusy = false;
  async function beat() {
    await life.show();
    const { dead, unlocked } = await unlockDeadPools(deps.db, { seen });
    if (unlocked.length > 0) deps.log.warn({ pools: unlocked }, 'jobs of processes that are gone are done by others now');
    seen = dead;
  }
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    beat()
      .catch((error: unknown) => deps.log.error({ err: error }, 'the jobs of dead processes could not be looked for; tried again'))
      .finally(() => (isBusy = false));
  }, BEAT_MS);
  return async () => {
    clearInterval(timer);
    await life.end();
  };
}
