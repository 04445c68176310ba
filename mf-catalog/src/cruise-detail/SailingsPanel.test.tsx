import { screen, within } from '@testing-library/react';
import type { CruiseFacts, Departure } from '@straits/api-contract';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { anAttraction, aPrice } from '../product/product.builder';
import { SailingsPanel } from './SailingsPanel';

const cruise = anAttraction({ id: 'island-nights', kind: 'cruise', priceFrom: aPrice(80_000) });
const facts: CruiseFacts = {
  kind: 'cruise',
  line: 'Strait Lines',
  lineUrl: null,
  ship: 'Lagoon',
  departurePort: 'Singapore',
  nights: 3,
  ports: ['Singapore'],
  itinerary: [],
  gratuity: { amount: 1_600, currency: 'USD' },
  sailings: ['2026-12-05'],
};
const sailing: Departure = {
  localDate: '2026-12-05',
  options: [{ optionId: 'inside', status: 'AVAILABLE', vacancies: 9, unitPrices: [{ unitId: 'guest', price: aPrice(40_000) }] }],
};
const show = (change: Partial<CruiseFacts> = {}) =>
  renderPage(<SailingsPanel product={cruise} facts={{ ...facts, ...change }} departures={[sailing]} />, {
    at: '/cruise/island-nights',
    texts: { catalog: texts },
  });

it('prices each sailing per cabin for two, as its head does', async () => {
  await show();

  expect(screen.getByText('per cabin for two')).toBeVisible();
  expect(within(screen.getByRole('listitem')).getByText('from SGD 800.00')).toBeVisible();
});

it('says that all is included only where nothing is paid on board', async () => {
  await show();
  expect(screen.getByText(/gratuity of USD 16.00/)).toBeVisible();
  expect(screen.queryByText('All fees included')).not.toBeInTheDocument();

  await show({ gratuity: null });
  expect(screen.getByText('All fees included')).toBeVisible();
});
