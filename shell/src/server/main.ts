import { createApp } from './app';
import { settings } from './settings';

async function main() {
  const app = createApp();
  await app.listen({ port: settings.port, host: '::' });
  console.log(`site: http://localhost:${settings.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
