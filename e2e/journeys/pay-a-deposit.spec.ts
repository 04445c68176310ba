import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Departures } from '@straits/api-contract';
import { mailsTo } from '../mail-server';
import { expect, newAddress, test } from '../journey';

const TOUR = 'penang-langkawi-six-days';
const inFiftyDays = () => new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10);

/** The tour for two in this browser's cart, so far ahead that a deposit is possible. */
async function fillCart(api: APIRequestContext) {
  const { items } = (await (await api.get(`/travel/v1/products/package/${TOUR}/departures`)).json()) as Departures;
  const far = items.find(({ localDate, options }) => localDate > inFiftyDays() && options.some(({ vacancies }) => (vacancies ?? 0) > 4));
  const line = {
    productId: TOUR,
    optionId: far?.options[0]?.optionId,
    localDate: far?.localDate,
    units: [{ unitId: 'adult', quantity: 2 }],
  };
  const answer = await api.post('/travel/v1/cart/lines', { data: line, headers: { 'idempotency-key': randomUUID() } });
  expect(answer.status()).toBe(200);
}

test('a deposit by card keeps the places, the balance on the order’s page brings the rest', async ({ page, checkout, payment }) => {
  const main = page.getByRole('main');
  const email = newAddress('deposit');
  await fillCart(page.request);
  await checkout.open();
  await checkout.typeContact({ name: 'Ada Lim', email, phone: '61234567' });
  await checkout.goOn();
  await checkout.nameLater();
  await checkout.goOn();
  await checkout.declineInsurance();
  await checkout.orderWithDeposit();
  await payment.typeCard('4242 4242 4242 4242');
  await payment.pay();
  await expect(main.getByRole('heading', { name: 'Your deposit is paid' })).toBeVisible();
  await main.getByRole('link', { name: 'Open the booking' }).click();

  await expect(main.getByText('Your deposit is paid and your places are kept.', { exact: false })).toBeVisible();
  await expect(main.getByText('Waiting for payment').first()).toBeVisible();
  await expect(main.getByText('Receipt for the deposit (PDF)')).toBeVisible();
  await expect(main.getByText('Receipt for the balance (PDF)')).toBeHidden();
  await main.getByRole('link', { name: /^Pay the balance of SGD/ }).click();
  await payment.typeCard('4242 4242 4242 4242');
  await payment.pay();
  await expect(payment.booked).toBeVisible();
  await expect(main.getByText('Tickets come once every traveller has a name.', { exact: false })).toBeVisible();
  await main.getByRole('link', { name: 'Tickets and invoice' }).click();

  await expect(main.getByText('Receipt for the balance (PDF)')).toBeVisible();
  await expect(main.getByText('Receipt for the deposit (PDF)')).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByText('Receipt for the balance (PDF)').click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  // Mails wait for all other jobs, and papers are drawn for this one.
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join(), { timeout: 45_000 })
    .toContain('is paid: who is coming?');
});
