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
import { findDisagreements, type Finding } from '../modules/wallet/check/ledger-check.sql';
import { readSettings } from '../settings';
import { killApiProcess, startApiProcess, type ApiProcess } from './api-process';
import { findContradictions, findLost, type Contradictions } from './booking-truth.sql';
import { runCheckouts, type Acknowledged } from './checkout-storm';
import { seedProduct } from './seed-product';
import { seedShop, seedUser } from './seed-shop';
import { seedAgent } from './seed-wallet';
import { CARD_PAYER, transferPayer, walletPayer, type Payer } from './storm-payers';

const KEY = 'ab'.repeat(32);
const SETTLED_MS = 180_000;

export interface Outcome {
  acknowledged: Acknowledged;
  /** Promised, and not there. */
  lost: { orders: string[]; payments: string[] };
  contradictions: Contradictions;
  /** Where ledger, orders and payments do not agree: money without an order, orders without money, in whichever way it was paid. */
  disagreements: Finding[];
  /** Payments that came to their end, by the way in which they were made. */
  paidBy: Record<string, number>;
  /** `api`, `database`: what was killed while shoppers were in the middle. */
  kills: string[];
}

/** Ends the database server at once, as a power cut does: its children end by themselves. */
function killDatabase(databaseDir: string): void {
  const pid = Number(readFileSync(path.join(databaseDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}

interface Plan {
  shoppers: number;
  atOnce: number;
}

/**
 * A shop on a database of its own with full durability, shoppers who order and pay by card, from an agency's funds and by bank transfer, and kill -9 of the API after a third of them and of the
 * database after two thirds. Afterwards everything is started again, open payments come to their end, and the books are read.
 */
export async function killInTheMiddle({ shoppers, atOnce }: Plan): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'straits-kill-'));
  const databaseDir = path.join(folder, 'postgres');
  const database = await startEmbeddedPostgres({ dataDir: databaseDir });
  const { connectionString } = database;
  const startApi = () => startApiProcess({ databaseUrl: connectionString, dataDir: folder });
  let api: ApiProcess | undefined;
  const endApi = async () => api && killApiProcess(api);
  const kills: string[] = [];
  try {
    await migrateToLatest(connectionString);
    const { day, payers } = await seed(connectionString, folder, { shoppers, atOnce });
    api = await startApi();
    let up: Promise<unknown> = Promise.resolve();
    const again = (what: string, act: () => Promise<void>) => {
      kills.push(what);
      up = act();
      // Heard below, by everybody who waits for it.
      up.catch(() => undefined);
    };
    const acknowledged = await runCheckouts({
      apiUrl: () => up.then(() => api?.url ?? ''),
      choiceOf: () => ({ productId: 'river-zoo', optionId: 'river-zoo-day', localDate: day, units: [{ unitId: 'adult', quantity: 1 }] }),
      ...{ shoppers, atOnce, payerOf: (shopper, lane) => payers[shopper % 3]!(lane) },
      onDone(done) {
        if (done === Math.floor(shoppers / 3))
          again('api', async () => {
            await endApi();
            api = await startApi();
          });
        if (done === Math.floor((shoppers * 2) / 3))
          again('database', async () => {
            killDatabase(databaseDir);
            while (!(await database.revive())) await pause(10);
            await endApi();
            api = await startApi();
          });
      },
    });
    await up;
    return { acknowledged, kills, ...(await readBooks(connectionString, folder, acknowledged)) };
  } finally {
    await endApi();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const depsOn = (databaseUrl: string, dataDir: string) =>
  createDeps(readSettings({ DATABASE_URL: databaseUrl, STRAITS_DATA: dataDir, STRAITS_KEY: KEY, CARDS: 'sandbox' }), {
    log: pino({ level: 'silent' }),
    connections: 3,
  });

/** A product with a place for everybody, staff, and an agent with funds for each lane. A third of the shoppers pays in each of the three ways. */
async function seed(databaseUrl: string, dataDir: string, { shoppers, atOnce }: Pick<Plan, 'shoppers' | 'atOnce'>) {
  const deps = depsOn(databaseUrl, dataDir);
  try {
    await seedShop(deps);
    await seedProduct(deps, { options: [{ inventory: { capacity: shoppers } }] });
    const staff = await seedUser(deps, { isStaff: true });
    const agents: Payer[] = [];
    // Of one agency: its funds are drawn on by all of them at once.
    const { agencyId } = await seedAgent(deps, { toppedUp: 100_000 * shoppers });
    for (let lane = 0; lane < atOnce; lane++) agents.push(walletPayer((await seedUser(deps, { agency: { id: agencyId } })).token));
    const transfer = transferPayer(staff.token);
    const payers: ((lane: number) => Payer)[] = [() => CARD_PAYER, (lane) => agents[lane] ?? CARD_PAYER, () => transfer];
    return { day: addDays(localDateIn(deps.clock.now(), 'Asia/Singapore'), 30), payers };
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
    const paid = await sql<{ method: string; count: number }>`
      select method, count(*)::int as count from payments where status = 'success' group by method`.execute(deps.db);
    return {
      paidBy: Object.fromEntries(paid.rows.map(({ method, count }) => [method, count])),
      lost: await findLost(deps.db, acknowledged),
      contradictions: await findContradictions(deps.db),
      disagreements: await findDisagreements(deps.db),
    };
  } finally {
    await deps.connection.close();
  }
}
