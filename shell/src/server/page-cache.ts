import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createKeptValues } from './kept-values';
import { PAGE_CACHE } from './settings';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page that can be given again as it is. */
export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  /** Compressed when somebody first wants it so, and once: most pages are asked for in one way, many only a single time. */
  bytes: (encoding: Encoding) => Promise<Buffer>;
}

const press: Record<Encoding, (identity: Buffer) => Promise<Buffer>> = {
  br: (identity) =>
    brotliAsync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
  gzip: (identity) => gzipAsync(identity, { level: 6 }),
  identity: (identity) => Promise.resolve(identity),
};

export function pack(status: number, headers: Record<string, string>, identity: Buffer): KeptPage {
  const made = new Map<Encoding, Promise<Buffer>>();
  const bytes = (encoding: Encoding) => {
    const known = made.get(encoding) ?? press[encoding](identity);
    made.set(encoding, known);
    return known;
  };
  return { status, headers, bytes };
}

/** Visitors' pages: 5 s as they are, up to 60 s while the next one is made (architecture, "A page" 6). */
export const createPageCache = (now: () => number = Date.now) =>
  createKeptValues<KeptPage>({ freshMs: PAGE_CACHE.freshMs, staleMs: PAGE_CACHE.staleMs, retryMs: 1_000, entries: PAGE_CACHE.pages, now });
