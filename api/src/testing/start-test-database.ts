import { administer, addressOf, dropDatabases, newRunName, openTestServer, type TestServer } from './test-server';

declare global {
  // Jest runs setup and teardown in one process and gives them no other way to hand something over.
  var straitsTestServer: (TestServer & { runName: string }) | undefined;
}

/** Jest's global setup of the API's tests: a server, and on it a migrated template that every test file gets a copy of. */
export default async function startTestDatabase(): Promise<void> {
  const server = await openTestServer();
  const runName = newRunName();
  globalThis.straitsTestServer = { ...server, runName };
  await dropDatabases(server.adminAddress, runName);
  await administer(server.adminAddress, `create database ${runName}`);
  const { migrateToLatest } = await import('../database/migrate');
  await migrateToLatest(addressOf(server.adminAddress, runName));
  process.env['STRAITS_TEST_DATABASE'] = JSON.stringify({ adminAddress: server.adminAddress, template: runName });
}
