import { screen, within } from '@testing-library/react';
import type { Attraction, Departure } from '@straits/api-contract';
import { Route, Routes } from '@straits/router';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { anAttraction, anOption, aPrice, aUnit } from '../product/product.builder';
import { PackageDetailPage } from './PackageDetailPage';

const tour: Attraction = anAttraction({
  id: 'bali',
  kind: 'package',
  name: 'Bali in four days',
  options: [
    anOption({
      id: 'bali-tour',
      minUnits: 2,
      units: [
        aUnit({ id: 'adult', name: 'Adult', priceFrom: aPrice(60_000) }),
        aUnit({
          id: 'child',
          name: 'Child, no bed',
          type: 'CHILD',
          minAge: 3,
          maxAge: 12,
          accompaniedBy: ['adult'],
          priceFrom: aPrice(36_000),
        }),
      ],
      extras: [{ id: 'spa', name: 'Massage', description: 'An hour', per: 'person', price: aPrice(6_500), maxQuantity: 8 }],
    }),
  ],
  facts: {
    kind: 'package',
    days: 2,
    nights: 1,
    minTravellers: 2,
    itinerary: [
      { day: 1, title: 'Arrival in Ubud', description: 'Rice terraces.', meals: ['dinner'], stay: 'Ubud Inn', place: null },
      { day: 2, title: 'The sea', description: 'Snorkelling.', meals: ['breakfast'], stay: '', place: null },
    ],
  },
});
const leaves = (localDate: string, vacancies: number): Departure => ({
  localDate,
  options: [
    {
      optionId: 'bali-tour',
      status: vacancies > 0 ? 'AVAILABLE' : 'SOLD_OUT',
      vacancies,
      unitPrices: [
        { unitId: 'adult', price: aPrice(60_000) },
        { unitId: 'child', price: aPrice(36_000) },
      ],
    },
  ],
});

it('shows its days, its price parts and only departures that have places', async () => {
  fakeApi({
    'GET /products/package/bali': { body: tour },
    'GET /products/package/bali/departures': {
      body: { items: [leaves('2026-12-05', 9), leaves('2026-12-12', 0)], timeZone: 'Asia/Makassar' },
    },
  });
  await renderPage(
    <Routes>
      <Route path="/package/:slug" element={<PackageDetailPage />} />
    </Routes>,
    { at: '/package/bali', texts: { catalog: texts } },
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Bali in four days' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /Arrival in Ubud/ })).toBeInTheDocument();
  const prices = screen.getByRole('table', { name: 'Prices for each traveller' });
  expect(within(prices).getByRole('row', { name: /Child, no bed/ })).toHaveTextContent('360');
  const panel = screen.getByRole('complementary', { name: 'Dates and prices' });
  expect(await within(panel).findByRole('link', { name: /600/ })).toHaveAttribute('href', expect.stringContaining('date=2026-12-05'));
  expect(within(panel).queryByRole('link', { name: /12 Dec/ })).not.toBeInTheDocument();
});
