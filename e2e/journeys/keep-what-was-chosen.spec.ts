import { isInteractive } from '../axe';
import { expect, newCustomer, test } from '../journey';

const seconds = (shown: string) => shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

test('a reload and a second tab keep the timer', async ({ page, context, attraction }) => {
  await attraction.open('science-light-rooms');
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(1);
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await page.goto('/cart');
  const timer = page.getByRole('main').getByRole('timer').first();
  const [before, at] = [seconds(await timer.innerText()), Date.now()];

  await page.reload();
  const after = seconds(await timer.innerText());
  const second = await context.newPage();
  await second.goto('/cart');
  const elsewhere = seconds(await second.getByRole('main').getByRole('timer').first().innerText());

  // As much time as has really passed, however slow this machine is.
  const passed = (Date.now() - at) / 1_000 + 2;
  for (const left of [after, elsewhere]) {
    expect(left).toBeLessThanOrEqual(before);
    expect(before - left).toBeLessThan(passed);
  }
});

test('signing in in the middle keeps the cart and what was typed', async ({ page, attraction, checkout, signIn }) => {
  const customer = await newCustomer('between');
  await attraction.open('palawan-beach-day');
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(3);
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await checkout.open();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/cart/draft') && answer.request().method() === 'PUT' && answer.ok(),
  );
  await checkout.typeContact({ name: 'Ada Between', email: 'between@straits.test', phone: '61234567' });
  await saved;
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn.signIn(customer.email, customer.password);
  await page.waitForURL(/\/checkout/);

  await expect(page.getByRole('main').getByText('Palawan Beach Club Day').first()).toBeVisible();
  await expect(checkout.name).toHaveValue('Ada Between');
});

test('T3: a session that ends while travellers are typed gives all fields back after signing in', async ({
  page,
  attraction,
  checkout,
  signIn,
  complaints,
}) => {
  const { email, password } = await newCustomer('ended');
  await signIn.open('/attraction/bintan-island-day');
  await signIn.signIn(email, password);
  await page.waitForURL(/\/attraction\/bintan/);
  await attraction.choosePackage(/Small group/);
  await attraction.chooseFreeDay(1);
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await checkout.open();
  await checkout.typeContact({ name: 'Ada Ended', email, phone: '61234567' });
  await checkout.goOn();
  const main = page.getByRole('main');
  const typed = { 'Given names': 'Mei Ling', 'Family name': 'Tan', 'Passport number': 'K1234567A' };
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes('/cart/draft') && answer.ok() && (answer.request().postData() ?? '').includes(typed['Passport number']),
  );
  for (const [label, text] of Object.entries(typed)) await main.getByLabel(label).first().fill(text);
  await saved;

  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/travel/v1/auth/sign-out', { data: {}, headers: { authorization: `Bearer ${token}` } });

  await page.waitForURL(/\/login\?next=%2Fcheckout/);
  await signIn.signIn(email, password);
  await page.waitForURL(/\/checkout/);
  for (const [label, text] of Object.entries(typed)) await expect(main.getByLabel(label).first()).toHaveValue(text);
  complaints.length = 0;
});

test('back from a product finds the list as it was left: its filters, and its place on the page', async ({ page }) => {
  const list = '/attraction/search?rating=4&sort=price';
  await page.goto(list);
  await isInteractive(page);
  const far = page.getByRole('main').getByRole('article').nth(10);
  await far.scrollIntoViewIfNeeded();
  // What is above may still get its height: the card stays where it is seen.
  const seenAt = async () => (await far.boundingBox())?.y ?? 0;
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const left = await seenAt();
  await far.getByRole('link').first().click();
  await page.waitForURL(/\/attraction\/(?!search)/);

  await page.goBack();

  await expect(page).toHaveURL(list);
  await expect(page.getByRole('radio', { name: /^4 and up/ })).toBeChecked();
  await expect(far).toBeInViewport();
  await expect.poll(async () => Math.abs((await seenAt()) - left)).toBeLessThan(200);
});

test('a wrong password says so and keeps the address typed', async ({ page, signIn, complaints }) => {
  await signIn.open();

  await signIn.signIn('traveller@straits.test', 'not the password');

  await expect(signIn.failed).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail or user name' })).toHaveValue('traveller@straits.test');
  // The browser itself notes the refused request in its console.
  complaints.length = 0;
});
