import { createHash } from 'node:crypto';
import { userInfo } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../database/embedded-postgres';
import { isMarkAlive, ownMark } from '../database/supervisor-process';
import { fastFolder } from './fast-folder';

// Every database of a test run carries the mark of the run, so that a later run can clear away what an interrupted one left behind.
const PREFIX = 'straits_test_';

export interface TestServer {
  adminAddress: string;
  stop(): Promise<void>;
}

/**
 * The server that tests run on: `DATABASE_URL` where set, else an embedded one without fsync that all test runs of this work tree share
 * (they are counted, the last one stops it; the server of an interrupted run serves the next).
 */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env['DATABASE_URL'];
  if (given) return { adminAddress: given, stop: async () => undefined };
  const tree = createHash('sha256').update(path.resolve(__dirname, '../../..')).digest('hex').slice(0, 8);
  const dataDir = path.join(fastFolder(), `straits-test-${userInfo().uid}-${tree}`);
  const server = await startEmbeddedPostgres({ dataDir, durability: 'off' });
  return { adminAddress: addressOf(server.connectionString, 'postgres'), stop: server.stop };
}

/** The same server, another database. */
export function addressOf(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

export function newRunName(): string {
  return `${PREFIX}${ownMark().replaceAll('.', '_')}`.toLowerCase();
}

/** Runs statements one by one, outside of a transaction: databases cannot be made or dropped inside of one. */
export async function administer(adminAddress: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: adminAddress });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Drops the databases of the given run, and of runs on this machine that have ended without doing so. */
export async function dropDatabases(adminAddress: string, runName?: string): Promise<void> {
  const client = new Client({ connectionString: adminAddress });
  await client.connect();
  try {
    const found = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [PREFIX]);
    for (const { name } of found.rows) {
      if (belongsTo(name, runName) || isLeftover(name)) await client.query(`drop database if exists "${name}" with (force)`);
    }
  } finally {
    await client.end();
  }
}

function belongsTo(name: string, runName: string | undefined): boolean {
  return runName !== undefined && (name === runName || name.startsWith(`${runName}_`));
}

function isLeftover(name: string): boolean {
  const [pid = '', begin = ''] = name.slice(PREFIX.length).split('_');
  return !isMarkAlive(`${pid}.${begin}`);
}
