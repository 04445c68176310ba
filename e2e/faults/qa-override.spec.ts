import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { signOverride } from '@straits/remote-contract/signature';
import { delivery, faultyVersions, signingKey } from '../delivery';
import { test } from '../recorded';

const hashOf = (content: Buffer | string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
/** A build that nobody gets, on an origin that QA may try builds on. */
const catalogElsewhere = () => `${process.env['STRAITS_E2E_ELSEWHERE']}/mf_catalog/${faultyVersions()['mf_catalog old version']?.version}/`;
const tokenFor = (url: string, contract: string) =>
  signOverride({ expires: soon(), by: 'qa', remotes: { mf_catalog: { url, contract } } }, signingKey());
const soon = () => Math.floor(Date.now() / 1000) + 600;

test('QA opens a link, sees what is replaced, hands it on, draws the boundaries, and the payment pages stay as they are', async ({
  page,
  browser,
}) => {
  const { version, token } = faultyVersions()['mf_account old version'] ?? { version: '', token: '' };
  await page.goto(`/qa/override/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test other versions');
  await page.getByRole('button', { name: 'Start testing' }).click();
  const bar = page.getByRole('region', { name: 'Testing other versions' });
  await expect(bar).toContainText(`mf_account@${version}`);
  // Permanently: also at the top of a long page.
  await expect(bar).toBeInViewport();

  // The link that is handed on asks in another browser too, and sets nothing before it is pressed there.
  await bar.getByRole('button', { name: 'Copy link' }).click();
  const shared = page.getByText(`/qa/override/${token}`);
  await expect(shared).toBeVisible();
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto((await shared.textContent()) ?? '');
  await expect(colleague.getByRole('main')).toContainText(`mf_account → ${version}`);
  expect(await colleague.context().cookies()).toEqual([]);
  await colleague.getByRole('button', { name: 'Start testing' }).click();
  await expect(colleague.getByRole('region', { name: 'Testing other versions' })).toContainText(`mf_account@${version}`);
  await colleague.context().close();

  await page.goto('/find-booking');
  await expect(page.getByRole('main').locator(`[data-version="${version}"]`)).toBeAttached();
  await bar.getByRole('button', { name: 'Boundaries' }).click();
  // Who drew what, in how many milliseconds, from how many bytes.
  const label = page.locator('[aria-hidden=true] span', { hasText: `mf_account@${version.slice(0, 8)}` });
  await expect(label.first()).toHaveText(/^mf_account@\w+ · \d+ ms · \d+ KB$/);

  // What stands in is not kept with the booking either: the payment pages begin with what is live.
  await page.goto('/cart');
  const pinned = async () => (await page.context().cookies()).find(({ name }) => name === 'straits_pinned')?.value ?? '';
  await expect.poll(pinned).toContain('mf_booking.');
  expect(await pinned()).not.toContain('mf_account.');
  expect(await (await page.goto('/checkout'))?.text()).not.toContain(`"name":"mf_account","version":"${version}"`);
  await page.goto('/find-booking');
  await expect(bar).toBeVisible();

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
  // What is over is handed on by nobody.
  expect((await page.request.get('/qa/link')).status()).toBe(404);
});

test('QA tries a build that nobody has published, with the largest contract of all, and the payment pages stay as they are', async ({
  page,
}) => {
  const url = catalogElsewhere();
  const link = (await delivery('override', 'mf_catalog', url, '--minutes', '5')).trim().split('\n').at(-1) ?? '';
  expect((await (await page.request.get(`${url}contract.json`)).body()).length).toBeGreaterThan(4_096);
  expect(link.length).toBeLessThan(1_000);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(url);
  await page.getByRole('button', { name: 'Start testing' }).click();

  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Testing other versions' })).toContainText('mf_catalog@written');
  await expect(page.getByRole('main').locator('[data-version=written]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-version=written], [data-qa=bar]')).toHaveCount(0);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((name) => name.startsWith(url))).toEqual([]);
});

test('QA makes a remote fail, and the shop goes on', async ({ page }) => {
  const { token } = faultyVersions()['mf_account old version'] ?? { token: '' };
  await page.context().addCookies([{ name: 'straits_override', value: token, url: process.env['STRAITS_E2E_SITE'] ?? '' }]);
  await page.goto('/attraction');
  const bar = page.getByRole('region', { name: 'Testing other versions' });
  await bar.getByRole('button', { name: 'Faults' }).click();

  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cart).toBeVisible();

  await bar.getByLabel('mf_booking').selectOption({ label: 'Throws on render' });

  // The fault is there, is said where the cart stood, and the rest goes on.
  await expect(page.getByRole('banner').getByText('This part did not load.')).toBeVisible();
  await expect(cart).toBeHidden();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

const bad: [string, () => string][] = [
  ['expired', () => signOverride({ expires: 1_000, by: 'qa', remotes: { mf_account: { version: 'v1' } } }, signingKey())],
  ['forged', () => `${signOverride({ expires: soon(), by: 'qa', remotes: {} }, signingKey()).split('.')[0]}.${'A'.repeat(86)}`],
  ['for a look-alike host', () => tokenFor('http://localhost.evil.org/', hashOf('{}'))],
  ['for a contract that was altered since', () => tokenFor(catalogElsewhere(), hashOf('{}'))],
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
  expect((await page.request.get('/qa/link')).status()).toBe(404);
});
