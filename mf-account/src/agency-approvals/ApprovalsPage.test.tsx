import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { ApprovalsPage } from './ApprovalsPage';

const approval = (change: object = {}) => ({
  ...{
    id: 'one',
    orderCode: 'ST4F7H2K9P',
    title: 'River Zoo',
    amount: { amount: 80_000, currency: 'SGD' },
    askedBy: 'Siti',
    isYours: false,
  },
  ...{ askedAt: '2026-12-01T02:00:00Z', note: 'School trip', state: 'waiting', decidedBy: null, decidedAt: null, reason: null },
  ...{ keptUntil: '2026-12-01T06:00:00Z', ...change },
});
const own = (role: string) => ({
  body: {
    name: 'Kampong Tours',
    currency: 'SGD',
    role,
    limits: { perOrder: 50_000, perMonth: null },
    spentThisMonth: 0,
    waitingApprovals: 1,
  },
});
const open = (role: 'admin' | 'booker', at = '/agency/approvals') =>
  renderPage(<ApprovalsPage />, { at, texts: { account }, session: person({ IsB2B: 'true', AgencyRole: role }) });

it('refuses with a reason that is asked for', async () => {
  const refusedNow = approval({ state: 'refused', decidedBy: 'Ada', decidedAt: '2026-12-01T03:00:00Z', reason: 'Over the budget' });
  const requests = fakeApi({
    'GET /agency': own('admin'),
    'GET /agency/approvals': { body: { items: [approval()] } },
    'POST /agency/approvals/one/refuse': { body: { items: [refusedNow] } },
  });
  const { user } = await open('admin');

  await user.click(await screen.findByRole('button', { name: 'Refuse order ST4F7H2K9P' }));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByText('Write the reason in a few words')).toBeVisible();
  await user.type(screen.getByLabelText(/Why not/), 'Over the budget');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));

  expect(await screen.findByText('Over the budget')).toBeVisible();
  expect(requests.find(({ what }) => what.endsWith('/refuse'))?.body).toEqual({ reason: 'Over the budget' });
});

it('asks for the order that the address names, and a booker decides on nothing', async () => {
  fakeApi({
    'GET /agency': own('booker'),
    'GET /agency/approvals': { body: { items: [] } },
    'POST /agency/approvals': { body: { items: [approval({ isYours: true })] } },
  });
  const { user } = await open('booker', '/agency/approvals?order=ST4F7H2K9P');

  await user.click(await screen.findByRole('button', { name: 'Ask for approval' }));

  expect(await screen.findByText('School trip')).toHaveAttribute('lang', '');
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
});
