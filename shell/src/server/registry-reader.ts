import type { KeyObject } from 'node:crypto';
import type { Registry } from '@straits/remote-contract/schema';
import { openRegistry } from '@straits/remote-contract/signature';
import { registryFault, type Rules } from './registry-check.rules';
import type { RegistrySource } from './registry-source';

/** How often the document is looked at: a publication is live within this time. */
const LOOK_MS = 500;

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
  /** The signed text that is in force, for who develops a remote inside this site. */
  text: () => string | null;
}

/**
 * The registry document, looked at now and then. One that cannot be read, is not of the schema (MFE-112), is signed by nobody, is older than
 * what is in force or points elsewhere (MFE-114) leaves the last good one in force, and is reported once.
 */
export function createRegistryReader({ source, keys, rules, copy, onFault, now = Date.now }: Options): RegistryReader {
  let registry = NOTHING;
  let inForce: string | null = null;
  let copied: string | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;
  let lastFault = '';
  const take = (text: string) => {
    const opened = openRegistry(text, keys());
    const fault = registryFault(opened, { ...rules, revision: registry.revision });
    if (fault) throw new Error(`MFE-114 ${fault}`);
    registry = opened;
    inForce = text;
  };
  const say = (error: unknown) => {
    const text = String(error instanceof Error ? error.message : error);
    const fault = text.startsWith('MFE-') ? text : `${/signed|signature/.test(text) ? 'MFE-114' : 'MFE-112'} ${text}`;
    if (fault !== lastFault) onFault(fault);
    lastFault = fault;
  };
  const look = async () => {
    // First of all what was in force before this start: an older registry is a replay, also to who has just begun.
    if (registry.revision === 0) takeCopy();
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
      take(text);
    } catch (error) {
      say(error);
    }
  };
  return {
    text: () => inForce,
    async read() {
      if (!looking && now() - lookedAt >= LOOK_MS) {
        lookedAt = now();
        looking = look().finally(() => (looking = null));
      }
      // The first page waits for it; later ones use what is at hand.
      if (registry.revision === 0 && looking) await looking;
      return registry;
    },
  };
}
