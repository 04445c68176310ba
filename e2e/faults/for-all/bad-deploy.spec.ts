import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type APIRequestContext } from '@playwright/test';
import { delivery, faultyVersions } from '../../delivery';
import { test } from '../../recorded';

const liveOf = async (remote: string) => new RegExp(`^${remote}\\s+(\\w+).*\\blive\\b`, 'm').exec(await delivery('list'))?.[1];

type Given = Record<'mf_account', { live: string; canary?: { version: string } }>;
/** What the site gives to shoppers, whatever its servers have seen of it. */
const registryAt = async (request: APIRequestContext) =>
  JSON.parse(((await (await request.get('/registry.json')).json()) as { document: string }).document) as { remotes: Given };
const liveAtSite = async (request: APIRequestContext) => (await registryAt(request)).remotes.mf_account.live;

test('a version that throws goes live: shoppers go on with the last good one, and the delivery takes it back within a minute', async ({
  browser,
  request,
}) => {
  const bad = faultyVersions()['mf_account throws on render']?.version ?? '';
  const good = await liveOf('mf_account');

  await delivery('promote', 'mf_account', bad, '--force');
  const reportedAt = Date.now();
  // The site looks at the registry twice a second.
  await expect.poll(() => liveAtSite(request), { intervals: [100] }).toBe(bad);
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
    return liveAtSite(request);
  };
  await expect.poll(visitAndLook, { timeout: 60_000, intervals: [500] }).toBe(good);
  expect(Date.now() - reportedAt).toBeLessThan(60_000);
  expect(await delivery('history')).toContain('error budget');
});

/** A shopper whose place for mf_account is under 50 (shell/src/server/version-set.rules.ts). */
const INSIDE = '0000000000000002';

/** Another network: everything it asks for comes from this address of the machine. */
async function withAddress(localAddress: string, act: (proxy: { server: string }) => Promise<void>) {
  const proxy = createServer((asked, answer) => {
    const { method, headers } = asked;
    const onward = httpRequest(asked.url ?? '', { method, headers, localAddress, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  try {
    await act({ server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` });
  } finally {
    proxy.close();
    proxy.closeAllConnections();
  }
}

test('a canary of which a file is missing is taken back within a minute, by what browsers of five networks tell', async ({
  browser,
  request,
}) => {
  const bad = faultyVersions()['mf_account missing chunk']?.version ?? '';
  const canary = async () => (await registryAt(request)).remotes.mf_account.canary?.version;
  await delivery('canary', 'mf_account', bad, '--share', '50', '--force');
  const givenAt = Date.now();
  await expect.poll(canary, { intervals: [100] }).toBe(bad);

  // Drawn by the server with the canary, whose code the browser cannot get: the version before takes its place.
  const visit = async (proxy: { server: string }) => {
    const context = await browser.newContext({ proxy });
    await context.addCookies([{ name: 'straits_shopper', value: INSIDE, url: process.env['STRAITS_E2E_SITE'] ?? '' }]);
    const tab = await context.newPage();
    const told = tab.waitForRequest((asked) => asked.url().endsWith('/telemetry'));
    await tab.goto('/find-booking');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await told;
    await expect(tab.locator(`main [data-remote=mf_account]:not([data-version="${bad}"])`).first()).toBeAttached();
    await context.close();
  };
  for (const network of [1, 2, 3, 4]) await withAddress(`127.0.${network}.1`, visit);
  // Made up, and of few networks: nothing that a stranger tells takes a version back.
  const madeUp = { kind: 'error', name: 'MFE-108', remote: 'mf_account', version: bad, path: '/', side: 'browser' };
  for (const visit of ['visit-one', 'visit-two', 'visit-three'])
    expect((await request.post('/travel/v1/telemetry', { data: { visit, events: [madeUp] } })).status()).toBe(401);
  expect(await delivery('list')).toMatch(new RegExp(`mf_account +${bad} .*canary`));
  await withAddress('127.0.5.1', visit);

  await expect.poll(canary, { timeout: 60_000, intervals: [500] }).toBeUndefined();
  expect(Date.now() - givenAt).toBeLessThan(60_000);
  expect(await delivery('history')).toMatch(/error budget: it failed in \d+ of \d+ visits/);
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
