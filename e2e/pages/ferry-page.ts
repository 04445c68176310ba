import type { Locator, Page } from '@playwright/test';

/** Ferry search, schedules of the legs, and the trip beside them. */
export class FerryPage {
  readonly form: Locator;
  readonly departures: Locator;
  readonly returns: Locator;
  readonly trip: Locator;
  readonly addToCart: Locator;
  readonly added: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Find ferries' });
    this.departures = page.getByRole('region', { name: 'Departure schedule' });
    this.returns = page.getByRole('region', { name: 'Return schedule' });
    this.trip = page.getByRole('complementary', { name: 'Your trip' });
    this.addToCart = this.trip.getByRole('button', { name: 'Add to cart' });
    this.added = this.trip.getByText('Added to your cart');
  }

  async open(address = '/ferry') {
    await this.page.goto(address);
    await this.page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  }

  async chooseRoute(from: string, to: string) {
    await this.form.getByLabel('From').selectOption({ label: from });
    await this.form.getByLabel('To').selectOption({ label: to });
  }

  async chooseDays(departure: string, back?: string) {
    await this.form.getByLabel('Departure').fill(departure);
    if (back) await this.form.getByLabel('Return').fill(back);
  }

  async oneMore(who: string) {
    await this.form.getByRole('button', { name: `One ${who} more` }).click();
  }

  async search() {
    await this.form.getByRole('button', { name: 'Show sailings' }).click();
  }

  async choose(schedule: Locator, departs: string) {
    await schedule
      .getByRole('article', { name: new RegExp(`^${departs} to`) })
      .first()
      .getByRole('button', { name: 'Choose' })
      .click();
  }
}
