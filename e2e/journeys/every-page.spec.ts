import account from '../../mf-account/contract.json';
import booking from '../../mf-booking/contract.json';
import catalog from '../../mf-catalog/contract.json';
import wallet from '../../mf-wallet/contract.json';
import { faultsOf, isInteractive } from '../axe';
import { expect, test } from '../journey';

// Most of the journeys' tests: both workers take of them.
test.describe.configure({ mode: 'parallel' });
// One browser's context for them, emptied after each: opening a new one, with nothing compiled, took a sixth of the time.
test.use({ reuseContext: true });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What a route with a name in its address, or one that says little without a question, is looked at with; several where it has several faces. */
const FACES: Record<string, string[]> = {
  '/search': ['/search?q=bali', '/search?q=zzzzzz'],
  '/attraction/search': ['/attraction/search', '/attraction/search?category=nature&rating=4.5'],
  '/attraction/State': ['/attraction/State', '/attraction/State?state=bali'],
  '/attraction/:itemId': ['/attraction/bay-garden-domes'],
  '/city': ['/city?city=ubud'],
  '/country': ['/country?country=ID'],
  '/hotel/search': ['/hotel/search', `/hotel/search?q=bali&checkIn=${inDays(20)}&checkOut=${inDays(22)}&adults=2`],
  '/hotel/detail': [
    '/hotel/detail?hotel=quay-house',
    `/hotel/detail?hotel=quay-house&checkIn=${inDays(20)}&checkOut=${inDays(22)}&adults=2`,
  ],
  '/ferry-result': [
    '/ferry-result?mode=oneway&from=atlantis&to=batam-centre',
    `/ferry-result?mode=round&from=harbourfront&to=batam-centre&date=${inDays(9)}&back=${inDays(11)}&adult=1`,
  ],
  '/ferry/:itemId': ['/ferry/singapore-batam'],
  '/transport/search': [`/transport/search?from=SG&date=${inDays(9)}&time=10:00`],
  '/transport/:itemId': ['/transport/changi-private-transfer'],
  '/package/search': ['/package/search'],
  '/package/categories/:slug': ['/package/categories/wildlife'],
  '/package/:slug': ['/package/bali-five-days'],
  '/cruise/pricing': ['/cruise/pricing', '/cruise/pricing?cruise=straits-three-nights&guests=2'],
  '/cruise/:slug': ['/cruise/straits-three-nights'],
  '/cruise/:slug/no-available-date': [`/cruise/straits-three-nights/no-available-date?date=${inDays(9)}`],
  '/write-review': [],
};
/** Steps say where they stand when nothing was chosen, and show their own content when something was. */
const STEPS: Record<string, string> = {
  '/package/:slug/': '/package/bali-five-days/',
  '/cruise/:slug/': '/cruise/straits-three-nights/',
};
const faceOf = (path: string) => {
  const step = Object.keys(STEPS).find((prefix) => path.startsWith(prefix));
  return FACES[path] ?? [step ? STEPS[step] + path.slice(step.length) : path];
};
const ROUTES: { path: string; middleware?: string[] }[] = [...catalog.routes, ...booking.routes, ...account.routes, ...wallet.routes];
/** Every page that a visitor may open; those behind the sign-in, and those of one order, have their own journeys. */
const PAGES = ROUTES.filter(({ middleware }) => !middleware?.includes('signed'))
  .flatMap(({ path }) => faceOf(path))
  .filter((path) => !['/payment', '/order-detail'].includes(path));

for (const address of PAGES) {
  test(`axe finds nothing on ${address}, at both sizes, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await isInteractive(page);

    expect(await faultsOf(page)).toEqual([]);
  });
}

for (const lang of ['EN', 'ID', 'ZHSM', 'ZHTD']) {
  test(`no page scrolls sideways at 320 px (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const over: Record<string, number> = {};
    for (const address of ['/', '/attraction/search', '/attraction/bay-garden-domes', '/login', '/cart']) {
      await page.goto(`${address}?lang=${lang}`);
      await isInteractive(page);
      over[address] = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
    }

    expect(over).toEqual({ '/': 0, '/attraction/search': 0, '/attraction/bay-garden-domes': 0, '/login': 0, '/cart': 0 });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the content of a detail page is there', async ({ page }) => {
    await page.goto('/attraction/borobudur-sunrise');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borobudur at Sunrise');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });
});

test('a page that does not exist answers 404 and says so', async ({ page, complaints }) => {
  const answer = await page.goto('/no/such/page');

  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
  complaints.length = 0;
});

test('an attraction that does not exist answers 404', async ({ page, complaints }) => {
  const answer = await page.goto('/attraction/no-such-thing');

  expect(answer?.status()).toBe(404);
  complaints.length = 0;
});

test('an address that names a language opens in it', async ({ page }) => {
  await page.goto('/attraction/search?q=garden&lang=ZHTD');

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the trade host shows visitors the sign-in only', async ({ page }) => {
  const site = new URL(process.env['STRAITS_E2E_SITE'] ?? '');
  site.hostname = 'b2b.localhost';

  await page.goto(`${site.origin}/attraction/search`);
  await page.waitForURL(/\/login\?next=/);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
