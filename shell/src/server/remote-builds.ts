import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { RemotePages } from '@straits/remote-contract';
import { inTime } from './in-time';

/**
 * Built-in modules that a server build may `require`. This catches a mistake at publication; it is no wall. A build runs in this process with all of
 * its rights: `process.getBuiltinModule('fs')` reads the files that the process may read, `fetch` reaches what it may reach, `process.env` is there. Whose
 * build runs is decided by the signed registry and the hashes in it (docs/runbooks/signing-key-lost.md).
 */
const BUILT_IN = new Set(['util', 'stream', 'url', 'node:util', 'node:stream', 'node:url']);
const nodeRequire = createRequire(__filename);

interface Options {
  /** The shell's copy of each shared package. */
  singletons: Record<string, unknown>;
  limitMs: number;
  /** A failure is remembered for this long, so that a remote that is down costs one request now and then. */
  failureMs: number;
  /** Builds in memory at most: of every version that somebody gets, pinned ones too. */
  entries?: number;
  fetch?: typeof globalThis.fetch;
}

/** A remote's server build by address: loaded once, two versions side by side, a failure forgotten after a while. */
export interface RemoteBuilds {
  /** `integrity` in SRI form: what has another hash is never run, and neither is what has none. */
  get: (address: string, integrity: string) => Promise<RemotePages>;
}

/** Nothing came in time: the origin or the line is slow, which says nothing against this version. */
export const isLate = (error: unknown) => error instanceof Error && /TimeoutError|AbortError/.test(error.name);

function checked(content: Buffer, integrity: string, address: string): string {
  const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  if (hash !== integrity) throw new Error(`MFE-113 ${address} is not what was published: ${hash}`);
  return content.toString('utf8');
}

function evaluate(code: string, address: string, singletons: Record<string, unknown>): unknown {
  type Wrapped = (module: object, exports: unknown, require: (id: string) => unknown) => void;
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename: address }) as Wrapped;
  const module = { exports: {} as unknown };
  const requireShared = (id: string) => {
    if (id in singletons) return singletons[id];
    if (BUILT_IN.has(id)) return nodeRequire(id) as unknown;
    throw new Error(`MFE-110 ${address} requires "${id}", which the shell does not provide`);
  };
  try {
    run(module, module.exports, requireShared);
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown);
    throw detail.startsWith('MFE-') ? thrown : new Error(`MFE-104 ${address} threw while starting: ${detail}`, { cause: thrown });
  }
  return module.exports;
}

function pagesOf(exported: unknown, address: string): RemotePages {
  const pages = (exported as { default?: RemotePages }).default;
  if (pages && typeof pages.pages === 'object' && typeof pages.texts === 'function') return pages;
  throw new Error(`MFE-107 ${address} does not export pages`);
}

export function createRemoteBuilds({ singletons, limitMs, failureMs, entries = 32, fetch = globalThis.fetch }: Options): RemoteBuilds {
  const kept = new Map<string, Promise<RemotePages>>();
  const load = async (address: string, integrity: string) => {
    const response = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
    // The body of an error page is never evaluated.
    if (!response.ok) throw new Error(`MFE-109 ${address}: HTTP ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    if (/html/.test(type)) throw new Error(`MFE-109 ${address}: ${type} is not a build`);
    const code = checked(Buffer.from(await response.arrayBuffer()), integrity, address);
    return pagesOf(evaluate(code, address, singletons), address);
  };
  const forget = (address: string, loading: Promise<RemotePages>) => {
    if (kept.get(address) === loading) kept.delete(address);
  };
  return {
    get(address, integrity) {
      const known = kept.get(address);
      if (known) {
        // Most recently used last.
        kept.delete(address);
        kept.set(address, known);
        return known;
      }
      const loading = inTime(load(address, integrity), 2 * limitMs, address);
      kept.set(address, loading);
      const oldest = kept.keys().next().value;
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
      loading.catch(() => setTimeout(() => forget(address, loading), failureMs).unref());
      return loading;
    },
  };
}
