import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../journey';

const PAGES = [
  '/',
  '/attraction',
  '/attraction/search',
  '/attraction/State?state=bali',
  '/attraction/bay-garden-domes',
  '/ferry',
  '/ferry-result?mode=oneway&from=atlantis&to=batam-centre',
  '/transport',
  '/transport/search?from=SG',
  '/about',
  '/contact',
  '/privacy-policy',
  '/booking-policy',
  '/login',
  '/register',
  '/cart',
  '/checkout',
  '/traveller',
  '/find-booking',
  '/agency/join',
  '/quote',
];

for (const address of PAGES) {
  test(`axe finds nothing on ${address}, light and dark`, async ({ page }) => {
    const found: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`));
    }

    expect(found).toEqual([]);
  });
}

for (const lang of ['EN', 'ID', 'ZHSM', 'ZHTD']) {
  test(`no page scrolls sideways at 320 px (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const over: Record<string, number> = {};
    for (const address of ['/', '/attraction/search', '/attraction/bay-garden-domes', '/login', '/cart']) {
      await page.goto(`${address}?lang=${lang}`);
      await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
      over[address] = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
    }

    expect(over).toEqual({ '/': 0, '/attraction/search': 0, '/attraction/bay-garden-domes': 0, '/login': 0, '/cart': 0 });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the content of a detail page is there', async ({ page }) => {
    await page.goto('/attraction/borobudur-sunrise');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borobudur at Sunrise');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a page that does not exist answers 404 and says so', async ({ page, complaints }) => {
  const answer = await page.goto('/no/such/page');

  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
  complaints.length = 0;
});

test('an attraction that does not exist answers 404', async ({ page, complaints }) => {
  const answer = await page.goto('/attraction/no-such-thing');

  expect(answer?.status()).toBe(404);
  complaints.length = 0;
});

test('the language switch keeps page, query and what is chosen', async ({ page }) => {
  await page.goto('/attraction/search?q=garden&lang=ZHTD');

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the trade host shows visitors the sign-in only', async ({ page }) => {
  const site = new URL(process.env['STRAITS_E2E_SITE'] ?? '');
  site.hostname = 'b2b.localhost';

  await page.goto(`${site.origin}/attraction/search`);
  await page.waitForURL(/\/login\?next=/);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
