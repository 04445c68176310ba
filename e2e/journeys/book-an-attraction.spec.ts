import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { mailsTo } from '../mail-server';
import { expect, newAddress, newCustomer, ops, test } from '../journey';

/** What a scanner reads from the first page of a ticket. */
async function scan(pdf: Buffer): Promise<string | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'straits-ticket-'));
  writeFileSync(path.join(folder, 'ticket.pdf'), pdf);
  execFileSync('pdftoppm', ['-r', '110', '-f', '1', '-l', '1', '-png', 'ticket.pdf', 'page'], { cwd: folder });
  const picture = readFileSync(
    path.join(
      folder,
      execFileSync('ls', { cwd: folder, encoding: 'utf8' })
        .split('\n')
        .find((name) => name.endsWith('.png')) ?? '',
    ),
  );
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('a visitor finds an attraction, pays by card and gets tickets that scan', async ({ page, attraction, checkout, payment }) => {
  const email = newAddress('visitor');

  await page.goto('/');
  await page.getByRole('combobox').first().fill('bay gardn');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Bay Garden Domes' }).first().click();
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(2);
  await attraction.oneMore('Adult');
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await attraction.panel.getByRole('link', { name: 'Go to cart' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await checkout.typeContact({ name: 'Ada Lim', email, phone: '61234567' });
  await checkout.goOn();
  await checkout.acceptTerms();
  await checkout.placeOrder();
  await payment.typeCard('4242 4242 4242 4242');
  await payment.pay();
  await expect(payment.booked).toBeVisible();

  // Mails wait for all other jobs, and papers are drawn for this one.
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join(), { timeout: 45_000 })
    .toContain('is paid: your tickets');
  const tickets = (await mailsTo(email)).flatMap(({ attachments }) => attachments).find(({ filename }) => filename?.startsWith('tickets'));
  expect(await scan(Buffer.from(tickets?.content as ArrayBuffer))).toMatch(/^T[A-Z0-9]{15}\.[\w-]{22}$/);
  await page.reload();
  await expect(payment.booked).toBeVisible();
});

test('a refused card costs nothing and another one pays', async ({ attraction, checkout, payment }) => {
  await attraction.open('marina-wheel');
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(1);
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await checkout.open();
  await checkout.typeContact({ name: 'Ada Lim', email: newAddress('refused'), phone: '61234567' });
  await checkout.goOn();
  await checkout.acceptTerms();
  await checkout.placeOrder();

  await payment.typeCard('4000 0000 0000 0002');
  await payment.pay();
  await expect(payment.failure).toBeVisible();
  await payment.typeCard('4242 4242 4242 4242');
  await payment.pay();

  await expect(payment.booked).toBeVisible();
});

test('a customer pays by bank transfer, staff confirms the proof, and the page says so without a reload', async ({
  page,
  attraction,
  checkout,
  payment,
  signIn,
}) => {
  const customer = await newCustomer('transfer');
  await signIn.open('/attraction/island-cable-car');
  await signIn.signIn(customer.email, customer.password);
  await page.waitForURL('**/attraction/island-cable-car');
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(1);
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await checkout.open();
  await checkout.typeContact({ name: 'Tara Traveller', email: customer.email, phone: '61234567' });
  await checkout.goOn();
  await checkout.acceptTerms();
  await checkout.placeOrder();
  await payment.chooseTransfer();
  await payment.uploadProof(
    await sharp({ create: { width: 600, height: 900, channels: 3, background: '#dfe9ee' } })
      .png()
      .toBuffer(),
  );
  await expect(payment.proofIsHere).toBeVisible();
  await payment.iHavePaid.click();
  await expect(payment.verifying).toBeVisible();
  const code = payment.orderCode();

  const said = await ops('payments', 'confirm', code);

  expect(said).toContain('is paid');
  await expect(payment.booked).toBeVisible({ timeout: 20_000 });
  await page.goto('/order-history');
  await page.getByRole('main').getByRole('article').filter({ hasText: code }).getByRole('link').first().click();
  await page.waitForURL(/order-detail/);
  const download = page.waitForEvent('download');
  await page
    .getByRole('main')
    .getByRole('button', { name: /E-ticket/ })
    .click();
  const pdf = readFileSync(await (await download).path());
  expect(await scan(pdf)).toMatch(/^T[A-Z0-9]{15}\.[\w-]{22}$/);
});
