import { Client } from 'pg';
import { createTestDatabase } from './test-database';
import { administer, dropDatabases } from './test-server';

async function ask<Row extends object>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('gives each caller a migrated database of its own', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);

  await ask(one.connectionString, 'create table mine (n int)');

  expect(await ask(two.connectionString, `select to_regclass('mine') as mine, to_regclass('kysely_migration')::text as migrated`)).toEqual([
    { mine: null, migrated: 'kysely_migration' },
  ]);
  await Promise.all([one.drop(), two.drop()]);
});

test('drops a database to which connections are open', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.connectionString });
  client.on('error', () => undefined);
  await client.connect();

  await database.drop();

  await expect(ask(database.connectionString, 'select 1')).rejects.toThrow(/does not exist/);
});

test('clears away what an interrupted run left behind, and nothing of a run that lives', async () => {
  const { adminAddress } = JSON.parse(process.env['STRAITS_TEST_DATABASE'] as string) as { adminAddress: string };
  const living = await createTestDatabase();
  await administer(adminAddress, 'create database straits_test_999999999_1_abandoned');

  await dropDatabases(adminAddress);

  const found = await ask<{ name: string }>(adminAddress, 'select datname as name from pg_database');
  expect(found.map(({ name }) => name)).not.toContain('straits_test_999999999_1_abandoned');
  expect(await ask(living.connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
  await living.drop();
});
