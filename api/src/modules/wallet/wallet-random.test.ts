import { killApiProcess, startApiProcess, type ApiProcess } from '../../testing/api-process';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { runWalletStorm, seedStormProduct } from '../../testing/wallet-storm';

/**
 * `npm run bench -- wallet` is the whole figure (10,000, some minutes), on the same code; with DATABASE_URL this runs on a server.
 * ledger-random.test.ts has 10,000 below HTTP, with corrections.
 */
const OPERATIONS = Number(process.env['WALLET_OPERATIONS'] ?? 400);

let shop: TestApp;
let processes: ApiProcess[];
beforeAll(async () => {
  shop = await startTestApp({ now: new Date().toISOString() });
  await seedStormProduct(shop.deps);
  processes = await Promise.all([startApiProcess(shop.deps.settings), startApiProcess(shop.deps.settings)]);
  // Two processes that start on a busy machine; the rest is fast.
}, 300_000);
afterAll(async () => {
  await Promise.all(processes.map(killApiProcess));
  await shop.close();
});

it(`${OPERATIONS} acts at random through two API processes leave every currency at zero and every balance equal to its entries`, async () => {
  const { seconds, outcomes, ...books } = await runWalletStorm(shop.deps, processes, OPERATIONS);

  // Reported, not judged: how fast belongs to the machine.
  process.stderr.write(`${OPERATIONS} acts in ${Math.round(seconds)} s: ${JSON.stringify(outcomes)}\n`);
  expect(books).toEqual({ disagreements: [], beyond: [], unbalanced: [] });
  // Limits were met, and nothing broke.
  const refusals = Object.keys(outcomes).filter((what) => !what.endsWith(' done') && what !== 'nothing to do');
  expect(refusals.filter((code) => !['wallet_insufficient', 'amount_too_small'].includes(code))).toEqual([]);
  for (const kind of ['in', 'spend', 'reserve', 'payReserved', 'release', 'convert', 'cancel'])
    expect(outcomes[`${kind} done`]).toBeGreaterThan(0);
}, 1_800_000);
