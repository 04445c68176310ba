import { FerryPage } from '../pages/ferry-page';
import { expect, test } from '../journey';

/** A day from today in Singapore, where the shop stands. */
function inDays(days: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
/** The first day of a weekday (1 is Monday) at least so many days ahead. */
function nextWeekday(weekday: number, least = 7): string {
  for (let days = least; ; days += 1) {
    const date = inDays(days);
    if ((new Date(`${date}T00:00:00Z`).getUTCDay() || 7) === weekday) return date;
  }
}

test('two nationalities go to Batam and back on one return fare, all legs in the cart together', async ({ page }) => {
  const ferry = new FerryPage(page);
  await ferry.open();
  await ferry.chooseRoute('HarbourFront', 'Batam Centre');
  await ferry.chooseDays(nextWeekday(2), nextWeekday(4, 10));
  await ferry.form.getByText('1 traveller').click();
  await ferry.oneMore('Indonesian adult');
  await ferry.search();

  await ferry.choose(ferry.departures, '08:30');
  await expect(page).toHaveURL(/pick=singapore-batam-o0830/);
  await ferry.choose(ferry.returns, '17:20');

  // SGD 29.00 and 24.50 each way, and IDR 100,000 for each of the two at Batam Centre.
  await expect(ferry.trip.getByText('The return fare saves SGD 33.00')).toBeVisible();
  await expect(ferry.trip.getByText('You pay us SGD 107.00')).toBeVisible();
  await expect(ferry.trip.getByText('Terminal charge, paid at Batam Centre')).toBeVisible();
  await page.reload();
  await expect(ferry.trip.getByText('You pay us SGD 107.00')).toBeVisible();
  await ferry.addToCart.click();
  await expect(ferry.added).toBeVisible();
  await ferry.trip.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page.getByRole('main').getByText('HarbourFront → Batam Centre').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Batam Centre → HarbourFront').first()).toBeVisible();
});

test('where no boat comes back that day, the shopper modifies the search or goes one way', async ({ page }) => {
  const ferry = new FerryPage(page);
  const [friday, sunday] = [nextWeekday(5), nextWeekday(7, 9)];
  const address = `/ferry-result?mode=round&from=harbourfront&to=tanjung-balai-karimun&date=${friday}&back=${sunday}&adult=1`;
  await ferry.open(address);
  await ferry.choose(ferry.departures, '08:50');

  await expect(ferry.returns.getByText('No results for ferry return')).toBeVisible();
  await ferry.returns.getByRole('button', { name: 'Modify search' }).click();
  await expect(ferry.form.getByLabel('Return')).toHaveValue(sunday);
  await ferry.returns.getByRole('button', { name: 'Go one way' }).click();

  await expect(page).toHaveURL(/mode=oneway.*pick=singapore-karimun-o0850/);
  await expect(ferry.returns).toHaveCount(0);
  await expect(ferry.trip.getByText('You pay us SGD 44.00')).toBeVisible();
});

test('a return before the departure is named at its field, and nothing is searched', async ({ page }) => {
  const ferry = new FerryPage(page);
  await ferry.open(`/ferry-result?mode=round&from=harbourfront&to=batam-centre&date=${inDays(9)}&back=${inDays(7)}&adult=1`);

  await expect(ferry.form.getByRole('alert').getByRole('link', { name: 'The return must not be before the departure' })).toBeVisible();
  await expect(ferry.departures).toHaveCount(0);
});
