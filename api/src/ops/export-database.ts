import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copyTarget, findMigrations, findTables, findWaitingJobs, type Table, type WaitingJob } from './table-copy.sql';

/** What stands beside the tables' files. */
export interface Manifest {
  straits: 1;
  exportedAt: string;
  migrations: string[];
  tables: (Table & { file: string; rows: number; sha256: string })[];
  jobs: WaitingJob[];
}
export const MANIFEST = 'manifest.json';

export class ExportRefused extends Error {}

async function exportTable(client: PoolClient, table: Table, folder: string): Promise<Manifest['tables'][number]> {
  const file = `${table.name}.copy`;
  const hash = createHash('sha256');
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  await pipeline(rows, counted, createWriteStream(path.join(folder, file), { mode: 0o600 }));
  return { ...table, file, rows: rows.rowCount, sha256: hash.digest('hex') };
}

/**
 * Writes all tables into an empty folder, one COPY file each, as they stood at one moment; the shop may go on selling meanwhile.
 * The manifest is written last: a folder without it is not an export.
 */
export async function exportDatabase(pool: Pool, folder: string, now: Date): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new ExportRefused(`${folder} is not empty`);
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const tables: Manifest['tables'] = [];
    for (const table of await findTables(client)) tables.push(await exportTable(client, table, folder));
    const manifest: Manifest = {
      straits: 1,
      exportedAt: now.toISOString(),
      migrations: await findMigrations(client),
      tables,
      jobs: await findWaitingJobs(client),
    };
    await client.query('commit');
    await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    return manifest;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
