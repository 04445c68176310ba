import type { BrowserContext, Page } from '@playwright/test';
import { expect, newCustomer, ops, test } from '../journey';

const site = () => process.env['STRAITS_E2E_SITE'] ?? '';
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
/** The stream of what is new, asked for before a page opens it: one tab of a browser has it for all, whichever is ready first. */
const liveStream = (context: BrowserContext) => context.waitForEvent('response', (answer) => answer.url().includes('/notifications/live'));
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Notifications/ });

/** Calls the API as the person of this page. */
const asPerson = (page: Page, path: string, init: { method: string; body?: object }) =>
  page.evaluate(
    async ([address, method, body]) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
      return (await fetch(`/travel/v1${address}`, { method, headers, body: body || undefined })).status;
    },
    [path, init.method, init.body ? JSON.stringify(init.body) : ''] as const,
  );

test('the bell counts at once, in every tab, and is read and unread again', async ({ page, context, signIn }) => {
  const { email, password } = await newCustomer('bell');
  const live = liveStream(context);
  await signIn.open('/about');
  await signIn.signIn(email, password);
  await page.waitForURL(/\/about/);
  const second = await context.newPage();
  await second.goto('/contact');
  await expect(bell(page)).toBeVisible();
  expect((await live).headers()['content-type']).toContain('text/event-stream');
  await asPerson(page, '/notifications/read-all', { method: 'POST', body: {} });

  // The same password as before: nothing changes but that the person is told.
  await asPerson(page, '/user/password', { method: 'POST', body: { current: password, password } });

  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(second)).toHaveAccessibleName('Notifications');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread');
  await page.getByRole('link', { name: /Your password was changed/ }).click();
  await page.waitForURL(/\/profile/);
  await expect(bell(second)).toHaveAccessibleName('Notifications');
});

test('a session that is ended elsewhere ends here, and comes back to the same page', async ({ page, browser, signIn, complaints }) => {
  const { email, password } = await newCustomer('elsewhere');
  const live = liveStream(page.context());
  await signIn.open('/profile/passenger');
  await signIn.signIn(email, password);
  await page.waitForURL(/\/profile\/passenger/);
  await live;
  const elsewhere = await (await browser.newContext({ baseURL: site() })).newPage();
  await elsewhere.goto('/about');
  await elsewhere.evaluate((token) => localStorage.setItem('token', token ?? ''), await tokenOf(page));

  await asPerson(elsewhere, '/auth/sign-out', { method: 'POST', body: {} });

  await page.waitForURL(/\/login\?next=%2Fprofile%2Fpassenger/);
  expect(await tokenOf(page)).toBeNull();
  complaints.length = 0;
});

test('two people in two tabs are never mixed up: the first tab becomes the second person’s', async ({ page, context, signIn }) => {
  const { email, password } = await newCustomer('first-tab');
  await signIn.open('/profile');
  await signIn.signIn(email, password);
  await page.waitForURL(/\/profile/);
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto('/about');
  const answer = await second.request.post('/travel/v1/auth/sign-in', {
    data: { username: 'agent@straits.test', password: 'straits-demo' },
  });
  const { token } = (await answer.json()) as { token: string };

  await second.evaluate((value) => localStorage.setItem('token', value), token);

  await expect(page.getByRole('main').getByText('agent@straits.test').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toHaveCount(0);
  expect(await tokenOf(page)).toBe(token);
});

test('a link that signs in leaves the address before the first paint, asks who is here, and works once', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn.open('/about');
  await signIn.signIn('agent@straits.test');
  await page.waitForURL(/\/about/);
  const link = new URL((await ops('sign-in', 'link', 'traveller@straits.test')).trim());
  const secret = link.searchParams.get('token') ?? '';
  const told: string[] = [];
  page.on('request', (request) => {
    const isTheLink = request.isNavigationRequest() && request.url().includes(secret);
    if (!isTheLink && [request.url(), request.headers()['referer']].join().includes(secret)) told.push(request.url());
  });
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      performance.mark('address');
      replace(...given);
    };
  });
  const follow = () => page.goto(`/about?part=story&token=${secret}`);
  const question = page.getByRole('dialog', { name: 'Somebody is signed in here' });
  const here = await tokenOf(page);

  await follow();
  await question
    .getByRole('button', { name: /^Stay signed in as/ })
    .first()
    .click();
  const left = await page.evaluate(() => [
    performance.getEntriesByName('address')[0]?.startTime,
    performance.getEntriesByName('first-paint')[0]?.startTime,
  ]);
  expect(left[0]).toBeLessThan(left[1] ?? 0);
  await expect(page).toHaveURL(/\/about\?part=story$/);
  expect(await tokenOf(page)).toBe(here);

  await follow();
  const again = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Sign in with the link' }).click();
  await again;
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('traveller@straits.test').first()).toBeVisible();

  await follow();
  await question.getByRole('button', { name: 'Sign in with the link' }).click();
  await page.waitForURL(/\/login/);
  await expect(page.getByRole('main').getByText('Invalid or expired token. Please log in again.')).toBeVisible();
  expect(told).toEqual([]);
  // The browser itself notes the refused exchange in its console.
  complaints.length = 0;
});

for (const [name, breakStorage] of [
  [
    'full',
    () =>
      void (Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  [
    'switched off',
    () =>
      void Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
] as const) {
  test(`with a storage that is ${name} one signs in for as long as the page is open`, async ({ page, signIn }) => {
    const { email, password } = await newCustomer('storage');
    await page.addInitScript(breakStorage);
    await signIn.open('/profile');

    await signIn.signIn(email, password);

    await page.waitForURL(/\/profile/);
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  });
}

test('nothing about a person is kept in storage, cookies or addresses', async ({ page, context, signIn }) => {
  const { email, password } = await newCustomer('unstored');
  const visited: string[] = [];
  page.on('request', (request) => visited.push(request.url()));
  await signIn.open('/profile');
  await signIn.signIn(email, password);
  await page.waitForURL(/\/profile/);
  for (const path of ['/profile/form?part=details', '/profile/passenger', '/order-history', '/notifications', '/contact']) {
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('straits:interactive').length > 0);
  }

  const stored = await page.evaluate(() => JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage } }));
  const cookies = JSON.stringify(await context.cookies());
  const shown = [stored, cookies, ...visited].filter((text) => /unstored-|Ada( |%20|\+)Own|passport|\+65\d/i.test(text));

  expect(shown).toEqual([]);
  expect(Object.keys((JSON.parse(stored) as { local: object }).local).sort()).toEqual(['sessionStore', 'straits_fonts', 'token']);
});
