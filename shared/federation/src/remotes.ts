import type { FragmentModule, FragmentName, RemoteName, RemotePages } from '@straits/remote-contract';
import { failureOf, RemoteFailure } from './failure';

/** What the shell's browser start-up gives: the server has none, because nothing is loaded by effects there. */
export interface FederationHost {
  /** Loads `mf_x/Name` by the federation runtime. */
  load: (id: string) => Promise<unknown>;
  /** Adds a remote's texts to the page. */
  addTexts: (namespace: string, load: FragmentModule<FragmentName>['texts']) => Promise<void>;
  report: (failure: RemoteFailure) => void;
  /** Fragments come after this: the page itself first. */
  beforeFragments?: () => Promise<void>;
}

/** A file that hangs is a failure after this long. The entry has its own, shorter limit in the guard of the runtime. */
const MODULE_LIMIT_MS = 8_000;

let host: FederationHost | null = null;
export const startFederation = (given: FederationHost) => void (host = given);

function limited<T>(promise: Promise<T>, remote: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFailure('MFE-103', remote, { detail: `no answer in ${MODULE_LIMIT_MS} ms` })),
      MODULE_LIMIT_MS,
    );
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** Runs one load of a remote within the time limit; a failure is named and reported. */
export async function loadWithin<T>(remote: string, load: () => Promise<T>): Promise<T> {
  try {
    return await limited(load(), remote);
  } catch (thrown) {
    const failure = failureOf(remote, thrown);
    host?.report(failure);
    throw failure;
  }
}

/** An exposed module of a remote, by `mf_x/Name`. A module that is missing is a failure, never undefined. */
export const loadModule = <T>(id: string): Promise<T> => {
  const remote = id.split('/')[0] ?? id;
  return loadWithin(remote, async () => {
    if (!host) throw new RemoteFailure('MFE-101', remote, { detail: 'federation has not been started' });
    const module = await host.load(id);
    if (!module) throw new RemoteFailure('MFE-105', remote, { detail: `${id} is empty` });
    return module as T;
  });
};

/** A remote's pages and the loader of its texts. */
export async function loadPages(remote: RemoteName): Promise<RemotePages> {
  const { default: pages } = await loadModule<{ default?: RemotePages }>(`${remote}/pages`);
  if (typeof pages?.texts === 'function' && typeof pages.pages === 'object') return pages;
  throw new RemoteFailure('MFE-107', remote, { detail: 'what it exposes as pages is not of the contract' });
}

/** A fragment's component, with its texts on the page. */
export async function loadFragment<N extends FragmentName>(name: N) {
  await host?.beforeFragments?.();
  const module = await loadModule<FragmentModule<N>>(name);
  const remote = name.split('/')[0] ?? name;
  if (!['function', 'object'].includes(typeof module.default))
    throw new RemoteFailure('MFE-107', remote, { detail: `${name} has no component` });
  if (host) await host.addTexts(module.namespace, module.texts);
  return module.default;
}
