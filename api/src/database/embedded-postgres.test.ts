import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client, type QueryResultRow } from 'pg';
import { chooseAccount } from './embedded-account';
import { findBinaries } from './embedded-binaries';
import { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres';
import { processBegin } from './supervisor-process';
import { fastFolder } from '../testing/fast-folder';

let dataDir: string;
const running: EmbeddedPostgres[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(fastFolder(), 'straits-supervisor-'));
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, ...options });
  running.push(server);
  return server;
}

async function ask<Row extends QueryResultRow>(server: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function serverPid(): number {
  return Number(readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Lets another process start the server and write to it, kills that process, and tells the last number it was given as confirmed. */
async function killParentAfter(count: number): Promise<number> {
  const parent = startParent();
  let last = 0;
  for await (const line of createInterface({ input: parent.stdout as NodeJS.ReadableStream })) {
    last = Number(line);
    if (last === count) parent.kill('SIGKILL');
  }
  return last;
}

function startParent(): ChildProcess {
  const script = path.join(__dirname, 'embedded-parent.fixture.ts');
  return spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('makes a cluster with checksums that understands Chinese, reachable by a private socket only', async () => {
  const server = await start();

  const [found] = await ask<Record<string, string>>(
    server,
    `select current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
       current_setting('unix_socket_directories') as socket, (select datlocprovider from pg_database where datname = 'straits') as provider,
       '你好' ~ '^[[:alpha:]]+$' as chinese`,
  );
  expect(found).toMatchObject({ checksums: 'on', addresses: '', provider: 'b', chinese: true });
  expect(found?.['socket']).toMatch(new RegExp(`^/tmp/straits-pg-${String(process.getuid?.())}-`));
  expect(server.adopted).toBe(false);
});

test('keeps the data over a clean stop and leaves neither process nor socket', async () => {
  const first = await start();
  await ask(first, 'create table kept as select 42 as n');
  const pid = serverPid();
  const [{ socket }] = (await ask<{ socket: string }>(first, `select current_setting('unix_socket_directories') as socket`)) as [
    { socket: string },
  ];

  await first.stop();

  expect(processBegin(pid)).toBeUndefined();
  expect(existsSync(socket)).toBe(false);
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'select n from kept')).toEqual([{ n: 42 }]);
});

test('adopts the server of a killed parent with every confirmed row, and stops it in the end', async () => {
  const confirmed = await killParentAfter(200);
  const pid = serverPid();

  const server = await start();

  expect(server.adopted).toBe(true);
  const [rows] = await ask<{ count: number; newest: number }>(server, 'select count(*)::int as count, max(n) as newest from confirmed');
  expect(rows?.newest).toBeGreaterThanOrEqual(confirmed);
  expect(rows?.count).toBe(rows?.newest);
  await server.stop();
  expect(processBegin(pid)).toBeUndefined();
});

test('starts anew with every confirmed row when parent and server were killed together', async () => {
  const confirmed = await killParentAfter(50);
  process.kill(serverPid(), 'SIGKILL');

  const server = await start();

  const [rows] = await ask<{ newest: number }>(server, 'select max(n) as newest from confirmed');
  expect(rows?.newest).toBeGreaterThanOrEqual(confirmed);
});

test('shares one server between two callers and stops it with the last of them', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  const pid = serverPid();

  await one.stop();

  expect([one.adopted, two.adopted].sort()).toEqual([false, true]);
  expect(await ask(two, 'select 1 as n')).toEqual([{ n: 1 }]);
  await two.stop();
  expect(processBegin(pid)).toBeUndefined();
});

test('is started again where it has ended by itself, and left alone where it runs', async () => {
  const server = await start();
  await ask(server, 'create table kept as select 1 as n');
  const before = await server.revive();
  process.kill(serverPid(), 'SIGKILL');
  while (!(await server.revive())) await new Promise((resolve) => setImmediate(resolve));

  expect(before).toBe(false);
  expect(await ask(server, 'select n from kept')).toEqual([{ n: 1 }]);
});

test('recovers from an initdb that was killed', async () => {
  const side = path.join(dataDir, 'cluster.new-killed');
  const initdb = chooseAccount().spawn(findBinaries().initdb, ['-D', side, '-U', 'straits', '--no-sync'], { cwd: '/', stdio: 'pipe' });
  await once(initdb.stdout as NodeJS.ReadableStream, 'data');
  initdb.kill('SIGKILL');
  await once(initdb, 'exit');

  const server = await start();

  expect(await ask(server, 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
});

test('takes over the lock of a process that was killed while it held it', async () => {
  writeFileSync(path.join(dataDir, 'lock'), '999999999.1 killed');

  const server = await start();

  expect(await ask(server, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('starts when the process id in a leftover postmaster.pid belongs to somebody else', async () => {
  const first = await start();
  await first.stop();
  const cluster = path.join(dataDir, 'cluster');
  writeFileSync(path.join(cluster, 'postmaster.pid'), [process.pid, cluster, 1, 5432, '/tmp', '', '', ''].join('\n'));

  const second = await start();

  expect(second.adopted).toBe(false);
  expect(await ask(second, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('replaces a living server whose socket has vanished', async () => {
  const confirmed = await killParentAfter(5);
  const orphan = serverPid();
  const socketFolder = readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[4] as string;
  unlinkSync(path.join(socketFolder, '.s.PGSQL.5432'));

  const server = await start();

  expect(server.adopted).toBe(false);
  expect(processBegin(orphan)).toBeUndefined();
  expect((await ask<{ newest: number }>(server, 'select max(n) as newest from confirmed'))[0]?.newest).toBeGreaterThanOrEqual(confirmed);
}, 40_000);

test('makes the symbolic links of the binaries where install scripts are off', () => {
  const library = path.resolve(path.dirname(findBinaries().postgres), '../lib/libpgtypes.so');
  rmSync(library, { force: true });

  findBinaries();

  expect(existsSync(library)).toBe(true);
});

test('throws data without durability away after the machine went down', async () => {
  const first = await start({ durability: 'off' });
  await ask(first, 'create table torn (n int)');
  await first.stop();
  writeFileSync(path.join(dataDir, 'not-durable'), 'an earlier start of the machine');

  const second = await start({ durability: 'off' });

  expect(await ask(second, `select to_regclass('torn') as found`)).toEqual([{ found: null }]);
});

test('says why when the server cannot start', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(path.join(dataDir, 'cluster/postgresql.conf'), 'no_such_setting = 1\n');

  await expect(start()).rejects.toThrow(/no_such_setting/);
});

test('refuses a cluster of another major version', async () => {
  mkdirSync(path.join(dataDir, 'cluster'));
  writeFileSync(path.join(dataDir, 'cluster/PG_VERSION'), '15\n');

  await expect(start()).rejects.toThrow(/made by PostgreSQL 15/);
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('runs as another user where root may not make namespaces, and goes back when it may', async () => {
  const blocked = await start({ account: chooseAccount(() => false) });
  await ask(blocked, 'create table kept as select 7 as n');
  await blocked.stop();

  const allowed = await start();

  expect(await ask(allowed, 'select n from kept')).toEqual([{ n: 7 }]);
});
