import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { REMOTES, type RemoteName } from '@straits/remote-contract';
import { isRemote, portOf, publishedFolder } from './places';

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

/** The file of an address, or null: only published files, never their compressed twins or what describes them. */
export function fileOf(folder: string, address: string): string | null {
  if (!SAFE_PATH.test(address) || /\.(br|gz)$|\/build\.json$/.test(address)) return null;
  const file = path.join(folder, address);
  return file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

function encodingFor(request: IncomingMessage, file: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [name, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (new RegExp(`\\b${name}\\b`).test(accepted) && statSync(file + suffix, { throwIfNoEntry: false }))
      return { name, file: file + suffix };
  }
  return null;
}

function notFound(response: ServerResponse) {
  // Plain text: a page of ours must never be run as somebody's script.
  response.writeHead(404, { ...COMMON, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('Not found\n');
}

function sendFile(file: string, request: IncomingMessage, response: ServerResponse) {
  const encoded = encodingFor(request, file);
  const sent = encoded?.file ?? file;
  response.writeHead(200, {
    ...COMMON,
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(sent).size,
    'cache-control': IMMUTABLE,
    vary: 'accept-encoding',
    ...(encoded && { 'content-encoding': encoded.name }),
  });
  if (request.method === 'HEAD') return response.end();
  return createReadStream(sent).pipe(response);
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
  const address = request.url?.split('?')[0] ?? '/';
  if (address === '/healthz') return response.writeHead(200, { ...COMMON, 'content-type': 'text/plain' }).end('ok\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, { ...COMMON, allow: 'GET, HEAD' }).end();
  const file = fileOf(folder, address);
  return file ? sendFile(file, request, response) : notFound(response);
}

/** A static origin of one remote, as a team of its own would have. */
export function startOrigin(remote: RemoteName, port: number): Promise<Server> {
  const folder = path.join(publishedFolder(), remote);
  const server = createServer((request, response) => void answer(folder, request, response));
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

async function main() {
  const only = process.env.REMOTE;
  const remotes = only && isRemote(only) ? [only] : [...REMOTES];
  const servers = await Promise.all(
    remotes.map((remote) => startOrigin(remote, only && process.env.PORT ? Number(process.env.PORT) : portOf(remote))),
  );
  console.log(`origins: ${remotes.map((remote) => `${remote} http://localhost:${portOf(remote)}`).join(', ')}`);
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
