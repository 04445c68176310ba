import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { signOverride } from '@straits/remote-contract/signature';
import type { RemoteContract } from '@straits/remote-contract/schema';
import { faultyVersions, signingKey } from '../delivery';
import { test } from '../recorded';
import { telemetryOf } from '../telemetry';

const data = () => process.env['STRAITS_E2E_DATA'] ?? '';
const HTML = '<!doctype html><title>Bad gateway</title>';

/** Puts a good build with other files in it where QA may try builds; answers the cookie with which a browser gets it. */
function buildElsewhere(name: string, change: (folder: string) => void) {
  const folder = path.join(data(), 'published/mf_catalog', name);
  cpSync(path.join(data(), 'published/mf_catalog', faultyVersions()['mf_catalog old version']?.version ?? ''), folder, { recursive: true });
  change(folder);
  const contract = `sha256-${createHash('sha256')
    .update(readFileSync(path.join(folder, 'contract.json')))
    .digest('base64')}`;
  const remotes = { mf_catalog: { url: `${process.env['STRAITS_E2E_ELSEWHERE']}/mf_catalog/${name}/`, contract } };
  const value = signOverride({ expires: Math.floor(Date.now() / 1000) + 300, by: 'a test', remotes }, signingKey());
  return { cookie: { name: 'straits_override', value, url: process.env['STRAITS_E2E_SITE'] ?? '' }, token: value };
}
test.afterAll(() => {
  for (const name of ['lying', 'html-entry', 'html-contract'])
    rmSync(path.join(data(), 'published/mf_catalog', name), { recursive: true, force: true });
});

async function theShopGoesOn(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Your cart');
}
const toldOf = async (code: string) => expect.poll(async () => (await telemetryOf('mf_catalog', 'written'))?.codes ?? '').toContain(code);

test('a contract that names a page which its build has not: that page says so with a number, the shop goes on', async ({ page }) => {
  const { cookie } = buildElsewhere('lying', (folder) => {
    const file = path.join(folder, 'contract.json');
    const contract = JSON.parse(readFileSync(file, 'utf8')) as RemoteContract;
    const [first] = contract.routes;
    writeFileSync(file, JSON.stringify({ ...contract, routes: [...contract.routes, { ...first, path: '/trains' }] }));
  });
  await page.context().addCookies([cookie]);

  await page.goto('/trains');

  await expect(page.getByRole('main')).toContainText('MFE-105');
  await toldOf('MFE-105');
  await theShopGoesOn(page);
});

test('an entry that is a page of HTML: this browser goes on with the live version', async ({ page }) => {
  const { cookie } = buildElsewhere('html-entry', (folder) => writeFileSync(path.join(folder, 'remoteEntry.js'), HTML));
  await page.context().addCookies([cookie]);

  await page.goto('/about');

  await expect(page.getByRole('main').locator('[data-remote=mf_catalog]:not([data-version=written])')).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await toldOf('MFE-104');
  await theShopGoesOn(page);
});

test('a contract that is a page of HTML, though signed: the link is refused, and a browser that has it gets what is live', async ({
  page,
}) => {
  const { cookie, token } = buildElsewhere('html-contract', (folder) => writeFileSync(path.join(folder, 'contract.json'), HTML));

  const answer = await page.goto(`/qa/override/${token}`);
  expect(answer?.status()).toBe(403);
  await page.context().addCookies([cookie]);
  await page.goto('/about');

  await expect(page.getByRole('main').locator('[data-remote=mf_catalog]:not([data-version=written])')).toBeAttached();
  await expect(page.locator('[data-qa=bar]')).toHaveCount(0);
});

test('a later file of a remote that differs by a byte is blocked and named, and the page comes from the version before', async ({
  page,
}) => {
  const { version, token } = faultyVersions()['mf_account old version'] ?? { version: '', token: '' };
  await page.context().addCookies([{ name: 'straits_override', value: token, url: process.env['STRAITS_E2E_SITE'] ?? '' }]);
  const altered: string[] = [];
  await page.route(`**/mf_account/${version}/*.js*`, async (route) => {
    const url = route.request().url();
    if (url.includes('remoteEntry.js')) return route.continue();
    const response = await route.fetch();
    altered.push(url);
    return route.fulfill({ response, body: (await response.text()).replace(/;([^;]*)$/, '\n$1') });
  });

  await page.goto('/find-booking');

  await expect(page.getByRole('main').locator(`[data-remote=mf_account]:not([data-version="${version}"])`)).toBeAttached({
    timeout: 20_000,
  });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(altered.length).toBeGreaterThan(0);
  await expect.poll(async () => (await telemetryOf('mf_account', version))?.codes ?? '', { timeout: 15_000 }).toContain('MFE-113');
});
