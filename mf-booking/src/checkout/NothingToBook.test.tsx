import { render, screen, waitFor } from '@testing-library/react';
import type { Order } from '@straits/api-contract';
import { sessionStarted } from '@straits/session';
import { keepLastOrder } from '../placed-order/last-order';
import { anOrder } from '../acts/order.builder';
import { answerWith, InShop, type Answered } from '../acts/shop.fixture';
import { aCart } from '../cart-line/cart.builder';
import { CheckoutPage } from './CheckoutPage';
import { draftUsed } from './draft.model';
import { outcomeLeft } from './place-order.model';

const now = (minutes = 0) => new Date(Date.now() + minutes * 60_000).toISOString();
const order = (change: Partial<Order> = {}) => anOrder({ serverNow: now(), createdAt: now(), expiresAt: now(25), ...change });

let api: Answered;
beforeEach(() => {
  draftUsed();
  outcomeLeft();
  sessionStarted();
  document.title = 'Contact details – Checkout';
});
afterEach(() => {
  sessionStorage.clear();
  return api.restore();
});

const show = (answers: Record<string, unknown>) => {
  window.history.replaceState(null, '', '/checkout?step=contact');
  api = answerWith({ 'GET /cart': aCart([], { serverNow: now() }), 'GET /cart/draft': {}, ...answers });
  render(<CheckoutPage />, { wrapper: InShop });
};
const showAfterOrder = (last: unknown) => {
  keepLastOrder('?order=STR-7K2M', '#STR-7K2M=secret');
  show({ 'GET /orders/STR-7K2M': last });
};

it('says that the order waits for its payment, how long it can be paid, and leads there with the guest’s key', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  showAfterOrder(order());

  const title = 'Order STR-7K2M waits for your payment';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^2[45]:\d\d$/);
  expect(screen.getByRole('link', { name: 'Go on to payment' })).toHaveAttribute('href', '/payment?order=STR-7K2M#STR-7K2M=secret');
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/order-detail?order=STR-7K2M&key=secret');
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  expect(document.title).toBe(title);
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0));
});

it('names the day until which a transfer can come', async () => {
  showAfterOrder(order({ expiresAt: now(24 * 60) }));

  expect(await screen.findByText(/^Pay before /)).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

it('leads to the booking once it is paid', async () => {
  showAfterOrder(order({ status: 'paid' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Order STR-7K2M is booked' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the booking' })).toHaveAttribute('href', '/order-detail?order=STR-7K2M&key=secret');
});

it('says so when the time to pay runs out while it is looked at', async () => {
  showAfterOrder(order({ expiresAt: now(1 / 60) }));

  expect(await screen.findByRole('heading', { level: 1, name: 'The time to pay for order STR-7K2M is over' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find things to do' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('is not over where it was paid in another tab meanwhile', async () => {
  showAfterOrder(order({ expiresAt: now(1 / 60) }));
  await screen.findByRole('timer');
  api.change('GET /orders/STR-7K2M', order({ status: 'paid' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Order STR-7K2M is booked' })).toBeInTheDocument();
});

it('leads to the second order of a cart in two currencies once the first is paid', async () => {
  keepLastOrder('?order=STR-7K2M&next=STR-9P4Q', '#STR-7K2M=secret&STR-9P4Q=other');
  show({ 'GET /orders/STR-7K2M': order({ status: 'paid' }) });

  expect(await screen.findByRole('link', { name: 'Pay the next order' })).toHaveAttribute('href', '/payment?order=STR-9P4Q#STR-9P4Q=other');
});

it('does not call the cart empty while the order cannot be read, and asks again', async () => {
  showAfterOrder({ status: 503, code: 'service_busy' });

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
});

it.each([
  ['an order whose time is over', order({ status: 'EXPIRED' })],
  ['an order that is another’s', { status: 404, code: 'not_found' }],
])('is the empty cart after %s', async (_, last) => {
  showAfterOrder(last);

  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeInTheDocument();
});

it('is the empty cart where no order was opened, and the title says so', async () => {
  show({});

  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Your cart is empty'));
});
