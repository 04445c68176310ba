import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AgencyQuote, Cart, Departures, Order, PlacedOrders, SignedIn } from '@straits/api-contract';
import { faultsOf, isInteractive } from '../axe';
import { confirmByMail, expect, newAddress, ops, test } from '../journey';

const shop = new URL(process.env['STRAITS_E2E_SITE'] ?? 'http://localhost').origin;
const trade = shop.replace('//localhost', '//b2b.localhost');
const PASSWORD = 'straits-desk-journey';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The API as an agency's person calls it at the trade host. By its header: only the browser knows where *.localhost is. */
function deskOf(request: APIRequestContext, token?: string) {
  return async function ask<T>(method: string, path: string, data?: object): Promise<T> {
    const headers = {
      ...{ host: new URL(trade).host, 'idempotency-key': randomUUID() },
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const answer = await request.fetch(`${shop}/travel/v1${path}`, { method, headers, data });
    expect(answer.status(), `${method} ${path}: ${answer.ok() ? '' : await answer.text()}`).toBe(200);
    return (await answer.json()) as T;
  };
}
type Ask = ReturnType<typeof deskOf>;

/** An agency that no other journey knows, approved by staff; its person is signed in on the trade host only. */
async function newAgency(page: Page): Promise<Ask> {
  const email = newAddress('desk');
  const uniqueEntityNumber = `2026${Math.floor(Math.random() * 900_000 + 100_000)}K`;
  const agent = { agencyName: 'Kampong Tours', licenceNumber: 'TA01234', uniqueEntityNumber };
  const visitor = deskOf(page.request);
  await visitor('POST', '/auth/register', { name: 'Siti Aminah', email, password: PASSWORD, agent });
  await confirmByMail({ email, password: PASSWORD });
  await ops('agencies', 'approve', uniqueEntityNumber);
  const { token } = await visitor<SignedIn>('POST', '/auth/sign-in', { username: email, password: PASSWORD });
  await page.addInitScript((value) => {
    if (window.location.hostname.startsWith('b2b.')) localStorage.setItem('token', value);
  }, token);
  return deskOf(page.request, token);
}

async function putIntoCart(ask: Ask, people: number) {
  const { items } = await ask<Departures>('GET', '/products/package/bali-five-days/departures');
  // Names are due ten days before it leaves.
  const departure = items.find(
    ({ localDate, options }) =>
      localDate > inDays(20) && options.some(({ status, vacancies }) => status !== 'SOLD_OUT' && (vacancies ?? 9) > 5),
  )!;
  const { optionId, unitPrices } = departure.options[0]!;
  const unitId = unitPrices.find((unit) => /adult/i.test(unit.unitId))!.unitId;
  const choice = { productId: 'bali-five-days', optionId, localDate: departure.localDate, units: [{ unitId, quantity: people }] };
  return ask<Cart>('POST', '/cart/lines', choice);
}

/** A paid group of three whose names come later. */
async function bookGroup(ask: Ask): Promise<Order> {
  const cart = await putIntoCart(ask, 3);
  const contact = { name: 'Siti Aminah', email: 'desk@straits.test', phone: '+65 6123 4567' };
  const { orders } = await ask<PlacedOrders>('POST', '/orders', {
    ...{ contact, passengers: [], namesLater: cart.lines.map(({ id }) => id), acceptTerms: true },
    expected: cart.total.map(({ charge }) => charge),
  });
  const order = orders[0]!;
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'SITI AMINAH' };
  const { cardToken } = await ask<{ cardToken: string }>('POST', '/sandbox/cards', card);
  await ask('POST', `/orders/${order.code}/payments`, { method: 'card', expected: order.total, cardToken });
  await expect.poll(async () => (await ask<Order>('GET', `/orders/${order.code}`)).status).toBe('paid');
  return order;
}

/** What a desk looks like in use: a client, a quote with its holds, something in the cart. */
async function fillDesk(ask: Ask) {
  await ask('POST', '/user/passengers', { givenNames: 'Mei', familyName: 'Tan', consent: true });
  const { lines } = await putIntoCart(ask, 2);
  await ask<AgencyQuote>('POST', '/agency/quotes', {
    ...{ clientName: 'Mei Tan', note: 'With a driver all the way.' },
    lines: lines.map(({ id }) => ({ lineId: id, markup: { kind: 'percent', value: 100 } })),
  });
  await putIntoCart(ask, 2);
}

/** Parts of the header that lie on each other, or leave the window. */
const crowdedIn = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('header :is(a, button, summary):not(dialog *)')].filter(
      (part) => part.checkVisibility() && !part.closest('details:not([open]) > :not(summary)'),
    );
    const boxes = parts.map((part) => ({
      name: part.getAttribute('aria-label') ?? part.textContent ?? '',
      box: part.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, index) => {
      const isOut = box.left < 0 || box.right > document.documentElement.clientWidth + 0.5;
      const under = boxes.slice(index + 1).filter((next) => next.box.left < box.right - 0.5 && box.left < next.box.right - 0.5);
      return [...(isOut ? [`${name} is outside`] : []), ...under.map((next) => `${name} lies on ${next.name}`)];
    });
  });

const faultyOf = (found: Record<string, string[]>) => Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0));

const DESK = [
  '/agency/bookings',
  '/agency/clients',
  '/agency/reports',
  '/agency/bulk',
  '/agency/quotes',
  '/agency/holds',
  '/agency/brand',
  '/agency/approvals',
  '/agency/people',
  '/agency/acts',
  '/notifications',
];

test('axe finds nothing on an agency’s pages in use, and its header holds at every width in every language', async ({ page }) => {
  test.slow();
  const ask = await newAgency(page);
  const order = await bookGroup(ask);
  await fillDesk(ask);
  const found: Record<string, string[]> = {};

  for (const path of [...DESK, `/order-detail?order=${order.code}`]) {
    await page.goto(trade + path);
    await isInteractive(page);
    found[path] = await faultsOf(page);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  found['the command bar'] = await faultsOf(page);

  for (const lang of ['EN', 'ID', 'ZHSM', 'ZHTD']) {
    await page.goto(`${trade}/agency/brand?lang=${lang}`);
    await isInteractive(page);
    await page.getByRole('banner').locator('a[href="/wallet_balance"]').waitFor();
    for (const width of [320, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      found[`the header in ${lang} at ${width}`] = await crowdedIn(page);
    }
  }
  expect(faultyOf(found)).toEqual({});
});

test('a group names itself by one link, and its agency sees who has answered', async ({ page, complaints }) => {
  test.slow();
  const order = await bookGroup(await newAgency(page));
  const main = page.getByRole('main');
  await page.goto(`${trade}/order-detail?order=${order.code}`);
  await main.getByRole('button', { name: 'Make the link' }).click();
  const link = await main.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain(`${shop}/names#`);

  // As any visitor of the shop: nobody is signed in there.
  await page.goto(link);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Bali/);
  await main.getByRole('button', { name: 'Give my name' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await main.getByLabel('First and middle names').fill('Raj');
  await main.getByLabel('Last name').fill('s/o Kumar');
  const [day, month, year] = await main.getByRole('group', { name: 'Date of birth' }).getByRole('textbox').all();
  await day!.fill('3');
  await month!.fill('2');
  await year!.fill('1990');
  await main.getByRole('button', { name: 'Give my name' }).click();
  await expect(main.getByText('Thank you, Raj s/o Kumar')).toBeVisible();
  await main.getByRole('link', { name: 'My own page' }).click();
  await expect(main.getByText('Raj s/o Kumar')).toBeVisible();

  await page.goto(`${trade}/order-detail?order=${order.code}`);
  await expect(main.getByRole('progressbar', { name: 'One link for the whole group' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 3 have a name',
  );
  await main.getByRole('button', { name: 'End this link' }).click();
  await expect(main.getByRole('button', { name: 'Make the link' })).toBeVisible();
  await page.goto(link);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere any more');
  // The browser says that the link is 404.
  complaints.length = 0;
});
