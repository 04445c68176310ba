import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openRegistry, signRegistry } from '@straits/remote-contract/signature';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { signingKey, trustedKeys } from '../delivery/src/keys';
import { isRemote, portOf, registryFile } from '../delivery/src/places';
import { readPlace, root } from './addresses';
import { startStack } from './stack';
import { loadConfigurations, loadKit } from './workspace-builds';

/** The dev server stands beside the remote's own origin, which goes on serving what is published. */
const DEV_PORT_OFFSET = 10;
const folder = path.join(root, '.cache/dev');
const registryForDev = path.join(folder, 'registry.json');

const run = (compiler: Compiler | null) =>
  new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => resolve());
    });
  });

/** The registry as it is published, with this remote's live version replaced by the one that is being written. */
function writeRegistry(remote: string, origin: string, build: number) {
  const registry = openRegistry(readFileSync(registryFile(), 'utf8'), trustedKeys());
  const entry = isRemote(remote) ? registry.remotes[remote] : undefined;
  const published = entry?.versions.find(({ version }) => version === entry.live);
  if (!entry || !published) throw new Error(`${remote} was never built: run npm run build`);
  const contract = JSON.parse(
    readFileSync(path.join(root, remote.replace('_', '-'), 'contract.json'), 'utf8'),
  ) as (typeof published)['contract'];
  const version = `dev-${build}`;
  // A new address each time, so that the site's server loads the new server build.
  entry.versions = [{ ...published, version, baseUrl: `${origin}/${version}/`, contract, chunks: {}, files: {} }];
  Object.assign(entry, { live: version, previous: null, canary: null });
  registry.revision += build;
  const draft = `${registryForDev}.draft`;
  writeFileSync(draft, signRegistry(registry, signingKey()));
  renameSync(draft, registryForDev);
}

interface Served {
  remote: string;
  port: number;
  origin: string;
}

/** The server build follows every change; the browser is patched by the dev server. */
function watchServerBuild(configuration: Configuration, { remote, origin }: Served): Promise<void> {
  let build = 0;
  const output = { ...configuration.output, path: path.join(folder, remote) };
  return new Promise((resolve) => {
    webpack({ ...configuration, output })?.watch({ aggregateTimeout: 150 }, (error, stats) => {
      if (error ?? stats?.hasErrors()) return console.error(error ?? stats?.toString('errors-only'));
      build += 1;
      writeRegistry(remote, origin, build);
      resolve();
    });
  });
}

async function serveBrowserBuild(configuration: Configuration, { remote, port, origin }: Served) {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' },
      client: { overlay: false, webSocketURL: `${origin.replace('http', 'ws')}/ws`, logging: 'warn' },
      devMiddleware: { publicPath: '/' },
      static: false,
      setupMiddlewares: (middlewares, { app }) => {
        app?.use((request, response, next) => {
          request.url = request.url.replace(/^\/dev-\d+\//, '/');
          if (request.url.split('?')[0] !== '/remote.cjs') return next();
          response.setHeader('content-type', 'text/plain; charset=utf-8');
          response.end(readFileSync(path.join(folder, remote, 'remote.cjs')));
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  return server;
}

async function main(name: string | undefined) {
  const workspace = name ?? '';
  const remote = workspace.replace('-', '_');
  if (!isRemote(remote)) throw new Error('npm run dev -- mf-catalog | mf-booking | mf-account | mf-wallet');
  process.env.STRAITS_DRAFT = 'true';
  spawnSync(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/build.ts')], { stdio: 'inherit', cwd: root });
  mkdirSync(folder, { recursive: true });
  const port = portOf(remote) + DEV_PORT_OFFSET;
  const served: Served = { remote, port, origin: `http://localhost:${port}` };
  const kit = await loadKit();
  const configurations = await loadConfigurations(workspace);
  const [, serverConfiguration] = configurations;
  if (!serverConfiguration) throw new Error(`${workspace}: no server build`);
  console.log('Building the shell for development …');
  await run(webpack(kit.shellInDevelopment()));
  await watchServerBuild(serverConfiguration, served);
  const devServer = await serveBrowserBuild(kit.remoteInDevelopment(configurations, served.origin), served);
  const env = { REGISTRY_FILE: registryForDev, REMOTE_ORIGINS: served.origin, SHELL_BROWSER: 'dev' };
  const stack = startStack({ ...readPlace(), env, databaseUrl: process.env.DATABASE_URL, print: (line) => console.log(line) });
  const stop = () => void Promise.all([stack.stop(), devServer.stop()]).finally(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const { siteUrl } = await stack.started;
  console.log(`\n${siteUrl} with ${workspace} as it is being written. Ctrl-C stops it.`);
}

main(process.argv[2]).catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exit(1);
});
