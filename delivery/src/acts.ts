import { z } from 'zod';
import type { RemoteName } from '@straits/remote-contract';
import type { PublishedVersion, Registry } from '@straits/remote-contract/schema';
import { tableOf, type Finding } from './can-i-deploy.rules';
import { changeRegistry, makeLive, readRegistry, rollBack, setCanary, versionIn } from './registry';
import type { Store } from './store';

/** What a change of the registry over HTTP says. */
export const Act = z.object({
  /** Who asks for it, kept with the revision: the token says only that they may. */
  by: z.string().min(1).max(80),
  version: z.string().optional(),
  share: z.int().min(0).max(99).optional(),
  reason: z.string().max(200).default('by hand'),
  /** Although it would break something. */
  force: z.boolean().default(false),
  /** Answers what would be, and changes nothing. */
  dryRun: z.boolean().default(false),
});

export type Given = z.infer<typeof Act>;

const VERBS = {
  promote: (registry: Registry, remote: RemoteName, { version = '' }: Given) => makeLive(registry, remote, version),
  canary: (registry: Registry, remote: RemoteName, { version = '', share = 10 }: Given) => setCanary(registry, remote, { version, share }),
  rollback: (registry: Registry, remote: RemoteName, { reason, version }: Given) => void rollBack(registry, remote, { reason, version }),
};
type Verb = keyof typeof VERBS;
export const isVerb = (verb: string): verb is Verb => verb in VERBS;

/** What would break if this version went live now. */
export type Check = (registry: Registry, candidate: PublishedVersion) => Promise<Finding[]>;

interface Performance {
  store: Store;
  check: Check;
  remote: RemoteName;
  verb: Verb;
  given: Given;
}

/** What shoppers would be given must fit what is live; what is taken from them need not. */
const mustFit = (verb: Verb, { force, share }: Given) => verb !== 'rollback' && share !== 0 && !force;

async function refuseMisfit({ store, check, remote, given: { version = '' } }: Performance) {
  const registry = await readRegistry(store);
  const { published } = versionIn(registry, remote, version);
  const faults = (await check(registry, published)).filter(({ fault }) => fault);
  if (faults.length) throw new Error(`${remote} ${version} does not fit:\n${tableOf(faults)}`);
}

/** Does it, or throws a sentence about why the registry as it is does not allow it. */
export async function perform(asked: Performance): Promise<Registry> {
  const { store, remote, verb, given } = asked;
  if (mustFit(verb, given)) await refuseMisfit(asked);
  const what = [verb, remote, `${given.version ?? ''}:`, given.reason].join(' ');
  return changeRegistry(store, { by: given.by, what, isDryRun: given.dryRun }, (registry) => VERBS[verb](registry, remote, given));
}
