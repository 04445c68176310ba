import { expect, test } from '../journey';

test('T11: another language keeps route, query, cart and what is typed', async ({ page, attraction }) => {
  await attraction.open('science-light-rooms');
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(4);
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await page.goto('/contact?product=science-light-rooms&booking=ST4711');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Name/ }).fill('Ada 林');
  await page.evaluate(() => ((window as unknown as { notReloaded: boolean }).notReloaded = true));
  const fromApi = page.waitForRequest(/lang=ZHSM/);

  await page.getByRole('banner').locator('summary').filter({ hasText: 'EN' }).click();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(form.getByRole('textbox', { name: /^姓名/ })).toHaveValue('Ada 林');
  expect(new URL(page.url()).search).toBe('?product=science-light-rooms&booking=ST4711');
  expect(await page.evaluate(() => (window as unknown as { notReloaded?: boolean }).notReloaded)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: /购物车.*1/ })).toBeVisible();
  await fromApi;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});
