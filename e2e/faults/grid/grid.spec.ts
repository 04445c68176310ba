import { expect, type Page } from '@playwright/test';
import { faultyVersions } from '../../delivery';
import { test } from '../../recorded';
import { telemetryOf } from '../../telemetry';
import { FAULTS, REMOTES, type Fault } from './faulty-versions';

test.describe.configure({ mode: 'parallel' });
// As in every-page.spec.ts: what is compiled stays.
test.use({ reuseContext: true });

const OWN_PAGE = {
  mf_catalog: '/attraction/search',
  mf_booking: '/cart',
  mf_account: '/find-booking',
  mf_wallet: '/wallet_balance',
} as const;
/** A page of somebody else, which shows fragments of booking and account. */
const OTHER_PAGE = { mf_catalog: '/find-booking', mf_booking: '/attraction', mf_account: '/attraction', mf_wallet: '/cart' } as const;

const OTHER_REMOTE = { mf_catalog: 'mf_account', mf_booking: 'mf_catalog', mf_account: 'mf_catalog', mf_wallet: 'mf_booking' } as const;
/** A cart and a wallet are somebody's own: browsers draw them, the server only their frame. */
const DRAWN_BY_SERVER = new Set<string>(['mf_catalog', 'mf_account']);

const hasContent = (page: string) => /<main[^]*<h1[^]*<footer/.test(page);

const site = () => process.env['STRAITS_E2E_SITE'] ?? '';
/** Agents' hosts show a remote of their own: the wallet. */
const hostFor = (remote: string) => (remote === 'mf_wallet' ? site().replace('localhost', 'b2b.localhost') : site());

async function signIn(page: Page) {
  const answer = await page.request.post(`${site()}/travel/v1/auth/sign-in`, {
    data: { username: 'agent@straits.test', password: 'straits-demo' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

/** Goes on inside the page, as a link does. */
const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function theRestWorks(page: Page) {
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /Straits/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(heading(page)).toBeVisible();
}

for (const remote of REMOTES) {
  test.describe(`${remote} in a version that`, () => {
    for (const fault of Object.keys(FAULTS) as Fault[]) {
      test(fault, async ({ page }) => {
        const { version, token } = faultyVersions()[`${remote} ${fault}`] ?? { version: '', token: '' };
        const host = hostFor(remote);
        const cookie =
          fault === 'old version' ? { name: 'straits_pinned', value: `${remote}.${version}` } : { name: 'straits_override', value: token };
        await page.context().addCookies([host, site()].map((url) => ({ ...cookie, url })));
        if (remote === 'mf_wallet') await signIn(page);

        // The server answers whole pages, those of the remote too.
        const served = async (path: string) => {
          const answer = await page.request.get(`${site()}${path}?grid=${encodeURIComponent(fault)}`);
          return { status: answer.status(), html: await answer.text() };
        };
        for (const { status, html } of await Promise.all([served(OWN_PAGE[remote]), served(OTHER_PAGE[remote])])) {
          expect(status).toBe(200);
          expect(html).toMatch(/<header[^]*<main[^]*<footer/);
        }
        // The server waits for no build that comes late: the browser draws that page. One that is late only because this machine is busy is asked for again.
        const isDrawn = async (path: string) => hasContent((await served(path)).html);
        const isDrawnAtLast = { timeout: 20_000, message: 'the server draws it' };
        if (fault === 'slow' || fault === 'hangs') expect(await isDrawn(OWN_PAGE[remote])).toBe(false);
        else await expect.poll(() => isDrawn(OWN_PAGE[remote]), isDrawnAtLast).toBe(DRAWN_BY_SERVER.has(remote));
        await expect.poll(() => isDrawn(OTHER_PAGE[remote]), isDrawnAtLast).toBe(DRAWN_BY_SERVER.has(OTHER_REMOTE[remote]));

        // A page of somebody else is whole, and its navigation leads to the remote's own: healed, with the focus where the news is.
        await page.goto(`${host}${OTHER_PAGE[remote]}?grid=${encodeURIComponent(fault)}`);
        await theRestWorks(page);
        // Before that a click is the browser's, and goes to the server.
        await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
        const before = await heading(page).textContent();
        await walkTo(page, OWN_PAGE[remote]);
        await expect(heading(page)).not.toHaveText(before ?? '', { timeout: 20_000 });
        await theRestWorks(page);
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null), { message: 'the focus is in the page' })
          .toBe(true);
        const shown = await page.locator(`main [data-remote=${remote}]`).first().getAttribute('data-version');
        const stays = fault === 'slow' || fault === 'old version';
        expect(shown === version).toBe(stays);

        // And the collector knows whose fault it was.
        const expected = FAULTS[fault];
        await expect
          .poll(async () => (await telemetryOf(remote, version))?.codes ?? '', { timeout: 15_000, message: 'telemetry names the culprit' })
          .toMatch(expected ?? /^/);
        if (!expected)
          await expect.poll(async () => (await telemetryOf(remote, version))?.visits ?? 0, { timeout: 15_000 }).toBeGreaterThan(0);
      });
    }
  });
}
