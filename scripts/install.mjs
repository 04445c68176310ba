import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Installs the packages when what is installed is not what the lock file says. Runs before any package exists: plain Node only. */
export function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file in which binaries for other platforms are missing, and registries that mirror others do not always
  // have those. The versions are the lock file's either way, and --no-save leaves it as it is.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('\nThe packages could not be installed, see above. Is the registry reachable? Run the same command again to retry.');
    process.exit(1);
  }
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 or later is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

// npm writes down what it has installed, last of all; an interrupted installation leaves none or an old one.
function isInstalled() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(record);
  return Object.entries(wanted).every(([place, entry]) => place === '' || isSatisfied(place, entry, installed[place]));
}

function isSatisfied(place, wanted, installed) {
  if (!place.includes('node_modules/')) return existsSync(path.join(root, place));
  if (installed === undefined) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
  return installed.link === wanted.link && installed.version === wanted.version && installed.integrity === wanted.integrity;
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
