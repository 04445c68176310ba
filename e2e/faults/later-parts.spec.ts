import { expect } from '@playwright/test';
import { test } from '../recorded';
import { telemetryOf } from '../telemetry';

const LATER = [
  ['home-later', '/'],
  ['detail-later', '/package/bali-five-days'],
  ['search-later', '/search?q=bali'],
] as const;

for (const [chunk, address] of LATER)
  test(`without ${chunk} the page stays as the server wrote it, and the collector knows whose file it was`, async ({ page }) => {
    await page.route(new RegExp(`/${chunk}\\.js`), (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(chunk));
    await page.goto(address);
    await failed;

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const version = (await main.locator('[data-remote=mf_catalog]').first().getAttribute('data-version')) ?? '';
    await expect.poll(async () => (await telemetryOf('mf_catalog', version))?.codes ?? '', { timeout: 15_000 }).toContain('MFE-106');
  });

test('a part that a walk inside the site asks for says that it did not come, and comes when it is asked for again', async ({ page }) => {
  let isAway = true;
  await page.route(/\/detail-later\.js/, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/package');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  await page.getByRole('main').locator('a[href^="/package/bali-five-days"]').first().click();
  await expect(page.getByRole('main').locator('[data-failure=MFE-106]').first()).toBeVisible();

  isAway = false;
  await page.locator('[data-failure=MFE-106] button').first().click();

  await expect(page.getByRole('main').getByText('Good to know')).toBeVisible();
});

test('a sheet whose file does not come says so above the page, which stays, and opens when it is asked for again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let isAway = true;
  await page.route(/\/filter-sheet\.js/, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/search?q=bali');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  const version = (await page.getByRole('main').locator('[data-remote=mf_catalog]').first().getAttribute('data-version')) ?? '';
  const open = page.getByRole('button', { name: /^Filters/ });
  await open.click();
  const notice = page.getByRole('dialog', { name: 'This did not open' });
  await expect(notice).toBeVisible();
  await expect.poll(async () => (await telemetryOf('mf_catalog', version))?.codes ?? '', { timeout: 15_000 }).toContain('MFE-106');

  await notice.getByRole('button', { name: 'Close' }).last().click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  isAway = false;
  await open.click();

  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('a map whose file does not come says so in its place, with the list one press away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let isAway = true;
  await page.route(/\/place-map\.js/, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/search?q=bali');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.locator('[data-failure=MFE-106]')).toBeVisible();

  isAway = false;
  await map.getByRole('button', { name: 'Try again' }).click();

  await expect(map.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
});
