import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export const encodingOf = (request: FastifyRequest): Encoding => {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** Beside the one thread that renders. */
export const brotli = (identity: Buffer, quality: number) =>
  brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } });
export const press: Record<Encoding, (identity: Buffer) => Promise<Buffer>> = {
  br: (identity) => brotli(identity, 5),
  gzip: (identity) => gzipAsync(identity, { level: 6 }),
  identity: (identity) => Promise.resolve(identity),
};
