import { expect } from '@playwright/test';
import { delivery, faultyVersions } from '../../delivery';
import { test } from '../../recorded';
import { telemetryOf, violationsTold } from '../../telemetry';

test('a page takes no markup as text and runs no stranger’s script; what was blocked is told of whoever did it', async ({ page }) => {
  const before = await violationsTold();
  await page.goto('/about');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);

  const blocked = await page.evaluate(async () => {
    const faults: string[] = [];
    const attempt = (what: string, act: () => void) => {
      try {
        act();
      } catch {
        faults.push(what);
      }
    };
    const box = document.createElement('div');
    attempt('markup', () => void (box.innerHTML = '<img src=x onerror=alert(1)>'));
    attempt('code', () => void Reflect.apply(window.setTimeout, window, ['window.wasRun = true']));
    attempt('page', () => document.write('<script>window.wasRun = true</script>'));
    // What was blocked before is told late as well.
    const violated = new Promise<string>((resolve) =>
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective }) => effectiveDirective.startsWith('script-src') && resolve(effectiveDirective),
      ),
    );
    // Style attributes are allowed (decision 0070): what they name is held to the policy all the same.
    const told = new Promise<string>((resolve) =>
      addEventListener('securitypolicyviolation', ({ blockedURI }) => blockedURI.includes('picture') && resolve(blockedURI)),
    );
    box.setAttribute('style', 'background: url(https://evil.example/picture.png)');
    document.body.append(box);
    const picture = await told;
    const script = document.createElement('script');
    script.src = 'https://evil.example/x.js';
    document.head.append(script);
    return { faults, picture, directive: await violated, wasRun: 'wasRun' in window };
  });

  expect(blocked.faults).toEqual(['markup', 'code', 'page']);
  expect(blocked.picture).toBe('https://evil.example/picture.png');
  expect(blocked.directive).toMatch(/^script-src/);
  expect(blocked.wasRun).toBe(false);
  // Told by the browser itself.
  await expect.poll(violationsTold).toBeGreaterThan(before);
});

test('how a page felt to a real browser is told of the version that drew it', async ({ page }) => {
  const { version, token } = faultyVersions()['mf_account old version'] ?? { version: '', token: '' };
  expect((await telemetryOf('mf_account', version))?.inpMs ?? null).toBeNull();
  await page.context().addCookies([{ name: 'straits_override', value: token, url: process.env['STRAITS_E2E_SITE'] ?? '' }]);
  // Who presses and is gone leaves no idle moment behind: what was measured by then is told all the same.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  await page.goto('/find-booking');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.evaluate((field) => {
    const late = field.closest('form')?.parentElement?.insertBefore(document.createElement('div'), field.closest('form'));
    if (late) late.style.height = '200px';
  });
  // A shift right before a press would be the press's.
  await page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))));
  await box.click();
  await box.pressSequentially('STR');

  // Told when the page is left.
  await page.goto('/about');

  await expect
    .poll(async () => telemetryOf('mf_account', version))
    .toMatchObject({ lcpMs: expect.any(Number), inpMs: expect.any(Number), cls: expect.any(Number) });
});

test('a report of a violation is kept under the remote@version whose file did it', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as { document: string };
  const { remotes } = JSON.parse(registry.document) as {
    remotes: { mf_booking: { live: string; versions: { version: string; baseUrl: string }[] } };
  };
  const { live, versions } = remotes.mf_booking;
  const { baseUrl = '' } = versions.find(({ version }) => version === live) ?? {};
  const before = (await telemetryOf('mf_booking', live))?.violations ?? 0;

  const answer = await request.post('/reports/csp', {
    headers: { 'content-type': 'application/csp-report' },
    data: JSON.stringify({
      'csp-report': {
        'blocked-uri': 'inline',
        'effective-directive': 'script-src-elem',
        'source-file': `${baseUrl}cart.js`,
        'document-uri': '/cart',
      },
    }),
  });
  const nonsense = await request.post('/reports/csp', { headers: { 'content-type': 'application/csp-report' }, data: '{"csp-report":' });

  expect([answer.status(), nonsense.status()]).toEqual([204, 204]);
  await expect.poll(async () => (await telemetryOf('mf_booking', live))?.violations ?? 0).toBe(before + 1);
  expect(await delivery('list')).toContain(live);
});
