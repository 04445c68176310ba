import type { Locator, Page } from '@playwright/test';
import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { expect, newAddress, test } from '../journey';

// Acceptance tests of the requirements (section 7) that only a browser can answer.

/** The longest way through a page by Tab. */
const MOST_TABS = 150;

/** Goes to something by Tab alone; what has the focus must be seen. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}
async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

test('T9: a whole booking by keyboard alone, at 400 % zoom', async ({ page, attraction, payment }) => {
  // Some hundred presses of Tab, one after the other.
  test.slow();
  // 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const main = page.getByRole('main');
  const button = (name: RegExp | string) => main.getByRole('button', { name }).first();

  await attraction.open('science-light-rooms');
  await press(page, button('Choose Standard ticket'));
  const sheet = page.getByRole('dialog');
  const day = sheet.getByRole('region', { name: 'Date' }).getByRole('button', { name: /SGD/ }).nth(2);
  await press(page, day);
  await press(page, sheet.getByRole('button', { name: 'Add to cart' }));
  await press(page, sheet.getByRole('link', { name: 'Go to cart' }));
  await press(page, main.getByRole('link', { name: 'Go to checkout' }).first());
  await type(page, main.getByLabel('Full name'), 'Ada Lim');
  await type(page, main.getByLabel('E-mail address'), newAddress('keys'));
  await type(page, main.getByRole('textbox', { name: 'Phone number' }), '61234567');
  await press(page, button(/^Continue to/));
  await press(page, main.getByRole('checkbox', { name: /accept these cancellation terms/ }), 'Space');
  await press(page, button(/^Order for/));
  await type(page, main.getByLabel('Card number'), '4242424242424242');
  await type(page, main.getByLabel('Expiry date'), '1230');
  await type(page, main.getByLabel('Security code'), '123');
  await type(page, main.getByLabel('Name on the card'), 'ADA LIM');
  await press(page, button(/^Pay SGD/));

  await expect(payment.booked).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** A photograph of more than 8 MB, as a telephone takes it: large, with the noise of its sensor. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const pixels = Buffer.alloc(width * height * 3);
  const noise = randomFillSync(Buffer.alloc(65_537));
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = 140 + ((noise[index % noise.length] ?? 0) >> 2);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 97 })
    .toBuffer();
}

test('T8: a photograph of 8 MB as the proof of a transfer arrives at 1 Mbit/s', async ({
  page,
  context,
  attraction,
  checkout,
  payment,
}) => {
  await attraction.open('marina-wheel');
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(3);
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await checkout.open();
  await checkout.typeContact({ name: 'Ada Lim', email: newAddress('photo'), phone: '61234567' });
  await checkout.goOn();
  await checkout.acceptTerms();
  await checkout.placeOrder();
  await payment.chooseTransfer();
  const photo = await photograph();
  expect(photo.length).toBeGreaterThan(8 * 1024 * 1024);
  const megabit = 1_000_000 / 8;
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 40, downloadThroughput: megabit, uploadThroughput: megabit },
  });

  await payment.uploadProof(photo, 'IMG_4711.jpg');

  await expect(payment.proofIsHere).toBeVisible({ timeout: 45_000 });
  await payment.iHavePaid.click();
  await expect(payment.verifying).toBeVisible();
});
