import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { chooseAccount, letIn, type Account } from './embedded-account';
import { findBinaries } from './embedded-binaries';
import { ensureCluster, SUPERUSER } from './embedded-cluster';
import { findLiveServer, hasEnded, socketAddress, startServer, stopServer, type ServerPlan } from './embedded-server';
import { usersIn, withLock, type Users } from './supervisor-lock';
import { machineStart } from './supervisor-process';

export interface EmbeddedPostgres {
  /** Good for `pg`, `kysely`, `graphile-worker` and libpq. */
  connectionString: string;
  /** A server was running already: left behind by a parent that was killed, or shared with one that lives. */
  adopted: boolean;
  /** Starts the server again if it has ended (out of memory, killed), and answers whether it had. */
  revive(): Promise<boolean>;
  /** Leaves the server. The last who leaves stops it. A second call does nothing. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, the server's log and who uses it. Made when it is missing. */
  dataDir: string;
  /** `off` is for tests: faster, but after a power cut the data are gone (they are thrown away at the next start). */
  durability?: 'full' | 'off';
  /** For tests of where user namespaces are blocked. */
  account?: Account;
}

const DATABASE = 'straits';

/**
 * Starts PostgreSQL on `dataDir`, or joins the server that runs there already.
 *
 * Several processes may call this for one folder: all share one server. Who stops it is decided by who is left: every caller
 * is counted from here to its `stop()`, and the last to leave stops the server. A caller that was killed counts no more, its server
 * lives on, and whoever comes next adopts it and, being then the only one, also owns stopping it. Signal handlers are the caller's matter.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  const root = realpathSync(options.dataDir);
  const plan = planFor(root, options);
  letIn(plan.account, root);
  const lockFile = path.join(root, 'lock');
  const users = usersIn(path.join(root, 'users'));
  const ensureRunning = async () => {
    const running = await findLiveServer(plan);
    if (!running) await startAnew(root, plan);
    return running;
  };
  const { adopted, seat } = await withLock(lockFile, async () => ({ adopted: await ensureRunning(), seat: users.join() }));
  return {
    connectionString: socketAddress(plan.socketFolder, DATABASE),
    adopted,
    revive: async () => hasEnded(plan) && !(await withLock(lockFile, ensureRunning)),
    stop: onlyOnce(() => withLock(lockFile, () => leave(plan, users, seat))),
  };
}

function planFor(root: string, options: EmbeddedPostgresOptions): ServerPlan {
  const account = options.account ?? chooseAccount();
  // A socket's path may have 103 characters at most, which a project's own folder easily exceeds.
  const name = createHash('sha256').update(root).digest('hex').slice(0, 10);
  return {
    cluster: path.join(root, 'cluster'),
    socketFolder: `/tmp/straits-pg-${account.uid}-${name}`,
    logFile: path.join(root, 'server.log'),
    binaries: findBinaries(),
    account,
    durable: options.durability !== 'off',
  };
}

async function startAnew(root: string, plan: ServerPlan): Promise<void> {
  discardAfterPowerCut(root, plan);
  await ensureCluster({ folder: plan.cluster, ...plan });
  await startServer(plan);
  await ensureDatabase(plan);
}

// What ran without fsync may be torn since the machine went down, and nothing would tell.
function discardAfterPowerCut(root: string, plan: ServerPlan): void {
  const marker = path.join(root, 'not-durable');
  const began = existsSync(marker) ? readFileSync(marker, 'utf8') : undefined;
  if (began !== undefined && began !== machineStart()) rmSync(plan.cluster, { recursive: true, force: true });
  if (plan.durable) rmSync(marker, { force: true });
  else writeFileSync(marker, machineStart());
}

async function ensureDatabase(plan: ServerPlan): Promise<void> {
  const client = new Client({ connectionString: socketAddress(plan.socketFolder, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE} owner ${SUPERUSER}`);
  } finally {
    await client.end();
  }
}

async function leave(plan: ServerPlan, users: Users, seat: { leave(): void }): Promise<void> {
  seat.leave();
  if (!users.anyLeft()) await stopServer(plan);
}

function onlyOnce(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= act());
}
