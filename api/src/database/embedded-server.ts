import { closeSync, existsSync, openSync, readFileSync, rmdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Account } from './embedded-account';
import { makePrivateFolder } from './embedded-account';
import type { Binaries } from './embedded-binaries';
import { SUPERUSER } from './embedded-cluster';
import { processBegin, processCommand } from './supervisor-process';

export interface ServerPlan {
  cluster: string;
  socketFolder: string;
  logFile: string;
  binaries: Binaries;
  account: Account;
  durable: boolean;
}

const START_MS = 120_000;
const SILENT_MS = 5_000;
const WRITERS_MS = 15_000;
const STOP_MS = 30_000;
const LOG_BYTES = 10_000_000;

/** The address of a database on the server that listens in this folder, for `pg` and for libpq alike. */
export function socketAddress(socketFolder: string, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&port=5432&user=${SUPERUSER}`;
}

/** Finds the server that a former parent left running on this cluster and that answers; ends one that does not answer any more. */
export async function findLiveServer(plan: ServerPlan): Promise<boolean> {
  const pid = postmasterOf(plan.cluster);
  if (pid === undefined) return false;
  let silentSince = Date.now();
  while (processBegin(pid) !== undefined) {
    const answer = await ask(plan.socketFolder);
    if (answer === 'ready') return true;
    // Starting up (also after a crash) and shutting down both take their time; only silence is suspicious.
    if (answer === 'busy') silentSince = Date.now();
    if (Date.now() - silentSince > SILENT_MS) await stopServer(plan);
    await pause(50);
  }
  return false;
}

/** Whether no process of the server is there. One that is silent may be busy: that is for who starts it to find out. */
export function hasEnded(plan: ServerPlan): boolean {
  const pid = postmasterOf(plan.cluster);
  return pid === undefined || processBegin(pid) === undefined;
}

/** Starts the server and waits until it answers. Only for a cluster without a living server (`findLiveServer`). */
export async function startServer(plan: ServerPlan): Promise<void> {
  forgetDeadServer(plan);
  makePrivateFolder(plan.account, plan.socketFolder);
  const deadline = Date.now() + WRITERS_MS;
  while (!(await tryStart(plan))) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start. Its last words:\n${lastWords(plan.logFile)}`);
    await pause(200);
  }
}

async function tryStart(plan: ServerPlan): Promise<boolean> {
  const log = openLog(plan.logFile);
  const child = plan.account.spawn(plan.binaries.postgres, settings(plan), { cwd: '/', stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${String(code ?? signal)}`));
  });
  const failure = await untilReady(plan, ended);
  if (failure === undefined) return true;
  // The children of a server that was killed end by themselves in a moment; two servers must never write to one cluster.
  if (lastWords(plan.logFile).includes('is still in use')) return false;
  throw new Error(`PostgreSQL did not start: ${failure}. Its last words:\n${lastWords(plan.logFile)}`);
}

/**
 * PostgreSQL believes that a server lives when anything has its process id: another program by now, or a dead process that nobody
 * collected (in containers, for ever). It takes its own parent's id as stale, so that goes into the file; the rest of the file has
 * to stay, it is how PostgreSQL finds processes of the dead server that still write.
 */
function forgetDeadServer(plan: ServerPlan): void {
  const file = path.join(plan.cluster, 'postmaster.pid');
  if (existsSync(file)) {
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [process.pid, ...rest].join('\n'));
  }
  rmSync(plan.socketFolder, { recursive: true, force: true });
}

async function untilReady(plan: ServerPlan, ended: Promise<string>): Promise<string | undefined> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const failure = await Promise.race([ended, pause(20)]);
    if (failure !== undefined) return failure;
    if ((await ask(plan.socketFolder)) === 'ready') return undefined;
  }
  return `it was not ready after ${START_MS / 1000} s`;
}

function settings({ cluster, socketFolder, durable }: ServerPlan): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '200',
    shared_buffers: '256MB',
    max_wal_size: '1GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', cluster, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Asks the server to finish what runs and end (a "fast" shutdown), and waits for it; one that does not is ended the hard way. */
export async function stopServer(plan: ServerPlan): Promise<void> {
  const pid = postmasterOf(plan.cluster);
  if (pid !== undefined && !(await end(pid, 'SIGINT')) && !(await end(pid, 'SIGQUIT'))) await end(pid, 'SIGKILL');
  try {
    rmdirSync(plan.socketFolder);
  } catch {
    // Not empty or gone already: the next start takes it as it is.
  }
}

async function end(pid: number, signal: NodeJS.Signals): Promise<boolean> {
  const begin = processBegin(pid);
  const deadline = Date.now() + STOP_MS;
  if (begin !== undefined) process.kill(pid, signal);
  while (begin !== undefined && processBegin(pid) === begin) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

/** The process id of the living server of this cluster. A file that was copied along with the folder, or whose id is another's now, does not count. */
function postmasterOf(cluster: string): number | undefined {
  try {
    const [pid, folder] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const isServer = folder === cluster && processCommand(Number(pid)).includes(cluster);
    return isServer && processBegin(Number(pid)) !== undefined ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

async function ask(socketFolder: string): Promise<'ready' | 'busy' | 'silent'> {
  const client = new Client({ connectionString: socketAddress(socketFolder, 'postgres'), connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '53300') return 'ready'; // all connections are taken
    return code === '57P03' ? 'busy' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

function openLog(file: string): number {
  const handle = openSync(file, 'a');
  if (statSync(file).size > LOG_BYTES) truncateSync(file);
  return handle;
}

function lastWords(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n');
}
