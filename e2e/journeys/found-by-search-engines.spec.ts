import { expect, test, type APIRequestContext } from '@playwright/test';
import type { NetPrices, SignedIn } from '@straits/api-contract';
import { faultsInJsonLd, jsonLdOf, offersIn } from '../structured-data';

// What machines read: the server's HTML, sitemaps, and nothing that is not theirs. No browser is needed: a journey's test would open a page.

const DETAILS = [
  { kind: 'attraction', path: '/attraction/bay-garden-domes', types: ['Product', 'BreadcrumbList'] },
  { kind: 'hotel', path: '/hotel/detail?hotel=quay-house', types: ['Hotel', 'BreadcrumbList'] },
  { kind: 'ferry', path: '/ferry/singapore-batam', types: ['BoatTrip', 'BreadcrumbList'] },
  { kind: 'package', path: '/package/bali-five-days', types: ['Product,TouristTrip', 'BreadcrumbList'] },
  { kind: 'cruise', path: '/cruise/straits-three-nights', types: ['Product,TouristTrip', 'BreadcrumbList'] },
  { kind: 'transport', path: '/transport/changi-private-transfer', types: ['TaxiService', 'BreadcrumbList'] },
];
const OTHERS = [
  { path: '/', types: ['TravelAgency'] },
  { path: '/city?city=ubud', types: ['City', 'BreadcrumbList', 'ItemList'] },
  { path: '/country?country=ID', types: ['Country', 'BreadcrumbList', 'ItemList'] },
  { path: '/hotel/search', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/search?q=bali', types: ['BreadcrumbList', 'ItemList'] },
  ...['attraction', 'hotel', 'ferry', 'package', 'cruise', 'transport'].map((kind) => ({
    path: `/${kind}`,
    types: ['BreadcrumbList', 'ItemList'],
  })),
];

const sourceOf = async (request: APIRequestContext, address: string, headers: Record<string, string> = {}) => {
  const answer = await request.get(address, { headers });
  expect(answer.status(), address).toBe(200);
  return answer.text();
};
const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

for (const { path, types } of [...DETAILS, ...OTHERS])
  test(`a validator has nothing against the structured data of ${path}`, async ({ request }) => {
    const data = jsonLdOf(await sourceOf(request, path));

    expect(data.map((one) => String((one as { '@type': unknown })['@type']))).toEqual(types);
    expect(await faultsInJsonLd(data)).toEqual([]);
  });

for (const { path } of DETAILS)
  test(`what ${path} offers has a price in a currency, an address, and whether it is to be had`, async ({ request }) => {
    const offers = offersIn(jsonLdOf(await sourceOf(request, path)));

    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers)
      expect(offer).toMatchObject({
        price: expect.stringMatching(/^\d+(\.\d\d)?$/),
        priceCurrency: expect.stringMatching(/^[A-Z]{3}$/),
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
        url: expect.stringContaining(path),
      });
  });

test('the validator would say so if something were wrong', async () => {
  const wrong = { '@context': 'https://schema.org', '@type': 'Hotel', name: 'Inn', flavour: 'sweet' };

  expect(await faultsInJsonLd([wrong])).toEqual([expect.stringContaining('Property "flavour"')]);
});

for (const { path } of DETAILS)
  test(`${path} has one address, four languages and a picture to share`, async ({ request, baseURL }) => {
    const html = await sourceOf(request, `${path}${path.includes('?') ? '&' : '?'}date=2027-01-05&adults=2&lang=ID`);

    expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([expect.stringContaining(path)]);
    expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)[0]).not.toMatch(/date|adults/);
    // A translation is its own page: one that names another address is forgotten, and so are the languages it names.
    expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual(attributes(html, /hreflang="id" href="([^"]+)"/g));
    expect(attributes(html, /hreflang="([^"]+)"/g)).toEqual(expect.arrayContaining(['en', 'id', 'zh-Hans', 'zh-Hant', 'x-default']));
    const [picture = ''] = attributes(html, /<meta property="og:image" content="([^"]+)"/g);
    const shown = await request.get(picture.replace(new URL(picture).origin, baseURL ?? ''));
    expect(shown.headers()['content-type']).toContain('image/');
  });

for (const { path } of OTHERS)
  test(`${path} has a picture to share`, async ({ request }) => {
    const html = await sourceOf(request, path);

    expect(attributes(html, /<meta property="og:image" content="([^"]+)"/g)).toHaveLength(1);
  });

test('every section of the sitemap lists pages that exist', async ({ request, baseURL }) => {
  const here = (address: string) => address.replace(new URL(address).origin, baseURL ?? '');
  const sections = attributes(await sourceOf(request, '/sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  expect(sections.map((address) => address.split('/').at(-1))).toEqual(
    expect.arrayContaining([
      'attraction.xml',
      'hotel.xml',
      'ferry.xml',
      'package.xml',
      'cruise.xml',
      'transport.xml',
      'city.xml',
      'country.xml',
    ]),
  );
  for (const section of sections) {
    const pages = attributes(await sourceOf(request, here(section)), /<loc>([^<]+)<\/loc>/g);
    expect(pages.length, section).toBeGreaterThan(0);
    await sourceOf(request, here(pages[0] ?? ''));
  }
});

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const)
  test(`a sitemap comes in the form that a crawler takes (${accepted})`, async ({ request }) => {
    const answer = await request.get('/sitemap/attraction.xml', { headers: { 'accept-encoding': accepted } });

    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(await answer.text()).toContain('</urlset>');
  });

test('what an agency pays stands in no page, whoever asks for it', async ({ request, baseURL }) => {
  const trade = { host: `b2b.${new URL(baseURL ?? '').host}` };
  const tokenOf = async (username: string, headers: Record<string, string>) => {
    const answer = await request.post('/travel/v1/auth/sign-in', { headers, data: { username, password: 'straits-demo' } });
    return ((await answer.json()) as SignedIn).token;
  };
  const agent = `Bearer ${await tokenOf('agent@straits.test', trade)}`;
  const customer = `Bearer ${await tokenOf('traveller@straits.test', {})}`;
  for (const { kind, path } of DETAILS) {
    const id = path.split(/[/=]/).at(-1);
    const net = await request.get(`/travel/v1/net-prices/${kind}/${id}`, { headers: { ...trade, authorization: agent } });
    const { options } = (await net.json()) as NetPrices;
    expect(options.length, `${kind} has net prices to hide`).toBeGreaterThan(0);
    for (const headers of [{}, { authorization: customer }, { authorization: agent }, { ...trade, authorization: agent }] as Record<
      string,
      string
    >[]) {
      const html = await sourceOf(request, path, headers);
      expect(html).not.toMatch(/"(net|netPrice|commission|commissionPercent|priceList)"\s*:/);
    }
    expect((await request.get(`/travel/v1/net-prices/${kind}/${id}`, { headers: { authorization: customer } })).status()).toBe(404);
    expect((await request.get(`/travel/v1/net-prices/${kind}/${id}`)).status()).toBe(404);
  }
});

test('the trade host asks search engines to stay away', async ({ request, baseURL }) => {
  const host = `b2b.${new URL(baseURL ?? '').host}`;

  expect(await sourceOf(request, '/login', { host })).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(await sourceOf(request, '/robots.txt', { host })).toMatch(/^Disallow: \/$/m);
});
