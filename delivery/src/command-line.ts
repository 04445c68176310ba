import { parseArgs } from 'node:util';
import { REMOTES, type RemoteName } from '@straits/remote-contract';
import { isRemote } from './places';

export class UsageError extends Error {}

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  stay: { type: 'boolean' },
  share: { type: 'string' },
  from: { type: 'string' },
  site: { type: 'string' },
  reason: { type: 'string' },
  minutes: { type: 'string' },
} as const;

/** A command as it was typed. */
export interface Typed {
  words: string[];
  isDryRun: boolean;
  isForced: boolean;
  stays: boolean;
  share: number | undefined;
  from: string | undefined;
  site: string | undefined;
  reason: string | undefined;
  minutes: number;
}

const numberFrom = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new UsageError(`--${name} ${text} is not a number`);
};

/** Percent of shoppers: nobody is divided. */
function shareFrom(text: string | undefined): number | undefined {
  const share = numberFrom('share', text);
  if (share === undefined || (Number.isInteger(share) && share <= 99)) return share;
  throw new UsageError(`--share ${text} is not a whole number from 0 to 99`);
}

export function readWords(given: string[]): Typed {
  try {
    const { values, positionals } = parseArgs({ args: given, options: OPTIONS, allowPositionals: true });
    return {
      words: positionals,
      isDryRun: values['dry-run'] ?? false,
      isForced: values.force ?? false,
      stays: values.stay ?? false,
      share: shareFrom(values.share),
      from: values.from,
      site: values.site,
      reason: values.reason,
      minutes: numberFrom('minutes', values.minutes) ?? 60,
    };
  } catch (thrown) {
    throw thrown instanceof UsageError ? thrown : new UsageError((thrown as Error).message);
  }
}

export function remoteFrom(name: string | undefined): RemoteName {
  const wanted = name?.replace('-', '_') ?? '';
  if (isRemote(wanted)) return wanted;
  throw new UsageError(`"${name ?? ''}" is not a remote: ${REMOTES.join(', ')}`);
}
export const remotesFrom = (name: string | undefined): RemoteName[] => (name === 'all' ? [...REMOTES] : [remoteFrom(name)]);
