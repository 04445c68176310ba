import type { KeyObject } from 'node:crypto';
import type { Registry } from '@straits/remote-contract/schema';
import { openSigned, type OpenedRegistry } from '@straits/remote-contract/signature';
import { registryFault, type Rules } from './registry-check.rules';
import type { RegistrySource } from './registry-source';

/** How often the document is looked at: a publication is live within this time. */
const LOOK_MS = 500;

/** So long before the registry in force runs out it is said. */
const WARN_MS = 4 * 86_400_000;

export const expiryWarning = (expires: number, now = Date.now()): string | null => {
  if (expires - now > WARN_MS) return null;
  const verb = expires > now ? 'expires' : 'has expired';
  return `the registry ${verb} (${new Date(expires).toISOString()}): the delivery does not sign it anew, see docs/runbooks/registry-down.md`;
};

/** Why a document is too old to be taken, or null. */
function ageFault({ registry, issuedAt, expires }: OpenedRegistry, before: OpenedRegistry, now: number): string | null {
  if (expires <= now) return expiryWarning(expires, now);
  const isReplay = registry.revision === before.registry.revision && issuedAt < before.issuedAt;
  return isReplay ? `revision ${registry.revision} was signed before the one that is in force` : null;
}

const NOTHING: Registry = { revision: 0, change: { at: '', by: '', what: '' }, remotes: {} };

interface Options {
  source: RegistrySource;
  keys: () => KeyObject[];
  rules: Omit<Rules, 'revision'>;
  /** The last good text of an earlier start. */
  copy: { read: () => string | null; write: (text: string) => Promise<void> };
  onFault: (fault: string) => void;
  now?: () => number;
}

export interface RegistryReader {
  read: () => Promise<Registry>;
  /** When what is in force runs out, ms since 1970; 0 while nothing is. */
  expires: () => number;
  /** The signed text that is in force, for who develops a remote inside this site. */
  text: () => string | null;
}

/**
 * The registry document, looked at now and then. One that cannot be read, is not of the schema (MFE-112), is signed by nobody, is older than
 * what is in force, has expired or points elsewhere (MFE-114) leaves the last good one in force, and is reported once.
 */
export function createRegistryReader({ source, keys, rules, copy, onFault, now = Date.now }: Options): RegistryReader {
  let present: OpenedRegistry = { registry: NOTHING, issuedAt: 0, expires: 0 };
  let warned: string | null = null;
  let inForce: string | null = null;
  let copied: string | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;
  let lastFault = '';
  const take = (text: string, isCopy = false) => {
    const opened = openSigned(text, keys());
    // The copy was in force here: a restart while the delivery is away does not end the shop.
    const tooOld = isCopy ? null : ageFault(opened, present, now());
    const fault = tooOld ?? registryFault(opened.registry, { ...rules, revision: present.registry.revision });
    if (fault) throw new Error(`MFE-114 ${fault}`);
    present = opened;
    inForce = text;
  };
  /** The site goes on with what it has, and says in time that it runs out. */
  const warn = () => {
    const warning = present.registry.revision > 0 ? expiryWarning(present.expires, now()) : null;
    if (warning && warning !== warned) onFault(`MFE-114 ${warning}`);
    warned = warning;
  };
  const say = (error: unknown) => {
    const text = String(error instanceof Error ? error.message : error);
    const fault = text.startsWith('MFE-') ? text : `${/signed|signature/.test(text) ? 'MFE-114' : 'MFE-112'} ${text}`;
    if (fault !== lastFault) onFault(fault);
    lastFault = fault;
  };
  const look = async () => {
    // First of all what was in force before this start: an older registry is a replay, also to who has just begun.
    if (present.registry.revision === 0) takeCopy();
    try {
      // What was not taken may be in order now: its key is here, its origin is known.
      const text = await source(lastFault !== '');
      if (text === null) return;
      if (text !== inForce) take(text);
      if (text !== copied) await copy.write(text);
      copied = text;
      lastFault = '';
    } catch (error) {
      say(error);
    }
  };
  const takeCopy = () => {
    const text = copy.read();
    if (!text) return;
    try {
      take(text, true);
    } catch (error) {
      say(error);
    }
  };
  return {
    expires: () => present.expires,
    text: () => inForce,
    async read() {
      if (!looking && now() - lookedAt >= LOOK_MS) {
        lookedAt = now();
        looking = look()
          .then(warn)
          .finally(() => (looking = null));
      }
      // The first page waits for it; later ones use what is at hand.
      if (present.registry.revision === 0 && looking) await looking;
      return present.registry;
    },
  };
}
