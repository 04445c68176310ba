import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { REMOTES, type RemoteName } from '@straits/remote-contract';
import { listen } from './listen';
import { isRemote, openStore, portOf } from './places';
import type { Store } from './store';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const COMMON = {
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

// One segment for the version, then files: no dots at the start, so nothing leads out of the folder.
const SAFE_PATH = /^\/[a-z0-9-]+(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)+$/;

/** Whether an address may name a published file: never a compressed twin or what describes a build. */
const isFileAddress = (address: string) => SAFE_PATH.test(address) && !/\.(br|gz)$|\/build\.json$/.test(address);

/** Files never change, so what was read stays in memory, the most recently asked for. */
const KEPT_BYTES = 64 * 1024 * 1024;

function createMemory(store: Store) {
  const kept = new Map<string, Promise<Buffer | null>>();
  let bytes = 0;
  const makeRoom = async () => {
    for (const [oldest, loading] of kept) {
      if (bytes <= KEPT_BYTES) return;
      kept.delete(oldest);
      const left = await loading;
      if (left) bytes -= left.length;
    }
  };
  const read = async (key: string) => {
    const stored = await store.read(key);
    if (!stored) {
      kept.delete(key);
      return null;
    }
    bytes += stored.content.length;
    await makeRoom();
    return stored.content;
  };
  return (key: string): Promise<Buffer | null> => {
    const known = kept.get(key);
    if (known) {
      // Most recently asked for last.
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const loading = read(key);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
type Read = ReturnType<typeof createMemory>;

async function encoded(request: IncomingMessage, read: Read, key: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [name, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const content = new RegExp(`\\b${name}\\b`).test(accepted) ? await read(key + suffix) : null;
    if (content) return { content, headers: { 'content-encoding': name } };
  }
  return { content: await read(key), headers: {} };
}

function notFound(response: ServerResponse) {
  // Plain text: a page of ours must never be run as somebody's script.
  response.writeHead(404, { ...COMMON, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('Not found\n');
}

async function sendFile({ request, response }: Exchange, read: Read, key: string) {
  const { content, headers } = await encoded(request, read, key);
  if (!content) return notFound(response);
  response.writeHead(200, {
    ...COMMON,
    ...headers,
    'content-type': TYPES[path.extname(key)] ?? 'application/octet-stream',
    'content-length': content.length,
    'cache-control': IMMUTABLE,
    vary: 'accept-encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

async function answer(remote: RemoteName, read: Read, exchange: Exchange) {
  const { request, response } = exchange;
  const address = request.url?.split('?')[0] ?? '/';
  if (address === '/healthz') return void response.writeHead(200, { ...COMMON, 'content-type': 'text/plain' }).end('ok\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { ...COMMON, allow: 'GET, HEAD' }).end();
  return isFileAddress(address) ? sendFile(exchange, read, remote + address) : notFound(response);
}

/** A static origin of one remote, as a team of its own would have. Reads where `publish` writes: the data folder or an S3-compatible store. */
export function startOrigin(remote: RemoteName, port: number): Promise<Server> {
  const read = createMemory(openStore());
  const server = createServer((request, response) => {
    if (response.writableEnded) return;
    answer(remote, read, { request, response }).catch((error: unknown) => {
      console.error(`${remote}: the store did not answer`, String(error));
      if (!response.headersSent) response.writeHead(503, { ...COMMON, 'retry-after': '1' });
      response.end();
    });
  });
  server.keepAliveTimeout = 65_000;
  return listen(server, port);
}

async function main() {
  const only = process.env.REMOTE;
  const remotes = only && isRemote(only) ? [only] : [...REMOTES];
  const placeOf = (remote: RemoteName) => (only && process.env.PORT ? Number(process.env.PORT) : portOf(remote));
  const servers = await Promise.all(remotes.map((remote) => startOrigin(remote, placeOf(remote))));
  console.log(`origins: ${remotes.map((remote) => `${remote} http://localhost:${placeOf(remote)}`).join(', ')}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    });
  }
}

if (require.main === module) {
  main().catch((thrown: unknown) => {
    console.error(thrown);
    process.exitCode = 1;
  });
}
