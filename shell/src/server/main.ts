import { createApp } from './app';
import { settings } from './settings';

/** Shorter than those wait who end us (scripts/child.ts, Docker): ten seconds. */
const STOP_MS = 8_000;

async function main() {
  const app = createApp();
  await app.listen({ port: settings.port, host: settings.host });
  console.log(`site: http://localhost:${settings.port}`);
  const stop = () => {
    // Whoever sends slowly is not waited for without end.
    setTimeout(() => process.exit(0), STOP_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
