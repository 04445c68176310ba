import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface File {
  type: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Files of a folder in memory, with their compressed forms: they are few, and every page asks for them. */
function readFolder(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  for (const name of readdirSync(folder)) {
    const type = TYPES[path.extname(name)];
    if (!type || name === 'assets.json') continue;
    const identity = readFileSync(path.join(folder, name));
    const twin = path.join(folder, `${name}.br`);
    const br = statSync(twin, { throwIfNoEntry: false }) ? readFileSync(twin) : undefined;
    files.set(name, { type, identity, br, gzip: br && gzipSync(identity, { level: 9 }) });
  }
  return files;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: File | undefined) {
  reply.header('x-content-type-options', 'nosniff');
  // Plain text: a page of ours must never be run as a script.
  if (!file) return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found\n');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => file[name] && new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', IMMUTABLE)
    .header('vary', 'accept-encoding')
    .type(file.type)
    .send(encoding ? file[encoding] : file.identity);
}

/** Serves a folder of files whose names change with their content. */
export function serveFolder(app: FastifyInstance, prefix: string, folder: string) {
  const files = readFolder(folder);
  app.get<{ Params: { '*': string } }>(`${prefix}/*`, (request, reply) => sendFile(request, reply, files.get(request.params['*'])));
}
