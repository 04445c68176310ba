import { readPaging, toggled } from '../result-list/list-address.rules';
import { appliedFilters, canonicalOf, readSearch, searchResource, writeSearch, type ListScope } from './search-url.rules';

const read = (search: string, currency = 'SGD', scope: ListScope = 'attraction') =>
  readSearch(new URLSearchParams(search), currency, scope);

describe('readSearch', () => {
  it('reads every filter of the address and writes the same address again', () => {
    const address =
      'q=zoo&country=SG%2CID&state=bali&category=wildlife&date=2026-12-01&priceMin=1000&priceMax=5000&priceIn=SGD&rating=4&instant=true&freeCancellation=true&sort=price';

    expect(writeSearch(read(address), 'SGD').toString()).toBe(address);
  });

  it.each([
    ['date=2026-02-30', { date: null }],
    ['priceMin=-5&priceMax=1e9', { priceMin: null, priceMax: null }],
    ['priceMax=99999999999999', { priceMax: null }],
    ['rating=9', { rating: null }],
    ['rating=abc', { rating: null }],
    ['sort=cheapest', { sort: 'recommended' }],
    ['country=SG,,SG,%00', { country: ['SG'] }],
    ['q=%00zoo%00', { q: 'zoo' }],
    ['instant=1', { instant: false }],
  ])('leaves out what makes no sense: %s', (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  it('cuts an endless question', () => {
    expect(read(`q=${'z'.repeat(5000)}`).q).toHaveLength(100);
  });

  it('forgets a price limit of another currency', () => {
    expect(read('priceMin=1000&priceIn=SGD', 'IDR').priceMin).toBeNull();
  });
});

describe('the list of everything', () => {
  it('has an address of its own, in which a kind is one more filter', () => {
    const search = readSearch(new URLSearchParams('q=bali&kind=hotel'), 'SGD', 'all');

    expect(writeSearch(search, 'SGD').toString()).toBe('q=bali&kind=hotel');
    expect(searchResource(search).query).toMatchObject({ kind: 'all', kinds: 'hotel' });
    expect(canonicalOf(search, 'https://straits.test')).toBe('https://straits.test/search?q=bali&kind=hotel');
    expect(appliedFilters(search).map(({ filter, id }) => [filter, id])).toEqual([
      ['q', 'bali'],
      ['kind', 'hotel'],
    ]);
  });

  it('knows no kind that is not sold, and a list of one kind knows none', () => {
    expect(readSearch(new URLSearchParams('kind=rocket'), 'SGD', 'all').kind).toBeNull();
    expect(readSearch(new URLSearchParams('kind=hotel'), 'SGD', 'attraction').kind).toBeNull();
  });
});

describe('toggled', () => {
  it('adds a value, and takes it out again', () => {
    const once = toggled(read('state=bali'), 'state', 'jakarta');

    expect(once.state).toEqual(['bali', 'jakarta']);
    expect(toggled(once, 'state', 'bali').state).toEqual(['jakarta']);
  });
});

describe('appliedFilters', () => {
  it('names each filter with the search without it', () => {
    const search = read('q=zoo&state=bali&priceMax=5000&instant=true');
    const applied = appliedFilters(search);

    expect(applied.map(({ filter, id }) => [filter, id])).toEqual([
      ['q', 'zoo'],
      ['state', 'bali'],
      ['price', 'price'],
      ['instant', 'instant'],
    ]);
    expect(writeSearch(applied[1]!.without(search), 'SGD').toString()).toBe('q=zoo&priceMax=5000&priceIn=SGD&instant=true');
  });

  it('is empty for a plain search', () => {
    expect(appliedFilters(read('sort=price'))).toEqual([]);
  });
});

describe('searchResource', () => {
  it('asks only for what is set', () => {
    const { query } = searchResource(read('state=bali,jakarta&instant=true'));

    expect(query).toMatchObject({ kind: 'attraction', state: 'bali,jakarta', instant: 'true', sort: 'recommended', limit: 24 });
    expect(query?.q).toBeUndefined();
    expect(query?.freeCancellation).toBeUndefined();
  });
});

describe('readPaging', () => {
  it.each([
    ['pages=3', 3],
    ['pages=0', 1],
    ['pages=1000000', 10],
    ['pages=x', 1],
    ['', 1],
  ])('shows a sane number of pages for "%s"', (search, expected) => {
    expect(readPaging(new URLSearchParams(search)).pages).toBe(expected);
  });
});

describe('canonicalOf', () => {
  it('keeps the question and a single state, and drops filters and sort', () => {
    expect(canonicalOf(read('q=zoo&state=bali&instant=true&sort=price&date=2026-12-01'), 'https://straits.test')).toBe(
      'https://straits.test/attraction/search?q=zoo&state=bali',
    );
    expect(canonicalOf(read('country=SG'), 'https://straits.test')).toBe('https://straits.test/attraction/search');
  });
});
