import { allSettled, fork } from 'effector';
import type { Payment, StartPayment } from '@straits/api-contract';
import type { HttpFailure } from '@straits/http';
import { $payFailure, $paying, goToCardPageFx, payAsked, refreshOrderFx, startPaymentFx, tokenizeFx, type PayAsked } from './payment.model';
import { aPayment } from '../acts/order.builder';

const expected = { amount: 11_000, currency: 'SGD' };
const card = { number: '4242 4242 4242 4242', expiry: '04/29', cvc: '123', holder: 'Ada Tan' };
const byCard: PayAsked = { orderCode: 'STR-1', key: 'k', method: 'card', expected, card };
const paid = aPayment({ method: 'card', status: 'success' });
const lost: HttpFailure = { kind: 'network', reason: 'timeout' };
const declined: HttpFailure = { kind: 'refused', status: 402, error: { message: '', code: 'card_declined', requestId: 'r' } };
const quietly = () => undefined;
type Sent = { payment: StartPayment; idempotencyKey: string };
const aStart = () => jest.fn<Promise<Payment>, [Sent]>();

describe('payment', () => {
  it('sends the card to its provider and only the token to us', async () => {
    const start = aStart().mockResolvedValue(paid);
    const scope = fork({
      handlers: [
        [tokenizeFx, () => 'tok_1'],
        [startPaymentFx, start],
        [refreshOrderFx, quietly],
      ],
    });

    await allSettled(payAsked, { scope, params: byCard });

    expect(start.mock.calls[0]?.[0].payment).toEqual({ method: 'card', expected, cardToken: 'tok_1' });
    expect(JSON.stringify(start.mock.calls)).not.toContain('4242');
  });

  it('leads to the card company’s page where no card is typed here', async () => {
    const url = 'https://stripe.test/cs_1';
    const start = aStart().mockResolvedValue({ ...paid, status: 'pending', nextAction: { url } });
    const go = jest.fn();
    const scope = fork({
      handlers: [
        [startPaymentFx, start],
        [goToCardPageFx, go],
        [refreshOrderFx, quietly],
      ],
    });

    await allSettled(payAsked, { scope, params: { ...byCard, card: undefined } });

    expect(start.mock.calls[0]?.[0].payment).toEqual({ method: 'card', expected });
    expect(go).toHaveBeenCalledWith(url);
  });

  it('pays once when the button is pressed twice', async () => {
    const start = aStart().mockResolvedValue(paid);
    const scope = fork({
      handlers: [
        [tokenizeFx, () => 'tok_1'],
        [startPaymentFx, start],
        [refreshOrderFx, quietly],
      ],
    });

    await Promise.all([allSettled(payAsked, { scope, params: byCard }), allSettled(payAsked, { scope, params: byCard })]);

    expect(start).toHaveBeenCalledTimes(1);
  });

  it('stays busy until the page shows what the order has become, and says which part it pays', async () => {
    const start = aStart().mockResolvedValue(paid);
    let seen: () => void = quietly;
    const scope = fork({
      handlers: [
        [tokenizeFx, () => 'tok_1'],
        [startPaymentFx, start],
        [refreshOrderFx, () => new Promise<void>((resolve) => (seen = resolve))],
      ],
    });

    const first = allSettled(payAsked, { scope, params: { ...byCard, part: 'deposit' } });
    while (start.mock.calls.length === 0 || seen === quietly) await Promise.resolve();
    const second = allSettled(payAsked, { scope, params: { ...byCard, part: 'deposit' } });
    expect(scope.getState($paying)).toBe('card');
    seen();
    await Promise.all([first, second]);

    expect(start.mock.calls.map(([{ payment }]) => payment.part)).toEqual(['deposit']);
    expect(scope.getState($paying)).toBeNull();
  });

  it('repeats a lost payment with the same key and token, and asks the order what became of it', async () => {
    const start = aStart().mockRejectedValueOnce(lost).mockResolvedValueOnce(paid);
    const tokenize = jest.fn().mockReturnValueOnce('tok_1').mockReturnValueOnce('tok_2');
    const refresh = jest.fn(quietly);
    const scope = fork({
      handlers: [
        [tokenizeFx, tokenize],
        [startPaymentFx, start],
        [refreshOrderFx, refresh],
      ],
    });

    await allSettled(payAsked, { scope, params: byCard });
    await allSettled(payAsked, { scope, params: byCard });

    const [first, second] = start.mock.calls.map(([sent]) => sent);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.payment).toEqual(first?.payment);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('takes a new key and token for another card', async () => {
    const start = aStart().mockRejectedValueOnce(lost).mockResolvedValueOnce(paid);
    const tokenize = jest.fn().mockReturnValueOnce('tok_1').mockReturnValueOnce('tok_2');
    const scope = fork({
      handlers: [
        [tokenizeFx, tokenize],
        [startPaymentFx, start],
        [refreshOrderFx, quietly],
      ],
    });

    await allSettled(payAsked, { scope, params: byCard });
    await allSettled(payAsked, { scope, params: { ...byCard, card: { ...card, number: '5555 5555 5555 4444' } } });

    const [first, second] = start.mock.calls.map(([sent]) => sent);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(second?.payment).toMatchObject({ cardToken: 'tok_2' });
  });

  it('says that a card was declined, and starts afresh after that', async () => {
    const start = aStart().mockRejectedValueOnce(declined).mockResolvedValueOnce(paid);
    const scope = fork({
      handlers: [
        [tokenizeFx, () => 'tok_1'],
        [startPaymentFx, start],
        [refreshOrderFx, quietly],
      ],
    });
    await allSettled(payAsked, { scope, params: byCard });
    expect(scope.getState($payFailure)).toEqual(declined);

    await allSettled(payAsked, { scope, params: byCard });

    expect(start.mock.calls[1]?.[0].idempotencyKey).not.toBe(start.mock.calls[0]?.[0].idempotencyKey);
    expect(scope.getState($payFailure)).toBeNull();
  });

  it('starts a transfer without asking the card provider', async () => {
    const tokenize = jest.fn();
    const start = aStart().mockResolvedValue(aPayment());
    const scope = fork({
      handlers: [
        [tokenizeFx, tokenize],
        [startPaymentFx, start],
        [refreshOrderFx, quietly],
      ],
    });

    await allSettled(payAsked, { scope, params: { orderCode: 'STR-1', key: undefined, method: 'bank_transfer', expected } });

    expect(tokenize).not.toHaveBeenCalled();
    expect(start.mock.calls[0]?.[0].payment).toEqual({ method: 'bank_transfer', expected });
  });
});
