import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { sql } from 'kysely';
import { addDays, localDateIn } from '../clock';
import { createDeps } from '../create-deps';
import { startEmbeddedPostgres } from '../database/embedded-postgres';
import { migrateToLatest } from '../database/migrate';
import { readSettings } from '../settings';
import { findContradictions, findLost, type Contradictions } from './booking-truth.sql';
import { runCheckouts, type Acknowledged } from './checkout-storm';
import { seedProduct } from './seed-product';
import { seedShop } from './seed-shop';

const MAIN = path.resolve(__dirname, '../main.ts');
const KEY = 'ab'.repeat(32);
const UP_MS = 120_000;
const SETTLED_MS = 180_000;

export interface Outcome {
  acknowledged: Acknowledged;
  /** Promised, and not there. */
  lost: { orders: string[]; payments: string[] };
  contradictions: Contradictions;
  /** `api`, `database`: what was killed while shoppers were in the middle. */
  kills: string[];
}

/** An API process of its own that is killed and started again. */
function createApi(databaseUrl: string, dataDir: string, port: number) {
  let child: ChildProcess | undefined;
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    async start() {
      const env = { ...process.env, DATABASE_URL: databaseUrl, STRAITS_DATA: dataDir, STRAITS_KEY: KEY, PORT: String(port) };
      child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
        env: { ...env, LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY_MS: '0' },
        stdio: 'ignore',
      });
      for (const until = Date.now() + UP_MS; Date.now() < until; await pause(100)) if (await isReady()) return;
      throw new Error(`no API answers at ${url}`);
    },
    async kill() {
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      dying.kill('SIGKILL');
      await once(dying, 'exit');
    },
  };
}

/** Ends the database server at once, as a power cut does: its children end by themselves. */
function killDatabase(databaseDir: string): void {
  const pid = Number(readFileSync(path.join(databaseDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}

interface Plan {
  shoppers: number;
  atOnce: number;
  port: number;
}

/**
 * A shop on a database of its own with full durability, shoppers who order and pay, and kill -9 of the API after a third of them and of the
 * database after two thirds. Afterwards everything is started again, open payments come to their end, and the books are read.
 */
export async function killInTheMiddle({ shoppers, atOnce, port }: Plan): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'straits-kill-'));
  const databaseDir = path.join(folder, 'postgres');
  let database = await startEmbeddedPostgres({ dataDir: databaseDir });
  const { connectionString } = database;
  const api = createApi(connectionString, folder, port);
  const kills: string[] = [];
  try {
    await migrateToLatest(connectionString);
    const day = await seed(connectionString, folder, shoppers);
    await api.start();
    let up: Promise<unknown> = Promise.resolve();
    const again = (what: string, act: () => Promise<void>) => {
      kills.push(what);
      up = act();
      // Heard below, by everybody who waits for it.
      up.catch(() => undefined);
    };
    const acknowledged = await runCheckouts({
      apiUrl: () => up.then(() => api.url),
      choiceOf: () => ({ productId: 'river-zoo', optionId: 'river-zoo-day', localDate: day, units: [{ unitId: 'adult', quantity: 1 }] }),
      ...{ shoppers, atOnce, withPayment: true },
      onDone(done) {
        if (done === Math.floor(shoppers / 3))
          again('api', async () => {
            await api.kill();
            await api.start();
          });
        if (done === Math.floor((shoppers * 2) / 3))
          again('database', async () => {
            killDatabase(databaseDir);
            database = await startEmbeddedPostgres({ dataDir: databaseDir });
            await api.kill();
            await api.start();
          });
      },
    });
    await up;
    return { acknowledged, kills, ...(await readBooks(connectionString, folder, acknowledged)) };
  } finally {
    await api.kill();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const depsOn = (databaseUrl: string, dataDir: string) =>
  createDeps(readSettings({ DATABASE_URL: databaseUrl, STRAITS_DATA: dataDir, STRAITS_KEY: KEY }), {
    log: pino({ level: 'silent' }),
    connections: 3,
  });

async function seed(databaseUrl: string, dataDir: string, shoppers: number): Promise<string> {
  const deps = depsOn(databaseUrl, dataDir);
  try {
    await seedShop(deps);
    await seedProduct(deps, { options: [{ inventory: { capacity: shoppers } }] });
    return addDays(localDateIn(deps.clock.now(), 'Asia/Singapore'), 30);
  } finally {
    await deps.connection.close();
  }
}

/** Waits until no payment's end is unknown any more, then asks what contradicts what. */
async function readBooks(databaseUrl: string, dataDir: string, acknowledged: Acknowledged) {
  const deps = depsOn(databaseUrl, dataDir);
  try {
    for (const until = Date.now() + SETTLED_MS; Date.now() < until; await pause(500)) {
      const { rows } = await sql`select from payments where status = 'pending'`.execute(deps.db);
      if (rows.length === 0) break;
    }
    return { lost: await findLost(deps.db, acknowledged), contradictions: await findContradictions(deps.db) };
  } finally {
    await deps.connection.close();
  }
}
