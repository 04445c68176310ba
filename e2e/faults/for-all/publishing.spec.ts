import { expect } from '@playwright/test';
import { delivery, faultyVersions } from '../../delivery';
import { test } from '../../recorded';

const LATER = '05:01';
const liveOf = async (remote: string) => new RegExp(`^${remote}\\s+(\\w+).*\\blive\\b`, 'm').exec(await delivery('list'))?.[1] ?? '';
/** An older build of it that works. */
const other = (remote: string) => faultyVersions()[`${remote} old version`]?.version ?? '';

test('a booking keeps the versions that it began with; an open tab is told of the new one at a safe point', async ({ page, context }) => {
  const good = await liveOf('mf_account');
  const site = process.env['STRAITS_E2E_SITE'] ?? '';
  await page.clock.install();
  await page.goto('/cart');
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'straits_pinned')?.value)
    .toContain(`mf_account.${good}`);
  const elsewhere = await context.browser()?.newContext({ baseURL: site });
  const tab = await elsewhere?.newPage();
  if (!elsewhere || !tab) throw new Error('the browser opened no other tab');
  await tab.clock.install();
  await tab.goto('/find-booking');
  // What is drawn by scripts alone: the page answers. (The clock of the test stands in for the page's `performance`, too.)
  await expect(tab.getByRole('banner').locator('[data-remote=mf_account]')).toBeAttached();
  const field = tab.getByRole('main').getByRole('textbox').first();
  await field.fill('something typed');

  try {
    await delivery('promote', 'mf_account', other('mf_account'), '--force');
    // The booking goes on as it began, over full loads too.
    await expect
      .poll(async () => (await (await tab.request.get('/build.json')).json()) as object)
      .toMatchObject({ remotes: { mf_account: other('mf_account') } });
    for (const step of ['/checkout', '/cart']) {
      const answer = await page.goto(step);
      expect(await answer?.text()).toContain(`"name":"mf_account","version":"${good}"`);
    }
    // Nothing newer on the way to paying: not even spoken of.
    const lookedUp = page.waitForResponse('**/build.json');
    await page.clock.fastForward(LATER);
    expect(await (await lookedUp).json()).toMatchObject({ remotes: { mf_account: good } });
    await expect(page.getByText('Reload', { exact: true })).toBeHidden();

    // Not over what is typed …
    const asked = tab.waitForResponse('**/build.json');
    await tab.clock.fastForward(LATER);
    await (await asked).finished();
    await tab.clock.runFor(1_000);
    const notice = tab.getByText('Reload', { exact: true });
    await expect(notice).toBeHidden();
    // … but with the next page.
    await tab.getByRole('contentinfo').locator('a[href="/about"]').click();
    await tab.waitForURL('**/about');
    await expect(notice).toBeVisible();
  } finally {
    await delivery('promote', 'mf_account', good, '--force');
    await elsewhere.close();
  }
});
