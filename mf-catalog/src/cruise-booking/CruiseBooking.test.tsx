import { screen, within } from '@testing-library/react';
import type { Attraction, Departure, Language } from '@straits/api-contract';
import type { ResourceRef, RouteMatch } from '@straits/remote-contract';
import { Route, Routes } from '@straits/router';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { anAttraction, anOption, aPrice, aUnit } from '../product/product.builder';
import { CancellationOfAll } from '../product-detail/Cancellation';
import { DayTerms } from '../trip/DayTerms';
import { CabinsToCart } from './CabinsToCart';
import type { CruiseStep } from './cruise-choice.rules';
import { cruiseStepPage } from './cruise-steps.head';
import { CruiseStepPage } from './CruiseStepPage';
import { NoAvailableDate } from './NoAvailableDate';
import { PricingPage } from './Pricing';

const cabin = (id: string, name: string) =>
  anOption({
    id,
    name,
    stockPer: 'booking',
    maxUnits: 4,
    units: [
      aUnit({ id: 'guest', type: 'OTHER', priceFrom: aPrice(40_000) }),
      aUnit({ id: 'single', type: 'OTHER', priceFrom: aPrice(70_000) }),
    ],
    facts: { kind: 'cruise', category: 'inside', maxOccupancy: 4, sizeSqm: 14 },
  });
const cruise: Attraction = anAttraction({
  id: 'island-nights',
  kind: 'cruise',
  name: 'Island Nights',
  options: [cabin('inside', 'Inside cabin'), cabin('balcony', 'Balcony cabin')],
  facts: {
    kind: 'cruise',
    line: 'Strait Lines',
    lineUrl: null,
    ship: 'Lagoon',
    departurePort: 'Singapore',
    nights: 3,
    ports: ['Singapore'],
    itinerary: [],
    gratuity: { amount: 1_600, currency: 'USD' },
    sailings: ['2026-12-05', '2026-12-19'],
  },
});
const sails = (localDate: string, left: { inside: number; balcony: number }): Departure => ({
  localDate,
  options: (['inside', 'balcony'] as const).map((optionId) => ({
    optionId,
    status: left[optionId] > 0 ? 'AVAILABLE' : 'SOLD_OUT',
    vacancies: left[optionId],
    unitPrices: [{ unitId: 'guest', price: aPrice(optionId === 'inside' ? 40_000 : 55_000) }],
  })),
});
const sailings = [
  sails('2026-12-05', { inside: 9, balcony: 9 }),
  sails('2026-12-12', { inside: 0, balcony: 9 }),
  sails('2026-12-19', { inside: 0, balcony: 0 }),
];

const Nothing = () => null;

describe('the address of a step that says too little or asks for what cannot be had', () => {
  const headOf = (step: CruiseStep, query: string, slug?: string) => {
    const { head, resources } = cruiseStepPage('title', step);
    const search = new URLSearchParams(query);
    const match = { params: slug ? { slug } : {}, search, origin: 'https://tour.test' } as unknown as RouteMatch;
    const [product] = resources(match);
    const read = <T,>({ path }: ResourceRef) => (path === product?.path ? cruise : { items: sailings }) as T;
    return head(match, read, (key) => key);
  };
  const redirectOf = (...asked: Parameters<typeof headOf>) => headOf(...asked).redirect;

  it('is led by the server to the step that has to come first', () => {
    expect(redirectOf('pricing', 'cruise=island-nights')).toBe('/cruise/island-nights/available-date?led=guests');
    expect(redirectOf('trip-overview', 'date=2026-12-05&guests=2', 'island-nights')).toBe(
      '/cruise/pricing?cruise=island-nights&date=2026-12-05&guests=2&led=cabin',
    );
    expect(redirectOf('trip-overview', 'date=2026-12-19&guests=2&cabin=inside', 'island-nights')).toBe(
      '/cruise/island-nights/no-available-date?date=2026-12-19&guests=2&cabin=inside&led=soldOut',
    );
  });

  it('is not there where the cruise is named by what could be no name', () => {
    expect(headOf('pricing', `cruise=${'a'.repeat(10_000)}`).status).toBe(404);
  });

  it('stays where it is while all is well, and where no cruise is named', () => {
    expect(redirectOf('trip-overview', 'date=2026-12-05&guests=2&cabin=inside', 'island-nights')).toBeUndefined();
    expect(redirectOf('pricing', '')).toBeUndefined();
    expect(headOf('pricing', '').status).toBeUndefined();
  });
});

const show = (at: string, language: Language = 'en') => {
  fakeApi({
    'GET /products/cruise/island-nights': { body: cruise },
    'GET /products/cruise/island-nights/departures': { body: { items: sailings, timeZone: 'Asia/Singapore' } },
  });
  return renderPage(
    <Routes>
      <Route path="/cruise/pricing" element={<PricingPage />} />
      <Route path="/cruise/:slug/no-available-date" element={<NoAvailableDate />} />
      <Route path="/cruise/:slug/available-date" element={<CruiseStepPage step="available-date" Content={Nothing} />} />
      <Route path="/cruise/:slug/trip-overview" element={<CruiseStepPage step="trip-overview" Content={CabinsToCart} />} />
    </Routes>,
    { at, texts: { catalog: texts }, language },
  );
};

it('prices every cabin on every date for just these guests; a cell leads on', async () => {
  await show('/cruise/pricing?cruise=island-nights&date=2026-12-05&guests=2');

  const grid = await screen.findByRole('table', { name: 'Cabins by date, with prices' });
  const [cell] = within(within(grid).getByRole('row', { name: /Balcony cabin/ })).getAllByRole('link');
  expect(cell).toHaveTextContent('1,100');
  const to = new URL(cell!.getAttribute('href')!, 'http://shop.test');
  expect([to.pathname, to.searchParams.get('cabin'), to.searchParams.get('date')]).toEqual([
    '/cruise/island-nights/trip-overview',
    'balcony',
    '2026-12-05',
  ]);
  expect(within(within(grid).getByRole('row', { name: /Inside cabin/ })).getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['en', /^Balcony cabin, Sat, Dec 5, 2026, SGD 1,100.00$/],
  ['zh-Hans', /^Balcony cabin，2026年12月5日周六，SGD 1,100.00$/],
] as const)('reads a price of the grid aloud with the commas of %s', async (language, words) => {
  await show('/cruise/pricing?cruise=island-nights&date=2026-12-05&guests=2', language);

  const row = await screen.findByRole('row', { name: /^Balcony cabin/ });
  expect(within(row).getAllByRole('link')[0]).toHaveTextContent(words);
});

it('shows the gratuity as a line of its own that no total holds: USD 16 for each person and night', async () => {
  await show('/cruise/island-nights/trip-overview?date=2026-12-05&guests=2&cabin=inside');

  const aside = await screen.findByRole('complementary');
  expect(await within(aside).findByText('Gratuity, paid on board')).toBeInTheDocument();
  expect(aside).toHaveTextContent(/96\.00/);
  expect(aside).toHaveTextContent('Paid on board, not in this price');
  expect(aside).toHaveTextContent('800.00');
  expect(aside).not.toHaveTextContent('896');
  // The gratuity is paid on board.
  expect(screen.queryByText('All fees included')).not.toBeInTheDocument();
});

it('leads from the bar of a phone to the overview’s buttons for the cart', async () => {
  await show('/cruise/island-nights/trip-overview?date=2026-12-05&guests=2&cabin=inside');

  const buttons = await screen.findByRole('region', { name: 'Book' });
  expect(await screen.findByRole('link', { name: 'Book this trip' })).toHaveAttribute('href', `#${buttons.id}`);
});

it('leads back to who travels when the address does not say it', async () => {
  await show('/cruise/pricing?cruise=island-nights&date=2026-12-05');

  expect(await screen.findByText('Say who sleeps in which cabin first')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/cruise/island-nights/available-date');
});

it('offers the nearest sailings and a waiting list where a date cannot be had', async () => {
  await show('/cruise/island-nights/no-available-date?date=2026-12-19&guests=2,2');

  expect(await screen.findByText(/is sold out/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /Choose a cabin/ })[0]).toHaveAttribute('href', expect.stringContaining('date=2026-12-05'));
  expect(screen.getAllByText('for your 2 cabins').length).toBeGreaterThan(0);
  expect(await screen.findByRole('textbox', { name: /mail/i })).toBeInTheDocument();
});

it('tells the terms of each cabin by its name where they differ, and once where all have the same', async () => {
  const saver = { ...cabin('saver', 'Saver cabin'), cancellation: [] };
  await renderPage(<CancellationOfAll options={[...cruise.options, saver]} lang="en" moment="departure" level={3} />, {
    at: '/cruise/island-nights',
    texts: { catalog: texts },
  });

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Inside cabin and Balcony cabin', 'Saver cabin']);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('No refundAt any time');
});

it('promises no refund whose time is over for the chosen sailing', async () => {
  await renderPage(<DayTerms option={cruise.options[0]!} date="2020-01-01" timeZone="Asia/Singapore" />, {
    at: '/cruise/island-nights/trip-overview',
    texts: { catalog: texts },
  });

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Full refundNo longer possible for this date',
    'No refundAt any time',
  ]);
});
