import { screen, within } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { ReportsPage } from './ReportsPage';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const sums = { orders: 3, people: 7, sold: sgd(24_000), cancelled: sgd(4_000), commission: sgd(6_100), markup: sgd(0) };
const own = { id: '00000000-0000-4000-8000-000000000001', name: 'Bay Tours' };
const below = { id: '00000000-0000-4000-8000-000000000002', name: 'Kampong Tours' };
const report = { rows: [{ id: 'river-zoo', name: 'River Zoo', lang: 'en', ...sums }], totals: [sums], more: 0, agencies: [own, below] };
const open = (query = '') =>
  renderPage(<ReportsPage />, {
    at: `/agency/reports${query}`,
    texts: { account },
    session: person({ IsB2B: 'true', AgencyRole: 'viewer' }),
  });

it('shows what was sold in the days of the address, and of one agency when that is chosen', async () => {
  const requests = fakeApi({
    'GET /agency/reports': ({ query }) => ({
      body: query.get('by') === 'month' ? { ...report, rows: [{ id: '2026-01', name: null, ...sums }] } : report,
    }),
  });
  const { user } = await open('?from=2026-01-01&until=2026-01-31');

  const row = within(await screen.findByRole('row', { name: /River Zoo/ }));
  expect(row.getByText('SGD 240.00')).toBeVisible();
  expect(row.getByText('SGD 61.00')).toBeVisible();
  expect(row.getByText('River Zoo')).toHaveAttribute('lang', 'en');
  expect(screen.queryByText(account.agency.reports.markup)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(account.agency.reports.whose), below.id);
  await user.selectOptions(screen.getByLabelText(account.agency.reports.rows), 'month');

  expect(await screen.findByText('January 2026')).toBeVisible();
  expect(requests.map(({ query }) => Object.fromEntries(query))).toMatchObject([
    { from: '2026-01-01', until: '2026-01-31', by: 'product' },
    { agency: below.id, by: 'product' },
    { agency: below.id, by: 'month' },
  ]);
});

it('shows what was earned by the markup on sub-agents where there is any', async () => {
  const earned = { ...sums, markup: sgd(1_234) };
  fakeApi({ 'GET /agency/reports': { body: { ...report, rows: [{ ...report.rows[0], ...earned }], totals: [earned] } } });
  await open();

  expect(await screen.findByRole('columnheader', { name: account.agency.reports.markup })).toBeVisible();
  expect(within(screen.getByRole('row', { name: /River Zoo/ })).getByText('SGD 12.34')).toBeVisible();
  expect(screen.getAllByText('SGD 12.34')).toHaveLength(2);
});

it('says what is wrong with days the wrong way round, and asks nothing', async () => {
  const requests = fakeApi({ 'GET /agency/reports': { body: { ...report, rows: [] } } });
  const { user } = await open('?from=2026-01-05&until=2026-01-31');
  expect(await screen.findByText(account.agency.reports.empty)).toBeVisible();

  const until = screen.getByLabelText(account.agency.reports.until);
  await user.clear(until);
  await user.type(until, '2026-01-01');
  await user.click(screen.getByRole('button', { name: account.agency.reports.show }));

  expect(screen.getByText(account.agency.reports.backwards)).toBeVisible();
  expect(requests).toHaveLength(1);
});
