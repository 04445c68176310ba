import { anAttraction, aPicture } from './product.builder';
import { attractionLd } from './attraction-ld.rules';
import { breadcrumbLd, firstPicture, pictureAddress } from './product-ld.rules';
import { productPath, statePath } from './product-links.rules';

const match = {
  origin: 'https://straits.test',
  path: '',
  params: {},
  search: new URLSearchParams(),
  locale: 'EN',
  language: 'en',
  currency: 'SGD',
};

describe('attractionLd', () => {
  it('offers at the price that is charged, not the one that is shown', () => {
    const priceFrom = { charge: { amount: 24000, currency: 'USD' }, shown: { amount: 31169, currency: 'SGD' } };

    expect(attractionLd(anAttraction({ priceFrom }), match)).toMatchObject({
      offers: { price: '240.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
  });

  it('says that it is out of stock, and nothing of reviews that are not there', () => {
    const ld = attractionLd(anAttraction({ available: false, rating: null, ratingCount: 0 }), match);

    expect(ld).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(ld).not.toHaveProperty('aggregateRating');
    expect(ld).not.toHaveProperty('review');
  });

  it('makes no offer without a price', () => {
    expect(attractionLd(anAttraction({ priceFrom: null }), match)).not.toHaveProperty('offers');
  });
});

describe('addresses', () => {
  it('names the largest picture up to 1280 px, absolutely', () => {
    expect(pictureAddress('https://straits.test', aPicture({ src: '/media/a', widths: [320, 1280, 1920] }))).toBe(
      'https://straits.test/media/a-1280.webp',
    );
  });

  it('numbers breadcrumbs from one', () => {
    expect(breadcrumbLd('https://straits.test', [{ name: 'Home', path: '/' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://straits.test/' },
    ]);
  });

  it.each([
    [{ kind: 'attraction', id: 'zoo', name: 'Zoo' }, '2026-12-01', '/attraction/zoo?date=2026-12-01'],
    [{ kind: 'attraction', id: 'zoo', name: 'Zoo' }, null, '/attraction/zoo'],
    [{ kind: 'cruise', id: 'ship', name: 'The Ship' }, '2026-12-01', '/cruise/ship?date=2026-12-01'],
    [{ kind: 'hotel', id: 'inn', name: 'Ubud Inn' }, '2026-12-01', '/hotel/detail?hotel=inn&checkIn=2026-12-01'],
  ] as const)('of %o on %s is %s', (product, date, expected) => {
    expect(productPath(product, date)).toBe(expected);
  });

  it('keeps the spelling of the state page', () => {
    expect(statePath('bali', '2026-12-01')).toBe('/attraction/State?state=bali&date=2026-12-01');
  });
});

test('a list is shown by its first picture, an empty one by none', () => {
  const picture = aPicture();

  expect(firstPicture('https://straits.test', [{ picture }, { picture: { ...picture, src: '/media/other' } }])).toBe(
    pictureAddress('https://straits.test', picture),
  );
  expect(firstPicture('https://straits.test', [])).toBeUndefined();
  expect(firstPicture('https://straits.test', undefined)).toBeUndefined();
});
