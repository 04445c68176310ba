import { screen, waitFor, within } from '@testing-library/react';
import type { PutCartLine } from '@straits/api-contract';
import { formatDate } from '@straits/i18n';
import { Route, Routes } from '@straits/router';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aCard, anAttraction, anOption, aPrice, aUnit } from '../product/product.builder';
import { AttractionDetailPage } from './AttractionDetailPage';

interface AddToCartProps {
  selection: PutCartLine | null;
  hint: string;
  onMissing?: () => void;
}
let mockNotice = '';
// The cart's button belongs to mf-booking; here it only shows what it is given.
const mockAddToCart = ({ selection, hint, onMissing }: AddToCartProps) => (
  <>
    <button type="button" onClick={() => selection === null && onMissing?.()}>
      {hint || 'Add to cart'}
    </button>
    <output aria-label="selection">{JSON.stringify(selection)}</output>
    {mockNotice && <p role="alert">{mockNotice}</p>}
  </>
);
jest.mock('@straits/federation', () => ({
  ...jest.requireActual<object>('@straits/federation'),
  fragment: () => (props: AddToCartProps) => mockAddToCart(props),
}));

const free = {
  optionId: 'day',
  localDate: '2026-11-23',
  slots: [{ startTime: null, status: 'AVAILABLE', vacancies: 200, closesAt: null }],
  needed: 1,
  unitPrices: [
    { unitId: 'adult', price: aPrice(5000) },
    { unitId: 'child', price: aPrice(3500) },
  ],
  total: null,
  nearestDates: [],
};

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T04:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
  // A wide window: the panel stands beside the text.
  window.matchMedia = (media: string) =>
    ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

const show = (search: string, attraction = anAttraction(), answers: Parameters<typeof fakeApi>[0] = {}) => {
  fakeApi({
    'GET /products/attraction/zoo': { body: attraction },
    'GET /availability/calendar': { body: { days: [], cheapest: null, timeZone: 'Asia/Singapore' } },
    'GET /availability': { body: free },
    ...answers,
  });
  return renderPage(
    <Routes>
      <Route path="/attraction/:itemId" element={<AttractionDetailPage />} />
    </Routes>,
    { at: `/attraction/zoo${search}`, texts: { catalog: texts } },
  );
};
// As the page writes dates: only their order of day and month is the language's.
const dayName = (date: string, style: Intl.DateTimeFormatOptions) => formatDate(date, 'en', style);
const panel = () => screen.findByRole('complementary', { name: 'Book' });
const chosen = (inside: HTMLElement) =>
  JSON.parse(within(inside).getByRole('status', { name: 'selection' }).textContent) as PutCartLine | null;

// The tests' browser knows no widths: whether a rule for phones is about what holds the element.
const isHiddenOnPhones = (element: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule && rule.media.mediaText.includes('max-width') ? [...rule.cssRules] : []))
    .some((rule) => rule instanceof CSSStyleRule && rule.style.display === 'none' && element.matches(`${rule.selectorText} *`));

describe('an attraction', () => {
  it('names at once everything that is missing for the cart, and leads to the first', async () => {
    const question = { id: 'flight', label: 'Flight number', required: true, maxLength: 20, points: [] };
    const questions = [question, { ...question, id: 'hotel', label: 'Hotel' }];
    const { user } = await show('?option=day', anAttraction({ options: [anOption({ id: 'day', questions })] }));

    await user.click(await within(await panel()).findByRole('button', { name: texts.booking.missing.date }));

    expect(within(await panel()).getByRole('textbox', { name: /Flight number/ })).toBeInvalid();
    expect(within(await panel()).getByRole('textbox', { name: /Hotel/ })).toBeInvalid();
  });

  it('says among what is good to know what travellers will be asked', async () => {
    const asked = [{ title: 'We ask each traveller for:', things: [{ text: 'name' }, { text: 'Berat badan', lang: 'id' }] }];
    await show('', anAttraction({ asked }));

    expect(await screen.findByText(/We ask each traveller for:/)).toBeVisible();
    expect(screen.getByText('Berat badan')).toHaveAttribute('lang', 'id');
  });

  it.each([
    [[{ hoursBefore: 24, refundPercent: 100 }], 'Depends on the package type'],
    [[{ hoursBefore: 24, refundPercent: 50 }], 'Cannot be cancelled free of charge'],
  ])('whose package types may not all be cancelled free (%j) says: %s', async (cancellation, words) => {
    const options = [anOption({ cancellation: [] }), anOption({ id: 'vip', name: 'VIP ticket', cancellation })];
    await show('', anAttraction({ freeCancellationHours: null, options }));

    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('shows what it is, where it is and what it costs', async () => {
    await show('', anAttraction({ ratingCount: 1280 }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Singapore Zoo' })).toBeInTheDocument();
    expect(screen.getByText('Mandai, North, Singapore')).toBeInTheDocument();
    expect(await screen.findByText('80 Mandai Lake Road')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Day ticket' })).toBeInTheDocument();
  });

  it('says first that it cannot be bought, and what is like it', async () => {
    await show('', anAttraction({ available: false, nearby: [aCard({ id: 'river', name: 'River Wonders' })] }));

    expect(await screen.findAllByText('Product currently not available')).not.toHaveLength(0);
    expect(await screen.findByRole('link', { name: 'River Wonders' })).toHaveAttribute('href', '/attraction/river');
  });
});

describe('the booking panel', () => {
  it.each([
    ['', false],
    ['We could not reach the shop.', true],
  ])('gives a phone\'s total away for what the cart says ("%s"): %s', async (notice, isHidden) => {
    mockNotice = notice;
    await show('?option=day');

    const total = await within(await panel()).findByText('Total');

    expect(isHiddenOnPhones(total)).toBe(isHidden);
    mockNotice = '';
  });

  const two = anAttraction({ options: [anOption(), anOption({ id: 'vip', name: 'VIP ticket' })] });

  it('asks for the package type first, in the words of the specification', async () => {
    const { user } = await show('', two);
    const inside = within(await panel());

    await user.click(await inside.findByRole('button', { name: 'A package type must be chosen first' }));

    expect(inside.getByRole('radiogroup', { name: /Package type/ })).toHaveAccessibleDescription('A package type must be chosen first');
  });

  it('takes the keyboard along from the package type that was chosen in the text', async () => {
    const { user } = await show('', two);

    await user.click(await screen.findByRole('button', { name: 'Choose VIP ticket' }));

    expect(await panel()).toHaveFocus();
  });

  it('keeps the choice in the address', async () => {
    const { user } = await show('?date=2026-11-23', two);
    const inside = within(await panel());

    await user.click(await inside.findByRole('radio', { name: /VIP ticket/ }));
    await user.click(await inside.findByRole('button', { name: 'More: Adult' }));

    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      option: 'vip',
      date: '2026-11-23',
      units: 'adult:2',
    });
  });

  it('keeps the people when the package type changes', async () => {
    const { user } = await show('?option=day&units=adult:3', two);

    await user.click(await within(await panel()).findByRole('radio', { name: /VIP ticket/ }));

    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ option: 'vip', units: 'adult:3' });
  });

  it('asks where to be picked up, with the time to be there, and hands the point to the cart', async () => {
    const point = { id: 'bugis', name: 'Bugis MRT', address: '200 Victoria Street', latitude: 1.3, longitude: 103.86, minutesBefore: 20 };
    const questions = [
      { id: 'pickup', label: 'Pick-up point', required: true, maxLength: 200, points: [point] },
      { id: 'diet', label: 'Diet', required: false, maxLength: 40, points: [] },
    ];
    const walk = anAttraction({ options: [anOption({ startTimes: ['08:30'], questions })] });
    const slots = [{ startTime: '08:30', status: 'AVAILABLE', vacancies: 20, closesAt: null }];
    const { user } = await show('?date=2026-11-23&time=08:30&units=adult:1', walk, { 'GET /availability': { body: { ...free, slots } } });
    const inside = within(await panel());
    await user.click(await inside.findByRole('button', { name: 'Fill in: Pick-up point' }));
    expect(inside.getByRole('radiogroup', { name: /Pick-up point/ })).toHaveAccessibleDescription('Fill in: Pick-up point');

    await user.click(inside.getByRole('radio', { name: /Bugis MRT.*08:10 · 200 Victoria Street/ }));
    await user.type(inside.getByRole('textbox', { name: /Diet/ }), 'No nuts');

    await waitFor(async () => expect(chosen(await panel())).toMatchObject({ answers: { pickup: 'bugis', diet: 'No nuts' } }));
    expect(window.location.search).toContain('answer-pickup=bugis');
    expect(window.location.search).not.toContain('nuts');
  });

  it('says where the pick-up is on the day before the start', async () => {
    const point = { id: 'ubud', name: 'Ubud', address: 'Jalan Raya', latitude: -8.5, longitude: 115.26, minutesBefore: 240 };
    const questions = [{ id: 'pickup', label: 'Pick-up point', required: true, maxLength: 200, points: [point] }];
    const walk = anAttraction({ options: [anOption({ startTimes: ['03:00'], questions })] });
    const slots = [{ startTime: '03:00', status: 'AVAILABLE', vacancies: 20, closesAt: null }];
    await show('?date=2026-11-23&time=03:00&units=adult:1', walk, { 'GET /availability': { body: { ...free, slots } } });

    expect(await within(await panel()).findByRole('radio', { name: /23:00 the day before · Jalan Raya/ })).toBeVisible();
    expect(within(await panel()).queryByRole('radio', { name: 'No pick-up' })).not.toBeInTheDocument();
  });

  it('takes a pick-up back that nobody must have', async () => {
    const point = { id: 'ubud', name: 'Ubud', address: 'Jalan Raya', latitude: -8.5, longitude: 115.26, minutesBefore: 20 };
    const questions = [{ id: 'pickup', label: 'Pick-up point', required: false, maxLength: 200, points: [point] }];
    const walk = anAttraction({ options: [anOption({ questions })] });
    const { user } = await show('?date=2026-11-23&units=adult:1&answer-pickup=ubud', walk);
    const inside = within(await panel());
    expect(await inside.findByRole('radio', { name: /Ubud/ })).toBeChecked();

    await user.click(inside.getByRole('radio', { name: 'No pick-up' }));

    expect(inside.getByRole('radio', { name: 'No pick-up' })).toBeChecked();
    expect(window.location.search).not.toContain('answer-pickup');
    await waitFor(async () => expect(chosen(await panel())).not.toHaveProperty('answers'));
  });

  it("adds the day's prices up and hands the choice to the cart", async () => {
    await show('?option=day&date=2026-11-23&units=adult:2,child:1');
    const inside = await panel();

    expect(await within(inside).findByText('SGD 135.00')).toBeInTheDocument();
    await waitFor(() =>
      expect(chosen(inside)).toEqual({
        productId: 'zoo',
        optionId: 'day',
        localDate: '2026-11-23',
        units: [
          { unitId: 'adult', quantity: 2 },
          { unitId: 'child', quantity: 1 },
        ],
      }),
    );
  });

  it('lets no child come alone', async () => {
    await show('?option=day&date=2026-11-23&units=child:1');
    const inside = await panel();

    expect(await within(inside).findByRole('alert')).toHaveTextContent('Child can only be booked together with Adult');
    expect(chosen(inside)).toBeNull();
  });

  it('names the charge when the card is charged in another currency', async () => {
    const usd = { charge: { amount: 3600, currency: 'USD' }, shown: { amount: 4860, currency: 'SGD' } };
    const attraction = anAttraction({ options: [anOption({ chargeCurrency: 'USD', units: [aUnit({ priceFrom: usd })] })] });
    await show('?option=day&date=2026-11-23&units=adult:1', attraction, {
      'GET /availability': { body: { ...free, unitPrices: [{ unitId: 'adult', price: usd }] } },
    });

    expect(await within(await panel()).findByText('You are charged USD 36.00')).toBeInTheDocument();
  });

  it('offers the nearest days when the chosen one is sold out', async () => {
    const full = {
      ...free,
      localDate: '2026-11-24',
      slots: [{ startTime: null, status: 'SOLD_OUT', vacancies: 0, closesAt: null }],
      nearestDates: ['2026-11-23', '2026-11-25'],
    };
    const { user } = await show('?option=day&date=2026-11-24', anAttraction(), {
      'GET /availability': ({ query }) => ({
        body: query.get('localDate') === '2026-11-24' ? full : { ...free, localDate: query.get('localDate') },
      }),
    });
    const inside = within(await panel());
    expect(
      await inside.findByText('Sorry, the product following the selected date is unavailable. Please try another date', {
        selector: 'p, strong, div',
      }),
    ).toBeInTheDocument();
    // Nothing of that day can be had: no total, and no press that would say the same again.
    expect(inside.queryByText('Total')).not.toBeInTheDocument();

    await user.click(inside.getByRole('button', { name: dayName('2026-11-25', { weekday: 'short', day: 'numeric', month: 'short' }) }));

    expect(window.location.search).toContain('date=2026-11-25');
    expect(await inside.findByText('Total')).toBeInTheDocument();
  });

  it('says when there are fewer places than people', async () => {
    const last = { ...free, slots: [{ startTime: null, status: 'SOLD_OUT', vacancies: 1, closesAt: null }] };
    await show('?option=day&date=2026-11-23&units=adult:2', anAttraction(), { 'GET /availability': { body: last } });

    expect(await within(await panel()).findAllByText('Only 1 place is left on this day')).not.toHaveLength(0);
  });

  it('waits for the places that the chosen tickets take: of a family ticket as many as people', async () => {
    const last = { ...free, needed: 4, slots: [{ startTime: null, status: 'SOLD_OUT', vacancies: 2, closesAt: null }] };
    const wishes: unknown[] = [];
    const { user } = await show('?option=day&date=2026-11-23&units=adult:1', anAttraction(), {
      'GET /availability': { body: last },
      'POST /waiting-list': ({ body }) => {
        wishes.push(body);
        return { body: { done: true } };
      },
    });
    const inside = within(await panel());

    await user.click(await inside.findByRole('button', { name: 'Wait for this day' }));
    await user.type(await inside.findByRole('textbox', { name: /Your e-mail address/ }), 'ada@straits.test');
    await user.click(inside.getByRole('button', { name: 'Put me on the waiting list' }));

    expect(wishes).toMatchObject([{ localDates: ['2026-11-23'], quantity: 4 }]);
  });

  it('shows the start times of the day, and sells none that is gone', async () => {
    const night = anOption({ startTimes: ['19:15', '20:30'] });
    const slots = [
      { startTime: '19:15', status: 'SOLD_OUT', vacancies: 0, closesAt: null },
      { startTime: '20:30', status: 'AVAILABLE', vacancies: 40, closesAt: null },
    ];
    await show('?option=day&date=2026-11-23', anAttraction({ options: [night] }), { 'GET /availability': { body: { ...free, slots } } });
    const inside = within(await panel());

    await waitFor(() => expect(inside.getByRole('radio', { name: /19:15/ })).toBeDisabled());
    expect(inside.getByRole('radio', { name: /20:30/ })).toBeEnabled();
  });

  it('asks no date for an open ticket', async () => {
    await show('?units=adult:1', anAttraction({ options: [anOption({ openDated: true, validityDays: 180 })] }), {
      'GET /availability': { body: { ...free, localDate: null } },
    });
    const inside = await panel();

    await waitFor(() => expect(chosen(inside)).toEqual({ productId: 'zoo', optionId: 'day', units: [{ unitId: 'adult', quantity: 1 }] }));
    expect(within(inside).queryByRole('region', { name: 'Date' })).not.toBeInTheDocument();
  });
});
