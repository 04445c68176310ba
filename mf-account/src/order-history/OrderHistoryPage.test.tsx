import { screen, waitFor, within } from '@testing-library/react';
import type { OrderSummary } from '@straits/api-contract';
import { fakeApi, refused, type Asked } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { summaryWith } from '../orders.fixture';
import { OrderHistoryPage } from './OrderHistoryPage';

const counts = { upcoming: 1, to_pay: 2, past: 0, cancelled: 0 };
const page = (items: OrderSummary[], nextCursor: string | null = null) => ({ body: { items, nextCursor, counts } });
const open = (at = '/order-history') => renderPage(<OrderHistoryPage />, { at, texts: { account }, session: person() });
const asked = (requests: Asked[]) => Object.fromEntries(requests.at(-1)?.query ?? []);

describe('order history', () => {
  it('shows what is upcoming, with the number of orders in every tab', async () => {
    fakeApi({ 'GET /orders': page([summaryWith()]) });

    await open();

    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Night Safari' })).toHaveAttribute('href', '/order-detail?order=ST7KQ2MX9P');
    expect(card).toHaveTextContent('3 people');
    expect(card).toHaveTextContent('ST7KQ2MX9P');
    expect(screen.getByRole('tab', { name: 'To pay 2' })).toBeVisible();
  });

  it('keeps tab, search and filters in the address and asks for them', async () => {
    const requests = fakeApi({ 'GET /orders': page([summaryWith()]) });
    const { user } = await open();

    await user.click(await screen.findByRole('tab', { name: /To pay/ }));
    await user.type(screen.getByLabelText('Booking number or name'), 'zoo');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.selectOptions(screen.getByLabelText('Type'), 'Hotel');

    await waitFor(() => expect(asked(requests)).toMatchObject({ tab: 'to_pay', q: 'zoo', kind: 'hotel', limit: '20' }));
    expect(window.location.search).toBe('?tab=to_pay&q=zoo&kind=hotel');
  });

  it('opens as the address says, and a filter can be taken off', async () => {
    const requests = fakeApi({ 'GET /orders': page([summaryWith()]) });
    const { user } = await open('/order-history?tab=past&from=2026-11-01');

    await user.click(await screen.findByRole('button', { name: /Remove filter: From/ }));

    await waitFor(() => expect(asked(requests)).not.toHaveProperty('from'));
    expect(window.location.search).toBe('?tab=past');
  });

  it.each([
    ['to pay what waits for payment', { status: 'ORDERED' as const }, 'Pay now', '/payment?order=ST7KQ2MX9P'],
    ['to upload a proof', { status: 'ORDERED' as const, awaitingProof: true }, 'Upload proof', '/payment?order=ST7KQ2MX9P'],
    ['the tickets', {}, 'Tickets', '/order-detail?order=ST7KQ2MX9P#documents'],
  ])('offers %s', async (...[, change, name, href]) => {
    fakeApi({ 'GET /orders': page([summaryWith(change)]) });

    await open();

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says how long there is to pay', async () => {
    fakeApi({ 'GET /orders': page([summaryWith({ status: 'ORDERED', expiresAt: new Date(Date.now() + 90.5 * 60_000).toISOString() })]) });

    await open();

    expect(await screen.findByText('Pay within 1 h 30 min')).toBeVisible();
  });

  it('asks for what is due of an order only while nothing of it is on its way', async () => {
    const due = { amount: 115_200, currency: 'SGD' };
    const [open_, checked] = [summaryWith({ status: 'ORDERED', due }), summaryWith({ code: 'CHECKED', status: 'VERIFYING', due })];
    fakeApi({ 'GET /orders': page([open_, checked]) });

    await open();

    expect(await screen.findAllByText(/SGD.1,152.00/)).toHaveLength(1);
  });

  it('shows older orders and the way back', async () => {
    const requests = fakeApi({ 'GET /orders': page([summaryWith()], 'next-page') });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Older bookings' }));

    await waitFor(() => expect(asked(requests)).toMatchObject({ cursor: 'next-page' }));
    expect(screen.getByRole('button', { name: 'Back to the newest' })).toBeVisible();
  });

  it('says what to do when a tab is empty, and where there is something', async () => {
    fakeApi({ 'GET /orders': page([]) });

    await open();

    expect(await screen.findByRole('heading', { name: 'Nothing planned yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Look at “To pay”' })).toBeVisible();
  });

  it('tells a failure in place and tries again', async () => {
    fakeApi({ 'GET /orders': refused('service_busy') });
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We are very busy');
    fakeApi({ 'GET /orders': page([summaryWith()]) });

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('article')).toBeVisible();
  });
});
