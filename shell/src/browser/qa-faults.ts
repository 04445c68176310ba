import type { FederationHost, VersionRef } from '@straits/federation';

type Load = FederationHost['load'];

/** What QA can make a remote do in this tab; the same nine that the fault grid proves in CI. */
export const FAULTS = ['down', 'chunk', 'slow', 'hangs', 'load', 'render', 'contract', 'tampered', 'old'] as const;
export type Fault = (typeof FAULTS)[number];

const KEY = 'straits_faults';
const SLOW_MS = 4_000;

export function readFaults(): Partial<Record<string, Fault>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<string, Fault>>;
  } catch {
    return {};
  }
}
export function keepFault(remote: string, fault: Fault | null) {
  const { [remote]: _before, ...others } = readFaults();
  sessionStorage.setItem(KEY, JSON.stringify(fault ? { ...others, [remote]: fault } : others));
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const chunkError = () => Object.assign(new Error('Loading chunk 0 failed'), { name: 'ChunkLoadError' });
const Thrower = () => {
  throw new Error('a fault that QA asked for');
};
const WRONG_HASH = `sha256-${'A'.repeat(43)}=`;

interface Pages {
  default: { pages?: Record<string, unknown> };
}
/** The same module, whose pages or fragment throw when they are drawn. */
function throwing(module: unknown) {
  const { default: given } = module as Pages;
  if (!given.pages) return { ...(module as object), default: Thrower };
  const pages = Object.fromEntries(Object.keys(given.pages).map((path) => [path, () => Promise.resolve({ page: { Page: Thrower } })]));
  return { ...(module as object), default: { ...given, pages } };
}

interface Asked {
  load: Load;
  remote: string;
  version: VersionRef;
  module: string;
}
const acts: Record<Fault, (asked: Asked) => Promise<unknown>> = {
  down: () => Promise.reject(new Error('RUNTIME-008')),
  chunk: () => Promise.reject(chunkError()),
  slow: ({ load, remote, version, module }) => wait(SLOW_MS).then(() => load(remote, version, module)),
  hangs: () => new Promise(() => undefined),
  load: () => Promise.reject(new Error('a fault that QA asked for')),
  render: ({ load, remote, version, module }) => load(remote, version, module).then(throwing),
  contract: () => Promise.resolve({ default: 42 }),
  tampered: ({ load, remote, version, module }) =>
    load(remote, { ...version, version: `${version.version}-altered`, integrity: WRONG_HASH }, module),
  old: () => Promise.reject(new Error('RUNTIME-014: QA asked for the version before')),
};

/** The wanted version of a remote does what QA has chosen in the panel; what stands in for it is left alone. */
export function withFaults(load: Load, wanted: Record<string, string>): Load {
  return (remote, version, module) => {
    const fault = version.version === wanted[remote] ? readFaults()[remote] : undefined;
    return fault ? acts[fault]({ load, remote, version, module }) : load(remote, version, module);
  };
}
