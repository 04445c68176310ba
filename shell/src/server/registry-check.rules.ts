import type { PublishedVersion, Registry } from '@straits/remote-contract/schema';

export interface Rules {
  /** Revision that is in force: what is older is a replay. */
  revision: number;
  origins: string[];
  /** Under `npm run dev` files change under the page and have no hashes. */
  needsHashes: boolean;
}

/** What is wrong with a version that somebody would get, or null. */
export function versionFault(
  { baseUrl, files, version }: PublishedVersion,
  { origins, needsHashes }: Omit<Rules, 'revision'>,
): string | null {
  const { origin } = new URL(baseUrl);
  if (!origins.includes(origin)) return `${version} lies on ${origin}, which is no remote's origin here`;
  const bare = ['remoteEntry.js', 'remote.cjs'].find((name) => !files[name]);
  return needsHashes && bare ? `${version} has no hash for ${bare}` : null;
}

/** Why a document that is signed and well-formed is not taken, or null. */
export function registryFault(registry: Registry, rules: Rules): string | null {
  if (registry.revision < rules.revision) return `revision ${registry.revision} is older than ${rules.revision}, which is in force`;
  for (const [name, { live, previous, canary, versions }] of Object.entries(registry.remotes)) {
    const published = versions.find(({ version }) => version === live);
    if (!published) return `${name} has no version ${live}, which should be live`;
    for (const one of versions.filter(({ version }) => [live, previous, canary?.version].includes(version))) {
      const fault = versionFault(one, rules);
      if (fault) return `${name} ${fault}`;
    }
  }
  return null;
}
