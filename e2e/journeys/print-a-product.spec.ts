import { expect } from '@playwright/test';
import { test } from '../recorded';

const PRINTED = [
  ['a package', '/package/bali-five-days'],
  ['a hotel', '/hotel/detail?hotel=quay-house'],
  ['a ferry line', '/ferry/singapore-batam'],
  ['a ride', '/transport/changi-private-transfer'],
] as const;

for (const [name, address] of PRINTED)
  test(`${name} is printed with its pictures, and without what paper cannot do`, async ({ page }) => {
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
    const main = page.getByRole('main');
    await expect(main.getByRole('button').first()).toBeVisible();

    await page.emulateMedia({ media: 'print' });

    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('button img').first()).toBeVisible();
    await expect(main.locator('button:not([role=tab], :has(img))').filter({ visible: true })).toHaveCount(0);
    await expect(main.locator('input:not([type=radio]), select, textarea').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('heading', { name: /^(Nearby|Other|Easy quote)/ })).toHaveCount(0);
  });
