import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../api/src/database/embedded-postgres';
import { administer, addressOf } from '../api/src/testing/test-server';
import { findFreeBase, root } from '../scripts/addresses';
import { startStack } from '../scripts/stack';
import { startControl } from './control';
import { startFaultyOrigin } from './faults/grid/faulty-origin';
import { publishFaultyVersions } from './faults/grid/faulty-versions';
import { startMailServer } from './mail-server';

/**
 * Playwright's global setup: builds, and runs the whole of Straits on free ports with a fresh database and a mail server. Journeys find it by
 * the environment: STRAITS_E2E_SITE, STRAITS_E2E_API, STRAITS_E2E_MAIL (folder of received mails), STRAITS_E2E_DATA, STRAITS_E2E_DATABASE,
 * STRAITS_E2E_ELSEWHERE (an origin on which QA may try builds).
 * STRAITS_E2E_DATA may be given: two runs at once need a folder each.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['STRAITS_E2E_SITE']) return undefined;
  const dataDir = path.resolve(root, process.env['STRAITS_E2E_DATA'] ?? '.cache/e2e');
  const mailFolder = path.join(dataDir, 'mail-received');
  await forgetLastRun(dataDir, mailFolder);
  const basePort = await findFreeBase();
  build(dataDir, basePort);
  const mail = await startMailServer(mailFolder);
  const faulty = await startFaultyOrigin(path.join(dataDir, 'published'));
  process.env['STRAITS_E2E_FAULTS'] = await withData(dataDir, () => publishFaultyVersions(dataDir, faulty.url));
  const stack = startStack({
    basePort,
    dataDir,
    // All journeys come from one machine.
    env: { PAGES_A_MINUTE: '0', PICTURES: 'draft', SMTP_URL: mail.url, REMOTE_ORIGINS: faulty.url, OVERRIDE_ORIGINS: faulty.url },
    print: console.log,
  });
  let stopControl: (() => Promise<void>) | undefined;
  const stopAll = async () => {
    await stopControl?.();
    await stack.stop();
    await mail.stop();
    await faulty.stop();
  };
  try {
    const started = await stack.started;
    const { siteUrl, apiUrl, databaseUrl } = started;
    const control = await startControl(started);
    stopControl = control.stop;
    process.env['STRAITS_E2E_CONTROL'] = control.url;
    process.env['STRAITS_E2E_ELSEWHERE'] = faulty.url;
    process.env['STRAITS_E2E_SITE'] = siteUrl;
    process.env['STRAITS_E2E_API'] = apiUrl;
    process.env['STRAITS_E2E_MAIL'] = mailFolder;
    process.env['STRAITS_E2E_DATA'] = dataDir;
    process.env['STRAITS_E2E_DATABASE'] = databaseUrl;
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

// Drawn pictures and built remotes are kept from run to run; orders, people and mails are not.
async function forgetLastRun(dataDir: string, mailFolder: string): Promise<void> {
  // Versions of the last run lay on ports that are others' now.
  for (const old of ['registry.signed.json', 'history']) rmSync(path.join(dataDir, 'published', old), { recursive: true, force: true });
  for (const folder of ['files', 'mail']) rmSync(path.join(dataDir, folder), { recursive: true, force: true });
  rmSync(mailFolder, { recursive: true, force: true });
  mkdirSync(mailFolder, { recursive: true });
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const database = new URL(server.connectionString).pathname.slice(1);
  await administer(
    addressOf(server.connectionString, 'postgres'),
    `drop database if exists ${database} with (force)`,
    `create database ${database}`,
  );
  await server.stop();
}

/** The delivery's own functions find the registry by the environment. */
async function withData<T>(dataDir: string, act: () => Promise<T>): Promise<T> {
  const before = process.env['STRAITS_DATA'];
  process.env['STRAITS_DATA'] = dataDir;
  try {
    return await act();
  } finally {
    if (before === undefined) delete process.env['STRAITS_DATA'];
    else process.env['STRAITS_DATA'] = before;
  }
}

function build(dataDir: string, basePort: number): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STRAITS_DATA: dataDir, STRAITS_PORT: String(basePort) },
  });
  if (status !== 0) throw new Error('The build failed, see above.');
}
