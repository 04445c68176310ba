import { expect, test } from '@playwright/test';
import { delivery, faultyVersions } from '../delivery';

const liveOf = async (remote: string) => new RegExp(`^${remote}\\s+(\\w+).*\\blive\\b`, 'm').exec(await delivery('list'))?.[1];

test('a version that throws goes live: shoppers go on with the last good one, and the delivery takes it back within a minute', async ({
  browser,
  page,
}) => {
  const bad = faultyVersions()['mf_account throws on render']?.version ?? '';
  const good = await liveOf('mf_account');

  await delivery('promote', 'mf_account', bad, '--force');
  let reportedAt = Infinity;
  // The first may still get the version before: the site looks at the registry twice a second.
  for (const visit of [1, 2, 3, 4, 5, 6, 7]) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    const told = tab.waitForRequest((request) => request.url().endsWith('/telemetry'));
    await tab.goto(`/attraction?deploy=${visit}`);
    await expect(tab.getByRole('banner').locator(`[data-remote=mf_account][data-version="${good}"]`)).toBeAttached();
    await told;
    reportedAt = Math.min(reportedAt, Date.now());
    // The next page of this browser comes with the good version from the start.
    await tab.goto(`/find-booking?deploy=${visit}`);
    await expect(tab.getByRole('main').locator(`[data-version="${good}"]`)).toBeAttached();
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  }

  // Shoppers keep coming; the site's servers try the version again after half a minute, and that settles it.
  const visitAndLook = async () => {
    await page.request.get(`/find-booking?at=${Date.now()}`);
    return liveOf('mf_account');
  };
  await expect.poll(visitAndLook, { timeout: 60_000, intervals: [2_000] }).toBe(good);
  expect(Date.now() - reportedAt).toBeLessThan(60_000);
  expect(await delivery('history')).toContain('error budget');
});

test('what does not fit cannot ship, and what is built here fits', async () => {
  expect(await delivery('can-i-deploy', 'all')).toMatch(/mf_booking +size +its budget +fits/);
  await expect(delivery('rollback', 'mf_nobody')).rejects.toThrow('is not a remote');
  await expect(delivery('promote', 'mf_booking', 'no-such-version')).rejects.toThrow('has no published version');
});

test('with --dry-run nothing changes', async () => {
  const before = await delivery('list');
  const { version } = faultyVersions()['mf_wallet old version'] ?? { version: '' };

  expect(await delivery('promote', 'mf_wallet', version, '--dry-run', '--force')).toContain('would be live');
  expect(await delivery('canary', 'mf_wallet', version, '--share', '20', '--dry-run', '--force')).toContain('would be given to 20 %');

  expect(await delivery('list')).toBe(before);
});
