import { allSettled, fork } from 'effector';
import type { PlacedOrders, PlaceOrder } from '@straits/api-contract';
import type { HttpFailure } from '@straits/http';
import { aLine } from '../cart-line/cart.builder';
import { $orderFailure, $placed, $seenBefore, orderAsked, placeOrderFx, pricesAccepted, refreshCartFx } from './place-order.model';

const order: PlaceOrder = {
  contact: { name: 'Ada Tan', email: 'ada@straits.test', phone: '91234567' },
  passengers: [],
  expected: [{ amount: 11_000, currency: 'SGD' }],
  acceptTerms: true,
};
const seen = [aLine()];
const placed: PlacedOrders = { orders: [] };
const changed: HttpFailure = { kind: 'refused', status: 409, error: { message: '', code: 'price_changed', requestId: 'r' } };
const lost: HttpFailure = { kind: 'network', reason: 'timeout' };
const quietly = () => undefined;

describe('placing an order', () => {
  it('asks once when the button is pressed twice', async () => {
    let answer: (placed: PlacedOrders) => void = () => undefined;
    const post = jest.fn(() => new Promise<PlacedOrders>((resolve) => (answer = resolve)));
    const scope = fork({ handlers: [[placeOrderFx, post]] });

    const first = allSettled(orderAsked, { scope, params: { order, seen } });
    const second = allSettled(orderAsked, { scope, params: { order, seen } });
    answer(placed);
    await Promise.all([first, second]);

    expect(post).toHaveBeenCalledTimes(1);
    expect(scope.getState($placed)).toBe(placed);
  });

  it('T6: repeats a lost order under its key', async () => {
    const post = jest.fn<Promise<PlacedOrders>, [{ key: string }]>().mockRejectedValueOnce(lost).mockResolvedValueOnce(placed);
    const scope = fork({ handlers: [[placeOrderFx, post]] });

    await allSettled(orderAsked, { scope, params: { order, seen } });
    await allSettled(orderAsked, { scope, params: { order, seen } });

    expect(post.mock.calls[1]?.[0].key).toBe(post.mock.calls[0]?.[0].key);
  });

  it('takes a new key when the total is another', async () => {
    const post = jest.fn<Promise<PlacedOrders>, [{ key: string }]>().mockRejectedValueOnce(lost).mockResolvedValueOnce(placed);
    const scope = fork({ handlers: [[placeOrderFx, post]] });

    await allSettled(orderAsked, { scope, params: { order, seen } });
    await allSettled(orderAsked, { scope, params: { order: { ...order, expected: [{ amount: 12_000, currency: 'SGD' }] }, seen } });

    expect(post.mock.calls[1]?.[0].key).not.toBe(post.mock.calls[0]?.[0].key);
  });

  it('keeps what the shopper saw when a price has changed, and asks for the new prices', async () => {
    const refresh = jest.fn(quietly);
    const scope = fork({
      handlers: [
        [placeOrderFx, () => Promise.reject(changed)],
        [refreshCartFx, refresh],
      ],
    });

    await allSettled(orderAsked, { scope, params: { order, seen } });

    expect(scope.getState($seenBefore)).toBe(seen);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('goes on with the new prices once they are accepted', async () => {
    const scope = fork({
      handlers: [
        [placeOrderFx, () => Promise.reject(changed)],
        [refreshCartFx, quietly],
      ],
    });
    await allSettled(orderAsked, { scope, params: { order, seen } });

    await allSettled(pricesAccepted, { scope });

    expect(scope.getState($seenBefore)).toBeNull();
    expect(scope.getState($orderFailure)).toBeNull();
  });
});
