import { expect, newAddress, test } from '../journey';

test('T12: a guest keeps tickets for when there is no network, gives one traveller’s back, and what is kept follows', async ({
  page,
  context,
  attraction,
  checkout,
  payment,
  complaints,
}) => {
  await attraction.open('bay-garden-domes');
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(3);
  await attraction.oneMore('Adult');
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await checkout.open();
  await checkout.typeContact({ name: 'Ada Lim', email: newAddress('offline'), phone: '61234567' });
  await checkout.goOn();
  await checkout.acceptTerms();
  await checkout.placeOrder();
  await payment.typeCard('4242 4242 4242 4242');
  await payment.pay();
  await expect(payment.booked).toBeVisible();
  await page.getByRole('link', { name: 'Tickets and invoice' }).click();
  const codes = page.getByRole('article').getByText(/^T[A-Z0-9]{15}$/);
  await expect(codes).toHaveCount(2);
  const [first = '', second = ''] = await codes.allTextContents();

  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('The tickets open here without a network.')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(first)).toBeVisible();
  await expect(page.getByText(second)).toBeVisible();
  await context.setOffline(false);
  // A browser says of itself that it was offline.
  complaints.length = 0;

  await page.reload();
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Ada Lim Adult' }).first().click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Reason' }).selectOption('ill');
  await page.getByRole('button', { name: /^Cancel and get back SGD/ }).click();
  await expect(page.getByRole('region', { name: 'Refunds' })).toBeVisible();
  await expect(codes).toHaveCount(1);
  await expect(page.getByText('The tickets open here without a network.')).toBeVisible();
  await context.setOffline(true);
  await page.reload();

  await expect(page.getByText(first)).toBeVisible();
  await expect(page.getByText(second)).toHaveCount(0);
  complaints.length = 0;
});
