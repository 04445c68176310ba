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

test('T11: another language in the checkout keeps the step, the cart and what is typed', async ({ page, attraction, checkout }) => {
  await attraction.open('science-light-rooms');
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(5);
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await checkout.open();
  await checkout.typeContact({ name: 'Ada 林', email: 'ada@straits.test', phone: '61234567' });

  await page.getByRole('banner').locator('summary').filter({ hasText: 'EN' }).click();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '联系人信息' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: /^姓名/ })).toHaveValue('Ada 林');
  await expect(main.getByRole('textbox', { name: /^电子邮箱/ })).toHaveValue('ada@straits.test');
  await expect(main.getByRole('textbox', { name: /^电话号码/ })).toHaveValue('61234567');
  await expect(main.getByRole('timer').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('?step=contact');
});

test('another currency keeps page, query and what is typed, and names what is charged', async ({ page }) => {
  await page.goto('/attraction/search?q=garden');
  await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  const prices = page.getByRole('main').getByRole('article').first();
  await expect(prices).toContainText('SGD');
  const typed = page.getByRole('main').getByRole('combobox').first();
  await typed.fill('garden by n');
  await page.evaluate(() => ((window as unknown as { notReloaded: boolean }).notReloaded = true));

  await page.getByRole('banner').locator('summary').filter({ hasText: 'SGD' }).click();
  await page.getByRole('banner').getByRole('link', { name: /^MYR/ }).click();

  await expect(prices).toContainText(/MYR\s\d/);
  await expect(prices).not.toContainText('SGD');
  await expect(typed).toHaveValue('garden by n');
  expect(new URL(page.url()).search).toBe('?q=garden');
  expect(await page.evaluate(() => (window as unknown as { notReloaded?: boolean }).notReloaded)).toBe(true);
  await page.goto('/attraction/bay-garden-domes');
  await expect(page.getByRole('banner').locator('summary').filter({ hasText: 'MYR' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/MYR\s\d+\.\d\d\s*You are charged SGD\s\d/);
});
