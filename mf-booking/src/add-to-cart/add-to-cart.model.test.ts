import { allSettled, fork } from 'effector';
import type { Cart, PutCartLine } from '@straits/api-contract';
import type { HttpFailure } from '@straits/http';
import { $outcome, addAsked, outcomeSeen, postLineFx } from './add-to-cart.model';

const selection: PutCartLine = {
  productId: 'night-safari',
  optionId: 'night-safari-entry',
  localDate: '2026-12-01',
  units: [{ unitId: 'adult', quantity: 2 }],
};
const cart: Cart = {
  lines: [],
  count: 2,
  subtotal: [],
  discount: null,
  total: [],
  expiresAt: null,
  serverNow: '2026-01-21T10:00:00.000Z',
  notice: [],
};
const refusal: HttpFailure = { kind: 'refused', status: 409, error: { message: '', code: 'date_sold_out', requestId: 'r' } };
const lost: HttpFailure = { kind: 'network', reason: 'timeout' };

describe('add to cart', () => {
  it('adds once when the button is pressed twice', async () => {
    let answer: (cart: Cart) => void = () => undefined;
    const post = jest.fn(() => new Promise<Cart>((resolve) => (answer = resolve)));
    const scope = fork({ handlers: [[postLineFx, post]] });

    const first = allSettled(addAsked, { scope, params: { selection, purpose: 'stay' } });
    const second = allSettled(addAsked, { scope, params: { selection, purpose: 'stay' } });
    answer(cart);
    await Promise.all([first, second]);

    expect(post).toHaveBeenCalledTimes(1);
  });

  it('says what was added and where to go', async () => {
    const scope = fork({ handlers: [[postLineFx, () => cart]] });

    await allSettled(addAsked, { scope, params: { selection, purpose: 'checkout' } });

    expect(scope.getState($outcome)).toEqual({ kind: 'added', selection, purpose: 'checkout', cart });
  });

  it('keeps the key of an act whose answer was lost', async () => {
    const post = jest.fn<Promise<Cart>, [{ key: string }]>().mockRejectedValueOnce(lost).mockResolvedValueOnce(cart);
    const scope = fork({ handlers: [[postLineFx, post]] });

    await allSettled(addAsked, { scope, params: { selection, purpose: 'stay' } });
    await allSettled(addAsked, { scope, params: { selection, purpose: 'stay' } });

    expect(post.mock.calls[1]?.[0].key).toBe(post.mock.calls[0]?.[0].key);
  });

  it('takes a new key after a refusal', async () => {
    const post = jest.fn<Promise<Cart>, [{ key: string }]>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(cart);
    const scope = fork({ handlers: [[postLineFx, post]] });

    await allSettled(addAsked, { scope, params: { selection, purpose: 'stay' } });
    await allSettled(addAsked, { scope, params: { selection, purpose: 'stay' } });

    expect(post.mock.calls[1]?.[0].key).not.toBe(post.mock.calls[0]?.[0].key);
  });

  it('keeps a refusal until it was seen', async () => {
    const scope = fork({ handlers: [[postLineFx, () => Promise.reject(refusal)]] });
    await allSettled(addAsked, { scope, params: { selection, purpose: 'stay' } });
    expect(scope.getState($outcome)).toEqual({ kind: 'refused', selection, failure: refusal });

    await allSettled(outcomeSeen, { scope });

    expect(scope.getState($outcome)).toBeNull();
  });
});
