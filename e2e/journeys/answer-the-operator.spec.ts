import type { Page } from '@playwright/test';
import { expect, newAddress, test } from '../journey';

const SWING = 'bali-swing-valley';

async function typeTraveller(page: Page, { given, family, weight }: { given: string; family: string; weight: string }) {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Given names' }).fill(given);
  await main.getByRole('textbox', { name: 'Family name' }).fill(family);
  await main.getByRole('textbox', { name: 'Weight' }).fill(weight);
}

test('each traveller is asked what the operator wants to know; it outlives a reload, is checked, and stands in the booking', async ({
  page,
  attraction,
  checkout,
  payment,
}) => {
  const main = page.getByRole('main');
  await attraction.open(SWING);
  await attraction.choosePackage(/Small group/);
  await attraction.chooseFreeDay(2);
  await attraction.oneMore('Adult');
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await checkout.open();
  await checkout.typeContact({ name: 'Ada Lim', email: newAddress('swing'), phone: '61234567' });
  await checkout.goOn();

  await typeTraveller(page, { given: 'Ada', family: 'Lim', weight: '180' });
  await main.getByRole('button', { name: 'Save and go to the next' }).click();
  await expect(main.getByRole('alert').getByRole('link', { name: 'Answer “Weight” with a whole number from 25 to 110' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Weight' }).fill('61');
  await main.getByRole('button', { name: 'Save and go to the next' }).click();
  await expect(main.getByRole('heading', { name: /^Traveller 2/ })).toBeVisible();
  await typeTraveller(page, { given: 'Bea', family: 'Lim', weight: '58' });
  await expect(main.getByText('Your details are saved')).toBeVisible();
  await page.reload();
  await expect(main.getByRole('textbox', { name: 'Weight' })).toHaveValue('58');
  await main.getByRole('button', { name: 'Save and review' }).click();
  await expect(main.getByText('61 kg')).toBeVisible();
  await expect(main.getByText('58 kg')).toBeVisible();
  await checkout.declineInsurance();
  await checkout.acceptTerms();
  await checkout.placeOrder();
  await payment.typeCard('4242 4242 4242 4242');
  await payment.pay();
  await expect(payment.booked).toBeVisible();
  await main.getByRole('link', { name: 'Tickets and invoice' }).click();

  await expect(main.getByText('61 kg')).toBeVisible();
  await expect(main.getByText('58 kg')).toBeVisible();
});
