import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRemote, portOf } from '../delivery/src/places';
import { addressesFrom, readPlace, root } from './addresses';
import { isFresh } from './build-targets';
import { superviseServer } from './child';
import { isDevShellFresh, shellHash, shellTarget } from './dev/dev-shell';
import { serveBrowserBuild, serverFolderOf, watchServerBuild, type Running, type Served } from './dev/serve-remote';
import { devFolder, devRegistry, originsIn, readDeployed, readLocal, writeRegistry, type ReadRegistry } from './dev/written-remote';
import { startStack } from './stack';
import { loadConfigurations, loadKit } from './workspace-builds';

/** The dev server stands beside the remote's own origin, which goes on serving what is published. */
const DEV_PORT_OFFSET = 10;
const USAGE = 'npm run dev -- mf-catalog, or another remote; --site https://… inside of a site that is deployed';

const began = performance.now();
const print = (line: string) => console.log(line);
const script = (file: string, ...words: string[]) => [process.execPath, ['--import', 'tsx', path.join(root, file), ...words]] as const;

/** In a process of its own, so that it takes the other core. */
function shellBuilt(hash: string): Promise<void> {
  if (isDevShellFresh(hash)) return Promise.resolve();
  const child = spawn(...script('scripts/dev/build-dev-shell.ts'), { stdio: 'inherit', cwd: root });
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the shell was not built')))),
  );
}

/** The site's server renders with the shell as it is built for publishing; inside of a deployed site nothing else of this machine is asked. */
function buildWhatIsStale(isElsewhere: boolean, hash: string) {
  if (isElsewhere && isFresh(shellTarget, hash)) return;
  spawnSync(...script('scripts/build.ts', ...(isElsewhere ? ['shell'] : [])), { stdio: 'inherit', cwd: root });
}

interface Writing {
  workspace: string;
  served: Served;
  read: ReadRegistry;
}

/** The remote's browser build, followed. Resolves when the page can be had. */
async function serveBrowser({ workspace, served }: Writing): Promise<Running> {
  const [kit, configurations] = await Promise.all([loadKit(), loadConfigurations(workspace)]);
  return serveBrowserBuild(kit.remoteInDevelopment(configurations, served.origin), served);
}

/** Its server build, after the page is there: until then pages are drawn in the browser. */
async function followServer({ workspace, served, read }: Writing): Promise<Running> {
  const [kit, configurations] = await Promise.all([loadKit(), loadConfigurations(workspace)]);
  const configuration = kit.remoteServerInDevelopment(configurations, serverFolderOf(served.remote));
  return watchServerBuild(configuration, (build) => writeRegistry({ ...served, read }, build));
}

const DEV_SITE = { REGISTRY_FILE: devRegistry, SHELL_BROWSER: 'dev' };

/** The site alone, on this machine: its API, pictures and the other remotes are those of the deployed one. */
async function startSite(site: string, origins: string[]) {
  const { basePort, dataDir } = readPlace();
  const port = addressesFrom(basePort).site;
  const own = { API_INTERNAL_URL: new URL(site).origin, REMOTE_ORIGINS: origins.join(' '), PORT: String(port), LOG_LEVEL: 'warn' };
  const env = { NODE_ENV: 'production', ...process.env, STRAITS_PORT: String(basePort), STRAITS_DATA: dataDir, ...DEV_SITE, ...own };
  const server = superviseServer({ name: 'site', entry: 'shell/src/server/main.ts', env, print }, `http://127.0.0.1:${port}/healthz`);
  await server.start();
  return { siteUrl: `http://localhost:${port}`, stop: () => server.stop() };
}

/** Everything on this machine. */
async function startAll(origins: string[]) {
  const env = { ...DEV_SITE, REMOTE_ORIGINS: origins.join(' ') };
  const stack = startStack({ ...readPlace(), env, databaseUrl: process.env.DATABASE_URL, print });
  return { siteUrl: (await stack.started).siteUrl, stop: () => stack.stop() };
}

async function main(words: string[]) {
  const { values, positionals } = parseArgs({ args: words, options: { site: { type: 'string' } }, allowPositionals: true });
  const workspace = positionals[0] ?? '';
  const remote = workspace.replace('-', '_');
  if (!isRemote(remote)) throw new Error(USAGE);
  process.env.STRAITS_DRAFT = 'true';
  const hash = shellHash();
  buildWhatIsStale(values.site !== undefined, hash);
  mkdirSync(devFolder, { recursive: true });
  const read = values.site ? await readDeployed(values.site) : readLocal;
  const port = portOf(remote) + DEV_PORT_OFFSET;
  const served: Served = { remote, port, origin: `http://localhost:${port}` };
  rmSync(serverFolderOf(remote), { recursive: true, force: true });
  writeRegistry({ ...served, read }, 0);
  const origins = [served.origin, ...originsIn(read())];
  const siteStarted = shellBuilt(hash).then(() => (values.site ? startSite(values.site, origins) : startAll(origins)));
  const [browserBuild, site] = await Promise.all([serveBrowser({ workspace, served, read }), siteStarted]);
  const serverBuild = await followServer({ workspace, served, read });
  const stop = () => void Promise.all([site, browserBuild, serverBuild].map((one) => one.stop())).finally(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\n${site.siteUrl} with ${workspace} as it is being written, ready in ${seconds} s. Ctrl-C stops it.`);
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exit(1);
});
