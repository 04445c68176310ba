import { mailsTo } from '../mail-server';
import { expect, newAddress, test } from '../journey';

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a visitor finds a hotel for a stay with a child, chooses a room and pays', async ({ page, hotel, checkout, payment }) => {
  const email = newAddress('hotel');
  const [checkIn, checkOut] = [daysFromNow(20), daysFromNow(22)];

  await page.goto('/hotel');
  await hotel.where.fill('Ubud');
  await hotel.chooseDates(checkIn, checkOut);
  await hotel.addChild(5);
  await hotel.search.click();
  await page.waitForURL(/\/hotel\/search\?q=Ubud&checkIn=.*childAges=5/);
  // The list, and not the shelf of the page before it, which stays until the list is here.
  await page.getByRole('list', { name: 'Results, page 1' }).getByRole('link', { name: 'Palm Terrace Ubud' }).click();
  await page.waitForURL(/\/hotel\/detail\?hotel=palm-terrace-ubud&checkIn=/);
  await page.getByRole('button', { name: 'Choose Family room' }).click();
  await expect(page.getByRole('table', { name: 'Price by night' })).toBeVisible();
  await hotel.addToCart.click();
  await expect(hotel.added).toBeVisible();
  await checkout.open();
  await checkout.typeContact({ name: 'Ada Lim', email, phone: '61234567' });
  await checkout.goOn();
  await checkout.declineInsurance();
  await checkout.acceptTerms();
  await checkout.placeOrder();
  await payment.typeCard('4242 4242 4242 4242');
  await payment.pay();

  await expect(payment.booked).toBeVisible();
  // Mails wait for all other jobs, and papers are drawn for this one.
  await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join(), { timeout: 45_000 }).toContain('is paid');
});

test('bad links to hotels say what is wrong and lead on', async ({ page, complaints }) => {
  expect((await page.goto('/hotel/detail?hotel=no-such-house'))?.status()).toBe(404);
  expect((await page.goto('/hotel/detail'))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Page Not Found/);
  await expect(page.getByRole('main').getByRole('link', { name: 'See what is popular' })).toBeVisible();
  // A browser says of itself that a page answered 404.
  complaints.length = 0;

  expect((await page.goto('/hotel/search?checkIn=2020-01-05&checkOut=2020-01-06&adults=0&rooms=30&q=%3Cb%3E'))?.status()).toBe(200);

  await expect(page.getByText('These dates are in the past. Choose new dates.')).toBeVisible();
  await expect(page.getByText(/Up to 9 rooms can be booked at once/)).toBeVisible();
});
