import { isInteractive } from '../axe';
import { expect, test } from '../journey';

const LINKS = [
  ['the stars of a detail page', '/package/bali-five-days', 'a[href="#reviews"]'],
  ['the way to the enquiry form', '/attraction/bay-garden-domes', 'a[href^="/contact?product="]'],
  ['the telephone of the office', '/contact', 'main a[href^="tel:"]'],
] as const;

for (const [what, address, link] of LINKS)
  test(`${what} is a target of 24 px at least`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await isInteractive(page);

    const box = await page.locator(link).first().boundingBox();

    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(24);
  });
