import type { Locator, Page } from '@playwright/test';

/** Search for a stay, and the page of a hotel with its booking panel. */
export class HotelPage {
  readonly where: Locator;
  readonly search: Locator;
  readonly panel: Locator;
  readonly addToCart: Locator;
  readonly added: Locator;

  constructor(private readonly page: Page) {
    this.where = page.getByRole('combobox', { name: 'Where', exact: true });
    this.search = page.getByRole('main').getByRole('button', { name: 'Search', exact: true });
    this.panel = page.getByRole('complementary', { name: 'Book' });
    this.addToCart = this.panel.getByRole('button', { name: 'Add to cart' });
    this.added = this.panel.getByText('Added to your cart');
  }

  async chooseDates(checkIn: string, checkOut: string) {
    // Not while the line of text becomes a date field: what a program writes in that moment is lost.
    await this.page.locator('input[type=date]').and(this.page.getByLabel('Check-in')).waitFor();
    await this.page.getByLabel('Check-in').fill(checkIn);
    await this.page.getByLabel('Check-out').fill(checkOut);
  }

  async addChild(age: number) {
    await this.page.getByRole('button', { name: /Guests and rooms/ }).click();
    await this.page.getByRole('button', { name: 'One child more' }).click();
    await this.page.getByLabel('Age of child 1').selectOption(String(age));
    await this.page.getByRole('button', { name: 'Done' }).click();
  }
}
