import { expect } from '@playwright/test';
import { control } from '../../control';
import { test } from '../../recorded';

const OWN_PAGE = {
  'mf-catalog': '/attraction/search',
  'mf-booking': '/cart',
  'mf-account': '/login',
  'mf-wallet': '/wallet_balance',
} as const;
const OTHERS = {
  'mf-catalog': ['/cart', 'Your cart'],
  'mf-booking': ['/attraction', 'Attractions'],
  'mf-account': ['/attraction', 'Attractions'],
  'mf-wallet': ['/attraction', 'Attractions'],
} as const;

for (const remote of ['mf-catalog', 'mf-booking', 'mf-account', 'mf-wallet'] as const) {
  test(`with ${remote} stopped the rest goes on, and it comes back`, async ({ page }) => {
    await control('stop', remote);
    try {
      const [address, title] = OTHERS[remote];
      const answer = await page.goto(`${address}?down=${remote}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      expect(answer?.status()).toBe(200);
      await page.goto(`${OWN_PAGE[remote]}?down=${remote}`);
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /Straits/ })
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    } finally {
      await control('start', remote);
    }

    await page.goto(OWN_PAGE[remote]);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
  });
}
