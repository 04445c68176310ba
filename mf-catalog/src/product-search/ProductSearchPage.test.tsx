import { screen, waitFor, within } from '@testing-library/react';
import type { SearchResult } from '@straits/api-contract';
import { fakeApi, type Asked } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aCard } from '../product/product.builder';
import { ProductSearchPage } from './ProductSearchPage';
import { page } from './product-search.page';

const aResult = (change: Partial<SearchResult> = {}): SearchResult => ({
  total: 42,
  items: [aCard(), aCard({ id: 'river', name: 'River Wonders' })],
  nextCursor: 'c2',
  facets: {
    kind: [{ id: 'attraction', count: 42 }],
    country: [{ id: 'SG', name: 'Singapore', count: 30 }],
    state: [{ id: 'bali', name: 'Bali', count: 12 }],
    category: [
      { id: 'wildlife', name: 'Wildlife', count: 9 },
      { id: 'rides', name: 'Rides', count: 0 },
    ],
    rating: [{ id: '4', name: '4', count: 20 }],
    instant: 17,
    freeCancellation: 25,
    price: { min: { amount: 500, currency: 'SGD' }, max: { amount: 20000, currency: 'SGD' } },
  },
  ...change,
});
const nothing = aResult({ total: 0, items: [], nextCursor: null });

const show = (search: string, answer: (asked: Asked) => SearchResult = () => aResult()) => {
  const asked = fakeApi({ 'GET /search': (one) => ({ body: answer(one) }) });
  return renderPage(<ProductSearchPage />, { at: `/attraction/search${search}`, texts: { catalog: texts } }).then((view) => ({
    ...view,
    asked,
  }));
};
// Of the list: what a day leaves out is only counted.
const lastQuery = (asked: Asked[]) => asked.filter(({ query }) => query.get('limit') !== '1').at(-1)!.query;

describe('the results', () => {
  it('say which of an old link they do not know, and that it can be taken away', async () => {
    const { asked, user } = await show('?state=bali,nowhere', () => nothing);
    const filters = await screen.findByRole('group', { name: 'Filters in use' });

    expect(await screen.findByText(/We do not know “nowhere”/)).toBeVisible();
    expect(within(filters).getByRole('button', { name: 'Remove filter Bali' })).toBeVisible();
    await user.click(within(filters).getByRole('button', { name: 'Remove filter Unknown: “nowhere”' }));
    await waitFor(() => expect(lastQuery(asked).get('state')).toBe('bali'));
  });

  it('say that nothing is found on a day that is over', async () => {
    await show('?date=2020-01-01', () => nothing);

    expect(await screen.findByText(texts.booking.fault.past)).toBeVisible();
  });

  it('say how many there are, above and below', async () => {
    await show('');

    expect(await screen.findAllByText('42 attractions')).toHaveLength(2);
  });

  it('lead to products with the date that was searched for', async () => {
    await show('?date=2026-12-01');

    expect(await screen.findByRole('link', { name: 'River Wonders' })).toHaveAttribute('href', '/attraction/river?date=2026-12-01');
  });

  it('say what the day leaves out, and lead to it without the day', async () => {
    await show('?q=river&date=2026-12-01', ({ query }) => aResult({ total: query.has('date') ? 2 : 5 }));

    expect(await screen.findByText(/3 more have no places on Tue, Dec 1, 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show them and choose another date' })).toHaveAttribute('href', '/attraction/search?q=river');
  });

  it('say what the day leaves out when it leaves nothing', async () => {
    await show('?date=2026-12-01', ({ query }) => (query.has('date') ? nothing : aResult({ total: 1 })));

    expect(await screen.findByText(/1 more has no places on/)).toBeVisible();
  });

  it('say nothing of a day that leaves nothing out', async () => {
    await show('?date=2026-12-01');

    await screen.findAllByText('42 attractions');
    expect(screen.queryByText(/no places on/)).not.toBeInTheDocument();
  });

  it('put who and when, read out of the words, into the address, the filters and the links', async () => {
    const wish = { of: 'zoo 2a1c 12 dec', words: 'zoo', date: '2026-12-12', guests: { adults: 2, children: 1, infants: 0 } };
    const { asked } = await show('?q=zoo+2a1c+12+dec', ({ query }) => aResult(query.get('q') === 'zoo' ? {} : { wish }));

    await waitFor(() => expect(window.location.search).toBe('?q=zoo&date=2026-12-12&guests=2-1'));
    const river = await screen.findByRole('link', { name: 'River Wonders' });
    await waitFor(() => expect(river).toHaveAttribute('href', '/attraction/river?date=2026-12-12&units=ADULT%3A2%2CCHILD%3A1'));
    expect(screen.getByText('2 adults, 1 child')).toBeVisible();
    expect(lastQuery(asked).get('date')).toBe('2026-12-12');
  });

  it('put the next page below and keep it in the address', async () => {
    const { user } = await show('', ({ query }) =>
      query.get('cursor') === 'c2' ? aResult({ items: [aCard({ id: 'zipline', name: 'Zip line' })], nextCursor: null }) : aResult(),
    );

    await user.click(await screen.findByRole('link', { name: 'Show more' }));

    expect(await screen.findByRole('link', { name: 'Zip line' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'River Wonders' })).toBeInTheDocument();
    expect(window.location.search).toBe('?pages=2');
  });

  it('begin anew where a link leads into the middle of a list that is told in another way now', async () => {
    const refusal = { status: 400, body: { code: 'request_malformed', message: 'There is a problem.' } };
    fakeApi({ 'GET /search': ({ query }) => (query.get('cursor') === 'old' ? refusal : { body: aResult() }) });
    await renderPage(<ProductSearchPage />, { at: '/attraction/search?cursor=old', texts: { catalog: texts } });

    expect(await screen.findByRole('link', { name: 'River Wonders' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /try again/i })).not.toBeInTheDocument();
  });

  it('have a link to the next page that works without scripts', async () => {
    await show('?state=bali');

    expect(await screen.findByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/attraction/search?state=bali&cursor=c2');
  });

  it('can be asked for again when they could not be loaded', async () => {
    fakeApi({ 'GET /search': { status: 503, body: { code: 'service_busy', message: 'We are very busy.', requestId: 'r' } } });
    const { user } = await renderPage(<ProductSearchPage />, { at: '/attraction/search', texts: { catalog: texts } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeApi({ 'GET /search': { body: aResult() } });

    await user.click(again);

    expect(await screen.findByRole('link', { name: 'River Wonders' })).toBeInTheDocument();
  });
});

describe('the page of everything', () => {
  const all = aResult({
    items: [aCard(), aCard({ id: 'inn', kind: 'hotel', name: 'Ubud Inn' })],
    facets: {
      ...aResult().facets,
      kind: [
        { id: 'attraction', count: 12 },
        { id: 'hotel', count: 3 },
      ],
    },
  });

  it('shows all kinds with how many of each, and narrows to one', async () => {
    const asked = fakeApi({ 'GET /search': { body: all } });
    const { user } = await renderPage(<ProductSearchPage />, { at: '/search?q=bali&category=wildlife', texts: { catalog: texts } });
    expect(await screen.findAllByText('42 results')).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Hotels 3' }));

    expect(window.location.pathname + window.location.search).toBe('/search?q=bali&kind=hotel');
    await waitFor(() => expect(Object.fromEntries(asked.at(-1)!.query)).toMatchObject({ kind: 'all', kinds: 'hotel', q: 'bali' }));
  });
});

describe('the filters', () => {
  it('ask the API and stay in the address', async () => {
    const { user, asked } = await show('');

    await user.click(await screen.findByRole('checkbox', { name: /Wildlife/, hidden: true }));

    expect(window.location.search).toBe('?category=wildlife');
    await waitFor(() => expect(lastQuery(asked).get('category')).toBe('wildlife'));
  });

  it('show how many each would leave, and none that would leave nothing', async () => {
    await show('');

    expect(await screen.findByRole('checkbox', { name: /Wildlife.*9/, hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Rides/, hidden: true })).not.toBeInTheDocument();
  });

  it('can be taken away one by one', async () => {
    const { user } = await show('?state=bali&instant=true');

    await user.click(await screen.findByRole('button', { name: 'Remove filter Bali' }));

    expect(window.location.search).toBe('?instant=true');
  });

  it("take a price range as typed, in minor units of the shopper's currency", async () => {
    const { user, asked } = await show('');
    await user.type(await screen.findByRole('textbox', { name: 'From', hidden: true }), '20');
    await user.type(screen.getByRole('textbox', { name: 'Up to', hidden: true }), '49.90');

    await user.click(screen.getByRole('button', { name: 'Apply price', hidden: true }));

    expect(window.location.search).toBe('?priceMin=2000&priceMax=4990&priceIn=SGD');
    await waitFor(() => expect(lastQuery(asked).get('priceMax')).toBe('4990'));
  });

  it('open as a sheet whose button says how many are left', async () => {
    const { user } = await show('');

    await user.click(await screen.findByRole('button', { name: 'Filters' }));

    expect(await screen.findByRole('button', { name: 'Show 42 attractions' })).toBeInTheDocument();
  });
});

describe('without results', () => {
  it('it says which filter to take away, and shows what others like', async () => {
    const { user } = await show('?q=zoo&state=bali', ({ query }) => (query.get('q') ? nothing : aResult()));
    expect(await screen.findByRole('heading', { name: 'Nothing matches all of this' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'What others like' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search everything for “zoo”' })).toHaveAttribute('href', '/search?q=zoo');

    await user.click(screen.getByRole('button', { name: 'Without “zoo”' }));

    expect(window.location.search).toBe('?state=bali');
  });
});

it('shows what was looked at last where nothing is found', async () => {
  localStorage.setItem('straits_viewed', JSON.stringify(['zoo']));

  await show('?q=nothing', () => nothing);

  expect(await screen.findByRole('heading', { name: 'Looked at last' })).toBeInTheDocument();
  localStorage.clear();
});

describe('the list of a city', () => {
  it('names it, also where nothing is found', async () => {
    fakeApi({ 'GET /search': { body: { ...nothing, places: [{ id: 'ubud', name: 'Ubud Town' }] } } });

    await renderPage(<ProductSearchPage />, { at: '/search?place=ubud&kind=cruise', texts: { catalog: texts } });

    expect(await screen.findByRole('button', { name: 'Remove filter Ubud Town' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Ubud Town/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Without Ubud Town' })).toBeVisible();
  });
});

it.each([
  ['asks for what a map shows only when the map is opened', '?q=zoo', []],
  ['asks for all that the search finds when the map is opened', '?q=zoo&view=map', ['zoo']],
])('%s', async (_, address, expected) => {
  const asked = fakeApi({ 'GET /search': { body: aResult() }, 'GET /pins': { status: 503, body: {} } });
  await renderPage(<ProductSearchPage />, { at: `/attraction/search${address}`, texts: { catalog: texts } });
  await screen.findAllByText('42 attractions');

  const pins = () => asked.filter(({ what }) => what === 'GET /pins');
  await waitFor(() => expect(pins().map(({ query }) => query.get('q'))).toEqual(expected));
  expect(pins().every(({ query }) => !query.has('limit'))).toBe(true);
});

it('names the one place of a list in the tab, and its kind where it has no place', () => {
  const t = (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(' ');
  const titleAt = (query: string, found: SearchResult = { ...nothing, places: [{ id: 'ubud', name: 'Ubud Town' }] }) =>
    page.head?.(
      {
        path: '/search',
        search: new URLSearchParams(query),
        params: {},
        locale: 'EN',
        language: 'en',
        currency: 'SGD',
        origin: 'http://straits.test',
      },
      <T,>() => found as T,
      t,
    ).title;

  expect(titleAt('place=ubud')).toBe('everything.headlineIn Ubud Town');
  expect(titleAt('kind=hotel')).toBe('kind.hotel');
  expect(titleAt('q=zoo&place=ubud')).toBe('everything.titleFor zoo');
});

describe('the search box', () => {
  const suggestions = {
    items: [
      { type: 'place', id: 'bali', kind: null, name: 'Bali', detail: 'Indonesia', href: '/search?state=bali' },
      { type: 'product', id: 'bali-zoo', kind: 'attraction', name: 'Bali Zoo', detail: 'Bali, Indonesia', href: '/attraction/bali-zoo' },
      { type: 'product', id: 'ubud-inn', kind: 'hotel', name: 'Ubud Inn', detail: 'Bali, Indonesia', href: '/hotel/detail?hotel=ubud-inn' },
    ],
  };
  const type = async (words: string) => {
    fakeApi({ 'GET /search': { body: aResult() }, 'GET /suggest': { body: suggestions } });
    const view = await renderPage(<ProductSearchPage />, { at: '/attraction/search?date=2026-12-01', texts: { catalog: texts } });
    const box = screen.getByRole('combobox', { name: 'Where or what' });
    await view.user.type(box, words);
    await screen.findByRole('listbox', { name: 'Suggestions' });
    return { ...view, box };
  };

  it('suggests while typing, and keys choose', async () => {
    const { user, box } = await type('bal');

    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = within(screen.getByRole('listbox')).getAllByRole('option')[1]!;
    expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{Enter}');

    expect(window.location.pathname + window.location.search).toBe('/attraction/bali-zoo?date=2026-12-01');
  });

  it('leads to a hotel on the day of arrival', async () => {
    const { user } = await type('ubud');

    await user.click(screen.getByRole('option', { name: /Ubud Inn/ }));

    expect(window.location.pathname + window.location.search).toBe('/hotel/detail?hotel=ubud-inn&checkIn=2026-12-01');
  });

  it('searches for what was typed when nothing is chosen, with the date', async () => {
    const { user } = await type('zzo');

    await user.keyboard('{Enter}');

    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ q: 'zzo', date: '2026-12-01' });
  });

  it('closes by Escape and keeps what was typed', async () => {
    const { user, box } = await type('bal');

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('bal');
  });
});
