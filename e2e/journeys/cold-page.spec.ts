import { expect, test } from '../journey';

test('a cold deep link asks for exactly the files that its page names: no manifest, no hop, React once', async ({ page }) => {
  const asked: { url: string; type: string }[] = [];
  page.on('request', (request) => asked.push({ url: request.url(), type: request.resourceType() }));

  await page.goto('/attraction/search?keyword=garden');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  const interactiveAt = await page.evaluate(() => performance.getEntriesByName('straits:interactive')[0]?.startTime ?? 0);
  const before = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < until)
        .map(({ name }) => name),
    interactiveAt,
  );

  const named = await page.evaluate(() => {
    const files = JSON.parse(document.getElementById('files')?.textContent ?? '{}') as Record<'run' | 'preload', { href: string }[]>;
    return [...files.run, ...files.preload].map(({ href }) => new URL(href, location.href).href);
  });
  const scripts = before.filter((name) => /\.js(\?|$)/.test(name));
  expect(scripts.filter((name) => !named.includes(name))).toEqual([]);
  expect(before.filter((name) => /manifest|registry|build\.json/.test(name))).toEqual([]);
  expect(asked.filter(({ url }) => /mf-manifest|registry\.json/.test(url))).toEqual([]);
  const sources = await Promise.all(
    [...new Set(asked.filter(({ type }) => type === 'script').map(({ url }) => url))].map(async (url) =>
      (await page.request.get(url)).text(),
    ),
  );
  // The element types that React knows are in its own code and nowhere else.
  expect(sources.filter((source) => source.includes('react.activity') && source.includes('hydrateRoot'))).toHaveLength(1);
});

test('a navigation changes the title, puts the focus on the heading and says it aloud', async ({ page }) => {
  await page.goto('/about');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  const before = await page.title();

  await page.getByRole('contentinfo').locator('a[href$="/contact"]').first().click();

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(before);
  await expect(page.locator('[role=status][aria-live=polite].visually-hidden').first()).toHaveText((await heading.textContent()) ?? '');
});
