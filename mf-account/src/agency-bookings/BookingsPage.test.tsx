import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { BookingsPage } from './BookingsPage';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const booking = (lineId: string, contactName: string) => ({
  ...{
    lineId,
    contactName,
    orderCode: `STAAA${lineId.toUpperCase()}1`,
    productName: `Zoo ${lineId}`,
    optionName: 'Day ticket',
    lang: 'en',
  },
  ...{ localDate: '2026-12-10', startTime: null, people: 2, total: sgd(8_000) },
});
const quote = { before: sgd(8_000), after: sgd(7_500), refund: sgd(500), fee: sgd(0) };

it('shows fee and new price of each, then moves what can be moved at what was shown', async () => {
  const requests = fakeApi({
    'GET /agency/bookings': { body: { items: [booking('a', 'Mei'), booking('b', 'Ali')], serverNow: '2026-12-01T00:00:00Z' } },
    'POST /agency/bookings/date-quotes': {
      body: {
        items: [
          { lineId: 'a', quote, refusal: null },
          { lineId: 'b', quote: null, refusal: 'change_not_allowed' },
        ],
      },
    },
    'POST /agency/bookings/dates': { body: { items: [{ lineId: 'a', isMoved: true, refusal: null }] } },
  });
  const { user } = await renderPage(<BookingsPage />, {
    at: '/agency/bookings',
    texts: { account },
    session: person({ IsB2B: 'true', AgencyRole: 'booker' }),
  });

  await user.click(await screen.findByLabelText('Choose all'));
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  expect(screen.getByText('Choose the new date')).toBeVisible();
  await user.type(screen.getByLabelText(/New date/), '2026-12-12');
  await user.click(screen.getByRole('button', { name: 'See prices' }));

  expect(await screen.findByText('New price SGD 75.00')).toBeVisible();
  expect(screen.getByText('Fee SGD 0.00')).toBeVisible();
  expect(screen.getByText('1 of 2 can be moved to Sat, Dec 12, 2026. You get back SGD 5.00.', { exact: false })).toBeVisible();
  expect(screen.getByText('The date of this ticket cannot be changed any more.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move 1 booking' }));

  expect(await screen.findByText('Moved')).toBeVisible();
  expect(requests.find(({ what }) => what === 'POST /agency/bookings/dates')?.body).toEqual({
    localDate: '2026-12-12',
    moves: [{ lineId: 'a', expectedRefund: sgd(500) }],
  });
});

it('promises no money where the new date costs the same', async () => {
  const same = { before: sgd(8_000), after: sgd(8_000), refund: sgd(0), fee: sgd(0) };
  fakeApi({
    'GET /agency/bookings': { body: { items: [booking('a', 'Mei')], serverNow: '2026-12-01T00:00:00Z' } },
    'POST /agency/bookings/date-quotes': { body: { items: [{ lineId: 'a', quote: same, refusal: null }] } },
  });
  const { user } = await renderPage(<BookingsPage />, {
    at: '/agency/bookings',
    texts: { account },
    session: person({ IsB2B: 'true', AgencyRole: 'booker' }),
  });
  await user.click(await screen.findByLabelText('Choose all'));
  await user.type(screen.getByLabelText(/New date/), '2026-12-12');

  await user.click(screen.getByRole('button', { name: 'See prices' }));

  expect(await screen.findByText(/1 of 1 can be moved to .* Nothing is to pay and nothing comes back/)).toBeVisible();
});
