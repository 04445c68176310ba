import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteFailure } from '@straits/federation';

/** The runtime's own limit for an entry is 20 s. */
const ENTRY_LIMIT_MS = 5_000;

interface Entry {
  remote: string;
  url: string;
  integrity: string | null;
}
type Container = NonNullable<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>>;

/** Name in the federation runtime → where its entry is. Each version has a name of its own, so that two live side by side. */
export const entries = new Map<string, Entry>();
const tries = new Map<string, number>();

function load({ remote, url, integrity }: Entry): Promise<Container> {
  const before = tries.get(url) ?? 0;
  tries.set(url, before + 1);
  const script = document.createElement('script');
  // The browser queues a retry behind a request that hangs: it asks under another address.
  script.src = before ? `${url}?retry=${before}` : url;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const page = window as unknown as Record<string, Container | undefined>;
  return new Promise((resolve, reject) => {
    const fail = (code: 'MFE-102' | 'MFE-104', detail: string) => {
      script.remove();
      reject(new RemoteFailure(code, remote, { detail, cause: script.src }));
    };
    const timer = setTimeout(() => fail('MFE-102', `its entry gave no answer in ${ENTRY_LIMIT_MS} ms`), ENTRY_LIMIT_MS);
    script.onerror = () => {
      clearTimeout(timer);
      fail('MFE-102', 'its entry did not load');
    };
    script.onload = () => {
      clearTimeout(timer);
      const container = page[remote];
      // The next version puts its own there.
      page[remote] = undefined;
      if (container) resolve(container);
      else fail('MFE-104', 'its entry threw or left nothing on the page');
    };
    document.head.append(script);
  });
}

/** Every entry comes with the hash of the registry, within our own limit. */
export const guard: ModuleFederationRuntimePlugin = {
  name: 'straits-guard',
  async loadEntry({ remoteInfo }) {
    const entry = entries.get(remoteInfo.name);
    return entry && load(entry);
  },
};
