import { expect, test, type APIRequestContext } from '@playwright/test';
import { delivery, faultyVersions } from '../delivery';

const liveOf = async (remote: string) => new RegExp(`^${remote}\\s+(\\w+).*\\blive\\b`, 'm').exec(await delivery('list'))?.[1];

/** What the site gives to shoppers by the registry, whatever its servers have seen of it. */
async function liveAtSite(request: APIRequestContext, remote: 'mf_account') {
  const registry = (await (await request.get('/registry.json')).json()) as { document: string };
  return (JSON.parse(registry.document) as { remotes: Record<string, { live: string } | undefined> }).remotes[remote]?.live;
}

test('a version that throws goes live: shoppers go on with the last good one, and the delivery takes it back within a minute', async ({
  browser,
  request,
}) => {
  const bad = faultyVersions()['mf_account throws on render']?.version ?? '';
  const good = await liveOf('mf_account');

  await delivery('promote', 'mf_account', bad, '--force');
  const reportedAt = Date.now();
  // The site looks at the registry twice a second.
  await expect.poll(() => liveAtSite(request, 'mf_account'), { intervals: [100] }).toBe(bad);
  for (const visit of [1, 2]) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    const told = tab.waitForRequest((asked) => asked.url().endsWith('/telemetry'));
    await tab.goto(`/attraction?deploy=${visit}`);
    await expect(tab.getByRole('banner').locator(`[data-remote=mf_account][data-version="${good}"]`)).toBeAttached();
    await told;
    // The browser tells the server for ten minutes what it had to leave.
    const avoided = async () => (await context.cookies()).find(({ name }) => name === 'straits_avoided')?.value;
    await expect.poll(avoided).toBe(`mf_account.${bad}`);
    // The next page of this browser comes with the good version from the start.
    await tab.goto(`/find-booking?deploy=${visit}`);
    await expect(tab.getByRole('main').locator(`[data-version="${good}"]`)).toBeAttached();
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  }

  // Shoppers keep coming, and so do the site's servers to the broken version.
  const visitAndLook = async () => {
    await request.get(`/find-booking?at=${Date.now()}`);
    return liveAtSite(request, 'mf_account');
  };
  await expect.poll(visitAndLook, { timeout: 60_000, intervals: [500] }).toBe(good);
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
