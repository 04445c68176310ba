import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { HotelSearchResult } from '@straits/api-contract';
import { fakeApi, type Asked } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import { aHotelCard } from '../hotel-stay/hotel.builder';
import texts from '../locales/en.json';
import { aCard, aPrice } from '../product/product.builder';
import { HotelSearchPage } from './HotelSearchPage';

const offer = {
  optionId: 'quay-double',
  roomName: 'Standard double',
  nightly: aPrice(22_500),
  total: aPrice(45_000),
  roomsLeft: 2,
  breakfastIncluded: true,
  freeUntil: '2026-12-02T16:00:00.000Z',
};
const aResult = (change: Partial<HotelSearchResult> = {}): HotelSearchResult => ({
  stay: null,
  datesFault: null,
  total: 42,
  withoutRooms: 0,
  items: [aHotelCard()],
  nextCursor: null,
  facets: {
    country: [{ id: 'SG', name: 'Singapore', count: 30 }],
    state: [{ id: 'bali', name: 'Bali', count: 12 }],
    category: [{ id: 'hotel-resort', name: 'Resort', count: 9 }],
    facility: [{ id: 'pool', name: 'Swimming pool', count: 31 }],
    stars: [{ id: '5', name: '5', count: 7 }],
    rating: [{ id: '4.5', name: '4.5+', count: 20 }],
    instant: 17,
    freeCancellation: 25,
    price: null,
  },
  ...change,
});
const free = aResult({
  stay: { checkIn: '2026-12-04', checkOut: '2026-12-06', nights: 2 },
  total: 1,
  withoutRooms: 1,
  items: [aHotelCard({ offer }), aHotelCard({ id: 'lodge', name: 'Lagoon Lodge', fault: 'min_stay', minStayNights: 3 })],
});

const show = async (search: string, answer: HotelSearchResult = aResult()) => {
  const asked = fakeApi({ 'GET /hotels': () => ({ body: answer }) });
  return { ...(await renderPage(<HotelSearchPage />, { at: `/hotel/search${search}`, texts: { catalog: texts } })), asked };
};
const last = (asked: Asked[]) => asked.filter(({ what }) => what === 'GET /hotels').at(-1)!.query;
const stay = '?checkIn=2026-12-04&checkOut=2026-12-06';

it('shows per night and in all, what is left, and carries the stay to the hotel', async () => {
  await show(stay, free);

  expect(await screen.findByText('SGD 450.00 in all')).toBeInTheDocument();
  expect(screen.getByText('2 rooms left')).toBeInTheDocument();
  expect(screen.getAllByText('1 hotel with a room · 1 without one for this stay')).toHaveLength(2);
  expect(screen.getByText(/At least 3 nights/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Quay House' })).toHaveAttribute(
    'href',
    '/hotel/detail?hotel=quay&checkIn=2026-12-04&checkOut=2026-12-06',
  );
});

it('sends guests who need more rooms to no other dates', async () => {
  await show(stay, aResult({ total: 0, withoutRooms: 1, items: [aHotelCard({ fault: 'too_many_guests' })] }));

  expect(await screen.findByText(texts.hotel.moreRooms)).toBeInTheDocument();
  expect(screen.queryByText(texts.hotel.otherDates)).not.toBeInTheDocument();
});

it('narrows by facilities and stars in the address, with counts, and resets to the stay alone', async () => {
  const { user, asked } = await show(stay, free);
  await user.click(await screen.findByRole('checkbox', { name: /Swimming pool.*31/, hidden: true }));
  await user.click(await screen.findByRole('checkbox', { name: /5 stars.*7/, hidden: true }));
  expect(window.location.search).toBe(`${stay}&facility=pool&stars=5`);
  await waitFor(() => expect(last(asked).get('stars')).toBe('5'));

  await user.click((await screen.findAllByRole('button', { name: 'Reset', hidden: true }))[0]!);

  expect(window.location.search).toBe(stay);
});

it('is done in the sheet with the number of hotels that are left', async () => {
  const { user } = await show('');

  await user.click(await screen.findByRole('button', { name: 'Filters' }));

  expect(await screen.findByRole('button', { name: 'Show 42 hotels' })).toBeInTheDocument();
});

it('searches for place, days and guests with the ages of children', async () => {
  const { user } = await show('');
  await user.type(await screen.findByRole('combobox', { name: 'Where' }), 'Bali');
  await user.click(screen.getByRole('button', { name: /Guests and rooms/ }));
  await user.click(await screen.findByRole('button', { name: 'One child more' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '5');
  await user.click(screen.getByRole('button', { name: 'One room more' }));

  await user.click(screen.getByRole('button', { name: 'Search' }));

  expect(window.location.pathname + window.location.search).toBe('/hotel/search?q=Bali&rooms=2&childAges=5');
});

it('searches nothing for a check-out before the check-in, and leads to it', async () => {
  const { user } = await show('?checkIn=2046-12-04&checkOut=2046-12-06');
  const field = await screen.findByLabelText('Check-out');
  await user.click(field);
  fireEvent.change(field, { target: { value: '2046-12-01' } });

  await user.click(screen.getByRole('button', { name: 'Search' }));

  expect(field).toHaveFocus();
  expect(field).toHaveValue('2046-12-01');
  expect(field).toHaveAccessibleDescription('Check-out must be after check-in');
  expect(window.location.search).toBe('?checkIn=2046-12-04&checkOut=2046-12-06');
});

it.each([
  ['?adults=0&rooms=30', /At least one adult must stay/],
  ['?checkIn=2026-12-06&checkOut=2026-12-01', /Check-out must be after check-in/],
])('says what of %s cannot be', async (search, words) => {
  await show(search);

  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('says that dates are past when the API does', async () => {
  await show('?checkIn=2020-12-04&checkOut=2020-12-06', aResult({ datesFault: 'past' }));

  expect(await screen.findByText(/These dates are in the past/)).toBeInTheDocument();
});

it('shows a place without hotels what else there is: everything of the place, and hotels that others like', async () => {
  fakeApi({
    'GET /hotels': { body: aResult({ total: 0, items: [], nextCursor: null }) },
    'GET /search': { body: { items: [aCard({ id: 'bay-lantern', kind: 'hotel', name: 'The Bay Lantern' })] } },
  });
  await renderPage(<HotelSearchPage />, { at: '/hotel/search?q=Batam', texts: { catalog: texts } });

  expect(await screen.findByRole('link', { name: 'Search everything for “Batam”' })).toHaveAttribute('href', '/search?q=Batam');
  expect(await screen.findByRole('link', { name: 'The Bay Lantern' })).toHaveAttribute('href', '/hotel/detail?hotel=bay-lantern');
});

it('begins anew where a link leads into the middle of a list that is told in another way now', async () => {
  const refusal = { status: 400, body: { code: 'request_malformed', message: 'There is a problem.' } };
  fakeApi({ 'GET /hotels': ({ query }) => (query.get('cursor') === 'old' ? refusal : { body: aResult() }) });
  await renderPage(<HotelSearchPage />, { at: '/hotel/search?cursor=old', texts: { catalog: texts } });

  expect(await screen.findByRole('link', { name: 'Quay House' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /try again/i })).not.toBeInTheDocument();
});

it('says of a filter that the catalogue does not know that it is unknown', async () => {
  await show('?category=castle');

  expect(await screen.findByText('Unknown: “castle”')).toBeInTheDocument();
});
