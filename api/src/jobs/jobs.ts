import { EventEmitter, once } from 'node:events';
import { run, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import { sql } from 'kysely';
import type { Sql } from '../database/connection';
import type { Deps } from '../deps';
import { watchPools } from './dead-pools';
import { connectForJobs } from './jobs-connection';

/**
 * Every job and what it is given. A job is added in the transaction of the change that asks for it, so it exists exactly when the change does.
 * Modules add to this interface where they define a job: `declare module '../../jobs/jobs' { interface Jobs { … } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the modules' declarations
export interface Jobs {}

/** `key` replaces a waiting job of the same key; `runAt` delays. */
export interface NewJob<N extends keyof Jobs> {
  name: N;
  payload: Jobs[N];
  key?: string;
  runAt?: Date;
}

/** With growing pauses, of six hours at most: four days in all. What is given up then, staff sees and starts again (`ops jobs stuck`). */
const MOST_TRIES = 25;
/** What moves money or places goes first: a mail server that is silent holds nothing up but mails. */
const priorityOf = (name: string) => (name.endsWith('_mail') ? 10 : 0);

export async function addJob<N extends keyof Jobs>(db: Sql, { name, payload, key, runAt }: NewJob<N>): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt ?? null}, job_key => ${key ?? null}, max_attempts => ${MOST_TRIES}, priority => ${priorityOf(name)})`.execute(
    db,
  );
}

export type Job<N extends keyof Jobs> = (payload: Jobs[N], deps: Deps) => Promise<void>;
export type JobTable = { [N in keyof Jobs]: Job<N> };

/** The jobs in graphile-worker's form. */
export function taskListOf(deps: Deps, table: JobTable): TaskList {
  return Object.fromEntries(
    (Object.entries(table) as [string, Job<never>][]).map(([name, job]) => [name, (payload: unknown) => job(payload as never, deps)]),
  );
}

/** What must happen without anybody asking, in one process: each hour, and on Mondays at nine in Singapore. */
const CRONTAB = '17 * * * * forget\n37 * * * * open_commissions\n0 1 * * 1 compare_net_prices';

/** Starts working on jobs in this process. Any number of processes may: each job is run by one, and what a killed one had begun by another. */
export async function startJobs(deps: Deps, table: JobTable): Promise<{ stop(): Promise<void> }> {
  const events: WorkerEvents = new EventEmitter();
  const made = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>;
  events.on('job:failed', ({ job }) =>
    deps.log.error({ job: job.id, task: job.task_identifier }, 'a job was given up: npm run ops -- jobs stuck'),
  );
  const connection = connectForJobs(deps.settings.databaseUrl);
  const runner = await run({
    pgPool: connection.pool,
    taskList: taskListOf(deps, table),
    crontab: CRONTAB,
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    noPreparedStatements: false,
    events,
  });
  const [{ workerPool }] = await made;
  const stopWatching = await watchPools(deps, workerPool.id);
  return {
    async stop() {
      await runner.stop();
      await stopWatching();
      await connection.close();
    },
  };
}
