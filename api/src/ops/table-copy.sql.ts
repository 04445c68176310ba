import type { PoolClient } from 'pg';

export interface Table {
  name: string;
  /** Without columns that the database works out itself. */
  columns: string[];
}

const ident = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** What a COPY of the table names: `"products" ("id", "no", …)`. */
export const copyTarget = ({ name, columns }: Table) => `${ident(name)} (${columns.map(ident).join(', ')})`;

interface Reference {
  table: string;
  needs: string;
}

/** Tables so that each stands after those that it refers to. */
function inOrder(tables: Table[], references: Reference[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !references.some(({ table, needs }) => table === name && needs !== name && waiting.has(needs)),
    );
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

/** All tables of the shop. The migrator's own are left out: the form of a database is made by its migrations, not copied. */
export async function findTables(client: PoolClient): Promise<Table[]> {
  const tables = await client.query<Table>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name not like 'kysely\\_%' group by table_name order by table_name`,
  );
  const references = await client.query<Reference>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as needs from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return inOrder(tables.rows, references.rows);
}

export async function findMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** No property of the shop: what counts changes, and whose key sealed what is here. */
const OF_THE_DATABASE = new Set(['catalog_version', 'shop_key']);

export async function findFilledTables(client: PoolClient, tables: Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables.filter((table) => !OF_THE_DATABASE.has(table.name))) {
    const { rowCount } = await client.query(`select from ${ident(name)} limit 1`);
    if (rowCount) filled.push(name);
  }
  return filled;
}

/** Also those that nobody may empty otherwise: the owner of the database replaces the whole of it, in one transaction. */
export async function emptyTables(client: PoolClient, tables: Table[]): Promise<void> {
  const { rows } = await client.query<{ name: string; trigger: string }>(
    `select tgrelid::regclass::text as name, tgname as trigger from pg_trigger where not tgisinternal and tgtype & 32 = 32`,
  );
  const guards = rows.filter((row) => tables.some(({ name }) => name === row.name));
  const turn = async (how: 'disable' | 'enable') => {
    for (const { name, trigger } of guards) await client.query(`alter table ${ident(name)} ${how} trigger ${ident(trigger)}`);
  };
  await turn('disable');
  await client.query(`truncate ${tables.map(({ name }) => ident(name)).join(', ')}`);
  await turn('enable');
}

/** Numbers that the database gives out go on after the highest that is there. */
export async function continueNumbers(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${ident(column)}) from ${ident(table)}), 0) + 1, false)`,
      [table, column],
    );
  }
}

export async function findCounter(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from catalog_version');
  return rows[0]?.version ?? 0;
}

/** Running processes see that the catalogue is another one, whatever number it came with. */
export async function raiseCounter(client: PoolClient, above: number): Promise<void> {
  await client.query('update catalog_version set version = greatest(version, $1) + 1, words = greatest(version, $1) + 1', [above]);
}

/** A waiting job, or one that was given up, as it is asked for again in another database. */
export interface WaitingJob {
  name: string;
  payload: unknown;
  runAt: string;
  key: string | null;
  maxAttempts: number;
  /** Left out by exports of before mails waited for money. */
  priority?: number | undefined;
}
export async function findWaitingJobs(client: PoolClient): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select t.identifier as name, j.payload, j.run_at as "runAt", j.key, j.max_attempts as "maxAttempts", j.priority
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  );
  return rows;
}

export async function insertJobs(client: PoolClient, jobs: WaitingJob[]): Promise<void> {
  for (const { name, payload, runAt, key, maxAttempts, priority = 0 } of jobs) {
    await client.query(
      'select graphile_worker.add_job($1, payload => $2::json, run_at => $3, job_key => $4, max_attempts => $5, priority => $6)',
      [name, JSON.stringify(payload), runAt, key, maxAttempts, priority],
    );
  }
}

export async function emptyJobs(client: PoolClient): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs where locked_at is null');
}
