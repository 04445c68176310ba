import { chosenAfter, commandsFor, type Known } from './commands.rules';

const booking = (orderCode: string) => ({
  ...{
    lineId: orderCode,
    orderCode,
    contactName: 'Mei Tan',
    productName: 'River Zoo',
    optionName: 'Day',
    lang: 'en',
    localDate: '2026-12-10',
  },
  ...{ startTime: null, people: 2, total: { amount: 1, currency: 'SGD' } },
});
const known: Known = {
  places: [
    { id: 'holds', group: 'page', label: 'Hold board', href: '/agency/holds' },
    { id: 'clients', group: 'page', label: 'Clients', href: '/agency/clients' },
  ],
  clients: [{ id: 'jose', givenNames: 'José', familyName: 'García', consent: null, keepUntil: '2028-01-01', hasPassport: false }],
  bookings: [],
  products: [],
  orderLabel: (code) => `Order ${code}`,
  wishWords: () => '12 Dec, 2 adults',
  everythingLabel: (words) => `All of ${words}`,
};
const hrefs = (typed: string, more: Partial<Known> = {}) => commandsFor(typed, { ...known, ...more }).map(({ href }) => href);

it.each([
  ['', ['/agency/holds', '/agency/clients']],
  ['hold', ['/agency/holds']],
  ['jose gar', ['/profile/form?passenger=jose']],
  ['st4f7h2k9p', ['/order-detail?order=ST4F7H2K9P']],
  ['zzz', []],
])('%j leads to %j', (typed, expected) => {
  expect(hrefs(typed)).toEqual(expected);
});

it('shows an order that is found once, and never more than a dozen lines', () => {
  expect(hrefs('ST4F7H2K9P', { bookings: [booking('ST4F7H2K9P')] })).toEqual(['/order-detail?order=ST4F7H2K9P']);
  const products = Array.from({ length: 20 }, (_, index) => ({
    ...{ type: 'product' as const, id: `p${index}`, kind: null, name: 'Zoo', detail: '', href: `/p${index}` },
  }));
  expect(hrefs('zoo', { products })).toHaveLength(12);
});

it('says the day and the people with each product, and leads to everything for them', () => {
  const wish = { words: 'zoo', date: '2026-12-12', guests: { adults: 2, children: 1, infants: 0 } };
  const href = '/attraction/zoo?date=2026-12-12&units=ADULT%3A2%2CCHILD%3A1';
  const zoo = { type: 'product' as const, id: 'zoo', kind: 'attraction' as const, name: 'River Zoo', detail: 'Singapore', href };

  const found = commandsFor('zoo 2a1c 12 dec', { ...known, products: [zoo], wish });

  expect(found).toEqual([
    expect.objectContaining({ group: 'product', label: 'River Zoo', detail: '12 Dec, 2 adults', href }),
    expect.objectContaining({ group: 'search', label: 'All of zoo', href: '/search?q=zoo&date=2026-12-12&guests=2-1' }),
  ]);
});

it.each([
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowDown', 0, 0, null],
  ['a', 0, 3, null],
])('%s at %d of %d chooses %s', (key, chosen, count, after) => {
  expect(chosenAfter(key, chosen, count)).toBe(after);
});
