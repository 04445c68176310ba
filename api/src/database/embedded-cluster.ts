import { once } from 'node:events';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Account } from './embedded-account';
import { giveTo } from './embedded-account';
import type { Binaries } from './embedded-binaries';

export const SUPERUSER = 'straits';
const MAJOR = '18';

interface ClusterPlan {
  folder: string;
  binaries: Binaries;
  account: Account;
  durable: boolean;
}

/**
 * Makes sure that `folder` is an initialised cluster. A new one is made in a side directory and renamed when it is whole, so that
 * being killed halfway leaves nothing that looks like a cluster; what a killed one left behind is cleared away.
 */
export async function ensureCluster(plan: ClusterPlan): Promise<void> {
  removeUnfinished(plan.folder);
  if (!existsSync(plan.folder)) await initialise(plan);
  const version = readFileSync(path.join(plan.folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new Error(`${plan.folder} was made by PostgreSQL ${version}, this is ${MAJOR}: export with that version, then import here.`);
  }
  giveTo(plan.account, plan.folder);
}

async function initialise(plan: ClusterPlan): Promise<void> {
  const side = `${plan.folder}.new-${randomUUID().slice(0, 8)}`;
  mkdirSync(side, { mode: 0o700 });
  giveTo(plan.account, side);
  // With the C locale instead of C.UTF-8, pg_trgm silently finds nothing in Chinese texts.
  const words = ['-D', side, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--data-checksums'];
  words.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8');
  if (!plan.durable) words.push('--no-sync');
  await run(plan, words);
  renameSync(side, plan.folder);
  syncFolder(path.dirname(plan.folder));
}

async function run(plan: ClusterPlan, words: string[]): Promise<void> {
  const child = plan.account.spawn(plan.binaries.initdb, words, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  child.stderr?.on('data', (chunk) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  const advice = said.includes('Permission denied') ? `\nUser ${plan.account.uid} must be able to enter every folder above.` : '';
  throw new Error(`initdb failed (${code ?? 'killed'}): ${said.trim()}${advice}`);
}

function removeUnfinished(folder: string): void {
  const parent = path.dirname(folder);
  const unfinished = readdirSync(parent).filter((name) => name.startsWith(`${path.basename(folder)}.new-`));
  for (const name of unfinished) {
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // An orphaned initdb may still write there. It harms nobody, and the next start clears it away.
    }
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
