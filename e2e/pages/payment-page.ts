import type { Locator, Page } from '@playwright/test';

/** Paying an order, until the tickets are there. */
export class PaymentPage {
  readonly booked: Locator;
  readonly verifying: Locator;
  readonly iHavePaid: Locator;
  readonly proofIsHere: Locator;
  readonly failure: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.booked = this.main.getByRole('heading', { name: 'You are booked' });
    this.verifying = this.main.getByRole('heading', { name: 'We are checking your payment' });
    this.iHavePaid = this.main.getByRole('button', { name: 'I have paid' });
    this.proofIsHere = this.main.getByText('Your payment proof is here');
    this.failure = this.main.getByText('Nothing was charged. Your places are still kept.');
  }

  async typeCard(number: string) {
    await this.main.getByLabel('Card number').fill(number);
    await this.main.getByLabel('Expiry date').fill('12/30');
    await this.main.getByLabel('Security code').fill('123');
    await this.main.getByLabel('Name on the card').fill('ADA LIM');
  }

  async pay() {
    await this.main.getByRole('button', { name: /^Pay SGD/ }).click();
  }

  async chooseTransfer() {
    await this.main.getByRole('radio', { name: /Bank transfer/ }).click();
    await this.main.getByRole('button', { name: 'Show the bank details' }).click();
  }

  async chooseWallet() {
    await this.main.getByRole('radio', { name: /E-wallet/ }).click();
  }

  async uploadProof(content: Buffer, name = 'receipt.png') {
    const mimeType = name.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
    await this.main.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer: content });
  }

  /** The order's number as it stands in the address. */
  orderCode(): string {
    return new URL(this.page.url()).searchParams.get('order') ?? '';
  }
}
