import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { mailsTo } from './mail-server';
import { AttractionPage } from './pages/attraction-page';
import { HotelPage } from './pages/hotel-page';
import { CheckoutPage } from './pages/checkout-page';
import { PaymentPage } from './pages/payment-page';
import { SignInPage } from './pages/sign-in-page';
import { test as recorded } from './recorded';

interface Pages {
  attraction: AttractionPage;
  hotel: HotelPage;
  checkout: CheckoutPage;
  payment: PaymentPage;
  signIn: SignInPage;
  /** What the console and the page complained about; a journey ends with nothing in it. */
  complaints: string[];
}

/** Journeys get their pages ready-made; every one fails when the console had an error. */
export const test = recorded.extend<Pages>({
  attraction: async ({ page }, use) => use(new AttractionPage(page)),
  hotel: async ({ page }, use) => use(new HotelPage(page)),
  checkout: async ({ page }, use) => use(new CheckoutPage(page)),
  payment: async ({ page }, use) => use(new PaymentPage(page)),
  signIn: async ({ page }, use) => use(new SignInPage(page)),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

const root = path.resolve(__dirname, '..');

/** A session of the demonstration's staff, once for each process of the run. */
let staffToken: Promise<string> | undefined;
async function signInAsStaff(): Promise<string> {
  const answer = await fetch(new URL('/travel/v1/auth/sign-in', process.env['STRAITS_E2E_SITE']), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'staff@straits.test', password: 'straits-demo' }),
  });
  expect(answer.status, 'sign-in of staff').toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** Runs `npm run ops -- …` against the site under test, as its staff would. */
export async function ops(...words: string[]): Promise<string> {
  staffToken ??= signInAsStaff();
  const session = { STRAITS_OPS_TOKEN: await staffToken };
  const env = {
    ...process.env,
    ...session,
    DATABASE_URL: process.env['STRAITS_E2E_DATABASE'],
    STRAITS_DATA: process.env['STRAITS_E2E_DATA'],
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'api/src/ops/main.ts', ...words], { cwd: root, env });
  return stdout;
}

/** An address that nobody else in this run uses. */
export const newAddress = (name: string) =>
  `${name}-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}@straits.test`;

async function post(path: string, body: object) {
  const answer = await fetch(new URL(`/travel/v1${path}`, process.env['STRAITS_E2E_SITE']), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
}

/** Confirms an address by the link that was mailed to it, in another browser than the one that registered: with the password. */
export async function confirmByMail({ email, password }: { email: string; password: string }): Promise<void> {
  const link = async () => /[?&]confirm=([\w.-]+)/.exec((await mailsTo(email)).map(({ text }) => text).join())?.[1];
  await expect.poll(link, { timeout: 30_000 }).toBeTruthy();
  await post('/auth/confirm-email', { token: await link(), password });
}

/**
 * A customer whom no other journey knows: cart, drafts, orders and notifications of the demo's people are everybody's, and journeys run side by
 * side. Registered and confirmed as any customer, by the mailed link.
 */
export async function newCustomer(name: string): Promise<{ email: string; password: string }> {
  const customer = { email: newAddress(name), password: `straits-${name}-journey` };
  await post('/auth/register', { name: 'Ada Own', ...customer });
  await confirmByMail(customer);
  return customer;
}
