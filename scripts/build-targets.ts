import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@straits/remote-contract';

export const ROOT = path.join(__dirname, '..');

export interface Target {
  name: string;
  workspace: string;
  /** Folders whose content decides whether it must be built anew. */
  sources: string[];
  /** Files that a finished build has. */
  results: string[];
}

/** What the site's server loads is built beside what browsers get. */
export const PARTS = ['browser', 'server'] as const;
export type Part = (typeof PARTS)[number];
export const partOf = (configuration = ''): Part => (configuration.endsWith(':server') ? 'server' : 'browser');

const everyShared = () => readdirSync(path.join(ROOT, 'shared')).map((name) => `shared/${name}`);
// The other shared packages are not in a remote's files: the shell gives them.
const BUNDLED_BY_REMOTES = ['shared/ui', 'shared/api-contract', 'shared/remote-contract', 'shared/build'];

export const TARGETS: Target[] = [
  {
    name: 'shell',
    workspace: 'shell',
    sources: ['shell', ...everyShared()],
    results: ['dist/browser/assets.json', 'dist/server/render.cjs'],
  },
  ...REMOTES.map((name) => ({
    name,
    workspace: name.replace('_', '-'),
    sources: [name.replace('_', '-'), ...BUNDLED_BY_REMOTES],
    results: ['dist/browser/build.json', 'dist/server/remote.cjs'],
  })),
];

const SKIPPED = new Set(['node_modules', 'dist', '.cache']);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(file);
    return isTest(entry.name) ? [] : [file];
  });
}

/** Hash of everything that a target is built from, and of the exact versions of its libraries. */
export function sourceHash(target: Target): string {
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'package-lock.json')));
  for (const file of target.sources.flatMap((source) => filesUnder(path.join(ROOT, source))).sort()) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

export const stampOf = (target: Target) => path.join(ROOT, '.cache/build', `${target.name}.hash`);

/** Built from these very sources, and still there. */
export function isFresh(target: Target, hash: string): boolean {
  const stamp = stampOf(target);
  const isBuilt = target.results.every((file) => statSync(path.join(ROOT, target.workspace, file), { throwIfNoEntry: false })?.isFile());
  return isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}
