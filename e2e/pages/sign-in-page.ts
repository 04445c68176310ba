import type { Locator, Page } from '@playwright/test';

/** The sign-in form of /login. */
export class SignInPage {
  readonly failed: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.failed = this.main.getByText("Login failed, Username and Password doesn't match");
  }

  async open(next?: string) {
    await this.page.goto(next ? `/login?next=${encodeURIComponent(next)}` : '/login');
  }

  async signIn(username: string, password = 'straits-demo') {
    await this.main.getByRole('textbox', { name: 'E-mail or user name' }).fill(username);
    await this.main.getByLabel('Password', { exact: true }).fill(password);
    await this.main.getByRole('button', { name: 'Sign in' }).click();
  }
}
