import { act, render, screen, waitFor } from '@testing-library/react';
import type { User } from '@straits/api-contract';
import { sessionEnded, signedIn } from '@straits/session';
import { closeToast, currentToast } from '@straits/http';
import { answerWith, InShop, type Answered } from '../acts/shop.fixture';
import { aCart, aLine } from '../cart-line/cart.builder';
import { MiniCartLink } from './MiniCartLink';

let api: Answered;
afterEach(() => api.restore());

describe('the cart in the header', () => {
  it('leads to the cart and says how much is in it', async () => {
    api = answerWith({ 'GET /cart': aCart([aLine({ id: 'a' }), aLine({ id: 'b' })]) });
    render(<MiniCartLink />, { wrapper: InShop });

    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '/cart');
  });

  it('asks once for a visitor, and anew when somebody signs in', async () => {
    sessionEnded();
    api = answerWith({ 'GET /cart': aCart([aLine()]) });
    render(<MiniCartLink />, { wrapper: InShop });
    await screen.findByRole('link', { name: 'Cart, 1 item' });
    expect(api.asked('GET /cart')).toHaveLength(1);

    act(() => void signedIn({ token: 't', user: { Id: 'ada' } as User, cartMerge: null }));

    await waitFor(() => expect(api.asked('GET /cart')).toHaveLength(2));
    act(() => void sessionEnded());
    await waitFor(() => expect(api.asked('GET /cart')).toHaveLength(3));
  });

  it('shows no number for an empty cart', async () => {
    api = answerWith({ 'GET /cart': aCart([]) });
    render(<MiniCartLink />, { wrapper: InShop });

    expect(await screen.findByRole('link', { name: 'Cart, 0 items' })).toHaveTextContent('');
  });

  const shortly = () => {
    const now = Date.now();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const hold = {
      id: '22222222-2222-4222-8222-222222222222',
      status: 'ACTIVE' as const,
      expiresAt: at(4),
      serverNow: at(0),
      renewalsLeft: 3,
    };
    return aCart([aLine({ hold })], { serverNow: at(0) });
  };

  it('warns on other pages that the time runs out, with a way to keep the places', async () => {
    window.history.replaceState(null, '', '/attraction');
    closeToast();
    api = answerWith({ 'GET /cart': shortly(), 'POST /holds/22222222-2222-4222-8222-222222222222/extend': {} });
    render(<MiniCartLink />, { wrapper: InShop });

    await waitFor(() => expect(currentToast.get()?.title).toBe('5 minutes left for the places in your cart'));
    currentToast.get()?.action?.onAct();

    await waitFor(() => expect(api.asked('POST /holds/22222222-2222-4222-8222-222222222222/extend')).toHaveLength(1));
  });

  it('leaves it to the cart to show its own clock', async () => {
    window.history.replaceState(null, '', '/cart');
    closeToast();
    api = answerWith({ 'GET /cart': shortly() });
    render(<MiniCartLink />, { wrapper: InShop });

    await screen.findByRole('link', { name: 'Cart, 1 item' });

    expect(currentToast.get()).toBeNull();
  });
});
