import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesFrom } from './addresses';

interface Published {
  remotes: Record<
    string,
    { live: string; previous: string | null; canary: { version: string } | null; versions: { version: string; baseUrl: string }[] }
  >;
}

/** What the data folder has published; undefined where nothing is, or what is there is not for us to judge: the site says what is wrong with it. */
function readPublished(dataDir: string): Published | undefined {
  try {
    const { document } = JSON.parse(readFileSync(path.join(dataDir, 'published/registry.signed.json'), 'utf8')) as { document: string };
    return JSON.parse(document) as Published;
  } catch {
    return undefined;
  }
}

const originsOf = ({ remotes }: Published) =>
  Object.values(remotes).flatMap(({ live, previous, canary, versions }) =>
    versions.filter(({ version }) => [live, previous, canary?.version].includes(version)).map(({ baseUrl }) => new URL(baseUrl).origin),
  );

/**
 * Why a copy of Straits on this base port would show no remote, with what to do: its data folder was published into for another port, and the site takes
 * remotes from its own origins alone. Undefined where all is well.
 */
export function publishedElsewhere({ basePort, dataDir }: { basePort: number; dataDir: string }, alsoAllowed = ''): string | undefined {
  const published = readPublished(dataDir);
  const own = Object.values(addressesFrom(basePort).origins).map((port) => `http://localhost:${port}`);
  const allowed = new Set([
    ...own,
    ...alsoAllowed.split(',').flatMap((one) => (URL.canParse(one.trim()) ? [new URL(one.trim()).origin] : [])),
  ]);
  const strange = published && originsOf(published).find((origin) => !allowed.has(origin));
  if (!strange) return undefined;
  return (
    `The remotes in ${dataDir} were also published for ${strange}, which is no origin of a copy on port ${basePort}: the site would refuse all of them.\n` +
    `Use a data folder for each port:\n  STRAITS_PORT=${basePort} STRAITS_DATA=.data/${basePort} npm start\n` +
    `or forget what was published here, and nothing else, and start again:\n  rm -r ${path.join(dataDir, 'published')}`
  );
}
