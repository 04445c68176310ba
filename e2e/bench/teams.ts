import { chromium } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreeBase, root } from '../../scripts/addresses';
import { stampOf, TARGETS } from '../../scripts/build-targets';
import { browserLaunch } from '../browser';
import type { Figure } from './report';

/** The one with the most pages. */
const REMOTE = 'mf-catalog';
const typeScript = (entry: string, ...words: string[]) => ['--import', 'tsx', entry, ...words];

/** What `npm run build -- mf-catalog` takes after a change, with the publication. */
function rebuild(dataDir: string): number {
  for (const target of TARGETS.filter(({ workspace }) => workspace === REMOTE)) rmSync(stampOf(target), { force: true });
  const began = performance.now();
  const { status } = spawnSync(process.execPath, typeScript('scripts/build.ts', REMOTE), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STRAITS_DATA: path.join(dataDir, 'rebuild') },
  });
  if (status !== 0) throw new Error(`${REMOTE} was not built`);
  return (performance.now() - began) / 1000;
}

interface Developing {
  /** From the command until the remote can be edited inside of the site. */
  seconds: number;
  siteUrl: string;
  stop: () => Promise<void>;
}

async function develop(siteUrl: string, dataDir: string): Promise<Developing> {
  const env = { ...process.env, STRAITS_PORT: String(await findFreeBase()), STRAITS_DATA: path.join(dataDir, 'dev') };
  const child = spawn(process.execPath, typeScript('scripts/dev.ts', REMOTE, '--site', siteUrl), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += String(text);
      const [, url, seconds] = /^(http\S+) with .*ready in ([\d.]+) s/m.exec(said) ?? [];
      if (url && seconds) resolve({ seconds: Number(seconds), siteUrl: url, stop });
    });
    void ended.then(() => reject(new Error(`npm run dev -- ${REMOTE} --site ended:\n${said}`)));
  });
}

/** A line of the remote's source, and the same with a mark that is seen on `/about`. */
const EDITED = { file: path.join(root, REMOTE, 'src/about/AboutPage.tsx'), line: "title={t('about.headline')}" };
const MARK = ' ✎';

/** Seconds from saving a changed line until the open page shows it. Throws where the page was loaded anew for that: what was typed would be lost. */
async function refresh(siteUrl: string): Promise<number> {
  const source = readFileSync(EDITED.file, 'utf8');
  if (!source.includes(EDITED.line)) throw new Error(`${EDITED.file} has no ${EDITED.line}`);
  const browser = await chromium.launch(browserLaunch);
  try {
    const page = await browser.newPage();
    await page.goto(`${siteUrl}/about`);
    await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
    await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
    const began = performance.now();
    writeFileSync(EDITED.file, source.replace(EDITED.line, `title={t('about.headline') + '${MARK}'}`));
    await page.getByRole('heading', { level: 1 }).filter({ hasText: MARK.trim() }).waitFor({ timeout: 60_000 });
    const seconds = (performance.now() - began) / 1000;
    if ((await page.locator('html').getAttribute('data-kept')) !== 'yes') throw new Error('the page was loaded anew, not refreshed');
    return seconds;
  } finally {
    writeFileSync(EDITED.file, source);
    await browser.close();
  }
}

/** A start with an open page in which a line is changed. */
async function developAndEdit(siteUrl: string, dataDir: string) {
  const developing = await develop(siteUrl, dataDir);
  try {
    return { ready: developing.seconds, refreshed: await refresh(developing.siteUrl) };
  } finally {
    await developing.stop();
  }
}

/** What a team waits for many times a day. The second start counts: the first one of a checkout also builds the shell. */
export async function measureTeams(siteUrl: string, dataDir: string): Promise<Figure[]> {
  const rebuilt = rebuild(dataDir);
  const first = await developAndEdit(siteUrl, dataDir);
  console.log(`first start of a checkout: ready in ${first.ready} s`);
  const second = await developAndEdit(siteUrl, dataDir);
  const inside = `${REMOTE} inside of the site with fast refresh`;
  return [
    { what: `rebuild of ${REMOTE}`, measured: rebuilt, unit: 's', target: 15 },
    { what: `${inside}, ready`, measured: second.ready, unit: 's', target: 10 },
    { what: `${inside}, a saved line is in the open page`, measured: second.refreshed, unit: 's', target: 3 },
  ];
}
