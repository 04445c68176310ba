import { randomUUID } from 'node:crypto';
import { addressOf, administer } from './test-server';

export interface TestDatabase {
  connectionString: string;
  /** Drops the database, also when connections to it are still open. */
  drop(): Promise<void>;
}

/** A database of its own for one test file, migrated and empty: made in `beforeAll`, dropped in `afterAll`. Close your pools before. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminAddress, template } = sharedByRun();
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await administer(adminAddress, `create database ${name} template ${template}`);
  return {
    connectionString: addressOf(adminAddress, name),
    drop: () => administer(adminAddress, `drop database if exists ${name} with (force)`),
  };
}

function sharedByRun(): { adminAddress: string; template: string } {
  const handedOver = process.env['STRAITS_TEST_DATABASE'];
  if (!handedOver) throw new Error('There is no test database: run this file in the jest project "api".');
  return JSON.parse(handedOver) as { adminAddress: string; template: string };
}
