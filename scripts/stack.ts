import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../api/src/database/embedded-postgres';
import { migrateToLatest } from '../api/src/database/migrate';
import { addressesFrom, BLOCKED_BY_BROWSERS, findUnusablePort, portsOf, remotes, type RemoteName } from './addresses';
import { runToEnd, superviseServer, type Server } from './child';
import { publishedElsewhere } from './published-elsewhere';
import { cardsOfDemonstration, findShop, type Shop } from './whose-shop';

export interface StackOptions {
  basePort: number;
  dataDir: string;
  /** A PostgreSQL server; without it the embedded one in the data folder. */
  databaseUrl?: string | undefined;
  /** More environment for all processes. */
  env?: NodeJS.ProcessEnv;
  /** Progress, and what the processes say. */
  print: (line: string) => void;
}

export type ServerName = 'site' | 'api' | 'delivery' | RemoteName;

export interface Stack {
  shop: Shop;
  siteUrl: string;
  apiUrl: string;
  databaseUrl: string;
  /** One process of the stack, to stop and start it while the others run. */
  server(name: ServerName): Server;
}

export interface StartingStack {
  started: Promise<Stack>;
  /** Stops whatever runs by now, the database last; also while it still starts. */
  stop(): Promise<void>;
  /** Ends everything but the database at once; the next start adopts that. */
  kill(): void;
}

/** What runs so far. */
interface Running {
  servers: Map<ServerName, Server>;
  helper?: ChildProcess;
  stopDatabase?: () => Promise<void>;
  stopping: boolean;
}

/** The whole of Straits on one machine, as `npm start` and the journeys run it. What is built and published must be there already. */
export function startStack(options: StackOptions): StartingStack {
  const running: Running = { servers: new Map(), stopping: false };
  const started = start(options, running);
  let stopped: Promise<void> | undefined;
  return {
    started,
    stop: () => (stopped ??= stop(running, started)),
    kill() {
      running.helper?.kill('SIGKILL');
      for (const server of running.servers.values()) server.kill();
    },
  };
}

async function start(options: StackOptions, running: Running): Promise<Stack> {
  const step = (words: string) => {
    if (running.stopping) throw new Error('Stopped while starting.');
    options.print(words);
  };
  const addresses = addressesFrom(options.basePort);
  const strange = publishedElsewhere(options, options.env?.['REMOTE_ORIGINS'] ?? process.env['REMOTE_ORIGINS']);
  if (strange) throw new Error(strange);
  await refuseUnusablePorts(portsOf(addresses));
  step('Starting PostgreSQL …');
  const databaseUrl = options.databaseUrl ?? (await startDatabase(options, running));
  step('Bringing the database to the newest form …');
  await migrateToLatest(databaseUrl);
  step('Loading the demonstration, unless it is there …');
  await loadDemonstration(options, environment(options, databaseUrl), running);
  const shop = await findShop(databaseUrl);
  const said = environment(options, databaseUrl);
  const env = { ...said, ...(shop === 'demonstration' && cardsOfDemonstration(said)) };
  step('Starting the API, the four origins, the delivery and the site …');
  for (const [name, port, entry] of programs(options.basePort)) {
    const own = { ...env, PORT: String(port), ...(name in addresses.origins ? { REMOTE: name.replace('-', '_') } : {}) };
    running.servers.set(name, superviseServer({ name, entry, env: own, print: options.print }, `http://127.0.0.1:${port}/healthz`));
  }
  await Promise.all([...running.servers.values()].map((server) => server.start()));
  await untilReady(`http://127.0.0.1:${addresses.api}/readyz`, running);
  return {
    shop,
    siteUrl: `http://localhost:${addresses.site}`,
    apiUrl: `http://localhost:${addresses.api}`,
    databaseUrl,
    server: (name) => running.servers.get(name) as Server,
  };
}

/** No start depends on it: what is there runs, whatever keeps the demonstration from being loaded or brought to today. */
async function loadDemonstration(options: StackOptions, env: NodeJS.ProcessEnv, running: Running): Promise<void> {
  if ((await findShop(env['DATABASE_URL']!)) === 'own') return options.print('This is a shop of its own: the demonstration is left out.');
  const plan = { name: 'demo', entry: 'api/src/ops/main.ts', words: ['demo', 'load'], env, print: options.print };
  await runToEnd(plan, (child) => (running.helper = child)).catch(({ message }: Error) => {
    if (!running.stopping) options.print(`The demonstration is as it was before: ${message}`);
  });
}

/** A large catalogue takes the API seconds to read: until then pages would come without their content. */
async function untilReady(url: string, running: Running): Promise<void> {
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!running.stopping && !(await isReady())) await pause(100);
}

function programs(basePort: number): [name: ServerName, port: number, entry: string][] {
  const { site, api, origins, delivery } = addressesFrom(basePort);
  return [
    ['api', api, 'api/src/main.ts'],
    ...remotes.map((name): [ServerName, number, string] => [name, origins[name], 'delivery/src/origins.ts']),
    ['delivery', delivery, 'delivery/src/serve.ts'],
    ['site', site, 'shell/src/server/main.ts'],
  ];
}

async function startDatabase(options: StackOptions, running: Running): Promise<string> {
  const database = await startEmbeddedPostgres({ dataDir: path.join(options.dataDir, 'postgres') });
  const stopWatching = watchDatabase(database, options.print);
  running.stopDatabase = async () => {
    await stopWatching();
    await database.stop();
  };
  return database.connectionString;
}

const LOOK_MS = 2_000;
/** The database is looked after as the other processes are: ended by whatever, it is started again. */
function watchDatabase(database: EmbeddedPostgres, print: (line: string) => void): () => Promise<void> {
  let looking: Promise<void> | undefined;
  const look = async () => {
    const wasDead = await database.revive().catch((error: unknown) => print(`PostgreSQL cannot be started again: ${String(error)}`));
    if (wasDead) print('PostgreSQL ended unexpectedly: it runs again.');
  };
  // One look at a time: a server that is slow to start is waited for once.
  const timer = setInterval(() => void (looking ??= look().finally(() => (looking = undefined))), LOOK_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

async function stop(running: Running, started: Promise<Stack>): Promise<void> {
  running.stopping = true;
  running.helper?.kill('SIGTERM');
  const api = running.servers.get('api');
  // What asks the API ends before it, and it before its database.
  await Promise.all([...running.servers.values()].filter((server) => server !== api).map((server) => server.stop()));
  await api?.stop();
  await started.catch(() => undefined);
  await running.stopDatabase?.();
}

async function refuseUnusablePorts(ports: number[]): Promise<void> {
  const unusable = await findUnusablePort(ports);
  if (!unusable) return;
  const why = whyUnusable(unusable.reason);
  throw new Error(
    `Port ${unusable.port} ${why}. Ports ${ports.join(', ')} are needed.\n` +
      `If another copy of Straits runs, stop it; or choose another base port and data folder:\n  STRAITS_PORT=4000 STRAITS_DATA=.data/4000 npm start`,
  );
}

function whyUnusable(reason: string): string {
  if (reason === 'EADDRINUSE') return 'is in use by another program';
  return reason === BLOCKED_BY_BROWSERS ? 'is one that browsers refuse to open' : `cannot be used (${reason})`;
}

function environment(options: StackOptions, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    // Rendering makes much that lives shortly: with a larger nursery a third more pages are rendered a second.
    NODE_OPTIONS: '--max-semi-space-size=64',
    SITE_TOKEN: randomBytes(32).toString('base64url'),
    ...process.env,
    ...options.env,
    STRAITS_PORT: String(options.basePort),
    STRAITS_DATA: options.dataDir,
    DATABASE_URL: databaseUrl,
  };
}
