import { dropDatabases } from './test-server';

/** Jest's global teardown of the API's tests. */
export default async function stopTestDatabase(): Promise<void> {
  const server = globalThis.straitsTestServer;
  if (!server) return;
  await dropDatabases(server.adminAddress, server.runName);
  await server.stop();
}
