import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { MANIFEST, type Manifest } from './export-database';
import {
  continueNumbers,
  copyTarget,
  emptyJobs,
  emptyTables,
  findCounter,
  findFilledTables,
  findMigrations,
  findTables,
  insertJobs,
  raiseCounter,
  type Table,
} from './table-copy.sql';

const ManifestFile = z.object({
  straits: z.literal(1),
  exportedAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      file: z.string().regex(/^[a-z0-9_]+\.copy$/),
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
  jobs: z.array(
    z.object({
      name: z.string(),
      payload: z.unknown(),
      runAt: z.string(),
      key: z.string().nullable(),
      maxAttempts: z.int(),
      priority: z.int().optional(),
    }),
  ),
});

/** The folder or the database is not fit for it; nothing was changed. */
export class DatabaseImportRefused extends Error {}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new DatabaseImportRefused(`${folder} holds no finished export: ${MANIFEST} is missing`);
  });
  const read = ManifestFile.safeParse(JSON.parse(text));
  if (!read.success) throw new DatabaseImportRefused(`${MANIFEST} is not one that this version can read: ${z.prettifyError(read.error)}`);
  return read.data;
}

async function importTable(client: PoolClient, table: Manifest['tables'][number], folder: string): Promise<void> {
  const hash = createHash('sha256');
  const file = createReadStream(path.join(folder, table.file));
  file.on('data', (chunk) => hash.update(chunk));
  const rows = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  await pipeline(file, rows);
  if (hash.digest('hex') !== table.sha256 || rows.rowCount !== table.rows)
    throw new DatabaseImportRefused(`${table.file} is not as it was exported`);
}

function checkForm(manifest: Manifest, migrations: string[], tables: Table[]) {
  if (manifest.migrations.join() !== migrations.join()) {
    throw new DatabaseImportRefused(
      `the export has the form of ${manifest.migrations.at(-1)}, this version of ${migrations.at(-1)}: import it with the version that wrote it, then update`,
    );
  }
  const missing = tables.filter(({ name }) => !manifest.tables.some((table) => table.name === name));
  if (missing.length > 0) throw new DatabaseImportRefused(`the export has no ${missing.map(({ name }) => name).join(', ')}`);
}

async function importAll(client: PoolClient, manifest: Manifest, folder: string, replace: boolean): Promise<void> {
  const tables = await findTables(client);
  checkForm(manifest, await findMigrations(client), tables);
  const filled = await findFilledTables(client, tables);
  if (filled.length > 0 && !replace)
    throw new DatabaseImportRefused(`the database is not empty (${filled.slice(0, 5).join(', ')} …): --replace gives up all that is in it`);
  const counter = await findCounter(client);
  await emptyTables(client, tables);
  await emptyJobs(client);
  // In this database's own order of tables, so that what is referred to is there first.
  for (const { name } of tables)
    await importTable(
      client,
      manifest.tables.find((table) => table.name === name)!,
      folder,
    );
  await continueNumbers(client);
  await raiseCounter(client, counter);
  await insertJobs(client, manifest.jobs);
}

/** Fills a database from an export, in one transaction: all tables as they were, or nothing. Refuses a filled database unless `replace`. */
export async function importDatabase(pool: Pool, folder: string, { replace }: { replace: boolean }): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await importAll(client, manifest, folder, replace);
    await client.query('commit');
    await client.query('analyze');
    return manifest;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
