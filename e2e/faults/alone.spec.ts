import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

const root = path.resolve(__dirname, '../..');
const WIDTH = 1_280;
/** A point that differs by less than this is drawn alike: edges of letters fall differently. */
const ALIKE = 48;
/** Of all points, these may differ. */
const MOST_DIFFERENT = 0.02;

const PAGES = [
  ['mf-catalog', '/about', 'visitor', 21],
  ['mf-booking', '/cart', 'visitor', 22],
  ['mf-account', '/find-booking', 'visitor', 23],
  ['mf-wallet', '/wallet_balance', 'agent', 24],
] as const;

async function startAlone(remote: string, api: string, site: string): Promise<ChildProcess> {
  const env = { ...process.env, API_INTERNAL_URL: api, STRAITS_PORT: new URL(site).port, STRAITS_DATA: process.env['STRAITS_E2E_DATA'] };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/standalone.ts', remote], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (said: Buffer) => void (String(said).includes('compiled') && resolve()));
    child.once('exit', () => reject(new Error(`${remote} does not run alone`)));
  });
  return child;
}

/** The shell's fonts and its person are the site's alone: both are drawn without the one, and as the same person. */
async function prepare(page: Page, session: string, api: string) {
  await page.route('**/fonts/**', (route) => route.abort());
  if (session === 'visitor') return;
  const answer = await page.request.post(`${api}/travel/v1/auth/sign-in`, {
    data: { username: `${session}@straits.test`, password: 'straits-demo' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

async function pictureOf(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const picture = await page.getByRole('main').screenshot({ animations: 'disabled' });
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

for (const [remote, address, session, offset] of PAGES) {
  test(`${remote} looks alone as it does in the site`, async ({ browser }) => {
    // It is built anew, with nothing kept from before.
    test.setTimeout(240_000);
    const [site, api] = [process.env['STRAITS_E2E_SITE'] ?? '', process.env['STRAITS_E2E_API'] ?? ''];
    const child = await startAlone(remote, api, site);
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 }, colorScheme: 'light' });
    try {
      await prepare(page, session, api);
      const alone = await pictureOf(
        page,
        `http://localhost:${Number(new URL(site).port) + offset}${address}?panel=none&session=${session}`,
      );
      const composed = await pictureOf(page, `${session === 'agent' ? site.replace('localhost', 'b2b.localhost') : site}${address}`);

      expect(alone.info.width).toBe(composed.info.width);
      // The frame may leave more room below a short page.
      const rows = Math.min(alone.info.height, composed.info.height);
      const points = rows * alone.info.width;
      let different = 0;
      for (let at = 0; at < points * 3; at += 3)
        if ([0, 1, 2].some((channel) => Math.abs((alone.data[at + channel] ?? 0) - (composed.data[at + channel] ?? 0)) > ALIKE))
          different += 1;
      expect(different / points).toBeLessThan(MOST_DIFFERENT);
    } finally {
      await page.close();
      child.kill('SIGTERM');
    }
  });
}
