import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { isComplete } from '../axe';
import { test } from '../recorded';

const root = path.resolve(__dirname, '../..');
const WIDTHS = [390, 1440];
/** A point that differs by less than this is drawn alike: edges of letters fall differently. */
const ALIKE = 48;
/** Of all points, these may differ. Without its styles a page differs in several times as many, as each test shows. */
const MOST_DIFFERENT = 0.01;

const PAGES = [
  ['mf-catalog', '/about', 'visitor', 21],
  ['mf-booking', '/cart', 'visitor', 22],
  ['mf-account', '/find-booking', 'visitor', 23],
  ['mf-wallet', '/wallet_balance', 'agent', 24],
] as const;

async function startAlone(remote: string): Promise<ChildProcess> {
  const [site, api] = [process.env['STRAITS_E2E_SITE'] ?? '', process.env['STRAITS_E2E_API'] ?? ''];
  const env = { ...process.env, API_INTERNAL_URL: api, STRAITS_PORT: new URL(site).port, STRAITS_DATA: process.env['STRAITS_E2E_DATA'] };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/standalone.ts', remote], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (said: Buffer) => void (String(said).includes('alone: http') && resolve()));
    child.once('exit', () => reject(new Error(`${remote} does not run alone`)));
  });
  return child;
}

/** The shell's fonts are the site's alone: both are drawn without them, and as the same person. */
async function prepare(page: Page, session: string) {
  await page.route('**/fonts/**', (route) => route.abort());
  if (session === 'visitor') return;
  const answer = await page.request.post(`${process.env['STRAITS_E2E_API']}/travel/v1/auth/sign-in`, {
    data: { username: `${session}@straits.test`, password: 'straits-demo' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('straits_standalone_person', 'agent');
  }, token);
}

// What the shell lays over or beside the page is not the remote's.
const ONLY_MAIN = 'body *:not(main, main *, :has(main)) { visibility: hidden !important }';

interface Picture {
  data: Buffer;
  info: { width: number; height: number };
}
async function pictureOf(page: Page): Promise<Picture> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await isComplete(page);
  const picture = await page.getByRole('main').screenshot({ animations: 'disabled', style: ONLY_MAIN });
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Share of points that differ in the rows that both have: the site's frame may leave more room below a short page. */
function difference(one: Picture, other: Picture): number {
  if (one.info.width !== other.info.width) return 1;
  const points = Math.min(one.info.height, other.info.height) * one.info.width;
  let different = 0;
  for (let at = 0; at < points * 3; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > ALIKE)) different += 1;
  return different / points;
}

const withoutStyles = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of [...document.styleSheets]) sheet.disabled = true;
  });

for (const [remote, address, session, offset] of PAGES) {
  test(`${remote} looks alone as it does in the site`, async ({ browser }) => {
    test.setTimeout(240_000);
    const site = process.env['STRAITS_E2E_SITE'] ?? '';
    const alone = `http://localhost:${Number(new URL(site).port) + offset}${address}?panel=none&session=${session}&theme=light`;
    const composed = `${session === 'agent' ? site.replace('localhost', 'b2b.localhost') : site}${address}`;
    const child = await startAlone(remote);
    const page = await browser.newPage({ colorScheme: 'light' });
    try {
      await prepare(page, session);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(composed);
        const inSite = await pictureOf(page);
        await page.goto(alone);
        const byItself = await pictureOf(page);

        expect(difference(byItself, inSite), `at ${width} px`).toBeLessThan(MOST_DIFFERENT);
        // Nothing is cut off in the site that is there alone.
        expect(byItself.info.height).toBeLessThanOrEqual(inSite.info.height + 1);
        await withoutStyles(page);
        expect(difference(await pictureOf(page), inSite), `at ${width} px without styles`).toBeGreaterThan(MOST_DIFFERENT);
      }
    } finally {
      await page.close();
      child.kill('SIGTERM');
    }
  });
}
