import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readPrivateKey, signOverride } from '@straits/remote-contract/signature';
import { faultyVersions } from '../delivery';

const signingKey = () =>
  readPrivateKey(readFileSync(path.join(process.env['STRAITS_E2E_DATA'] ?? '', 'keys/registry-signing.pem'), 'utf8'));
const contract = () => JSON.parse(readFileSync(path.join(__dirname, '../../mf-account/contract.json'), 'utf8')) as never;
const soon = () => Math.floor(Date.now() / 1000) + 600;

test('QA opens a link, sees what is replaced, draws the boundaries, and the payment pages stay as they are', async ({ page }) => {
  const { version, token } = faultyVersions()['mf_account old version'] ?? { version: '', token: '' };
  await page.goto(`/qa/override/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test other versions');
  await page.getByRole('button', { name: 'Start testing' }).click();
  const bar = page.getByRole('region', { name: 'Testing other versions' });
  await expect(bar).toContainText(`mf_account@${version}`);
  // Permanently: also at the top of a long page.
  await expect(bar).toBeInViewport();

  await page.goto('/find-booking');
  await expect(page.getByRole('main').locator(`[data-version="${version}"]`)).toBeAttached();
  await bar.getByRole('button', { name: 'Boundaries' }).click();
  await expect(page.getByText(`mf_account@${version.slice(0, 8)}`).first()).toBeVisible();

  // Walking on inside of the page leads out of the overridden tab's code.
  const left = page.waitForEvent('load');
  await page.evaluate(() => history.pushState({}, '', '/checkout'));
  await left;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();

  await page.goto('/about');
  await bar.getByRole('button', { name: 'End the test' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar).toBeHidden();
});

test('QA makes a remote fail, and the shop goes on', async ({ page }) => {
  const { token } = faultyVersions()['mf_account old version'] ?? { token: '' };
  await page.context().addCookies([{ name: 'straits_override', value: token, url: process.env['STRAITS_E2E_SITE'] ?? '' }]);
  await page.goto('/attraction');
  const bar = page.getByRole('region', { name: 'Testing other versions' });
  await bar.getByRole('button', { name: 'Faults' }).click();

  await bar.getByLabel('mf_booking').selectOption({ label: 'Throws on render' });

  await expect(bar).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

const bad: [string, () => string][] = [
  ['expired', () => signOverride({ expires: 1_000, by: 'qa', remotes: { mf_account: { version: 'v1' } } }, signingKey())],
  ['forged', () => `${signOverride({ expires: soon(), by: 'qa', remotes: {} }, signingKey()).split('.')[0]}.${'A'.repeat(86)}`],
  [
    'for a look-alike host',
    () =>
      signOverride(
        { expires: soon(), by: 'qa', remotes: { mf_account: { url: 'http://localhost.evil.org/', contract: contract() } } },
        signingKey(),
      ),
  ],
  ['no token at all', () => 'x'],
];
for (const [what, token] of bad) {
  test(`a link that is ${what} is refused, and says so`, async ({ page }) => {
    const answer = await page.goto(`/qa/override/${token()}`);

    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This test link does not work');
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('a forged cookie changes nothing', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'straits_override', value: `${'x'.repeat(40)}.${'y'.repeat(40)}`, url: process.env['STRAITS_E2E_SITE'] ?? '' }]);

  const answer = await page.goto('/about');

  expect(answer?.status()).toBe(200);
  await expect(page.locator('[data-qa=bar]')).toHaveCount(0);
});
