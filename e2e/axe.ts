import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half as long as `axe.source`; ends in a number, since what comes last is described to us: of axe that takes longer than running it. */
const AXE = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};0`;

const LOOKS = [
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

export const isInteractive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0).then(() => undefined);

/** The page's content is all here: nothing of it is asked for any more. */
export const isComplete = (page: Page) =>
  expect(page.getByRole('main').locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0, { timeout: 30_000 });

/** What a phone whose owner made words 140 % of their size scrolls sideways for, and what lies over another in the header. */
async function faultsOfLargeWords(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '140%';
    const pressed = [...document.querySelectorAll('header :is(a, summary, button):not(dialog *)')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const covered = pressed.flatMap(({ name, box: one }, index) =>
      pressed
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `at 140 % ${name} lies on ${other.name}`),
    );
    const over = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return [...(over > 0 ? [`at 140 % it scrolls sideways by ${over} px`] : []), ...covered];
  });
  return found;
}

/** What axe finds on the page as it stands. Axe is put into it once: its own binding for Playwright does so each time, and takes thrice as long. */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** What axe finds on a page at both sizes and in both schemes, whether it has its one heading, and whether it scrolls sideways at 320 px. Empty when all is well. */
export async function faultsOf(page: Page): Promise<string[]> {
  // A step that leads to another is drawn when what it needs is here.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isComplete(page);
  // What is below the window is laid out a little later (shell/src/browser/lay-out-rest).
  await page.waitForFunction(() => !('fresh' in document.documentElement.dataset));
  const found: string[] = [];
  // The heading takes the focus when a shopper comes to a page (shell/src/page/page-heading): there is one, and it says something.
  const headings = (await page.locator('h1').allTextContents()).map((text) => text.trim());
  if (headings.length !== 1 || !headings[0]) found.push(`a page has one heading, here are [${headings.join(' | ')}]`);
  for (const { size, colorScheme } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violationsOf(page)).map((violation) => `${size.width} ${colorScheme} ${violation}`));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (over > 0) found.push(`at 320 px it scrolls sideways by ${over} px`);
  found.push(...(await faultsOfLargeWords(page)));
  await page.setViewportSize(LOOKS[0].size);
  return found;
}
