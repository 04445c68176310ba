import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createDeps } from '../create-deps';
import { startEmbeddedPostgres } from '../database/embedded-postgres';
import { migrateToLatest } from '../database/migrate';
import { readSettings } from '../settings';
import { killApiProcess, startApiProcess } from './api-process';
import { seedShop } from './seed-shop';
import { seedAgent } from './seed-wallet';
import { addressOf, administer } from './test-server';
import { readBooks, runWalletStorm, seedStormProduct, spendAtOnce, STORM_PRICE, type Books, type StormOutcome } from './wallet-storm';

export interface WalletAlone {
  /** Of the spends at once; `booksThen` were read after them. */
  paid: number;
  booksThen: Books;
  storm: StormOutcome;
}
interface Plan {
  spends: number;
  /** How many of them balance and credit reach for, in equal parts. */
  reachesFor: number;
  acts: number;
}

/** A database of its own: on the server of `DATABASE_URL` where set, else on an embedded one of its own. Both with full durability. */
async function openDatabase(folder: string): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (!given) return startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  const name = `straits_ledger_${process.pid}`;
  await administer(given, `create database ${name}`);
  return { connectionString: addressOf(given, name), stop: () => administer(given, `drop database if exists ${name} with (force)`) };
}

/** Spends at once, then acts at random, through two API processes on a database of their own. */
export async function runWalletAlone({ spends, reachesFor, acts }: Plan): Promise<WalletAlone> {
  const folder = mkdtempSync(path.join(tmpdir(), 'straits-ledger-'));
  const database = await openDatabase(folder);
  await migrateToLatest(database.connectionString);
  const settings = readSettings({
    DATABASE_URL: database.connectionString,
    STRAITS_DATA: folder,
    STRAITS_KEY: 'ab'.repeat(32),
    CARDS: 'sandbox',
  });
  const deps = createDeps(settings, { log: pino({ level: 'silent' }), connections: 4 });
  await seedShop(deps);
  await seedStormProduct(deps);
  const processes = [await startApiProcess(settings), await startApiProcess(settings)];
  try {
    const half = (STORM_PRICE * reachesFor) / 2;
    const { token } = await seedAgent(deps, { toppedUp: half, creditMinor: half });
    const answers = await spendAtOnce(processes, { token, orders: spends });
    const booksThen = await readBooks(deps);
    const storm = await runWalletStorm(deps, processes, acts);
    return { paid: answers.filter((code) => code === '').length, booksThen, storm };
  } finally {
    await Promise.all(processes.map(killApiProcess));
    await deps.connection.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
