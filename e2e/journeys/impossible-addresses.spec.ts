import { isInteractive } from '../axe';
import { expect, test } from '../journey';

// One context for all, as in every-page.spec.ts.
test.use({ reuseContext: true });

// Addresses that nobody gets by pressing buttons: the right status, words that help, and a quiet console.

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const ASKED_WRONGLY: [what: string, address: string, helps: RegExp][] = [
  ['10,000 letters', `/search?q=${'a'.repeat(10_000)}`, /Nothing matches|No results|nothing/i],
  ['emoji', `/search?q=${encodeURIComponent('😀🛶'.repeat(40))}`, /Nothing matches|No results|nothing/i],
  ['SQL', `/search?q=${encodeURIComponent("'; drop table products; --")}`, /drop table products/],
  ['HTML', `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`, /<img src=x onerror=alert\(1\)>/],
  ['a page number of 10^9', '/attraction/search?page=1000000000', /67 attractions/],
  ['a date in the past', '/attraction/bay-garden-domes?date=2020-01-01', /This date is in the past/],
  ['a stay that ends before it begins', '/hotel/search?checkIn=2030-02-05&checkOut=2030-02-01', /Check-out must be after check-in/],
  [
    'nobody in thirty rooms',
    '/hotel/detail?hotel=quay-house&checkIn=2030-02-05&checkOut=2030-02-01&adults=0&rooms=30',
    /rooms can be booked at once/,
  ],
  [
    'a return before the departure',
    `/ferry-result?mode=round&from=harbourfront&to=batam-centre&date=${dayIn(64)}&back=${dayIn(60)}&adult=1`,
    /The return must not be before the departure/,
  ],
  ['a ride in the past for nobody', '/transport/search?date=2020-01-01&passengers=0&bags=-4&hours=99', /Choose a day from today on/],
  ['a ride from where nobody goes', '/transport/search?from=atlantis', /No vehicle for this ride/],
  ['a departure that has gone', '/package/bali-five-days/passenger-details?date=2020-01-01', /Nothing leaves on/],
  ['a day that is not in the calendar', '/package/bali-five-days/trip-overview?date=2099-99-99&units=adult:0', /Choose a date first/],
  ['a sailing that has gone', '/cruise/straits-three-nights/available-date?date=2020-01-01', /no sailing|Nothing leaves|not available/i],
];

for (const [what, address, helps] of ASKED_WRONGLY)
  test(`${what}: the page opens, says what is wrong, and the console is quiet`, async ({ page }) => {
    const answer = await page.goto(address);
    await isInteractive(page);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('main').getByText(helps).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

const NOT_THERE = [
  ...['/attraction', '/ferry', '/transport', '/package', '/cruise'].map((list) => `${list}/no-such-thing`),
  '/attraction/%00',
  '/hotel/detail',
  '/hotel/detail?hotel=no-such-house',
  '/city?city=no-such-city',
  '/city?city=!',
  '/country?country=ZZ',
  '/country?country=nope',
  '/attraction/State?state=!',
  '/attraction/State?state=no-such-state',
  '/package/categories/no-such-category',
  ...['available-dates', 'passenger-details', 'add-on', 'trip-overview'].map((step) => `/package/no-such-thing/${step}`),
  ...['available-date', 'no-available-date', 'trip-overview'].map((step) => `/cruise/no-such-thing/${step}`),
  '/cruise/pricing?cruise=no-such-thing',
];

test('an address that cannot be read answers 400 with a page in words, not with JSON', async ({ request }) => {
  const answer = await request.get('/attraction/%E0%A4%A?lang=ID');

  expect([answer.status(), answer.headers()['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('Halaman Tidak Ditemukan');
});

test('what is not there answers 404, and the page leads on', async ({ request }) => {
  for (const address of NOT_THERE) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toContain('<title>Page Not Found');
  }
});

test('what is not there is not asked for again by the browser', async ({ page, complaints }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/products/') && asked.push(request.url()));
  await page.goto('/attraction/no-such-thing');
  await isInteractive(page);

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Page Not Found: /attraction/no-such-thing');
  expect(asked).toEqual([]);
  // The page itself.
  expect(complaints.splice(0)).toHaveLength(1);
});

test('other letters and a slash at the end lead to the one address', async ({ request }) => {
  for (const address of ['/attraction/STATE?state=bali', '/attraction/state?state=bali']) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers()['location'] ?? '', 'http://x').pathname]).toEqual([301, '/attraction/State']);
  }
});
