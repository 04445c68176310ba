import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The runtime's own limit for an entry is 20 s. */
const ENTRY_LIMIT_MS = 5_000;

const tries = new Map<string, number>();

/** A time limit of ours on every entry; a retry asks under another address, because the browser queues it behind a hung one. */
export const guard: ModuleFederationRuntimePlugin = {
  name: 'straits-guard',
  createScript({ url }) {
    const before = tries.get(url) ?? 0;
    tries.set(url, before + 1);
    const script = document.createElement('script');
    script.src = before ? `${url}?retry=${before}` : url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_LIMIT_MS };
  },
};
