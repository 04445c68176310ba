import { faultsOf } from '../axe';
import { expect, test } from '../journey';

// Packages, cruises and rides by their buttons, from the search to the cart. What the cart does with them has its own journeys.

test('a family finds a package in the header, adds a lunch that nobody ticked for them, and reloads on the way to the cart', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/about');
  await page.getByRole('banner').locator('summary[aria-label=Search]').click();
  await page.getByRole('combobox', { name: 'Search everything' }).pressSequentially('5 days in bali');
  await page.getByRole('option', { name: /5 days in Bali/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/5 days in Bali/);

  await main.getByRole('complementary', { name: 'Dates and prices' }).getByRole('link', { name: 'See all dates' }).click();
  await main
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
  await page.waitForURL(/\/passenger-details\?date=/);
  expect(await faultsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'More: Child with extra bed' }).click();
  await expect(main.getByText('Say how old each child is on the day of departure').first()).toBeVisible();
  await main.getByLabel('Age of child 1').selectOption('7');
  await main.getByRole('link', { name: 'On to the add-ons' }).first().click();
  await page.waitForURL(/\/add-on/);
  expect(await faultsOf(page)).toEqual([]);
  const quantities = main.locator('input[inputmode=numeric]');
  await expect(quantities.first()).toHaveValue('0');
  for (const quantity of await quantities.all()) await expect(quantity).toHaveValue('0');
  await main.getByRole('button', { name: 'More: Ninety minutes of massage' }).click();
  await page.reload();
  await main.getByRole('link', { name: 'See the overview' }).last().click();
  await page.waitForURL(/\/trip-overview/);
  expect(await faultsOf(page)).toEqual([]);

  await expect(main.getByText(/1 × Child with extra bed/).first()).toBeVisible();
  await expect(main.getByText(/1 × Ninety minutes of massage/).first()).toBeVisible();
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await main.getByRole('link', { name: 'Go to cart' }).click();
  await page.waitForURL(/\/cart/);
  await expect(main.getByText(/5 days in Bali/).first()).toBeVisible();
  await expect(main.getByText(/Ninety minutes of massage/).first()).toBeVisible();
});

test('three share a cabin: sailing, cabin by date, gratuity that is paid on board, cart', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/cruise');
  await main.getByRole('link', { name: 'Three nights on the Straits' }).click();
  await main.getByRole('link', { name: 'Choose sailing and guests' }).click();
  await page.waitForURL(/\/available-date/);
  expect(await faultsOf(page)).toEqual([]);
  await main.getByRole('button', { name: /Adults.*more|more.*Adults/i }).click();
  await main
    .getByRole('link', { name: /^Choose a cabin/ })
    .first()
    .click();
  await page.waitForURL(/\/cruise\/pricing\?cruise=straits-three-nights/);
  expect(await faultsOf(page)).toEqual([]);

  // USD 16 for each of three guests and nights, beside the price and not in it.
  await expect(main.getByText('Paid on board, not in this price').first()).toBeVisible();
  await expect(main.getByText('USD 144.00').first()).toBeVisible();
  await main
    .getByRole('region', { name: 'Cabins by date, with prices' })
    .getByRole('link', { name: /Balcony cabin/ })
    .first()
    .click();
  await page.waitForURL(/\/trip-overview\?.*cabin=/);
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await main.getByRole('link', { name: 'Go to cart' }).click();
  await page.waitForURL(/\/cart/);
  await expect(main.getByText(/Three nights on the Straits/).first()).toBeVisible();
});

test('a ride from the airport, found by points and moment, goes into the cart with what the driver must know', async ({ page }) => {
  const main = page.getByRole('main');
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.goto('/');
  await main.getByRole('tab', { name: 'Transport' }).click();
  const form = main.getByRole('form', { name: 'Find transport' });
  await form.getByText('Private transfer').click();
  await form.getByLabel('Boarding point').selectOption({ label: 'Changi Airport' });
  await expect(form.getByLabel('Date')).toHaveAttribute('type', 'date');
  await form.getByLabel('Date').fill(inTenDays);
  await form.getByLabel('Pick-up time').fill('10:30');
  await form.getByRole('button', { name: 'One passenger more' }).click();
  await form.getByRole('button', { name: 'Show vehicles' }).click();
  await page.waitForURL(/\/transport\/search\?service=private_transfer.*passengers=3/);
  await main
    .getByRole('article')
    .filter({ hasText: 'Changi Airport to your hotel' })
    .filter({ hasText: 'MPV for 6' })
    .getByRole('link', { name: /Choose/ })
    .click();
  await page.waitForURL(/\/transport\/changi-private-transfer/);

  await main.getByRole('button', { name: 'Add to cart' }).click();
  await expect(main.getByText(/Fill in: Drop-off address/).first()).toBeVisible();
  await main.getByLabel('Drop-off address').fill('10 Bayfront Avenue');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await main.getByRole('link', { name: 'Go to cart' }).click();
  await page.waitForURL(/\/cart/);
  await expect(main.getByText(/Changi Airport to your hotel/).first()).toBeVisible();
});
