import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findFreeBase, root } from '../../scripts/addresses';
import { startStack, type Stack } from '../../scripts/stack';
import { measureAbuse } from './abuse';
import { measureApi } from './api-latency';
import { addDays, writeBenchCatalogue } from './bench-catalogue';
import { measureCheckouts, measureKills } from './checkouts';
import { fillInventory, INVENTORY_ROWS } from './fill-inventory';
import { measureCardEvents, startStripe, stripeEnv } from './card-events';
import { measureCodes } from './codes';
import { measureDelivery } from './delivery';
import { measureOverselling } from './overselling';
import { measureKinds, measurePages } from './pages';
import { measureRendering } from './rendering';
import { measureTeams } from './teams';
import { printFigures, type Figure } from './report';
import { measureSignIn } from './sign-in';
import { measureLedger, measureWallet } from './wallet';

const today = new Date().toISOString().slice(0, 10);
const OF_THE_SHOP = ['pages', 'kinds', 'rendering', 'delivery', 'sign-in', 'wallet', 'codes', 'card-events', 'teams', 'kill'];
const OF_A_LARGE_CATALOGUE = ['api', 'stock', 'checkout'];
const OF_A_GUARDED_SHOP = ['abuse'];
const parts = [...OF_THE_SHOP, ...OF_A_LARGE_CATALOGUE, ...OF_A_GUARDED_SHOP];
const asked = process.argv.slice(2);
const wanted = new Set(asked.filter((word) => !word.startsWith('--')));
const isWanted = (part: string) => wanted.size === 0 || wanted.has(part);
/** A word that was meant otherwise must not begin the whole, which takes long. */
const unknown = asked.find((word) => !parts.includes(word) && !/^--(products|acts)=\d+$/.test(word));
const numberOf = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const products = numberOf('products', 100_000);
/** Of the wallet, at random: the whole figure takes about ten minutes. */
const acts = numberOf('acts', 10_000);

function run(entry: string, words: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', entry, ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${entry} ${words.join(' ')} ended with ${status}`);
}

function importCatalogue(file: string, env: NodeJS.ProcessEnv): Figure {
  writeBenchCatalogue(file, products);
  const began = performance.now();
  run('api/src/ops/main.ts', ['catalogue', 'import', file], env);
  return {
    what: `products imported a second (${products.toLocaleString('en')})`,
    measured: Math.round((products * 1000) / (performance.now() - began)),
    unit: '/s',
    target: 2_000,
    atLeast: true,
  };
}

async function startSecondApi(env: NodeJS.ProcessEnv, port: number): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'warn' },
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, process: child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the second API process did not start');
}

async function measureStock(apiUrl: string, env: NodeJS.ProcessEnv, basePort: number): Promise<Figure[]> {
  const one = await measureOverselling([apiUrl], addDays(today, 40));
  const second = await startSecondApi(env, basePort + 99);
  const two = await measureOverselling([apiUrl, second.url], addDays(today, 80));
  second.process.kill('SIGTERM');
  return [...one, ...two];
}

/** On an API process of its own, whose card company is on this machine. */
async function measureCards(env: NodeJS.ProcessEnv, basePort: number): Promise<Figure[]> {
  const stripe = await startStripe();
  const api = await startSecondApi({ ...env, ...stripeEnv(stripe.url) }, basePort + 98);
  try {
    return await measureCardEvents(api.url, env['DATABASE_URL'] ?? '', today);
  } finally {
    api.process.kill('SIGTERM');
    stripe.server.close();
  }
}

/** What the processes said last, for when one of them is why nothing could be measured. */
const LINES_KEPT = 200;

interface Measured extends Stack {
  basePort: number;
  dataDir: string;
  /** Of a process of our own on the same database. */
  env: NodeJS.ProcessEnv;
  /** Built and loaded. */
  startedAfterS: number;
}

/** All of the load comes from one machine, as from one visitor; `abuse` measures what one may. */
const UNLIMITED = { PAGES_A_MINUTE: '0' };

/** Measures on a stack of its own, with the catalogue that its folder of data has. */
async function measureOn(folder: string, measure: (stack: Measured) => Promise<Figure[]>, env: NodeJS.ProcessEnv = UNLIMITED) {
  const dataDir = path.join(root, '.cache', folder);
  mkdirSync(dataDir, { recursive: true });
  const basePort = await findFreeBase();
  const place = { STRAITS_DATA: dataDir, STRAITS_PORT: String(basePort) };
  run('scripts/build.ts', [], place);
  const said: string[] = [];
  const options = { basePort, dataDir, env, print: (line: string) => said.splice(0, said.push(line) - LINES_KEPT) };
  let stack = startStack(options);
  try {
    // The first start of a folder loads the demonstration; a later one is what `npm start` takes day by day.
    await stack.started;
    await stack.stop();
    const began = performance.now();
    stack = startStack(options);
    const started = await stack.started;
    const startedAfterS = (performance.now() - began) / 1000;
    return await measure({ ...started, basePort, dataDir, env: { ...place, DATABASE_URL: started.databaseUrl }, startedAfterS });
  } catch (error) {
    console.error(said.join('\n'));
    throw error;
  } finally {
    await stack.stop();
  }
}

/** With the demonstration's catalogue, as `npm start` has it. */
async function measureShop({ siteUrl, apiUrl, databaseUrl, basePort, dataDir, env, startedAfterS }: Measured): Promise<Figure[]> {
  const figures: Figure[] = [{ what: 'start until the site answers, built and loaded', measured: startedAfterS, unit: 's', target: 15 }];
  if (isWanted('pages')) figures.push(...(await measurePages(siteUrl)));
  if (isWanted('kinds')) figures.push(...(await measureKinds(siteUrl)));
  if (isWanted('rendering')) figures.push(...(await measureRendering(siteUrl)));
  if (isWanted('delivery')) figures.push(...(await measureDelivery(siteUrl, dataDir, basePort)));
  if (isWanted('sign-in')) figures.push(...(await measureSignIn(apiUrl)));
  if (isWanted('wallet')) figures.push(...(await measureWallet(apiUrl, databaseUrl)), ...(await measureLedger(acts)));
  if (isWanted('codes')) figures.push(...(await measureCodes(apiUrl, databaseUrl, today)));
  if (isWanted('card-events')) figures.push(...(await measureCards(env, basePort)));
  if (isWanted('teams')) figures.push(...(await measureTeams(siteUrl, dataDir)));
  if (isWanted('kill')) figures.push(...(await measureKills()));
  return figures;
}

async function measureLargeCatalogue({ apiUrl, databaseUrl, basePort, dataDir, env }: Measured): Promise<Figure[]> {
  const figures = [importCatalogue(path.join(dataDir, 'catalogue.json'), env)];
  if (isWanted('api')) {
    const rows = await fillInventory(databaseUrl, products);
    figures.push({ what: 'rows of stock', measured: rows, unit: 'count', target: INVENTORY_ROWS, atLeast: true });
    figures.push(...(await measureApi(apiUrl, today, products)));
  }
  if (isWanted('stock')) figures.push(...(await measureStock(apiUrl, env, basePort)));
  if (isWanted('checkout')) figures.push(...(await measureCheckouts(apiUrl, today, products)));
  return figures;
}

/** Measures on stacks of its own and prints the figures with the targets. */
async function main() {
  if (unknown) {
    const known = `npm run bench [-- ${parts.join(' ')} --products=100000 --acts=10000]: all, or the parts that are named.`;
    throw new Error(`The bench has no part ${unknown}.\n${known}`);
  }
  printFigures([
    ...(OF_THE_SHOP.some(isWanted) ? await measureOn('bench', measureShop) : []),
    ...(OF_A_LARGE_CATALOGUE.some(isWanted) ? await measureOn('bench-large', measureLargeCatalogue) : []),
    ...(OF_A_GUARDED_SHOP.some(isWanted) ? await measureOn('bench', (stack) => measureAbuse(stack, today), {}) : []),
  ]);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(unknown ? (error as Error).message : error);
    process.exit(1);
  },
);
