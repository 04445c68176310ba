import { screen, within } from '@testing-library/react';
import type { ResourceRef, RouteMatch } from '@straits/remote-contract';
import { Route, Routes } from '@straits/router';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { leaves, tour } from '../trip/tour.builder';
import { AddOns } from './AddOns';
import { AvailableDates } from './AvailableDates';
import type { PackageStep } from './package-choice.rules';
import { PackageStepPage } from './PackageStepPage';
import { PassengerDetails } from './PassengerDetails';
import { stepPage } from './steps.head';
import { TripOverview } from './TripOverview';

const show = (at: string) => {
  fakeApi({
    'GET /products/package/bali': { body: tour },
    'GET /products/package/bali/departures': {
      body: { items: [leaves('2026-12-05', 9), leaves('2026-12-12', 0)], timeZone: 'Asia/Makassar' },
    },
  });
  return renderPage(
    <Routes>
      <Route path="/package/:slug/available-dates" element={<PackageStepPage step="available-dates" Content={AvailableDates} />} />
      <Route path="/package/:slug/passenger-details" element={<PackageStepPage step="passenger-details" Content={PassengerDetails} />} />
      <Route path="/package/:slug/add-on" element={<PackageStepPage step="add-on" Content={AddOns} />} />
      <Route path="/package/:slug/trip-overview" element={<PackageStepPage step="trip-overview" Content={TripOverview} />} />
    </Routes>,
    { at, texts: { catalog: texts } },
  );
};
const address = () => new URLSearchParams(window.location.search);

const headAt = (step: PackageStep, query: string) => {
  const { head, resources } = stepPage(step);
  const match = { params: { slug: 'bali' }, search: new URLSearchParams(query), origin: 'https://tour.test' } as unknown as RouteMatch;
  const [product] = resources(match);
  const read = <T,>({ path }: ResourceRef) => (path === product?.path ? tour : { items: [leaves('2026-12-05', 9)] }) as T;
  return head(match, read, (key) => key);
};

describe('the address of a step that says too little', () => {
  it('is led by the server to the step that comes first, with what is chosen and the reason', () => {
    expect(headAt('passenger-details', 'units=adult:2').redirect).toBe('/package/bali/available-dates?units=adult%3A2&led=missing');
    expect(headAt('trip-overview', '').redirect).toBe('/package/bali/available-dates?led=missing');
    expect(headAt('trip-overview', 'date=2026-12-05').redirect).toBe('/package/bali/passenger-details?date=2026-12-05&led=people');
  });

  it('stays where it is once it says enough', () => {
    expect(headAt('add-on', 'date=2026-12-05&units=adult:2').redirect).toBeUndefined();
    expect(headAt('available-dates', '').redirect).toBeUndefined();
  });
});

describe('booking a package', () => {
  it('leads to the dates first, says why, and keeps the people', async () => {
    await show('/package/bali/passenger-details?units=adult:2');

    expect(await screen.findByText('Choose a date first')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/package/bali/available-dates');
    expect(address().get('units')).toBe('adult:2');
  });

  it('offers to wait for a full departure beside what is read aloud, not in it', async () => {
    const { user } = await show('/package/bali/available-dates?date=2026-12-12&units=adult:2,infant:1');
    const wait = await screen.findByRole('button', { name: 'Wait for this day' });

    expect(screen.queryByText('Wait for this day', { selector: '[role="status"] *' })).not.toBeInTheDocument();
    expect(screen.getByText(/nearest with places/, { selector: '[role="status"] *' })).toBeVisible();
    await user.click(wait);
    // An infant takes no place.
    expect(await screen.findByText(/there are 2 places again/)).toBeVisible();
  });

  it('asks how old each child is, and keeps the answer in the address', async () => {
    const { user } = await show('/package/bali/passenger-details?date=2026-12-05&units=adult:2');

    await user.click(await screen.findByRole('button', { name: 'More: Child, no bed' }));
    expect(screen.getByText('Say how old each child is on the day of departure', { selector: '[role="status"] *' })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '7 years');

    expect(address().get('ages')).toBe('child:7');
    expect((await screen.findAllByRole('link', { name: 'On to the add-ons' }))[0]).toHaveAttribute(
      'href',
      expect.stringContaining('ages=child%3A7'),
    );
  });

  it('tells what the travellers on the page cost before any number is touched', async () => {
    await show('/package/bali/passenger-details?date=2026-12-05');

    expect(await screen.findByRole('complementary')).toHaveTextContent('1,200');
    expect(screen.getAllByRole('link', { name: 'On to the add-ons' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('units=adult%3A2'),
    );
  });

  it('names all ages that are missing when the way on is pressed, and leads to the first', async () => {
    const { user } = await show('/package/bali/passenger-details?date=2026-12-05&units=adult:2,child:2');

    await user.click(await screen.findByRole('button', { name: 'On to the add-ons' }));

    expect(screen.getByRole('combobox', { name: 'Age of child 1' })).toHaveFocus();
    for (const age of screen.getAllByRole('combobox', { name: /^Age of child/ })) expect(age).toBeInvalid();
  });

  it('ticks no add-on by itself, and counts those that the traveller takes', async () => {
    const { user } = await show('/package/bali/add-on?date=2026-12-05&units=adult:2');
    const extra = await screen.findByRole('button', { name: 'More: Massage' });
    const choice = screen.getByRole('complementary');
    expect(within(choice).queryByText(/Massage/)).not.toBeInTheDocument();
    expect(choice).toHaveTextContent('1,200');

    await user.click(extra);

    expect(address().get('extras')).toBe('spa:1');
    expect(choice).toHaveTextContent('1,265');
  });

  it('leads from the bar of a phone to the overview’s buttons for the cart', async () => {
    await show('/package/bali/trip-overview?date=2026-12-05&units=adult:2');

    const buttons = await screen.findByRole('region', { name: 'Book' });
    expect(await screen.findByRole('link', { name: 'Book this trip' })).toHaveAttribute('href', `#${buttons.id}`);
  });
});
