import { screen, within } from '@testing-library/react';
import { Route, Routes } from '@straits/router';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { leaves, tour } from '../trip/tour.builder';
import { PackageDetailPage } from './PackageDetailPage';

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
  // The keyboard need not go through the whole text.
  expect(panel).toHaveAttribute('id', 'dates');
  expect(screen.getAllByRole('link', { name: texts.package.seeDates })[0]).toHaveAttribute('href', '#dates');
});
