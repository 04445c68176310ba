import type { Locator, Page } from '@playwright/test';

/** An agency's wallet, on the trade host. */
export class WalletPage {
  readonly main: Locator;
  /** The balance in the header. */
  readonly inHeader: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.inHeader = page.getByRole('banner').getByRole('link', { name: /^Wallet: / });
  }

  async open(view?: 'top-up' | 'convert' | 'bank-lines') {
    await this.page.goto(view ? `/wallet_balance?view=${view}` : '/wallet_balance');
  }

  /** The balance in the header, in cents. */
  async balance(): Promise<number> {
    const label = (await this.inHeader.getAttribute('aria-label')) ?? '';
    return Math.round(Number(label.replaceAll(/[^\d.]/g, '')) * 100);
  }

  async startPayNow(amount: string) {
    await this.main.getByLabel('Amount', { exact: true }).fill(amount);
    await this.main.getByRole('button', { name: /^Show where to pay SGD/ }).click();
  }

  async chooseCard() {
    await this.main.getByRole('radio', { name: /^Card/ }).click();
  }

  async prove(picture: Buffer) {
    await this.main.locator('input[type=file]').first().setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture });
    await this.main.getByText('We have your proof').waitFor();
  }

  async sayPaid({ code, date }: { code: string; date: string }) {
    const [year = '', month = '', day = ''] = date.split('-');
    await this.main.getByLabel('Bank from').fill('DBS');
    await this.main.getByLabel('Transaction confirmation code').fill(code);
    await this.main.getByLabel('Day', { exact: true }).fill(day);
    await this.main.getByLabel('Month', { exact: true }).fill(month);
    await this.main.getByLabel('Year', { exact: true }).fill(year);
    await this.main.getByRole('button', { name: 'I have paid' }).click();
  }

  /** The newest top-up's row. */
  get newestTopUp(): Locator {
    return this.main.getByRole('table', { name: 'Latest top-ups' }).getByRole('row').nth(1);
  }

  async convert(amount: string) {
    await this.main.getByLabel('Amount to convert').fill(amount);
    await this.main.getByRole('button', { name: 'See the rate' }).click();
    await this.main.getByRole('group', { name: 'Offered rate' }).getByRole('button', { name: 'Convert', exact: true }).click();
  }
}
