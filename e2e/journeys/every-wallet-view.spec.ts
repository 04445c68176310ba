import type { Page } from '@playwright/test';
import type { SignedIn } from '@straits/api-contract';
import { faultsOf, isInteractive } from '../axe';
import { expect, test } from '../journey';

const site = new URL(process.env['STRAITS_E2E_SITE'] ?? 'http://localhost');
const shop = site.origin;
const trade = site.origin.replace('//localhost', '//b2b.localhost');

/** Every view of both pages by its address. */
const VIEWS = [
  '/wallet_balance',
  '/wallet_balance?view=top-up',
  '/wallet_balance?view=convert',
  '/wallet_balance?view=redeem',
  '/wallet_balance?view=bank-lines',
  '/credit_balance',
];

/** One sign-in for all pages that follow. */
async function signInOnce(page: Page, host: string, username: string) {
  // By its header: only the browser knows where *.localhost is.
  const headers = { host: new URL(host).host };
  const answer = await page.request.post(`${shop}/travel/v1/auth/sign-in`, { headers, data: { username, password: 'straits-demo' } });
  const { token } = (await answer.json()) as SignedIn;
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

async function faultsOfAll(page: Page, host: string, views: string[]) {
  const found: Record<string, string[]> = {};
  for (const view of views) {
    await page.goto(host + view);
    await isInteractive(page);
    const faults = await faultsOf(page);
    if (faults.length > 0) found[view] = faults;
  }
  return found;
}

test('axe finds nothing in any view of an agent’s wallet', async ({ page }) => {
  test.slow();
  await signInOnce(page, trade, 'agent@straits.test');

  expect(await faultsOfAll(page, trade, VIEWS)).toEqual({});

  // The last one: a sub-agent's markup, and what is wrong with one.
  await page.getByRole('button', { name: 'Change the markup of Batam Daytrips' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Put onto its net prices').fill('120');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('link', { name: 'Enter a percentage' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('axe finds nothing on what a customer is told there', async ({ page }) => {
  await signInOnce(page, shop, 'traveller@straits.test');

  expect(await faultsOfAll(page, shop, ['/wallet_balance', '/credit_balance'])).toEqual({});
});
