import type { FragmentModule, FragmentName, RemoteName, RemotePages } from '@straits/remote-contract';
import { failureOf, RemoteFailure } from './failure';
import { createLoader, type Loaded, type Loader, type VersionRef } from './loader';

/** What the shell's browser start-up gives: the server has none, because nothing is loaded by effects there. */
export interface FederationHost {
  /** The wanted version of each remote, and what may stand in for it. */
  versions: Partial<Record<RemoteName, VersionRef[]>>;
  /** Loads an exposed module of one version: `pages` of mf_booking. */
  load: (remote: string, version: VersionRef, module: string) => Promise<unknown>;
  /** Adds a remote's texts to the page. */
  addTexts: (namespace: string, load: FragmentModule<FragmentName>['texts']) => Promise<void>;
  report: (failure: RemoteFailure) => void;
  /** Resolves when the first page answers: fragments and later parts come after it. */
  afterInteractive?: () => Promise<void>;
  /** An earlier version stands in for this one, on the shopper's next pages too. */
  avoid: (remote: string, version: string) => void;
}

let host: FederationHost | null = null;
const loaders = new Map<string, Loader>();
export function startFederation(given: FederationHost) {
  host = given;
  loaders.clear();
}

/** The first page comes first. On the server and later: at once. */
export const afterInteractive = (): Promise<void> => host?.afterInteractive?.() ?? Promise.resolve();

/** An exposed module of the contract, or the reason why this is none. */
function checked(remote: string, module: string, loaded: unknown) {
  const because = (code: 'MFE-105' | 'MFE-107', detail: string) => new RemoteFailure(code, remote, { detail });
  if (!loaded) throw because('MFE-105', `${module} is empty`);
  const { default: given } = loaded as { default?: Partial<RemotePages> };
  const isPages = typeof given?.texts === 'function' && typeof given.pages === 'object';
  if (module === 'pages' && !isPages) throw because('MFE-107', 'what it exposes as pages is not of the contract');
  if (module !== 'pages' && !['function', 'object'].includes(typeof given)) throw because('MFE-107', `${module} has no component`);
  return loaded;
}

/** The state machine of a remote on this page. */
function loaderOf(remote: string): Loader {
  const known = loaders.get(remote);
  if (known) return known;
  if (!host) throw new RemoteFailure('MFE-101', remote, { detail: 'federation has not been started' });
  const { versions, load, report, avoid } = host;
  const loader = createLoader({
    remote,
    versions: versions[remote as RemoteName] ?? [],
    load: async (version, module) => checked(remote, module, await load(remote, version, module)),
    onFailure: report,
    onDegraded: (failed) => avoid(remote, failed),
  });
  loaders.set(remote, loader);
  return loader;
}

const remoteOf = (name: string) => name.split('/')[0] ?? name;

/** A remote's pages and the loader of its texts, in the version that could be loaded. */
export async function loadPages(remote: RemoteName): Promise<Loaded<RemotePages>> {
  const { value, version } = await loaderOf(remote).load('pages');
  return { value: (value as { default: RemotePages }).default, version };
}

/** A fragment's component, with its texts on the page. */
export async function loadFragment<N extends FragmentName>(name: N) {
  await afterInteractive();
  const remote = remoteOf(name);
  const { value, version } = await loaderOf(remote).load(name.slice(remote.length + 1));
  const module = value as FragmentModule<N>;
  if (host) await host.addTexts(module.namespace, module.texts);
  return { Component: module.default, version };
}

/** What a version of a remote drew broke. True: load it again, an earlier version comes. */
export const remoteBroke = (remote: string, version: string, thrown: unknown): boolean => loaderOf(remote).broke(version, thrown);

/** The shopper asks for a remote again, which was given up for a while. */
export const retryRemote = (remote: string) => loaders.get(remote)?.reopen();

/** Whose file it is that did not come: those of a version lie below its address, which the browser's words name. */
function ownerOf(thrown: unknown): { remote: string; version: string } | undefined {
  const said = `${String(thrown)} ${String((thrown as { request?: unknown } | null)?.request)}`;
  for (const [remote, versions] of Object.entries(host?.versions ?? {}))
    for (const { version, baseUrl } of versions) if (said.includes(baseUrl)) return { remote, version };
  return undefined;
}

/** A part of a page did not come, or broke while it was drawn: told, and the page goes on without it. */
export function partFailed(thrown: unknown): RemoteFailure {
  const cause = thrown instanceof RemoteFailure ? thrown.cause : thrown;
  const file = ownerOf(cause);
  const failure = file ? failureOf(file.remote, cause) : failureOf('', thrown);
  failure.isPart = true;
  if (!host || !failure.remote) return failure;
  failure.version = file ? file.version : loaderOf(failure.remote).used();
  host.report(failure);
  return failure;
}
