import type { CardList, Pins, SearchResult, Suggestions } from '@straits/api-contract';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
const search = async (query: string) => {
  const answer = await shop.get<SearchResult>(`/search?${query}`);
  return { status: answer.status, ...answer.body, ids: answer.body.items?.map(({ id }) => id) };
};
const option = (id: string, price: number, more = {}) => ({
  id: `${id}-day`,
  chargeCurrency: 'SGD',
  units: [{ id: 'adult', type: 'ADULT' as const, name: { en: 'Adult' }, price, netPrice: price - 100 }],
  ...more,
});

const room = {
  code: 'STD',
  id: 'river-inn-standard',
  name: { en: 'Standard room' },
  bedType: { en: 'Double bed' },
  maxOccupancy: 2,
  roomsPerDay: 5,
  price: 20_000,
  netPrice: 17_000,
};

beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    productInput({
      id: 'river-zoo',
      name: { en: 'River Zoo', id: 'Kebun Binatang Sungai', 'zh-Hans': '河川动物园', 'zh-Hant': '河川動物園' },
      categoryIds: ['wildlife'],
      popularity: 90,
      recommendedRank: 2,
      options: [option('river-zoo', 4000)],
    }),
    productInput({
      id: 'bird-garden',
      name: { en: 'Bird Garden', 'zh-Hans': '飞禽公园' },
      categoryIds: ['wildlife'],
      popularity: 50,
      recommendedRank: 1,
      options: [option('bird-garden', 2000, { cancellation: [] })],
      reviews: [{ author: 'Ann', rating: 5, text: 'Fine', lang: 'en', daysAgo: 3, travellerType: 'solo' }],
    }),
    productInput({
      id: 'wave-park',
      name: { en: 'Wave Park', id: 'Taman Ombak 57' },
      summary: { en: 'Slides, an orchard of 1819 and yoga by the river' },
      categoryIds: ['water'],
      popularity: 70,
      options: [option('wave-park', 6000, { inventory: { capacity: 10, exceptions: [{ date: '2026-12-24', capacity: 0 }] } })],
    }),
    productInput({
      id: 'monkey-forest',
      name: { en: 'Monkey Forest', id: 'Hutan Monyet' },
      placeId: 'ubud',
      latitude: -8.5,
      longitude: 115.2,
      categoryIds: ['wildlife'],
      popularity: 80,
      options: [option('monkey-forest', 1500)],
    }),
    {
      ...productInput({ id: 'river-inn', name: { en: 'River Inn' }, popularity: 10 }),
      kind: 'hotel',
      options: [],
      details: { stars: 4, checkIn: '15:00', checkOut: '11:00', currency: 'SGD', rooms: [room] },
    },
  ]);
});
afterAll(() => shop.close());

describe('GET /search', () => {
  test('answers all products of the kind, recommended ones first', async () => {
    expect((await search('')).ids).toEqual(['bird-garden', 'river-zoo', 'monkey-forest', 'wave-park']);
  });

  test.each([
    ['zoo', ['river-zoo']],
    ['gardens', ['bird-garden']],
    ['monky forst', ['monkey-forest']],
    ['动物', ['river-zoo', 'bird-garden', 'monkey-forest']],
    ['動物', ['river-zoo']],
    ['kebun binatang', ['river-zoo']],
    ['Ubud', ['monkey-forest']],
    ['印度尼西亚', ['monkey-forest']],
    // The pair over the border of two words is none.
    ['新加坡河川动物园', ['river-zoo']],
    ['新加坡滑雪场', []],
    ['BIRD gar', ['bird-garden']],
    ['mon for', ['monkey-forest']],
    ['zebra', []],
    ["%_\\' & | !", []],
    // A figure is the beginning of a number only where nothing else was asked for.
    ["' OR 1=1;--", []],
    ['1', ['wave-park']],
  ])('finds by %s', async (words, ids) => {
    expect((await search(`q=${encodeURIComponent(words)}`)).ids).toEqual(ids);
  });

  test.each([
    ['hotel', ['river-inn']],
    ['hotel in singapore', ['river-inn']],
    ['酒店', ['river-inn']],
    ['ubud tickets', ['monkey-forest']],
    ['tickets for monky forst', ['monkey-forest']],
    ['ferry', []],
  ])('finds among all kinds by %s', async (words, ids) => {
    expect((await search(`kind=all&q=${encodeURIComponent(words)}`)).ids).toEqual(ids);
  });

  test('counts each facet with the others applied, and not with itself', async () => {
    const { facets, total } = await search('country=SG&category=wildlife');

    expect(total).toBe(2);
    expect(facets.country).toEqual([
      { id: 'SG', name: 'Singapore', count: 2 },
      { id: 'ID', name: 'Indonesia', count: 1 },
    ]);
    expect(facets.category).toEqual([
      { id: 'wildlife', name: 'Wildlife', count: 2 },
      { id: 'water', name: 'Water parks', count: 1 },
    ]);
    expect(facets.freeCancellation).toBe(1);
    expect(facets.rating[0]).toEqual({ id: '4.5', name: '4.5+', count: 1 });
  });

  test('lists all kinds together, counts them and narrows to some', async () => {
    const all = await search('kind=all&q=river');
    // Names before other words, whatever the kind.
    expect(all.ids.slice(0, 2)).toEqual(['river-zoo', 'river-inn']);
    expect(all.facets.kind).toEqual([
      { id: 'attraction', count: 4 },
      { id: 'hotel', count: 1 },
    ]);

    const hotels = await search('kind=all&q=river&kinds=hotel');

    expect(hotels.ids).toEqual(['river-inn']);
    expect(hotels.facets.kind).toEqual(all.facets.kind);
    expect((await search('kind=all&place=ubud')).ids).toEqual(['monkey-forest']);
    expect(await search('kind=all&kinds=rocket')).toMatchObject({ status: 400 });
  });

  test('names the city that it is narrowed to, also where nothing is found', async () => {
    const found = await search('kind=all&kinds=cruise&place=ubud,nowhere&lang=ZH');

    expect(found).toMatchObject({ total: 0, places: [{ id: 'ubud', name: '乌布' }] });
  });

  test('takes values of one facet as alternatives', async () => {
    expect((await search('category=wildlife,water&state=bali,singapore')).total).toBe(4);
  });

  test('narrows by price in the display currency and answers bounds in it', async () => {
    const inUsd = await search('currency=USD&priceMin=1500&priceMax=4000&sort=price');

    expect(inUsd.ids).toEqual(['bird-garden', 'river-zoo']);
    expect(inUsd.items[0]?.priceFrom).toEqual({ charge: { amount: 2000, currency: 'SGD' }, shown: { amount: 1540, currency: 'USD' } });
    expect(inUsd.facets.price).toEqual({ min: { amount: 1155, currency: 'USD' }, max: { amount: 4620, currency: 'USD' } });
  });

  test('leaves out what is sold out or closed on a date', async () => {
    expect((await search('date=2026-12-24')).ids).toEqual(['bird-garden', 'river-zoo', 'monkey-forest']);
    expect((await search('date=2026-12-25')).total).toBe(4);
    expect((await search('date=2030-01-01')).total).toBe(0);
  });

  test('sorts by price, popularity and rating', async () => {
    expect((await search('sort=price')).ids).toEqual(['monkey-forest', 'bird-garden', 'river-zoo', 'wave-park']);
    expect((await search('sort=price_desc')).ids[0]).toBe('wave-park');
    expect((await search('sort=popularity')).ids).toEqual(['river-zoo', 'monkey-forest', 'wave-park', 'bird-garden']);
    expect((await search('sort=rating')).ids[0]).toBe('bird-garden');
  });

  test('pages through everything once', async () => {
    const first = await search('limit=3&sort=price');
    const second = await search(`limit=3&sort=price&cursor=${first.nextCursor}`);

    expect([...first.ids, ...second.ids]).toEqual(['monkey-forest', 'bird-garden', 'river-zoo', 'wave-park']);
    expect(second.nextCursor).toBeNull();
  });

  test('refuses a cursor of its own making, and one of another order', async () => {
    const { nextCursor } = await search('limit=1');

    expect(await search('cursor=bm9uc2Vuc2U.AAAA')).toMatchObject({ status: 400, code: 'request_malformed' });
    expect(await search(`cursor=${nextCursor}&sort=price`)).toMatchObject({ status: 400, fields: [{ field: 'cursor' }] });
  });

  test('shows every match on the map in the language asked for', async () => {
    const { body } = await shop.get<Pins>('/pins?lang=ZH&q=zoo');

    expect(body.items).toEqual([
      {
        id: 'river-zoo',
        kind: 'attraction',
        name: '河川动物园',
        latitude: 1.404,
        longitude: 103.79,
        priceFrom: { amount: 4000, currency: 'SGD' },
      },
    ]);
  });

  test.each([
    'sort=cheapest',
    'limit=0',
    'limit=61',
    'kind=rocket',
    'priceMin=-1',
    'date=2026-02-30',
    'rating=6',
    'q=%00',
    'category=a%20b',
  ])('refuses %s', async (query) => {
    expect(await search(query)).toMatchObject({ status: 400, code: 'request_malformed' });
  });

  test('never tells what agencies pay', async () => {
    const { body } = await shop.get('/search');

    expect(JSON.stringify(body)).not.toMatch(/net|3900|1900/i);
  });
});

describe('GET /suggest', () => {
  const suggest = async (query: string) =>
    (await shop.get<Suggestions>(`/suggest?${query}`)).body.items.map(({ type, id, name, href }) => ({ type, id, name, href }));

  test('offers places, categories and products by what was typed so far', async () => {
    expect(await suggest('q=wild')).toEqual([
      { type: 'category', id: 'wildlife', name: 'Wildlife', href: '/search?category=wildlife' },
      { type: 'product', id: 'river-zoo', name: 'River Zoo', href: '/attraction/river-zoo' },
      { type: 'product', id: 'monkey-forest', name: 'Monkey Forest', href: '/attraction/monkey-forest' },
      { type: 'product', id: 'bird-garden', name: 'Bird Garden', href: '/attraction/bird-garden' },
    ]);
    expect((await suggest('q=bal'))[0]).toEqual({ type: 'place', id: 'bali', name: 'Bali', href: '/search?state=bali' });
  });

  test('understands one language and answers in another', async () => {
    expect((await suggest('q=monkey&lang=ID')).map(({ name }) => name)).toEqual(['Hutan Monyet']);
    expect((await suggest(`q=${encodeURIComponent('乌布')}`))[0]).toMatchObject({ type: 'place', id: 'ubud', name: 'Ubud' });
  });

  test('says which name is English for want of a translation', async () => {
    const langOf = async (lang: string) => (await shop.get<Suggestions>(`/suggest?q=monkey&lang=${lang}`)).body.items[0]?.lang;

    expect([await langOf('EN'), await langOf('ID'), await langOf('ZHSM')]).toEqual([undefined, undefined, 'en']);
  });

  test('forgives a typing error', async () => {
    expect(await suggest('q=monkye')).toMatchObject([{ id: 'monkey-forest' }]);
    expect(await suggest('q=monkye+forset&limit=1')).toMatchObject([{ id: 'monkey-forest' }]);
  });

  test('begins with two letters, also of a word that no name has', async () => {
    expect((await suggest('q=ub')).map(({ id }) => id)).toEqual(['ubud', 'monkey-forest']);
    expect((await suggest('q=yo')).map(({ id }) => id)).toEqual(['wave-park']);
    expect((await suggest('q=ombak+5')).map(({ id }) => id)).toEqual(['wave-park']);
  });

  test('offers what has most of the words where nothing has all of them', async () => {
    expect((await suggest('q=nasi+goreng+monkey')).map(({ id }) => id)).toEqual(['monkey-forest']);
    expect(await suggest('q=nasi+goreng')).toEqual([]);
    expect(await suggest('q=nasi+m')).toEqual([]);
  });
});

test('says which category is named in another language than was asked for', async () => {
  const langOf = async (lang: string) => (await search(`lang=${lang}`)).facets.category.map(({ id, lang: other }) => [id, other]);

  expect(await langOf('EN')).toEqual([
    ['wildlife', undefined],
    ['water', undefined],
  ]);
  expect(await langOf('ID')).toEqual([
    ['wildlife', undefined],
    ['water', 'en'],
  ]);
});

test('GET /cards answers known products in the order asked for', async () => {
  const { status, body } = await shop.get<CardList>('/cards?ids=wave-park,gone,river-inn');

  expect(status).toBe(200);
  expect(body.items.map(({ id }) => id)).toEqual(['wave-park', 'river-inn']);
  expect((await shop.get(`/cards?ids=${Array.from({ length: 41 }, (_, index) => `p${index}`).join(',')}`)).status).toBe(400);
  expect((await shop.get('/cards')).status).toBe(400);
});

test('sees a changed catalogue at once', async () => {
  await search('q=observatory');

  await seedProducts(shop.deps, [
    productInput({ id: 'star-hill', name: { en: 'Star Hill Observatory' }, options: [option('star-hill', 900)] }),
  ]);

  expect((await search('q=observatory')).ids).toEqual(['star-hill']);
});

describe('who and when among the words', () => {
  const suggest = async (q: string) => (await shop.get<Suggestions>(`/suggest?q=${encodeURIComponent(q)}`)).body;

  test('a suggestion leads to the day and the guests that were typed', async () => {
    const { items, wish } = await suggest('zoo 2a1c 12 dec');

    expect(items.map(({ href }) => href)).toEqual(['/attraction/river-zoo?date=2026-12-12&units=ADULT%3A2%2CCHILD%3A1']);
    expect(wish).toEqual({ words: 'zoo', date: '2026-12-12', guests: { adults: 2, children: 1, infants: 0 } });
  });

  test('each kind has them as its page reads them', async () => {
    const { items } = await suggest('river inn 2 dewasa 1 anak besok');

    expect(items[0]?.href).toBe('/hotel/detail?hotel=river-inn&checkIn=2026-12-02&adults=2&childAges=8');
  });

  test('a name that holds all that was typed is not taken apart', async () => {
    expect(await suggest('river inn')).not.toHaveProperty('wish');
  });

  test('a list is of the words, on the day, and says how it was read', async () => {
    const found = await search(`kind=all&q=${encodeURIComponent('wave park 2a 24 dec')}`);
    const other = await search(`kind=all&q=${encodeURIComponent('wave park 2a 25 dec')}`);

    expect(found.ids).toEqual([]);
    expect(other.ids).toEqual(['wave-park']);
    expect(other.wish).toEqual({
      of: 'wave park 2a 25 dec',
      ...{ words: 'wave park', date: '2026-12-25', guests: { adults: 2, children: 0, infants: 0 } },
    });
  });

  test('words that are found as they stand are left alone', async () => {
    expect(await search('kind=all&q=zoo')).not.toHaveProperty('wish');
  });
});

describe('a name with an apostrophe, a hyphen or a capital inside', () => {
  beforeAll(() =>
    seedProducts(shop.deps, [
      productInput({ id: 'pub', name: { en: 'O’Brien Pub' }, summary: { en: 'Music' } }),
      productInput({ id: 'bar', name: { en: 'OBrien Bar' }, summary: { en: 'Music' } }),
      productInput({ id: 'hop', name: { en: 'Hop-On Coach' }, summary: { en: 'Tours' } }),
    ]),
  );

  it.each(["O'Brien", 'O’Brien', 'OBrien', 'obrien', 'o brien', 'ＯＢＲＩＥＮ', 'O＇Brien', 'OBri\u200ben'])(
    'is found as %s',
    async (typed) => {
      expect((await search(`kind=all&q=${encodeURIComponent(typed)}`)).ids).toEqual(expect.arrayContaining(['pub', 'bar']));
    },
  );

  it.each(['hop-on', 'hopon', 'hop on', 'Hop‑On'])('is found as %s', async (typed) => {
    expect((await search(`kind=all&q=${encodeURIComponent(typed)}`)).ids).toEqual(['hop']);
  });
});
