import { screen } from '@testing-library/react';
import type { OrderLine } from '@straits/api-contract';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { orderWith } from '../orders.fixture';
import { ChangeDateDialog } from './ChangeDateDialog';

const day = (localDate: string, amount: number) => {
  const price = { amount, currency: 'SGD' };
  return { localDate, status: 'AVAILABLE', vacancies: 9, priceFrom: { charge: price, shown: price }, hasPromotion: false };
};

async function show(change: Partial<OrderLine> = {}) {
  const [first] = orderWith().lines as [OrderLine];
  const line = { ...first, startTime: null, ...change };
  const order = orderWith({ lines: [line] });
  fakeApi({
    'GET /availability/calendar': { body: { days: [day('2026-12-24', 5_000), day('2026-12-25', 5_000), day('2026-12-26', 9_000)] } },
    'GET /availability': { body: { slots: ['09:00', '10:00'].map((startTime) => ({ startTime, status: 'AVAILABLE' })) } },
    [`POST /orders/${order.code}/lines/${line.id}/date-quote`]: refused('change_costs_more'),
  });
  return renderPage(<ChangeDateDialog order={order} line={line} guestKey="k1" onClose={() => undefined} />, {
    at: '/order-detail',
    texts: { account },
  });
}

it('says of a dearer day what to do instead, and no longer to choose a day', async () => {
  const { user } = await show();
  expect(await screen.findByText('Choose a day to see what it costs.')).toBeVisible();

  await user.click(await screen.findByRole('radio', { name: /Dec 26/ }));

  expect(await screen.findByText(/new date costs more/)).toBeVisible();
  expect(screen.queryByText('Choose a day to see what it costs.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Change to/ })).toBeDisabled();
});

it('says of the day that is booked that it is the one', async () => {
  const { user } = await show();

  await user.click(await screen.findByRole('radio', { name: /Dec 24/ }));

  expect(screen.getByText(/This is your booking as it stands/)).toBeVisible();
});

it('asks for the time where there are times', async () => {
  const { user } = await show({ startTime: '19:15' });

  await user.click(await screen.findByRole('radio', { name: /Dec 25/ }));

  expect(screen.getByText('Choose a time to see what it costs.')).toBeVisible();
});
