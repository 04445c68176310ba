import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { ActsPage } from './ActsPage';

const act = (id: number, subject: string) => ({ id, at: '2026-12-01T02:00:00Z', by: null, act: 'order_placed', subject, details: {} });

it('shows who did what, whoever has left, with the way to the order; earlier acts follow when they are asked for', async () => {
  const requests = fakeApi({
    'GET /agency/acts': ({ query }) =>
      query.get('cursor') === '7'
        ? { body: { items: [act(6, 'ada@straits.test')], nextCursor: null } }
        : { body: { items: [act(7, 'ST4F7H2K9P')], nextCursor: '7' } },
  });
  const { user } = await renderPage(<ActsPage />, {
    at: '/agency/acts',
    texts: { account },
    session: person({ IsB2B: 'true', AgencyRole: 'admin' }),
  });

  expect(await screen.findByRole('link', { name: 'ST4F7H2K9P' })).toHaveAttribute('href', '/order-detail?order=ST4F7H2K9P');
  expect(screen.getByText(account.agency.somebody)).toBeVisible();
  await user.click(screen.getByRole('button', { name: account.agency.acts.more }));

  expect(await screen.findByText('ada@straits.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ST4F7H2K9P' })).toBeVisible();
  expect(screen.queryByRole('button', { name: account.agency.acts.more })).not.toBeInTheDocument();
  expect(requests).toHaveLength(2);
});
