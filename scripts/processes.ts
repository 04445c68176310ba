import { readPlace } from './addresses';
import { startStack, type Stack } from './stack';

const TWO_MEANT_MS = 700;

// One press of Ctrl-C may arrive twice, from the terminal and from npm; a second press comes later than that.
function main(): void {
  const began = Date.now();
  const stack = startStack({ ...readPlace(), databaseUrl: process.env['DATABASE_URL'], print: (line) => console.log(line) });
  let stoppedAt: number | undefined;

  function onSignal(): void {
    if (stoppedAt === undefined) {
      stoppedAt = Date.now();
      console.log('\nStopping … (Ctrl-C again to stop at once)');
      void stack.stop().then(() => process.exit(), fail);
    } else if (Date.now() - stoppedAt > TWO_MEANT_MS) {
      stack.kill();
      process.exit(1);
    }
  }

  async function fail(error: unknown): Promise<void> {
    if (stoppedAt === undefined) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    await stack.stop().catch(console.error);
    process.exit(stoppedAt === undefined ? 1 : 0);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  stack.started.then((running) => welcome(running, Date.now() - began), fail);
}

const DEMO_PEOPLE = (trade: string) => `
Sign in with the password straits-demo as
  traveller@straits.test   a traveller
  agent@straits.test       a travel agent, with wallet and credit (on ${trade})
  staff@straits.test       the agency's staff
`;
const NO_SHOP = `
There is no shop in this database yet: npm run ops -- shop init makes yours, npm run ops -- demo load the demonstration.
`;

function welcome({ shop, siteUrl, apiUrl }: Stack, tookMs: number): void {
  const trade = siteUrl.replace('localhost', 'b2b.localhost');
  console.log(`
Straits is running (after ${(tookMs / 1000).toFixed(1)} s). Ctrl-C stops it.

  The shop         ${siteUrl}
  For agents       ${trade}
  The API          ${apiUrl}/travel/v1/docs
${shop === 'demonstration' ? DEMO_PEOPLE(trade) : shop === 'none' ? NO_SHOP : ''}`);
}

main();
