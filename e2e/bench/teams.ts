import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { findFreeBase, root } from '../../scripts/addresses';
import type { Figure } from './report';

/** The one with the most pages. */
const REMOTE = 'mf-catalog';
const typeScript = (entry: string, ...words: string[]) => ['--import', 'tsx', entry, ...words];

function rebuild(): number {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, typeScript('scripts/build-worker.ts', REMOTE), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${REMOTE} was not built`);
  return (performance.now() - began) / 1000;
}

/** Seconds from the command until the remote can be edited inside of the site. */
async function develop(siteUrl: string, dataDir: string): Promise<number> {
  const env = { ...process.env, STRAITS_PORT: String(await findFreeBase()), STRAITS_DATA: path.join(dataDir, 'dev') };
  const child = spawn(process.execPath, typeScript('scripts/dev.ts', REMOTE, '--site', siteUrl), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    return await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (text: Buffer) => {
        said += String(text);
        const ready = /ready in ([\d.]+) s/.exec(said)?.[1];
        if (ready) resolve(Number(ready));
      });
      void ended.then(() => reject(new Error(`npm run dev -- ${REMOTE} --site ended:\n${said}`)));
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** What a team waits for many times a day. The second start counts: the first one of a checkout also builds the shell. */
export async function measureTeams(siteUrl: string, dataDir: string): Promise<Figure[]> {
  const rebuilt = rebuild();
  await develop(siteUrl, dataDir);
  return [
    { what: `rebuild of ${REMOTE}`, measured: rebuilt, unit: 's', target: 15 },
    { what: `${REMOTE} inside of the site with fast refresh, ready`, measured: await develop(siteUrl, dataDir), unit: 's', target: 10 },
  ];
}
