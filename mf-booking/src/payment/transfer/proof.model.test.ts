import { allSettled, fork } from 'effector';
import type { Payment } from '@straits/api-contract';
import type { HttpFailure } from '@straits/http';
import { refreshOrderFx } from '../payment.model';
import { aPayment } from '../../acts/order.builder';
import {
  $proof,
  $proofFailure,
  $proofFault,
  $paidFailure,
  abortFx,
  paidSaid,
  proofChosen,
  sayPaidFx,
  sendProofFx,
  shrinkFx,
  uploadCancelled,
  uploadRepeated,
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

  it('sends the picture again that did not arrive, and says nothing of having paid', async () => {
    const send = jest.fn<Promise<Payment>, unknown[]>(() => Promise.reject({ kind: 'network', reason: 'offline' } satisfies HttpFailure));
    const say = jest.fn(() => aPayment());
    const scope = fork({
      handlers: [
        [shrinkFx, () => ({ ok: true as const, file: small })],
        [sendProofFx, send],
        [sayPaidFx, say],
        [refreshOrderFx, quietly],
      ],
    });
    await allSettled(proofChosen, { scope, params: { target, file } });
    expect(scope.getState($proofFailure)).toMatchObject({ reason: 'offline' });
    expect(scope.getState($paidFailure)).toBeNull();

    send.mockImplementation(() => Promise.resolve(aPayment()));
    await allSettled(uploadRepeated, { scope, params: target });

    // The file itself: the API still has what arrived of it.
    expect(send.mock.calls).toEqual([[{ target, file: small }], [{ target, file: small }]]);
    expect(say).not.toHaveBeenCalled();
    expect(scope.getState($proofFailure)).toBeNull();
  });

  it('lets another picture be chosen where the API refuses one', async () => {
    const scope = fork({
      handlers: [
        [shrinkFx, () => ({ ok: true as const, file: small })],
        [sendProofFx, () => Promise.reject(refusal)],
      ],
    });

    await allSettled(proofChosen, { scope, params: { target, file } });

    expect(scope.getState($proofFault)).toBe('file_not_image');
    expect(scope.getState($proof)).toBeNull();
    expect(scope.getState($proofFailure)).toBeNull();
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
