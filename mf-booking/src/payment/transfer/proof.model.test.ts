import { allSettled, fork } from 'effector';
import type { HttpFailure } from '@straits/http';
import { refreshOrderFx } from '../payment.model';
import { aPayment } from '../../acts/order.builder';
import {
  $proof,
  $proofFailure,
  $proofFault,
  abortFx,
  paidSaid,
  proofChosen,
  sayPaidFx,
  sendProofFx,
  shrinkFx,
  uploadCancelled,
} from './proof.model';

const file = new File(['x'], 'receipt.png', { type: 'image/png' });
const small = new File(['x'], 'receipt.jpg', { type: 'image/jpeg' });
const target = { paymentId: 'p', orderCode: 'STR-1', key: undefined };
const quietly = () => undefined;
const refusal: HttpFailure = { kind: 'refused', status: 415, error: { message: '', code: 'file_not_image', requestId: 'r' } };

describe('payment proof', () => {
  it('sends the shrunk picture and asks the order again', async () => {
    const send = jest.fn(() => aPayment());
    const refresh = jest.fn(quietly);
    const scope = fork({
      handlers: [
        [shrinkFx, () => ({ ok: true as const, file: small })],
        [sendProofFx, send],
        [refreshOrderFx, refresh],
      ],
    });

    await allSettled(proofChosen, { scope, params: { target, file } });

    expect(send).toHaveBeenCalledWith({ target, file: small });
    expect(refresh).toHaveBeenCalledWith('STR-1');
  });

  it('sends nothing that is no picture', async () => {
    const send = jest.fn(() => aPayment());
    const scope = fork({
      handlers: [
        [shrinkFx, () => ({ ok: false as const, fault: 'file_not_image' as const })],
        [sendProofFx, send],
      ],
    });

    await allSettled(proofChosen, { scope, params: { target, file } });

    expect(send).not.toHaveBeenCalled();
    expect(scope.getState($proofFault)).toBe('file_not_image');
    expect(scope.getState($proof)).toBeNull();
  });

  it('says why the API refused the picture', async () => {
    const scope = fork({
      handlers: [
        [shrinkFx, () => ({ ok: true as const, file: small })],
        [sendProofFx, () => Promise.reject(refusal)],
      ],
    });

    await allSettled(proofChosen, { scope, params: { target, file } });

    expect(scope.getState($proofFailure)).toEqual(refusal);
  });

  it('stops an upload without calling that a failure', async () => {
    let fail: (failure: HttpFailure) => void = () => undefined;
    const scope = fork({
      handlers: [
        [shrinkFx, () => ({ ok: true as const, file: small })],
        [sendProofFx, () => new Promise<never>((_, reject) => (fail = reject))],
        [abortFx, () => fail({ kind: 'network', reason: 'aborted' })],
      ],
    });
    const sending = allSettled(proofChosen, { scope, params: { target, file } });
    await new Promise(process.nextTick);

    void allSettled(uploadCancelled, { scope });
    await sending;

    expect(scope.getState($proofFailure)).toBeNull();
    expect(scope.getState($proof)).toBeNull();
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
