import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@straits/api-contract';
import { aCart, aLine } from '../cart-line/cart.builder';
import { InShop, answerWith, type Answered } from '../acts/shop.fixture';
import texts from '../locales/en.json';
import { CartPage } from './CartPage';

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const hold = (minutes: number) => ({
  id: '22222222-2222-4222-8222-222222222222',
  status: 'ACTIVE' as const,
  expiresAt: soon(minutes),
  serverNow: soon(0),
  renewalsLeft: 10,
});
const held = (minutes = 25) => aLine({ hold: hold(minutes) });
const cartOf = (lines: Cart['lines'], change: Partial<Cart> = {}) => aCart(lines, { serverNow: soon(0), ...change });

let api: Answered;
afterEach(() => api.restore());
const show = (cart: Cart, answers: Parameters<typeof answerWith>[0] = {}) => {
  api = answerWith({ 'GET /cart': cart, ...answers });
  render(<CartPage />, { wrapper: InShop });
};

describe('the cart', () => {
  it('shows what is held, for whom, and what it costs', async () => {
    show(cartOf([held()]));

    const item = await screen.findByRole('article');

    expect(within(item).getByRole('heading', { name: 'Night Safari' })).toBeInTheDocument();
    expect(within(item).getByText('2 × Adult')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^2[45]:\d\d$/);
    expect(screen.getAllByRole('link', { name: 'Go to checkout' })[0]).toHaveAttribute('href', '/checkout');
  });

  it('says "same trip" of the legs of one, and not of a leg that is alone', async () => {
    const leg = (id: string, groupId: string) => aLine({ id, groupId, hold: hold(25) });
    show(cartOf([leg('out', 'trip-1'), leg('back', 'trip-1'), leg('alone', 'trip-2')]));

    const items = await screen.findAllByRole('article');

    expect(items.map((item) => within(item).queryByText(texts.items.line.trip) !== null)).toEqual([true, true, false]);
  });

  it('tells the two ways of a journey apart, in its summary and on their buttons', async () => {
    const leg = (id: string, optionName: string) => aLine({ id, optionName, productName: 'Batam ferry', hold: hold(25) });
    show(cartOf([leg('out', 'There'), leg('back', 'Back')]));

    const summary = await screen.findByRole('complementary', { name: texts.cart.summary });

    expect(within(summary).getByText('Batam ferry · There')).toBeInTheDocument();
    expect(within(summary).getByText('Batam ferry · Back')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Batam ferry · Back' })).toBeInTheDocument();
  });

  it('promises that everything is included only where nothing is paid on board', async () => {
    const money = { amount: 9_600, currency: 'USD' };
    show(cartOf([aLine({ kind: 'cruise', hold: hold(25), paidOnBoard: { charge: money, shown: money } })]));

    expect(await screen.findByText('Gratuity, paid on board and not in this price: USD 96.00')).toBeInTheDocument();
    expect(screen.getByText('Not in this total: what you pay yourself on board or at the terminal.')).toBeInTheDocument();
    expect(screen.queryByText('Everything that must be paid is included.')).not.toBeInTheDocument();
  });

  it('says what to do when it is empty', async () => {
    show(cartOf([]));

    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find things to do' })).toHaveAttribute('href', '/attraction');
  });

  it('offers more time from five minutes on', async () => {
    const line = held(4);
    show(cartOf([line]), { 'POST /holds/22222222-2222-4222-8222-222222222222/extend': line.hold });

    await userEvent.click(await screen.findByRole('button', { name: 'Keep my places' }));

    await waitFor(() => expect(api.asked('POST /holds/22222222-2222-4222-8222-222222222222/extend')).toHaveLength(1));
  });

  it('keeps what is no longer held, with one button to hold it again', async () => {
    const lapsed = aLine({ state: 'expired', hold: null });
    show(cartOf([lapsed]), { [`POST /cart/lines/${lapsed.id}/hold`]: cartOf([held()]) });

    await userEvent.click(await screen.findByRole('button', { name: 'Hold again' }));

    expect(await screen.findByRole('timer')).toBeInTheDocument();
  });

  it('says in the words of the specification that the time is over', async () => {
    show(cartOf([aLine({ state: 'expired', hold: null })]));

    expect(await screen.findByRole('heading', { name: 'Your time on this page has expired' })).toBeInTheDocument();
    expect(screen.getByText('No longer held')).toBeInTheDocument();
  });

  it('says why the places cannot be held again, and offers another date', async () => {
    const lapsed = aLine({ state: 'expired', hold: null });
    show(cartOf([lapsed]), { [`POST /cart/lines/${lapsed.id}/hold`]: { status: 409, code: 'date_sold_out' } });

    await userEvent.click(await screen.findByRole('button', { name: 'Hold again' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry, the product following the selected date is unavailable. Please try another date',
    );
    expect(screen.getByRole('button', { name: 'Choose other date' })).toBeInTheDocument();
  });

  it('says of what is no longer held that its pick-up point is gone, and leads to choosing another', async () => {
    show(cartOf([aLine({ state: 'expired', hold: null, answers: [{ questionId: 'pickup', label: 'Pick-up', text: '', isGone: true }] })]));

    expect(await screen.findByText('Pick-up: what you chose is no longer offered')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose again' }));

    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('removes an item and takes it back', async () => {
    const line = held();
    show(cartOf([line]), { [`DELETE /cart/lines/${line.id}`]: cartOf([]), 'POST /cart/lines': cartOf([line]) });

    await userEvent.click(await screen.findByRole('button', { name: 'Remove Night Safari' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('Data success deleted')).toBeInTheDocument();
    expect(undo).toHaveFocus();
    await userEvent.click(undo);

    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(api.asked('POST /cart/lines')[0]?.body).toMatchObject({
      productId: 'night-safari',
      localDate: '2026-12-01',
      units: [{ unitId: 'adult', quantity: 2 }],
    });
  });

  it('shows a price that has changed beside the old one', async () => {
    show(cartOf([{ ...held(), priceWas: { charge: { amount: 10_000, currency: 'SGD' }, shown: { amount: 10_000, currency: 'SGD' } } }]));

    const item = await screen.findByRole('article');

    expect(within(item).getByText('Price went up')).toBeInTheDocument();
    expect(within(item).getByText('SGD 100.00', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeInTheDocument();
  });
});
