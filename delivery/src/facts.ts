import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@straits/remote-contract';
import type { PublishedVersion, Registry } from '@straits/remote-contract/schema';
import { findings, type Finding, type ShellFacts } from './can-i-deploy.rules';

const LIMIT_MS = 5_000;
const LOCAL_SHELL = path.join(__dirname, '../../shell/dist/browser/assets.json');

/** What the shell gives and shows: of a site that runs (`--site`), else as it is built here. */
export async function shellFacts(site: string | undefined): Promise<ShellFacts> {
  if (!site && !existsSync(LOCAL_SHELL)) throw new Error('the shell is not built here: name a site with --site https://…');
  const given = site
    ? await (await fetch(new URL('/build.json', site), { signal: AbortSignal.timeout(LIMIT_MS) })).text()
    : readFileSync(LOCAL_SHELL, 'utf8');
  const { provides, uses } = JSON.parse(given) as Partial<ShellFacts>;
  if (!provides || !uses) throw new Error(`${site ?? LOCAL_SHELL} does not say what its shell provides`);
  return { provides, uses };
}

const liveOf = ({ remotes }: Registry): Partial<Record<RemoteName, PublishedVersion>> =>
  Object.fromEntries(
    Object.entries(remotes).flatMap(([name, entry]) => {
      const live = entry.versions.find(({ version }) => version === entry.live);
      return live ? [[name, live]] : [];
    }),
  );

/** What would break if these went live now. */
export const checkCandidates = async (registry: Registry, candidates: PublishedVersion[], site?: string): Promise<Finding[]> =>
  findings({ shell: await shellFacts(site), live: liveOf(registry), candidates });
