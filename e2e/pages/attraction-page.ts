import type { Locator, Page } from '@playwright/test';

/** Detail of an attraction with its booking panel. */
export class AttractionPage {
  readonly addToCart: Locator;
  readonly added: Locator;
  readonly panel: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('complementary', { name: 'Book' });
    this.addToCart = this.panel.getByRole('button', { name: 'Add to cart' });
    this.added = this.panel.getByText('Added to your cart');
  }

  async open(id: string) {
    await this.page.goto(`/attraction/${id}`);
  }

  async choosePackage(name: RegExp) {
    await this.panel.getByRole('radio', { name }).click();
    await this.panel.getByRole('region', { name: 'Date' }).waitFor();
  }

  /** The nth free day of the strip, from tomorrow on. */
  async chooseFreeDay(nth: number) {
    await this.panel
      .getByRole('region', { name: 'Date' })
      .getByRole('button', { name: /SGD|USD/ })
      .nth(nth)
      .click();
  }

  async oneMore(unit: string) {
    await this.panel.getByRole('button', { name: `More: ${unit}` }).click();
  }
}
