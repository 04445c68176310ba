import { createHash } from 'node:crypto';
import type { RemoteName } from '@straits/remote-contract';
import type { OverrideClaims, PublishedVersion, Registry, RegistryEntry, RemoteContract } from '@straits/remote-contract/schema';
import type { RemoteSlice, VersionRef } from '../page/page-state';

/** A remote as one shopper gets it: in the form that pages carry, and the whole record for preloads. */
export interface LiveRemote {
  slice: RemoteSlice;
  published: PublishedVersion;
}

export interface Snapshot {
  revision: number;
  /** The versions by name: pages of the same set are the same. */
  id: string;
  remotes: LiveRemote[];
}

/** What is known of a shopper when versions are chosen; the browser's cookies say it. */
export interface Shopper {
  /** Random; decides who gets a canary, always the same ones. */
  id: string;
  /** Remote → version that a booking began with. */
  pinned: Record<string, string>;
  /** Remote → version that failed in this browser. */
  avoided: Record<string, string>;
  overrides: Overrides | null;
}

/** What a QA token says, with the contracts that it names by their hash. */
export type Overrides = Omit<OverrideClaims, 'remotes'> & {
  remotes: Partial<Record<RemoteName, { version: string } | { url: string; contract: RemoteContract }>>;
};

export const ANYBODY: Shopper = { id: '', pinned: {}, avoided: {}, overrides: null };

/** `mf_booking.a1b2c3~mf_catalog.d4e5f6`, as it stands in a cookie. */
export function readVersions(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split('~').map((pair) => pair.split('.'));
  const isOne = ([name = '', version = '', more]: string[]) =>
    /^mf_[a-z][a-z0-9]{2,20}$/.test(name) && /^[a-z0-9-]{1,41}$/.test(version) && more === undefined;
  return Object.fromEntries(pairs.filter(isOne) as [string, string][]);
}

/** 0 to under 100; another place for each remote, so that canaries of two remotes meet different shoppers. */
export const placeOf = (shopper: string, remote: string) =>
  (createHash('sha256').update(`${remote} ${shopper}`).digest().readUInt32BE(0) / 2 ** 32) * 100;

const isCanaryFor = (shopper: string, remote: string, { canary }: RegistryEntry) =>
  canary !== null && shopper !== '' && placeOf(shopper, remote) < canary.share;

export interface Choice {
  /** Versions of a remote that this server has seen break, or whose address is not allowed. */
  isUsable: (remote: RemoteName, published: PublishedVersion) => boolean;
}

/** What a cookie may ask for: nobody but QA's signed token gives a version that shoppers never got. */
const wasGiven = ({ live, previous, canary }: RegistryEntry, { version, givenAt }: PublishedVersion) =>
  givenAt !== null || [live, previous, canary?.version].includes(version);

/** Versions for a shopper, the best first: what QA asks for, the booking's, the canary, the live one, the one before. */
function candidates(remote: RemoteName, entry: RegistryEntry, shopper: Shopper): PublishedVersion[] {
  const override = shopper.overrides?.remotes[remote];
  const wanted = override && 'version' in override ? override.version : null;
  const names = [
    wanted,
    shopper.pinned[remote],
    isCanaryFor(shopper.id, remote, entry) ? entry.canary?.version : null,
    entry.live,
    entry.previous,
  ];
  const found = names.flatMap((name) => entry.versions.find(({ version }) => version === name) ?? []);
  return [...new Set(found)].filter((one) => one.version === wanted || (!one.withdrawn && wasGiven(entry, one)));
}

const refOf = (published: PublishedVersion): VersionRef => ({
  version: published.version,
  baseUrl: published.baseUrl,
  integrity: published.files['remoteEntry.js']?.integrity ?? null,
});

function chosen(remote: RemoteName, usable: PublishedVersion[], shopper: Shopper): LiveRemote | null {
  const isGood = ({ version }: PublishedVersion) => version !== shopper.avoided[remote];
  // Where all of them failed for this shopper, the first is tried again.
  const best = usable.find(isGood) ?? usable[0];
  if (!best) return null;
  const next = usable.slice(usable.indexOf(best) + 1).find(isGood);
  const { contract, titles } = best;
  return { published: best, slice: { name: remote, ...refOf(best), contract, titles, previous: next ? refOf(next) : null } };
}

const NOTHING = {
  publishedAt: '',
  publishedBy: '',
  givenAt: null,
  titles: {},
  exposes: [],
  requires: {},
  props: {},
  uses: {},
  routes: {},
  withdrawn: null,
};

/** The version of what lies at an address and was not published. */
export const WRITTEN = 'written';

/** A remote that is being written, at the address that a QA token names: no hashes, and nothing to fall back to but what is live. */
function written(remote: RemoteName, live: LiveRemote | null, shopper: Shopper): LiveRemote | null {
  const override = shopper.overrides?.remotes[remote];
  if (!override || !('url' in override)) return null;
  const { url, contract } = override;
  const { titles } = live?.slice ?? NOTHING;
  const published = { ...NOTHING, titles, version: WRITTEN, baseUrl: url.replace(/\/?$/, '/'), contract, files: {}, chunks: {} };
  return { published, slice: { name: remote, ...refOf(published), contract, titles, previous: live && refOf(live.published) } };
}

/** The version set of one shopper: the same on the server and, because the page carries it, in the browser. */
export function chooseSet(registry: Registry, shopper: Shopper, choice: Choice): Snapshot {
  const names = [...Object.keys(registry.remotes), ...Object.keys(shopper.overrides?.remotes ?? {})] as RemoteName[];
  const remotes = [...new Set(names)].sort().flatMap((remote): LiveRemote[] => {
    const entry = registry.remotes[remote];
    const usable = entry ? candidates(remote, entry, shopper).filter((published) => choice.isUsable(remote, published)) : [];
    const live = chosen(remote, usable, shopper);
    const one = written(remote, live, shopper) ?? live;
    return one ? [one] : [];
  });
  const nameOf = ({ version, baseUrl }: VersionRef) => (version === WRITTEN ? baseUrl : version);
  const id = remotes.map(({ slice }) => `${nameOf(slice)}/${slice.previous?.version ?? ''}`).join(' ');
  return { revision: registry.revision, id, remotes };
}
