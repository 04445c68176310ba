import { createHash } from 'node:crypto';
import { RemoteContract, type OverrideClaims } from '@straits/remote-contract/schema';
import type { Overrides } from './version-set.rules';

/** Several times what the largest contract of ours weighs. */
const MOST_BYTES = 65_536;

interface Options {
  limitMs: number;
  /** A failure is remembered for this long: QA's pages do not ask an origin that is down once each. */
  failureMs: number;
  /** Contracts in memory at most. */
  entries?: number;
  fetch?: typeof globalThis.fetch;
}

/** What QA's token signs of a remote that lies at an address: where, and the hash of its contract there. */
type Signed = Extract<NonNullable<OverrideClaims['remotes'][keyof OverrideClaims['remotes']]>, { url: string }>;

export interface WrittenContracts {
  /** The claims with the contracts that they name by hash. Throws where one is not what was signed, or is not there. */
  resolve: (claims: OverrideClaims) => Promise<Overrides>;
}

async function bodyOf(response: Response, address: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`${address} is longer than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * A contract is too long for a link and for a cookie, so a token has its hash, and this server fetches it from beside the remote's files. Only
 * addresses of a token that was found good are asked (shopper.ts: signed, of an allowed origin), and no redirection leads elsewhere.
 */
export function createWrittenContracts({ limitMs, failureMs, entries = 32, fetch = globalThis.fetch }: Options): WrittenContracts {
  const kept = new Map<string, Promise<RemoteContract>>();
  const load = async (remote: string, { url, contract }: Signed) => {
    const address = new URL('contract.json', url.replace(/\/?$/, '/')).href;
    const response = await fetch(address, { signal: AbortSignal.timeout(limitMs), redirect: 'error' });
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    const body = await bodyOf(response, address);
    const hash = `sha256-${createHash('sha256').update(body).digest('base64')}`;
    if (hash !== contract) throw new Error(`${address} is not what was signed: ${hash}`);
    const read = RemoteContract.parse(JSON.parse(body.toString('utf8')));
    if (read.name !== remote) throw new Error(`${address} is ${read.name}'s, not ${remote}'s`);
    return read;
  };
  const get = (remote: string, signed: Signed) => {
    const key = [remote, signed.url, signed.contract].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const loading = load(remote, signed);
    kept.set(key, loading);
    const oldest = kept.keys().next().value;
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    loading.catch(() => setTimeout(() => kept.delete(key), failureMs).unref());
    return loading;
  };
  return {
    async resolve({ expires, by, remotes }) {
      const all = Object.entries(remotes).map(
        async ([remote, one]) => [remote, 'url' in one ? { url: one.url, contract: await get(remote, one) } : one] as const,
      );
      return { expires, by, remotes: Object.fromEntries(await Promise.all(all)) };
    },
  };
}
