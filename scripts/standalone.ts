import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { isRemote, portOf } from '../delivery/src/places';
import { addressesFrom, readPlace, root } from './addresses';
import { startStack } from './stack';
import { loadConfigurations, loadKit } from './workspace-builds';

/** Beside the origin and the dev server of the same remote. */
const STANDALONE_PORT_OFFSET = 20;

const page = (name: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${name} alone</title><link rel="icon" href="data:,"></head>` +
  '<body><div id="root"></div><script src="/standalone.js" defer></script></body></html>';

/** The API that runs already, deployed or here; where there is none, the whole stack is started for it. */
async function findApi(): Promise<{ address: string; stop: () => Promise<void> }> {
  const place = readPlace();
  const address = process.env.API_INTERNAL_URL ?? `http://localhost:${addressesFrom(place.basePort).api}`;
  const isUp = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
  if (isUp) return { address, stop: () => Promise.resolve() };
  const stack = startStack({ ...place, databaseUrl: process.env.DATABASE_URL, print: (line) => console.log(line) });
  const { apiUrl } = await stack.started;
  return { address: apiUrl, stop: () => stack.stop() };
}

/** Answers that were recorded, for a remote without an API: `.cache/standalone/<workspace>.json`. */
function answersOf(workspace: string) {
  const file = path.join(root, '.cache/standalone', `${workspace}.json`);
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '{}');
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      const added = JSON.parse(await text(request)) as object;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...(JSON.parse(read()) as object), ...added }));
      return void response.writeHead(204).end();
    }
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(read());
  };
}

const NO_API = { address: 'http://localhost:9', stop: () => Promise.resolve() };

/** `npm run standalone -- mf-catalog`; with `--recorded` no API is looked for: the answers are those that were recorded. */
async function main(workspace = '', mode = '') {
  const remote = workspace.replace('-', '_');
  if (!isRemote(remote)) throw new Error('npm run standalone -- mf-catalog, or another remote');
  const api = mode === '--recorded' ? NO_API : await findApi();
  const answers = answersOf(workspace);
  const kit = await loadKit();
  const compiler = webpack(kit.remoteAlone(await loadConfigurations(workspace)));
  if (!compiler) throw new Error('webpack gave no compiler');
  const port = portOf(remote) + STANDALONE_PORT_OFFSET;
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      host: process.env['STRAITS_HOST'] ?? 'localhost',
      client: { overlay: true, logging: 'warn' },
      devMiddleware: { publicPath: '/', index: false },
      static: false,
      proxy: [{ context: ['/travel/v1', '/media'], target: api.address, xfwd: true }],
      setupMiddlewares: (middlewares, { app }) => {
        app?.use('/standalone/answers', (request, response, next) => void answers(request, response).catch(next));
        app?.use((request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(page(workspace));
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  console.log(`\n${workspace} alone: http://localhost:${port}. Ctrl-C stops it.`);
  const stop = () => void Promise.all([server.stop(), api.stop()]).finally(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

main(process.argv[2], process.argv[3]).catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exit(1);
});
