import { readSitemapName, sitemapIndex, urlSet } from './sitemap.rules';

it('names each page with its languages', () => {
  const xml = urlSet([{ address: 'https://straits.test/city?city=a&b=<c>' }], ['EN', 'ZHSM']);

  expect(xml).toContain('<loc>https://straits.test/city?city=a&amp;b=%3Cc%3E&amp;lang=EN</loc>');
  expect(xml).toContain('hreflang="zh-Hans" href="https://straits.test/city?city=a&amp;b=%3Cc%3E&amp;lang=ZHSM"');
  expect(xml).toContain('hreflang="x-default"');
  expect(xml.match(/&(?!amp;)/g)).toBeNull();
});

it('tells when a page changed, after its address, where that is known', () => {
  const xml = urlSet(
    [
      { address: 'https://straits.test/a', updatedAt: '2026-11-01T08:00:00.000Z' },
      { address: 'https://straits.test/b', updatedAt: null },
    ],
    ['EN'],
  );

  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  expect(xml).toContain('<loc>https://straits.test/a?lang=EN</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod><xhtml:link');
});

it('names the parts of an index', () => {
  expect(sitemapIndex(['https://straits.test/sitemap/hotel.xml'])).toContain(
    '<sitemap><loc>https://straits.test/sitemap/hotel.xml</loc></sitemap>',
  );
});

it.each([
  ['attraction.xml', { section: 'attraction', page: 1 }],
  ['attraction-12.xml', { section: 'attraction', page: 12 }],
  ['attraction-0.xml', null],
  ['../etc/passwd', null],
  ['attraction', null],
])('reads the name %s', (name, expected) => {
  expect(readSitemapName(name)).toEqual(expected);
});
