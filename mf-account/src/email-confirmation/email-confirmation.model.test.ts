import { allSettled, fork } from 'effector';
import { HttpError, type HttpFailure } from '@straits/http';
import { $confirmation, checkRepeated, confirmFx, linkOpened } from './email-confirmation.model';

const refused = (code: 'confirmation_link_expired' | 'confirmation_link_invalid'): HttpFailure => ({
  kind: 'refused',
  status: 422,
  error: { code, message: code, requestId: 'r' },
});

describe('e-mail confirmation', () => {
  it.each(['confirmed', 'already_confirmed'] as const)('is %s as the API says, and knows where to go on', async (state) => {
    const scope = fork({ handlers: [[confirmFx, () => ({ state, next: '/cart' })]] });

    await allSettled(linkOpened, { scope, params: 'token' });

    expect(scope.getState($confirmation)).toEqual({ state, next: '/cart' });
  });

  it('never goes on to another site', async () => {
    const scope = fork({ handlers: [[confirmFx, () => ({ state: 'confirmed', next: 'https://evil.test' })]] });

    await allSettled(linkOpened, { scope, params: 'token' });

    expect(scope.getState($confirmation)).toEqual({ state: 'confirmed', next: '/' });
  });

  it.each([
    ['expired', refused('confirmation_link_expired')],
    ['invalid', refused('confirmation_link_invalid')],
    ['unreachable', { kind: 'network', reason: 'offline' } as const],
  ])('is %s by its refusal', async (state, failure) => {
    const scope = fork({ handlers: [[confirmFx, () => Promise.reject(new HttpError(failure))]] });

    await allSettled(linkOpened, { scope, params: 'token' });

    expect(scope.getState($confirmation)).toEqual({ state });
  });

  it('is invalid without asking when the link has no token', async () => {
    const confirm = jest.fn();
    const scope = fork({ handlers: [[confirmFx, confirm]] });

    await allSettled(linkOpened, { scope, params: null });

    expect(scope.getState($confirmation)).toEqual({ state: 'invalid' });
    expect(confirm).not.toHaveBeenCalled();
  });

  it('asks with the same token when the first answer did not come', async () => {
    const confirm = jest
      .fn()
      .mockRejectedValueOnce(new HttpError({ kind: 'network', reason: 'timeout' }))
      .mockResolvedValueOnce({ state: 'confirmed', next: null });
    const scope = fork({ handlers: [[confirmFx, confirm]] });
    await allSettled(linkOpened, { scope, params: 'token' });

    await allSettled(checkRepeated, { scope });

    expect(confirm).toHaveBeenLastCalledWith('token');
    expect(scope.getState($confirmation)).toEqual({ state: 'confirmed', next: '/' });
  });
});
