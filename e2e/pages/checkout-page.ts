import type { Locator, Page } from '@playwright/test';

export interface ContactDetails {
  name: string;
  email: string;
  phone: string;
}

/** From contact to order. */
export class CheckoutPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly order: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.name = this.main.getByLabel('Full name');
    this.email = this.main.getByLabel('E-mail address');
    this.order = this.main.getByRole('button', { name: /^Order for/ });
  }

  async open() {
    await this.page.goto('/checkout');
  }

  async typeContact(contact: ContactDetails) {
    await this.name.fill(contact.name);
    await this.email.fill(contact.email);
    await this.main.getByRole('textbox', { name: 'Phone number' }).fill(contact.phone);
  }

  async goOn() {
    await this.main.getByRole('button', { name: /^Continue to/ }).click();
  }

  async acceptTerms() {
    await this.main.getByRole('checkbox', { name: /accept these cancellation terms/ }).check();
  }

  async declineInsurance() {
    await this.main.getByRole('radio', { name: 'No, I travel without it' }).check();
    await this.main.getByRole('checkbox', { name: /asked this before paying/ }).check();
  }

  async nameLater() {
    await this.main.getByRole('checkbox', { name: /later/ }).check();
  }

  /** A deposit now and the balance before travel, with its terms. */
  async orderWithDeposit() {
    await this.main.getByRole('radio', { name: /^A deposit of/ }).check();
    await this.main.getByRole('checkbox', { name: /terms of cancellation and of the deposit/ }).check();
    await this.main.getByRole('button', { name: /^Order with a deposit/ }).click();
    await this.page.waitForURL(/\/payment/);
  }

  async placeOrder() {
    await this.order.click();
    await this.page.waitForURL(/\/payment/);
  }
}
