import { allSettled, fork } from 'effector';
import type { HttpFailure } from '@straits/http';
import { refreshOrderFx } from '../payment.model';
import { aPayment } from '../../acts/order.builder';
import { $paidFailure, paidSaid, proofUpload, sayPaidFx } from './proof.model';

const file = new File(['x'], 'receipt.png', { type: 'image/png' });
const target = { paymentId: 'p', orderCode: 'STR-1', key: undefined };
const quietly = () => undefined;

describe('payment proof', () => {
  it('asks the order again once it is there', async () => {
    const refresh = jest.fn(quietly);
    const scope = fork({
      handlers: [
        [proofUpload.shrinkFx, () => ({ ok: true as const, file })],
        [proofUpload.sendFx, () => aPayment()],
        [refreshOrderFx, refresh],
      ],
    });

    await allSettled(proofUpload.chosen, { scope, params: { target, file } });

    expect(refresh).toHaveBeenCalledWith('STR-1');
  });

  it('that did not arrive is nothing that "I have paid" failed by', async () => {
    const say = jest.fn(() => aPayment());
    const scope = fork({
      handlers: [
        [proofUpload.shrinkFx, () => ({ ok: true as const, file })],
        [proofUpload.sendFx, () => Promise.reject({ kind: 'network', reason: 'offline' } satisfies HttpFailure)],
        [sayPaidFx, say],
        [refreshOrderFx, quietly],
      ],
    });

    await allSettled(proofUpload.chosen, { scope, params: { target, file } });
    await allSettled(proofUpload.repeated, { scope, params: target });

    expect(scope.getState($paidFailure)).toBeNull();
    expect(say).not.toHaveBeenCalled();
  });

  it('says "I have paid" once, however often it is pressed', async () => {
    const say = jest.fn(() => Promise.resolve(aPayment({ status: 'verifying' })));
    const scope = fork({
      handlers: [
        [sayPaidFx, say],
        [refreshOrderFx, quietly],
      ],
    });

    await Promise.all([allSettled(paidSaid, { scope, params: target }), allSettled(paidSaid, { scope, params: target })]);

    expect(say).toHaveBeenCalledTimes(1);
  });
});
