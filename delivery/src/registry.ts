import type { RemoteName } from '@straits/remote-contract';
import { Registry, type PublishedVersion, type RegistryEntry } from '@straits/remote-contract/schema';
import { keyIdOf, openRegistry, openSigned, signRegistry } from '@straits/remote-contract/signature';
import { signingKey, trustedKeys } from './keys';
import { REGISTRY } from './places';
import type { Store } from './store';

const NOTHING: Registry = { revision: 0, change: { at: new Date(0).toISOString(), by: 'nobody', what: 'nothing published' }, remotes: {} };

/** The registry with the tag of its text. Empty where nothing was published; one that was altered or is signed by nobody we trust throws. */
async function readTagged(store: Store) {
  const stored = await store.read(REGISTRY);
  if (!stored) return { registry: structuredClone(NOTHING), tag: null, text: null };
  const text = stored.content.toString('utf8');
  // A key that cannot be read is no fault of the document.
  const keys = trustedKeys();
  try {
    return { registry: openRegistry(text, keys), tag: stored.tag, text };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${REGISTRY} cannot be used: ${why}. Put back the newest of history/ that can, or see docs/runbooks/registry-down.md.`,
      { cause },
    );
  }
}
export const readRegistry = async (store: Store): Promise<Registry> => (await readTagged(store)).registry;

export interface Change {
  /** Who does it, and in a few words what: kept with the revision. */
  by: string;
  what: string;
  /** Answers what it would be, and changes nothing. */
  isDryRun?: boolean;
}

/** How often a change is tried anew because somebody else was faster. */
const TRIES = 50;

/**
 * Changes the registry in one step: a reader sees the old one or the new one, and of two writers at once the later one starts from what the
 * earlier one left. The text before stays in `history/<revision>.json`.
 */
export async function changeRegistry(
  store: Store,
  { by, what, isDryRun }: Change,
  change: (registry: Registry) => void,
): Promise<Registry> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { registry, tag, text } = await readTagged(store);
    const before = JSON.stringify(registry);
    change(registry);
    if (JSON.stringify(registry) === before) return registry;
    const past = `history/${registry.revision}.json`;
    registry.revision += 1;
    registry.change = { at: new Date().toISOString(), by, what };
    // What no reader would take is not written either.
    Registry.parse(registry);
    if (isDryRun) return registry;
    if (text) await store.replace(past, text, null);
    if (await store.replace(REGISTRY, signRegistry(registry, signingKey()), tag)) return registry;
  }
  throw new Error('the registry is changed by others without end: try again');
}

/** Signed anew when it is older than this, so that it is always good for nearly two weeks. */
const SIGN_EVERY_MS = 86_400_000;

/** Signs the registry as it is anew, where it was signed a day ago: sites take none that has expired. Answers whether it did. */
export async function signAnew(store: Store, nowMs = Date.now()): Promise<boolean> {
  const { tag, text } = await readTagged(store);
  const key = signingKey();
  if (!text || !trustedKeys().some((one) => keyIdOf(one) === keyIdOf(key))) return false;
  const { registry, issuedAt } = openSigned(text, trustedKeys());
  if (nowMs - issuedAt < SIGN_EVERY_MS) return false;
  // Somebody who was faster has signed it.
  return store.replace(REGISTRY, signRegistry(registry, key, nowMs), tag);
}

/** A revision that was signed with a key that is no longer trusted says nothing. */
function openedOrNothing(text: string): Registry[] {
  try {
    return [openRegistry(text, trustedKeys())];
  } catch {
    return [];
  }
}

/** The changes that led here, newest first. */
export async function readHistory(store: Store, count: number): Promise<Registry[]> {
  const now = await readRegistry(store);
  const revisions = (await store.list('history')).map((name) => Number.parseInt(name, 10)).filter((one) => one < now.revision);
  const texts = await Promise.all(
    revisions
      .sort((a, b) => b - a)
      .slice(0, count - 1)
      .map((revision) => store.read(`history/${revision}.json`)),
  );
  return [now, ...texts.flatMap((text) => (text ? openedOrNothing(text.content.toString('utf8')) : []))];
}

const now = () => new Date().toISOString();

/** A remote's entry and one of its versions, or a sentence about what is missing. */
export function versionIn(registry: Registry, remote: RemoteName, version: string): { entry: RegistryEntry; published: PublishedVersion } {
  const entry = registry.remotes[remote];
  const published = entry?.versions.find((one) => one.version === version);
  if (!entry || !published) {
    const known = entry?.versions.map((one) => one.version).join(', ') ?? 'none';
    throw new Error(
      version ? `${remote} has no published version ${version}: ${known}` : `Which version of ${remote}? Published: ${known}`,
    );
  }
  return { entry, published };
}

/** Makes a published version the live one for everybody. Choosing a withdrawn one by hand forgives it. */
export function makeLive(registry: Registry, remote: RemoteName, version: string) {
  const { entry, published } = versionIn(registry, remote, version);
  published.withdrawn = null;
  published.givenAt ??= now();
  if (entry.canary?.version === version) entry.canary = null;
  if (entry.live === version) return;
  entry.previous = entry.live;
  entry.live = version;
  entry.liveSince = now();
}

function refusePartOf(share: number) {
  if (!Number.isInteger(share) || share < 0 || share > 99) throw new Error(`a canary is for 1 to 99 percent of shoppers, not for ${share}`);
}

/** Gives a version to some of the shoppers, a whole number of percent; share 0 ends that. */
export function setCanary(registry: Registry, remote: RemoteName, { version, share }: { version: string; share: number }) {
  const { entry, published } = versionIn(registry, remote, version);
  refusePartOf(share);
  if (share === 0) {
    entry.canary = null;
    return;
  }
  if (entry.live === version) throw new Error(`${remote} ${version} is live already`);
  published.withdrawn = null;
  published.givenAt ??= now();
  entry.canary = { version, share, since: entry.canary?.version === version ? entry.canary.since : now() };
}

/**
 * Takes a version back: the one that is named, else the newest that shoppers get, the canary if there is one or the live one. What was taken
 * back is withdrawn. Answers its name.
 */
export function rollBack(registry: Registry, remote: RemoteName, { reason, version }: { reason: string; version?: string }): string {
  const entry = registry.remotes[remote];
  if (!entry) throw new Error(`${remote} was never published`);
  const bad = version ?? entry.canary?.version ?? entry.live;
  const { published } = versionIn(registry, remote, bad);
  if (entry.canary?.version === bad) entry.canary = null;
  else if (entry.live === bad) stepBack(remote, entry);
  else throw new Error(`${remote} ${bad} is given to nobody`);
  published.withdrawn = { at: now(), reason };
  return bad;
}

/** The version before is live again. */
function stepBack(remote: RemoteName, entry: RegistryEntry) {
  const bad = entry.live;
  const back = entry.versions.find(({ version, withdrawn }) => version === entry.previous && !withdrawn);
  if (!back) throw new Error(`${remote} has no version to go back to`);
  entry.live = back.version;
  entry.liveSince = now();
  // The next one back: what was published before it and is still good.
  const older = entry.versions.slice(entry.versions.indexOf(back) + 1);
  entry.previous = older.find(({ version, withdrawn }) => version !== bad && !withdrawn)?.version ?? null;
}

export type Role = 'live' | 'stored' | number;

const originOf = ({ baseUrl }: PublishedVersion) => new URL(baseUrl).origin;

/** The origin of what is live has moved, and everything on it with it. */
function moveAlong(entry: RegistryEntry, published: PublishedVersion) {
  const live = entry.versions.find(({ version }) => version === entry.live) ?? published;
  const [before, after] = [originOf(live), originOf(published)];
  for (const one of entry.versions) if (originOf(one) === before) one.baseUrl = `${after}/${one.version}/`;
}

/** Adds a version: live at once, only stored, or a canary with its share. The same content again changes nothing but its address. */
export function addVersion(registry: Registry, published: PublishedVersion, role: Role = 'live') {
  const remote = published.contract.name;
  const entry = registry.remotes[remote];
  if (!entry) {
    if (role !== 'live') throw new Error(`${remote} has no version yet: its first one goes live, and can be no canary`);
    const first = { ...published, givenAt: now() };
    registry.remotes[remote] = { live: published.version, liveSince: now(), previous: null, canary: null, versions: [first] };
    return;
  }
  if (role === 'live') moveAlong(entry, published);
  if (entry.versions.some((one) => one.version === published.version)) return;
  entry.versions.unshift(published);
  if (role === 'live') makeLive(registry, remote, published.version);
  else if (role !== 'stored') setCanary(registry, remote, { version: published.version, share: role });
}
