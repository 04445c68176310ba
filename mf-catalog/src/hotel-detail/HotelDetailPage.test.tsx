import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PutCartLine, StayRooms } from '@straits/api-contract';
import { fakeApi, type Asked } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import { aHotel, aStayRoom } from '../hotel-stay/hotel.builder';
import texts from '../locales/en.json';
import { aPrice } from '../product/product.builder';
import { HotelDetailPage } from './HotelDetailPage';

interface AddToCartProps {
  selection: PutCartLine | null;
  hint: string;
  onMissing: () => void;
}
// The cart's button belongs to mf-booking; here it only shows what it is given.
const mockAddToCart = ({ selection, hint, onMissing }: AddToCartProps) => (
  <>
    <p>{hint}</p>
    <button onClick={onMissing}>Book now</button>
    <output aria-label="selection">{JSON.stringify(selection)}</output>
  </>
);
jest.mock('@straits/federation', () => ({
  ...jest.requireActual<object>('@straits/federation'),
  fragment: () => (props: AddToCartProps) => mockAddToCart(props),
}));

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T04:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
  // A wide window: the panel stands beside the text.
  window.matchMedia = (media: string) =>
    ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

const rooms = (change: Partial<StayRooms> = {}): StayRooms => ({
  checkIn: '2026-12-04',
  checkOut: '2026-12-06',
  nights: 2,
  timeZone: 'Asia/Singapore',
  items: [aStayRoom('double'), aStayRoom('suite', { fault: 'sold_out', soldOutNights: ['2026-12-05'] })],
  nearest: [],
  ...change,
});
const show = async (search: string, answer: StayRooms | ((asked: Asked) => StayRooms) = rooms(), hotel = aHotel()) => {
  const asked = fakeApi({
    'GET /hotels/quay': { body: hotel },
    'GET /hotels/quay/rooms': (one) => ({ body: typeof answer === 'function' ? answer(one) : answer }),
  });
  return { ...(await renderPage(<HotelDetailPage />, { at: `/hotel/detail${search}`, texts: { catalog: texts } })), asked };
};
const stay = '?hotel=quay&checkIn=2026-12-04&checkOut=2026-12-06';
const panel = () => screen.findByRole('complementary', { name: 'Book' });
const chosen = (inside: HTMLElement) =>
  JSON.parse(within(inside).getByRole('status', { name: 'selection' }).textContent) as PutCartLine | null;

it('shows what it is, what guests rated and what is near, before dates are known', async () => {
  const { asked } = await show('?hotel=quay');

  expect(await screen.findByRole('heading', { level: 1, name: 'Quay House' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '5 stars' })).toBeInTheDocument();
  expect(await screen.findByText('Cleanliness')).toBeInTheDocument();
  expect(await screen.findByText(/10 minutes on foot · 640 m/)).toBeInTheDocument();
  expect(screen.getByText('Choose your dates to see prices and free rooms.')).toBeInTheDocument();
  expect(asked.filter(({ what }) => what.endsWith('/rooms'))).toEqual([]);
});

it('prices each room for the stay and puts all of it into one line', async () => {
  const { user, asked } = await show(`${stay}&rooms=2&adults=3&childAges=5`);
  expect((await screen.findAllByText('SGD 450.00 in all')).length).toBeGreaterThan(0);
  expect(screen.getByText(/Sold out on Sat/)).toBeInTheDocument();
  expect(Object.fromEntries(asked.at(-1)!.query)).toMatchObject({
    checkIn: '2026-12-04',
    checkOut: '2026-12-06',
    rooms: '2',
    adults: '3',
    childAges: '5',
  });

  await user.click(screen.getByRole('button', { name: 'Choose Room double' }));

  const inside = await panel();
  await waitFor(() =>
    expect(chosen(inside)).toEqual({
      productId: 'quay',
      optionId: 'double',
      localDate: '2026-12-04',
      nights: 2,
      units: [{ unitId: 'room', quantity: 2 }],
      guests: { adults: 3, childAges: [5] },
    }),
  );
  expect(window.location.search).toBe(`${stay}&rooms=2&adults=3&childAges=5&room=double`);
});

it('names at once all that is missing when it is to be booked, and leads to the first', async () => {
  const { user } = await show('?hotel=quay');
  const inside = await panel();

  await user.click(await within(inside).findByRole('button', { name: 'Book now' }));

  expect(within(inside).getByText(texts.rooms.missing.dates, { selector: '[id$=fault]' })).toBeVisible();
  expect(within(inside).getByRole('combobox', { name: /Room/ })).toHaveAccessibleDescription(texts.rooms.missing.room);
  expect(within(within(inside).getByRole('group', { name: texts.rooms.missing.dates })).getByLabelText(/Check-in/)).toHaveFocus();
});

it('offers as many rooms as the guests need', async () => {
  const { user } = await show(`${stay}&adults=4`, rooms({ items: [aStayRoom('double', { fault: 'too_many_guests', roomsNeeded: 2 })] }));

  await user.click(await within(await panel()).findByRole('button', { name: 'Take 2 rooms' }));

  expect(window.location.search).toContain('rooms=2');
});

it('leads from a room to the panel beside the rooms, for the keyboard', async () => {
  const { user } = await show(stay);

  await user.click(await screen.findByRole('button', { name: 'Choose Room double' }));

  expect(await panel()).toHaveFocus();
});

it('shows no price and no cart when nothing is free, but the nearest stays and other hotels there', async () => {
  const full = rooms({
    items: [aStayRoom('double', { fault: 'sold_out', soldOutNights: ['2026-12-04'] })],
    nearest: [{ checkIn: '2026-12-07', checkOut: '2026-12-09', total: aPrice(40_000) }],
  });
  const { user } = await show(`${stay}&adults=3`, full);
  const inside = await panel();
  expect(await within(inside).findByRole('status')).toHaveTextContent(texts.rooms.noRoom);
  expect(inside).not.toHaveTextContent(/200\.00/);
  expect(within(inside).queryByRole('combobox')).not.toBeInTheDocument();
  expect(within(inside).queryByRole('button', { name: 'Book now' })).not.toBeInTheDocument();
  expect(within(inside).getByRole('link', { name: texts.rooms.others })).toHaveAttribute(
    'href',
    `/hotel/search?state=sg-north&checkIn=2026-12-04&checkOut=2026-12-06&adults=3`,
  );

  await user.click(within(inside).getByRole('button', { name: /400\.00/ }));

  expect(window.location.search).toBe('?hotel=quay&checkIn=2026-12-07&checkOut=2026-12-09&adults=3');
});

it.each([
  ['&checkIn=2026-11-20&checkOut=2026-11-22', 'These dates are in the past. Choose new dates.'],
  ['&checkIn=2026-12-06&checkOut=2026-12-04', 'Check-out must be after check-in. Choose new dates.'],
  ['&adults=0', 'At least one adult must stay. We show prices for two.'],
  ['&rooms=30', /Up to 9 rooms can be booked at once/],
])('says what of %s cannot be, and asks the API for none of it', async (search, words) => {
  const { asked } = await show(`?hotel=quay${search}`);

  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(asked.filter(({ what }) => what.endsWith('/rooms'))).toEqual([]);
});

it.each([
  ['2026-11-20', '2026-11-22', 'Check-in', texts.hotel.dateFault.past],
  ['2026-12-06', '2026-12-04', 'Check-out', texts.hotel.dateFault.reversed],
])('keeps the dates %s to %s in the panel and says at the field what is wrong', async (checkIn, checkOut, wrong, words) => {
  await show(`?hotel=quay&checkIn=${checkIn}&checkOut=${checkOut}`);
  const inside = await panel();

  await waitFor(() => expect(within(inside).getByLabelText(wrong)).toHaveAccessibleDescription(words));
  expect(within(inside).getByLabelText('Check-in')).toHaveValue(checkIn);
  expect(within(inside).getByLabelText('Check-out')).toHaveValue(checkOut);
});

it('keeps a check-out that cannot be when it was typed, prices nothing, and forgets it with no other choice', async () => {
  const { user } = await show(`${stay}&room=double`);
  const inside = await panel();
  const field = await within(inside).findByLabelText('Check-out');
  await waitFor(() => expect(within(inside).getByLabelText('selection')).toHaveTextContent('"optionId":"double"'));

  fireEvent.change(field, { target: { value: '2026-12-02' } });
  expect(window.location.search).toBe(`${stay}&room=double`);
  fireEvent.blur(field);

  expect(field).toHaveAccessibleDescription('Check-out must be after check-in');
  expect(within(inside).getByLabelText('selection')).toHaveTextContent('null');
  await user.click(within(inside).getByRole('button', { name: /Guests and rooms/ }));
  await user.click(await screen.findByRole('button', { name: 'One adult more' }));
  expect(window.location.search).toBe('?hotel=quay&checkIn=2026-12-04&checkOut=2026-12-02&adults=3&room=double');
});

it('keeps the stay, and what is typed, until a date is whole', async () => {
  await show(stay);
  const field = await within(await panel()).findByLabelText('Check-in');

  const type = (value: string) => fireEvent.change(field, { target: { value } });

  // 12, then 10, then the year, as the browser tells it digit by digit.
  for (const text of ['', '2026-01-04', '0002-12-10', '0202-12-10', '122820-12-10']) {
    type(text);
    expect(field).toHaveValue(text);
    expect(window.location.search).toBe(stay);
  }

  type('2026-12-01');
  type('2026-12-10');
  expect(window.location.search).toBe('?hotel=quay&checkIn=2026-12-10&checkOut=2026-12-12');

  type('');
  fireEvent.blur(field);
  expect(window.location.search).toBe('?hotel=quay&checkOut=2026-12-06');
});

it('leads to all hotels when the address names none', async () => {
  await show('');

  expect(await screen.findByRole('link', { name: 'All hotels' })).toHaveAttribute('href', '/hotel');
});
