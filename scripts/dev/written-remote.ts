import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Registry, SignedRegistry } from '@straits/remote-contract/schema';
import { openRegistry, signRegistry } from '@straits/remote-contract/signature';
import { signingKey, trustedKeys } from '../../delivery/src/keys';
import { isRemote, registryFile } from '../../delivery/src/places';
import { root } from '../addresses';

export const devFolder = path.join(root, '.cache/dev');
/** What the site reads while a remote is being written. */
export const devRegistry = path.join(devFolder, 'registry.json');

export type ReadRegistry = () => Registry;

/** What is published on this machine. */
export const readLocal: ReadRegistry = () => openRegistry(readFileSync(registryFile(), 'utf8'), trustedKeys());

/** What is live on a deployed site. Its key is not ours to check: what is read here runs on this machine only, and files keep their hashes. */
export async function readDeployed(site: string): Promise<ReadRegistry> {
  const answer = await fetch(new URL('/registry.json', site), { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`${site} does not give its registry: HTTP ${answer.status}`);
  const registry = Registry.parse(JSON.parse(SignedRegistry.parse(await answer.json()).document));
  return () => structuredClone(registry);
}

/** Where the files of everything in a registry are. */
export const originsIn = ({ remotes }: Registry) => [
  ...new Set(Object.values(remotes).flatMap(({ versions }) => versions.map(({ baseUrl }) => new URL(baseUrl).origin))),
];

interface Written {
  remote: string;
  origin: string;
  read: ReadRegistry;
}

/** The registry with this remote's live version replaced by the one that is being written. A new address each time: the server loads it anew. */
export function writeRegistry({ remote, origin, read }: Written, build: number) {
  const registry = read();
  const entry = isRemote(remote) ? registry.remotes[remote] : undefined;
  const published = entry?.versions.find(({ version }) => version === entry.live);
  if (!entry || !published) throw new Error(`${remote} was never published: run npm run build`);
  const contract = JSON.parse(
    readFileSync(path.join(root, remote.replace('_', '-'), 'contract.json'), 'utf8'),
  ) as (typeof published)['contract'];
  const version = `dev-${build}`;
  entry.versions = [{ ...published, version, baseUrl: `${origin}/${version}/`, contract, chunks: {}, files: {} }];
  Object.assign(entry, { live: version, previous: null, canary: null });
  registry.revision += build;
  const draft = `${devRegistry}.draft`;
  writeFileSync(draft, signRegistry(registry, signingKey()));
  renameSync(draft, devRegistry);
}
