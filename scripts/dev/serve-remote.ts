import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devFolder } from './written-remote';

export interface Served {
  remote: string;
  port: number;
  origin: string;
}

export interface Running {
  /** Also keeps what was compiled for the next start. */
  stop: () => Promise<void>;
}

const closed = (compiler: Compiler) => new Promise<void>((resolve) => compiler.close(() => resolve()));

export const serverFolderOf = (remote: string) => path.join(devFolder, remote);

/** The server build follows every change; `onBuilt` gets its number. */
export function watchServerBuild(configuration: Configuration, onBuilt: (build: number) => void): Running {
  let build = 0;
  const compiler = webpack(configuration);
  compiler?.watch({ aggregateTimeout: 150 }, (error, stats) => {
    if (error ?? stats?.hasErrors()) return console.error(error ?? stats?.toString('errors-only'));
    build += 1;
    onBuilt(build);
  });
  return { stop: () => (compiler ? closed(compiler) : Promise.resolve()) };
}

/** The browser build, patched in the open page. Resolves when its files can be had. */
export async function serveBrowserBuild(configuration: Configuration, { remote, port, origin }: Served): Promise<Running> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler');
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('straits', () => resolve()));
  const serverBuild = path.join(serverFolderOf(remote), 'remote.cjs');
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      host: process.env['STRAITS_HOST'] ?? 'localhost',
      headers: { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' },
      client: { overlay: false, webSocketURL: `${origin.replace('http', 'ws')}/ws`, logging: 'warn' },
      devMiddleware: { publicPath: '/' },
      static: false,
      setupMiddlewares: (middlewares, { app }) => {
        app?.use((request, response, next) => {
          request.url = request.url.replace(/^\/dev-\d+\//, '/');
          if (request.url.split('?')[0] !== '/remote.cjs') return next();
          // Until it is built pages are drawn in the browser.
          if (!existsSync(serverBuild)) response.statusCode = 503;
          response.setHeader('content-type', 'text/plain; charset=utf-8');
          response.end(existsSync(serverBuild) ? readFileSync(serverBuild) : 'not built yet');
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  await built;
  return { stop: () => server.stop().then(() => closed(compiler)) };
}
