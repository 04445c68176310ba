import type { Page } from '@playwright/test';
import { expect, newAddress, test } from '../journey';

const SWING = 'bali-swing-valley';

const TOUR = 'bromo-ijen-four-days';

/** Two travellers on the second departure of a tour, far enough ahead to be named later, in the cart of this browser. */
async function putInCart(page: Page, productId: string) {
  await page.goto('/cart');
  await page.evaluate(async (id) => {
    const api = '/travel/v1';
    const { items } = (await (await fetch(`${api}/products/package/${id}/departures`)).json()) as {
      items: { localDate: string; options: { optionId: string }[] }[];
    };
    const leaves = items[1];
    const line = { productId: id, optionId: leaves?.options[0]?.optionId, localDate: leaves?.localDate };
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const units = [{ unitId: 'adult', quantity: 2 }];
    await fetch(`${api}/cart/lines`, { method: 'POST', headers, body: JSON.stringify({ ...line, units }) });
  }, productId);
}

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

test('a tour asks once of the booking, in the checkout before who travels; the answer outlives a reload and stands in the booking', async ({
  page,
  checkout,
  payment,
}) => {
  const main = page.getByRole('main');
  await putInCart(page, TOUR);
  await checkout.open();
  await checkout.typeContact({ name: 'Ada Lim', email: newAddress('tour'), phone: '61234567' });
  await checkout.goOn();

  await main.getByRole('button', { name: 'Save and go to the next' }).click();
  await expect(main.getByRole('alert').getByRole('link', { name: /^Answer “Where we meet you/ })).toBeVisible();
  await main.getByRole('textbox', { name: /^Where we meet you/ }).fill('GA 304, 09:40');
  await expect(main.getByText('Your details are saved')).toBeVisible();
  await page.reload();
  await expect(main.getByRole('textbox', { name: /^Where we meet you/ })).toHaveValue('GA 304, 09:40');
  await main.getByRole('button', { name: 'Save and go to the next' }).click();
  await checkout.nameLater();
  await main.getByRole('button', { name: 'Continue to review' }).click();
  await expect(main.getByText('GA 304, 09:40')).toBeVisible();
  await checkout.declineInsurance();
  await checkout.acceptTerms();
  await checkout.placeOrder();
  await payment.typeCard('4242 4242 4242 4242');
  await payment.pay();
  await expect(payment.booked).toBeVisible();
  await main.getByRole('link', { name: 'Tickets and invoice' }).click();

  await expect(main.getByText('GA 304, 09:40')).toBeVisible();
});
