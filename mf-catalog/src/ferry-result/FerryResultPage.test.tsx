import { screen, waitFor, within } from '@testing-library/react';
import type { FerryPorts, FerrySailing, FerrySailings } from '@straits/api-contract';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { FerryResultPage } from './FerryResultPage';

// The cart's button belongs to mf-booking; here it only tells that it was pressed without a trip.
jest.mock('@straits/federation', () => ({
  ...jest.requireActual<object>('@straits/federation'),
  fragment:
    () =>
    ({ onMissing }: { onMissing: () => void }) => <button onClick={onMissing}>Book now</button>,
}));

const port = (id: string, name: string) => ({
  id,
  name,
  area: name,
  country: 'SG',
  timeZone: 'Asia/Singapore',
  locode: null,
  destinations: ['harbourfront', 'batam'],
});
const ENDS = { from: port('harbourfront', 'HarbourFront'), to: port('batam', 'Batam') };
const price = { charge: { amount: 3_800, currency: 'SGD' }, shown: { amount: 3_800, currency: 'SGD' } };
const sailing = (departs: string, operator: string) =>
  ({
    ...{ productId: operator, optionId: `${operator}-${departs}`, name: 'Line', operator, departs, arrives: '23:00', arrivalDayOffset: 0 },
    ...{ durationMinutes: 50, status: 'AVAILABLE', vacancies: null, terminalCharge: null, cancellation: [], priceFrom: price },
    fares: [{ unitId: 'adult', type: 'ADULT', travellers: 'ALL', minAge: 12, maxAge: null, price, roundTrip: null }],
  }) as unknown as FerrySailing;
const DAY = {
  ...ENDS,
  localDate: '2026-12-03',
  sailings: [
    sailing('07:40', 'Fast'),
    sailing('09:00', 'Jet'),
    sailing('13:00', 'Fast'),
    sailing('18:00', 'Jet'),
    sailing('20:00', 'Fast'),
  ],
  openTickets: [],
  days: [],
  nearestDates: [],
} as unknown as FerrySailings;
const BARE = '/ferry-result?mode=oneway&from=harbourfront&to=batam&date=2026-12-03&adult=1';
const ROUND = '/ferry-result?mode=round&from=harbourfront&to=batam&date=2026-12-03&back=2026-12-05&adult=1';

const show = (more = '', at = BARE, day = DAY) => {
  fakeApi({
    'GET /ferries/ports': { body: { items: [ENDS.from, ENDS.to], routes: [] } as unknown as FerryPorts },
    'GET /ferries/sailings': { body: day },
  });
  return renderPage(<FerryResultPage />, { at: at + more, texts: { catalog: texts } });
};
const shown = () => screen.getAllByRole('article').map((card) => (card.getAttribute('aria-label') ?? '').replace(' to 23:00, ', ' '));
const inAddress = (name: string) => new URLSearchParams(window.location.search).getAll(name);

describe("a day's sailings", () => {
  it('are narrowed by time and operator, in the address', async () => {
    const { user } = await show();

    await user.click(await screen.findByRole('button', { name: 'From 17:00' }));
    await waitFor(() => expect(shown()).toEqual(['18:00 Jet', '20:00 Fast']));
    await user.click(screen.getByRole('button', { name: 'Jet' }));

    await waitFor(() => expect(shown()).toEqual(['18:00 Jet']));
    expect([inAddress('time'), inAddress('operator')]).toEqual([['evening'], ['Jet']]);
    expect(screen.getByText('1 of 5 are shown')).toBeVisible();
  });

  it('are narrowed as the address says, and all again with a press when none is left', async () => {
    const { user } = await show('&time=afternoon&operator=Jet');

    expect(await screen.findByText('No sailing is like this')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all 5 sailings' }));

    await waitFor(() => expect(shown()).toHaveLength(5));
    expect(window.location.search).not.toMatch(/time|operator/);
    expect(screen.getByRole('group', { name: texts.ferry.sift.label })).toHaveFocus();
  });

  it('lead the keyboard on where all of them are wanted again after one was chosen', async () => {
    const { user } = await show();
    await user.click((await screen.findAllByRole('button', { name: /^Choose/ }))[0] as HTMLElement);

    await user.click(await screen.findByRole('button', { name: 'Show all 5 sailings' }));

    await waitFor(() => expect(shown()).toHaveLength(5));
    const all = screen.getAllByRole('list').find((list) => within(list).queryAllByRole('article').length === 5);
    expect(all).toHaveFocus();
  });
});

it('names every way without a sailing when the trip is to be booked, and leads to the first', async () => {
  const { user } = await show('', ROUND);
  const out = await screen.findByRole('region', { name: texts.ferry.departureSchedule });

  await user.click(screen.getByRole('button', { name: 'Book now' }));

  expect(out).toHaveFocus();
  expect(out).toHaveAccessibleDescription('Choose a departure');
  expect(screen.getByRole('region', { name: texts.ferry.returnSchedule })).toHaveAccessibleDescription('Choose a return');
});

it.each([
  [null, 'Total'],
  [{ price, payable: 'included' }, 'Total'],
  [{ price, payable: 'at_terminal' }, 'Total with terminal charges'],
] as const)('calls a sum with the terminal charge %j: %s', async (terminalCharge, name) => {
  const charged = { ...DAY, sailings: [{ ...sailing('07:40', 'Fast'), terminalCharge }] };
  const { user } = await show('', BARE, charged);

  await user.click(await screen.findByRole('button', { name: /^Choose/ }));

  expect(await screen.findByText(name)).toBeInTheDocument();
});
