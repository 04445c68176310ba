import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [process.env.STRAITS_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds a browser for the journeys or installs one; answers why there is none. */
export function ensureBrowser() {
  if (places.some((place) => place && existsSync(place))) return undefined;
  if (playwrightHasOne() || installFromDebian() || installFromPlaywright()) return undefined;
  return 'No Chromium was found or could be installed. Install one and set STRAITS_CHROMIUM to its path.';
}

function playwrightHasOne() {
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' });
  return stdout !== '' && existsSync(stdout);
}

// What tests read papers and check signatures with, and Debian's packages of it.
const TOOLS = { pdftotext: 'poppler-utils', pdftoppm: 'poppler-utils', openssl: 'openssl' };

/** Finds the tests' tools or installs them; answers why one is not there. */
export function ensureTools() {
  const isThere = (tool) => succeeds('which', [tool]);
  for (const [tool, name] of Object.entries(TOOLS))
    if (!isThere(tool) && !(aptInstall(name) && isThere(tool))) return `${tool} was not found. Install ${name}.`;
  return undefined;
}

const installFromDebian = () => aptInstall('chromium') && existsSync('/usr/bin/chromium');

function aptInstall(name) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !succeeds('which', ['apt-get'])) return false;
  console.log(`Installing ${name} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
  return install() || (succeeds('apt-get', ['update', '-qq'], env) && install());
}

function installFromPlaywright() {
  console.log('Installing Chromium (playwright) …');
  return succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) && playwrightHasOne();
}

function succeeds(command, words, env = process.env) {
  return spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
