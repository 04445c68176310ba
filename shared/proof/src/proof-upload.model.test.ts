import { allSettled, fork } from 'effector';
import type { HttpFailure, Result } from '@straits/http';
import { createProofUpload } from './proof-upload.model';

const file = new File(['x'], 'receipt.png', { type: 'image/png' });
const small = new File(['x'], 'receipt.jpg', { type: 'image/jpeg' });
const shrinks = () => ({ ok: true as const, file: small });
const refusedAs = (code: 'file_not_image' | 'proof_used'): HttpFailure => ({
  kind: 'refused',
  status: 415,
  error: { message: '', code, requestId: 'r' },
});
const offline: HttpFailure = { kind: 'network', reason: 'offline' };

type Send = (...asked: unknown[]) => Promise<Result<string>>;
const send = jest.fn<ReturnType<Send>, Parameters<Send>>();
const proof = createProofUpload<string, string>('test', send);
const scopeWith = (shrink: () => ReturnType<typeof shrinks> | { ok: false; fault: 'file_not_image' } = shrinks) =>
  fork({ handlers: [[proof.shrinkFx, shrink]] });
beforeEach(() => send.mockReset().mockResolvedValue({ ok: true, value: 'here' }));

it('sends the picture that was made lighter, once', async () => {
  const scope = scopeWith();

  await allSettled(proof.chosen, { scope, params: { target: 'p', file } });

  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ target: 'p', file: small }, expect.anything());
  expect(scope.getState(proof.$file)).toBeNull();
});

it('sends nothing that is no picture', async () => {
  const scope = scopeWith(() => ({ ok: false, fault: 'file_not_image' }));

  await allSettled(proof.chosen, { scope, params: { target: 'p', file } });

  expect(send).not.toHaveBeenCalled();
  expect(scope.getState(proof.$fault)).toBe('file_not_image');
  expect(scope.getState(proof.$file)).toBeNull();
});

it('sends the same file again that did not arrive: the API may still have a part of it', async () => {
  const scope = scopeWith();
  send.mockResolvedValueOnce({ ok: false, failure: offline });
  await allSettled(proof.chosen, { scope, params: { target: 'p', file } });
  expect(scope.getState(proof.$failure)).toEqual(offline);
  expect(scope.getState(proof.$file)).toBe(small);

  await allSettled(proof.repeated, { scope, params: 'p' });

  expect(send.mock.calls.map(([chosen]) => chosen)).toEqual([
    { target: 'p', file: small },
    { target: 'p', file: small },
  ]);
  expect(scope.getState(proof.$failure)).toBeNull();
});

it.each(['file_not_image', 'proof_used'] as const)('lets another picture be chosen where the API says %s', async (code) => {
  const scope = scopeWith();
  send.mockResolvedValue({ ok: false, failure: refusedAs(code) });

  await allSettled(proof.chosen, { scope, params: { target: 'p', file } });

  expect(scope.getState(proof.$fault)).toBe(code);
  expect(scope.getState(proof.$file)).toBeNull();
  expect(scope.getState(proof.$failure)).toBeNull();
});

it('stops on its way without calling that a failure', async () => {
  const scope = scopeWith();
  send.mockImplementation(
    (_, options) =>
      new Promise((resolve) =>
        (options as { signal: AbortSignal }).signal.addEventListener('abort', () =>
          resolve({ ok: false, failure: { kind: 'network', reason: 'aborted' } }),
        ),
      ),
  );
  const sending = allSettled(proof.chosen, { scope, params: { target: 'p', file } });
  await new Promise(process.nextTick);

  void allSettled(proof.cancelled, { scope });
  await sending;

  expect(scope.getState(proof.$failure)).toBeNull();
  expect(scope.getState(proof.$file)).toBeNull();
});
