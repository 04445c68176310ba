import path from 'node:path';
import pino from 'pino';
import { createDeps } from '../create-deps';
import { startEmbeddedPostgres } from '../database/embedded-postgres';
import { migrateToLatest } from '../database/migrate';
import type { Deps } from '../deps';
import { readSettings } from '../settings';

/**
 * What commands stand on: the server of DATABASE_URL, or the embedded one of the data folder, which is started when it does not run and shared
 * when it does. Brings the database to its newest form.
 */
export async function openDatabase(env: NodeJS.ProcessEnv): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const dataDir = path.resolve(env['STRAITS_DATA'] ?? '.data');
  const embedded = env['DATABASE_URL'] ? undefined : await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  try {
    const settings = readSettings({ ...env, STRAITS_DATA: dataDir, DATABASE_URL: embedded?.connectionString ?? env['DATABASE_URL'] });
    await migrateToLatest(settings.databaseUrl);
    const deps = createDeps(settings, { log: pino({ level: 'warn' }), connections: 4 });
    return {
      deps,
      close: async () => {
        await deps.connection.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
