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
  // The worker of decision 0191 is asked for beside the page, which does not wait for it.
  const isBeside = (name: string) => /\/warm-formats\.\w+\.js$/.test(name);
  expect(scripts.filter((name) => !named.includes(name) && !isBeside(name))).toEqual([]);
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

test('the largest picture of a cold page has the line to itself: scripts, fonts and the other pictures come after it', async ({ page }) => {
  // The first picture that is asked for takes until the page has been drawn without it.
  const painted = () => page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.route('**/media/**', async (route) => painted().then(() => route.continue()), { times: 1 });
  await page.goto('/attraction/search');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  const { largest, others } = await page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
    const shown = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
    const isHeld = ({ name }: PerformanceResourceTiming) => name !== shown && /\.(js|woff2|avif|webp)(\?|$)/.test(name);
    return { largest: fetched.find(({ name }) => name === shown), others: fetched.filter(isHeld) };
  });

  // A picture that takes longer than this is not waited for.
  const heldUntil = Math.min(largest?.responseEnd ?? 0, 1_500);
  expect(heldUntil).toBeGreaterThan(0);
  expect(others.some(({ name }) => name.endsWith('.avif'))).toBe(true);
  expect(others.filter(({ startTime }) => startTime < heldUntil).map(({ name }) => name)).toEqual([]);
});

const wearsFonts = () => 'fonts' in document.documentElement.dataset;

test('fonts that would move what is being read wait for the next page', async ({ page }) => {
  await page.addInitScript(() => {
    // Which fonts a machine has, and how many lines a heading takes in them, nobody knows: spread letters take more lines than ours anywhere.
    const wide = new CSSStyleSheet();
    wide.replaceSync(':root:not([data-fonts]) h1{letter-spacing:.5em}');
    document.adoptedStyleSheets = [wide];
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/ferry/singapore-batam');
  await page.waitForFunction(() => localStorage.getItem('straits_fonts'));
  expect(await page.evaluate(wearsFonts)).toBe(false);

  await page.locator('a[href$="/ferry"]:visible').first().click();
  await expect(page).toHaveURL(/\/ferry$/);
  await page.waitForFunction(wearsFonts);

  await page.goto('/ferry/singapore-batam', { waitUntil: 'commit' });
  await page.waitForFunction(wearsFonts);
});

test('a navigation changes the title, puts the focus on the heading and says it aloud', async ({ page }) => {
  await page.goto('/about');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  const before = await page.title();

  // The footer is a later part: until it has its code its links are the browser's own, and lead to a page of its own.
  await page.getByRole('banner').locator('a[href$="/ferry"]').first().click();

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(before);
  await expect(page.locator('[role=status][aria-live=polite].visually-hidden').first()).toHaveText((await heading.textContent()) ?? '');
});

test('the footer of a page that is shorter than the window comes whole, however its HTML is cut on the way', async ({ page, browser }) => {
  const html = await (await page.request.get('/countrylist', { headers: { accept: 'text/html' } })).text();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const piecewise = await context.newPage();
  const footer = piecewise.locator('footer');
  const begins = html.indexOf('<footer');

  for (const piece of ['</svg>', '</nav>', '</form>']) {
    await piecewise.setContent(html.slice(0, html.indexOf(piece, begins) + piece.length));
    await expect(footer).toBeHidden();
  }
  await piecewise.setContent(html);

  await expect(footer).toBeVisible();
  await context.close();
});
