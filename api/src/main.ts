import pino from 'pino';
import { buildApp } from './app';
import { createDeps } from './create-deps';
import { jobTable } from './jobs/job-table';
import { startJobs } from './jobs/jobs';
import { startExpiry } from './modules/booking/expiry-clock';
import { startWalletClock } from './modules/wallet/wallet-clock';
import { readSettings, SettingsError } from './settings';
import { findShopGaps } from './shop-gaps';
import { checkShopKey } from './shop-key';

/** Shorter than those wait who end us (scripts/child.ts, Docker): ten seconds. */
const STOP_MS = 8_000;

async function main() {
  const settings = readSettings();
  const log = pino({ level: settings.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] });
  const deps = createDeps(settings, { log, connections: 16 });
  await checkShopKey(deps);
  for (const gap of await findShopGaps(deps)) log.warn(gap);
  const app = await buildApp(deps);
  const jobs = await startJobs(deps, jobTable);
  const stopExpiry = startExpiry(deps);
  const stopWallet = startWalletClock(deps);
  await app.listen({ port: settings.port, host: settings.host });
  const stop = async () => {
    // Whoever sends slowly is not waited for without end.
    setTimeout(() => process.exit(0), STOP_MS).unref();
    stopExpiry();
    stopWallet();
    await app.close();
    await jobs.stop();
    await deps.connection.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
