import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { RemotePages } from '@straits/remote-contract';

/** Built-in modules that a server build may use; none of them reaches files, processes or the network. */
const BUILT_IN = new Set(['util', 'stream', 'url', 'node:util', 'node:stream', 'node:url']);
const nodeRequire = createRequire(__filename);

interface Options {
  /** The shell's copy of each shared package. */
  singletons: Record<string, unknown>;
  limitMs: number;
  /** A failure is remembered for this long, so that a remote that is down costs one request now and then. */
  failureMs: number;
  fetch?: typeof globalThis.fetch;
}

/** A remote's server build by address: loaded once, two versions side by side, a failure forgotten after a while. */
export interface RemoteBuilds {
  get: (address: string) => Promise<RemotePages>;
  /** Forgets all but these, so that old versions do not stay in memory. */
  retain: (addresses: Set<string>) => void;
}

function evaluate(code: string, address: string, singletons: Record<string, unknown>): unknown {
  type Wrapped = (module: object, exports: unknown, require: (id: string) => unknown) => void;
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename: address }) as Wrapped;
  const module = { exports: {} as unknown };
  run(module, module.exports, (id: string) => {
    if (id in singletons) return singletons[id];
    if (BUILT_IN.has(id)) return nodeRequire(id) as unknown;
    throw new Error(`MFE-110 ${address} requires "${id}", which the shell does not provide`);
  });
  return module.exports;
}

function pagesOf(exported: unknown, address: string): RemotePages {
  const pages = (exported as { default?: RemotePages }).default;
  if (pages && typeof pages.pages === 'object' && typeof pages.texts === 'function') return pages;
  throw new Error(`MFE-107 ${address} does not export pages`);
}

export function createRemoteBuilds({ singletons, limitMs, failureMs, fetch = globalThis.fetch }: Options): RemoteBuilds {
  const kept = new Map<string, Promise<RemotePages>>();
  const load = async (address: string) => {
    const response = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
    // The body of an error page is never evaluated.
    if (!response.ok) throw new Error(`MFE-109 ${address}: HTTP ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    if (/html/.test(type)) throw new Error(`MFE-109 ${address}: ${type} is not a build`);
    return pagesOf(evaluate(await response.text(), address, singletons), address);
  };
  const forget = (address: string, loading: Promise<RemotePages>) => {
    if (kept.get(address) === loading) kept.delete(address);
  };
  return {
    get(address) {
      const known = kept.get(address);
      if (known) return known;
      const loading = load(address);
      kept.set(address, loading);
      loading.catch(() => setTimeout(() => forget(address, loading), failureMs).unref());
      return loading;
    },
    retain(addresses) {
      for (const address of kept.keys()) if (!addresses.has(address)) kept.delete(address);
    },
  };
}
