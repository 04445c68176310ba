import sharp from 'sharp';
import { expect, ops, test } from '../journey';
import { WalletPage } from '../pages/wallet-page';

// Agencies shop at the trade host.
const trade = (path: string) => new URL(path, (process.env['STRAITS_E2E_SITE'] ?? '').replace('//localhost', '//b2b.localhost')).href;
test.use({ baseURL: trade('/') });

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
/** A picture that no other proof is like. */
const receipt = () =>
  sharp({ create: { width: 400, height: 600, channels: 3, background: { r: Date.now() % 256, g: (Date.now() >> 8) % 256, b: 90 } } })
    .png()
    .toBuffer();

test('an agent tops up by PayNow, converts, pays an order from balance and credit, gets it back, and the statement tells it', async ({
  page,
  attraction,
  checkout,
  payment,
  signIn,
}) => {
  test.setTimeout(240_000);
  const wallet = new WalletPage(page);
  await signIn.open('/wallet_balance?view=top-up');
  await signIn.signIn('agent@straits.test');
  await page.waitForURL('**/wallet_balance?view=top-up');
  await expect(wallet.inHeader).toBeVisible();

  // Money comes by transfer: proof, the bank's facts, staff's word; what was owed on credit is settled first.
  await wallet.startPayNow('9,000');
  await expect(wallet.main.getByRole('img', { name: /PayNow code for SGD.9,000\.00/ })).toBeVisible();
  await wallet.prove(await receipt());
  await wallet.sayPaid({ code: `FT${Date.now()}`, date: today() });
  await expect(wallet.newestTopUp).toContainText('Being checked');
  const reference = /TU\d{9}/.exec((await wallet.newestTopUp.textContent()) ?? '')?.[0] ?? '';
  const before = await wallet.balance();
  expect(await ops('topups', 'confirm', reference)).toContain('is posted');
  await expect(wallet.newestTopUp).toContainText('Posted', { timeout: 30_000 });
  await expect.poll(() => wallet.balance(), { timeout: 30_000 }).toBeGreaterThan(before);

  // All but a few dollars is changed, so that the next order needs credit too.
  await wallet.open('convert');
  await expect(wallet.inHeader).toBeVisible();
  const all = await wallet.balance();
  await wallet.convert(((all - 1_000) / 100).toFixed(2));
  await expect(wallet.main.getByRole('status').filter({ hasText: 'became' })).toBeVisible();
  await expect(wallet.inHeader).toHaveAccessibleName(/SGD.10\.00$/);

  await attraction.open('island-cable-car');
  await attraction.choosePackage(/Standard ticket/);
  await attraction.chooseFreeDay(4);
  await attraction.addToCart.click();
  await expect(attraction.added).toBeVisible();
  await checkout.open();
  await checkout.typeContact({ name: 'Budi Santoso', email: 'agent@straits.test', phone: '61234567' });
  await checkout.goOn();
  await checkout.acceptTerms();
  await checkout.placeOrder();
  await payment.chooseWallet();
  await expect(page.getByRole('main').getByText('From your balance')).toBeVisible();
  await expect(page.getByRole('main').getByText('On credit', { exact: true })).toBeVisible();
  const code = payment.orderCode();
  await payment.pay();
  await expect(payment.booked).toBeVisible();

  // The money comes back where it came from: credit first, the rest is balance again.
  await page.goto(`/order-detail?order=${code}`);
  await expect(wallet.inHeader).toHaveAccessibleName(/SGD.0\.00$/);
  await page.getByRole('main').getByRole('button', { name: 'Cancel this booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ label: 'My plans changed' });
  await expect(dialog.getByText('Back to your wallet at once.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Cancel and get back SGD/ }).click();
  await expect.poll(() => wallet.balance(), { timeout: 20_000 }).toBeGreaterThan(0);

  await wallet.open();
  const entries = wallet.main.getByRole('table', { name: /^Entries of/ });
  await expect(entries.getByRole('row', { name: new RegExp(`${code}.*Refund`) })).toContainText(/\+SGD/);
  await expect(entries.getByRole('row', { name: new RegExp(`${code}.*Booking`) })).toContainText(/−SGD.10\.00/);
  await expect(entries.getByRole('row', { name: /SGD to USD.*Conversion/ }).first()).toBeVisible();
  await expect(entries.getByRole('row', { name: new RegExp(`${reference}.*Top-up`) })).toBeVisible();
  expect(await ops('ledger', 'check')).toContain('agree');
});

test('a card that its bank asks about fills the wallet once its holder confirms', async ({ page, signIn, payment }) => {
  const wallet = new WalletPage(page);
  await signIn.open('/wallet_balance?view=top-up');
  await signIn.signIn('agent@straits.test');
  await page.waitForURL('**/wallet_balance?view=top-up');

  await wallet.chooseCard();
  await wallet.main.getByLabel('Amount', { exact: true }).fill('12.50');
  await payment.typeCard('4000 0000 0000 3220');
  await wallet.main.getByRole('button', { name: /^Top up SGD/ }).click();
  await wallet.main.getByRole('link', { name: 'Confirm at your bank' }).first().click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();

  await expect(wallet.main.getByText(/SGD.12\.50 is in your wallet/)).toBeVisible();
});
