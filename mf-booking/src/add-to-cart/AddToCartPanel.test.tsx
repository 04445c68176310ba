import { REFUSALS } from '@straits/api-contract/refusals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from '@straits/router';
import { answerWith, InShop, type Answered } from '../acts/shop.fixture';
import { aCart, aLine } from '../cart-line/cart.builder';
import { AddToCartPanel } from './AddToCartPanel';

const selection = {
  productId: 'night-safari',
  optionId: 'night-safari-entry',
  localDate: '2026-12-01',
  units: [{ unitId: 'adult', quantity: 2 }],
};

let api: Answered;
beforeEach(() => window.history.replaceState(null, '', '/attraction/night-safari'));
afterEach(() => api.restore());

describe('adding to the cart', () => {
  it('says what is missing, and leads there', async () => {
    api = answerWith({});
    const onMissing = jest.fn();
    render(<AddToCartPanel selection={null} hint="Choose a date" onMissing={onMissing} />, { wrapper: InShop });

    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));

    expect(screen.getByText('Choose a date')).toBeInTheDocument();
    expect(onMissing).toHaveBeenCalledTimes(1);
  });

  it('keeps a press that comes before the choice is drawn, and adds what was chosen last', async () => {
    api = answerWith({ 'POST /cart/lines': aCart([aLine()]) });
    const onMissing = jest.fn();
    function Page() {
      const [search, change] = useSearchParams();
      const room = search.get('room');
      const chooseAndAdd = () => {
        change(() => ({ room: 'deluxe' }));
        fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
      };
      return (
        <>
          <button onClick={chooseAndAdd}>Choose and add at once</button>
          <AddToCartPanel selection={room ? { ...selection, optionId: room } : null} hint="Choose a room" onMissing={onMissing} />
        </>
      );
    }
    render(<Page />, { wrapper: InShop });

    await userEvent.click(screen.getByRole('button', { name: 'Choose and add at once' }));

    expect(await screen.findByRole('link', { name: 'Go to cart' })).toBeInTheDocument();
    expect(api.asked('POST /cart/lines')).toMatchObject([{ body: { optionId: 'deluxe' } }]);
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('holds nothing for a browser that keeps no cookies, and says what to do', async () => {
    const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    api = answerWith({ 'POST /cart/lines': aCart([aLine()]) });
    render(<AddToCartPanel selection={selection} hint="" />, { wrapper: InShop });

    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));

    expect(await screen.findByText(/Allow cookies for this site/)).toBeInTheDocument();
    expect(api.asked('POST /cart/lines')).toEqual([]);
    cookies.mockRestore();
  });

  it('confirms in place and offers the cart', async () => {
    api = answerWith({ 'POST /cart/lines': aCart([aLine()]) });
    render(<AddToCartPanel selection={selection} hint="" />, { wrapper: InShop });

    await userEvent.dblClick(screen.getByRole('button', { name: 'Add to cart' }));

    expect(await screen.findByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('status')).toHaveTextContent('Added to your cart');
    expect(api.asked('POST /cart/lines')).toEqual([{ what: 'POST /cart/lines', body: selection, key: expect.any(String) }]);
  });

  it('says in words after five seconds that it still works on it, and no more once it is done', async () => {
    api = answerWith({ 'POST /cart/lines': aCart([aLine()]) });
    const answer = globalThis.fetch;
    let letGo = () => {};
    globalThis.fetch = async (...asked) => (await new Promise<void>((go) => (letGo = go)), answer(...asked));
    render(<AddToCartPanel selection={selection} hint="" />, { wrapper: InShop });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    act(() => void jest.advanceTimersByTime(4_900));
    const early = screen.getByRole('status').textContent;
    act(() => void jest.advanceTimersByTime(200));
    const late = screen.getByRole('status').textContent;
    jest.useRealTimers();
    letGo();

    expect(await screen.findByRole('link', { name: 'Go to cart' })).toBeInTheDocument();
    expect([early, late]).toEqual(['', expect.stringContaining('There is no need to press again')]);
    expect(screen.getByRole('status')).not.toHaveTextContent('press again');
  });

  it('goes straight to the checkout with "Book now"', async () => {
    api = answerWith({ 'POST /cart/lines': aCart([aLine()]) });
    render(<AddToCartPanel selection={selection} hint="" />, { wrapper: InShop });

    await userEvent.click(screen.getByRole('button', { name: 'Book now' }));

    await screen.findByRole('button', { name: 'Book now' });
    expect(window.location.pathname).toBe('/checkout');
  });

  it('says why it cannot be added, and leads to another date', async () => {
    api = answerWith({ 'POST /cart/lines': { status: 409, code: 'date_sold_out' } });
    const onMissing = jest.fn();
    render(<AddToCartPanel selection={selection} hint="" onMissing={onMissing} />, { wrapper: InShop });

    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry, the product following the selected date is unavailable. Please try another date',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose another date' }));

    expect(onMissing).toHaveBeenCalledTimes(1);
  });

  it.each(['places_limited', 'network_places_limited', 'hold_used_up'] as const)('leads to the agency when %s', async (code) => {
    api = answerWith({ 'POST /cart/lines': { status: 409, code } });
    render(<AddToCartPanel selection={selection} hint="" onMissing={() => undefined} />, { wrapper: InShop });

    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSALS[code].message);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });
});
