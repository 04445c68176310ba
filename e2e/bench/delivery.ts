import autocannon from 'autocannon';
import path from 'node:path';
import { openStore } from '../../delivery/src/places';
import { publish, readArtifact, type Artifact } from '../../delivery/src/publish';
import { changeRegistry, readRegistry, rollBack } from '../../delivery/src/registry';
import { percentile, type Figure } from './report';

const PUBLICATIONS = 20;
const VIEWS_A_SECOND = 200;
const REMOTE = 'mf_account';

/** The same remote with another comment in it: another version. */
function another({ files, build }: Artifact, mark: string): Artifact {
  const entry = Buffer.concat([files.get('remoteEntry.js') ?? Buffer.alloc(0), Buffer.from(`\n/* ${mark} */`)]);
  return { files: new Map([...files].filter(([name]) => name !== 'remoteEntry.js.br')).set('remoteEntry.js', entry), build };
}

async function servedVersion(siteUrl: string): Promise<string | undefined> {
  const answer = await fetch(`${siteUrl}/build.json`);
  return ((await answer.json()) as { remotes: Record<string, string> }).remotes[REMOTE];
}

/** Milliseconds until the site gives shoppers this version. */
async function reached(siteUrl: string, version: string): Promise<number> {
  const began = performance.now();
  while ((await servedVersion(siteUrl)) !== version) {
    if (performance.now() - began > 30_000) throw new Error(`${version} has not reached shoppers in 30 s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - began;
}

/** Twenty publications, every second one taken back again, under 200 page views a second. */
async function publishAndTakeBack(siteUrl: string): Promise<number[]> {
  const store = openStore();
  const good = readArtifact(REMOTE);
  const times: number[] = [];
  for (let turn = 0; turn < PUBLICATIONS; turn += 1) {
    const { version } = await publish({ store, remote: REMOTE, artifact: another(good, `bench ${Date.now()} ${turn}`), by: 'bench' });
    times.push(await reached(siteUrl, version));
    if (turn % 2 === 0) continue;
    await changeRegistry(store, { by: 'bench', what: 'rollback' }, (registry) => void rollBack(registry, REMOTE, { reason: 'bench' }));
    times.push(await reached(siteUrl, (await readRegistry(store)).remotes[REMOTE]?.live ?? ''));
  }
  return times;
}

/** How fast and how quietly publications reach shoppers. `dataDir` and `basePort` are those of the stack under measurement. */
export async function measureDelivery(siteUrl: string, dataDir: string, basePort: number): Promise<Figure[]> {
  Object.assign(process.env, { STRAITS_DATA: path.resolve(dataDir), STRAITS_PORT: String(basePort) });
  let isOver = false;
  const paths = ['/find-booking', '/login', '/attraction', '/', '/about'];
  let failures = 0;
  let views = 0;
  const load = async () => {
    while (!isOver) {
      const result = await autocannon({
        url: siteUrl,
        connections: 20,
        duration: 2,
        overallRate: VIEWS_A_SECOND,
        requests: paths.map((page) => ({ method: 'GET' as const, path: page, headers: { 'accept-encoding': 'br, gzip' } })),
      });
      failures += result.non2xx + result.errors + result.timeouts;
      views += result.requests.total;
    }
  };
  const loading = load();
  const times = await publishAndTakeBack(siteUrl).finally(() => (isOver = true));
  await loading;
  const what = `${PUBLICATIONS} publications and ${PUBLICATIONS / 2} rollbacks under ${VIEWS_A_SECOND} page views a second`;
  return [
    { what: `a publication reaches shoppers, slowest of ${times.length}`, measured: percentile(times, 1) / 1000, unit: 's', target: 10 },
    { what: `failed requests of ${views.toLocaleString('en')} in ${what}`, measured: failures, unit: 'count', target: 0 },
  ];
}
