import { allSettled, fork } from 'effector';
import type { User } from '@straits/api-contract';
import { $session } from '@straits/session';
import {
  $draft,
  $saveState,
  checkoutOpened,
  contactTyped,
  draftUsed,
  loadDraftFx,
  restFx,
  saveDraftFx,
  setAsideFx,
  stepLeft,
  waitBeforeAgainFx,
} from './draft.model';

const ada = { name: 'Ada Tan', email: 'ada@straits.test', phone: '91234567', country: 'SG' };
const never = () => new Promise<void>(() => undefined);

describe('checkout draft', () => {
  it('brings back what was typed before', async () => {
    const scope = fork({ handlers: [[loadDraftFx, () => ({ contact: ada, note: 'late' })]] });

    await allSettled(checkoutOpened, { scope });

    expect(scope.getState($draft)).toEqual({ contact: ada, travellers: [], note: 'late' });
  });

  it('is called saved only once something typed here has arrived, until it is opened again', async () => {
    const scope = fork({
      handlers: [
        [loadDraftFx, () => ({ contact: ada })],
        [saveDraftFx, () => undefined],
        [restFx, () => undefined],
      ],
    });

    await allSettled(checkoutOpened, { scope });
    expect(scope.getState($saveState)).toBe('untouched');
    await allSettled(contactTyped, { scope, params: ada });
    expect(scope.getState($saveState)).toBe('saved');
    await allSettled(checkoutOpened, { scope });

    expect(scope.getState($saveState)).toBe('untouched');
  });

  it('saves once when the typing rests', async () => {
    const save = jest.fn(() => undefined);
    let rest: () => void = () => undefined;
    const scope = fork({
      handlers: [
        [saveDraftFx, save],
        [restFx, () => new Promise<void>((resolve) => (rest = resolve))],
      ],
    });

    const first = allSettled(contactTyped, { scope, params: { ...ada, name: 'A' } });
    const letGo = rest;
    const second = allSettled(contactTyped, { scope, params: ada });
    letGo();
    rest();
    await Promise.all([first, second]);

    expect(save).toHaveBeenCalledTimes(1);
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ draft: expect.objectContaining({ contact: ada }) }));
  });

  it('saves at once when a step is left', async () => {
    const save = jest.fn(() => undefined);
    const scope = fork({
      handlers: [
        [saveDraftFx, save],
        [restFx, never],
      ],
    });
    void allSettled(contactTyped, { scope, params: ada });

    void allSettled(stepLeft, { scope });
    await Promise.resolve();

    expect(save).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['unauthenticated', 1],
    ['request_malformed', 0],
  ])('is set aside for its person when the session is over, and then only: %s', async (code, times) => {
    const setAside = jest.fn(() => undefined);
    const scope = fork({
      values: [[$session, { status: 'signed', user: { Id: 'u1' } as User }]],
      handlers: [
        [saveDraftFx, () => Promise.reject({ kind: 'refused', status: 401, error: { code, message: '', fields: [], requestId: '' } })],
        [restFx, () => undefined],
        [setAsideFx, setAside],
      ],
    });

    await allSettled(contactTyped, { scope, params: ada });

    expect(setAside).toHaveBeenCalledTimes(times);
    if (times)
      expect(setAside).toHaveBeenCalledWith(expect.objectContaining({ of: 'u1', draft: expect.objectContaining({ contact: ada }) }));
  });

  it.each([
    ['a line that is gone', { kind: 'network', reason: 'offline' }],
    ['a fault of the server', { kind: 'refused', status: 500, error: { code: 'internal', message: '', fields: [], requestId: '' } }],
  ])('says that something is not saved, and saves it by itself after %s', async (_what, failure) => {
    const save = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
    const seen: string[] = [];
    const scope = fork({
      handlers: [
        [saveDraftFx, save],
        [restFx, () => undefined],
        [waitBeforeAgainFx, () => void seen.push(scope.getState($saveState))],
      ],
    });

    await allSettled(contactTyped, { scope, params: ada });

    expect(seen).toEqual(['failed']);
    expect(save).toHaveBeenCalledTimes(2);
    expect(scope.getState($saveState)).toBe('saved');
  });

  it('sends nothing again that was refused for what it says', async () => {
    const refused = { kind: 'refused', status: 400, error: { code: 'request_malformed', message: '', fields: [], requestId: '' } };
    const save = jest.fn().mockRejectedValue(refused);
    const scope = fork({
      handlers: [
        [saveDraftFx, save],
        [restFx, () => undefined],
      ],
    });

    await allSettled(contactTyped, { scope, params: ada });

    expect(save).toHaveBeenCalledTimes(1);
    expect(scope.getState($saveState)).toBe('failed');
  });

  it('asks a busy server again, and calls it no failure', async () => {
    const busy = { kind: 'refused', status: 503, error: { code: 'service_busy', message: '', fields: [], requestId: '' } };
    const save = jest.fn().mockRejectedValueOnce(busy).mockResolvedValue(undefined);
    const seen: string[] = [];
    const scope = fork({
      handlers: [
        [saveDraftFx, save],
        [restFx, () => undefined],
        [waitBeforeAgainFx, () => void seen.push(scope.getState($saveState))],
      ],
    });

    await allSettled(contactTyped, { scope, params: ada });

    expect(seen).toEqual(['saving']);
    expect(save).toHaveBeenCalledTimes(2);
    expect(scope.getState($saveState)).toBe('saved');
  });

  it('does not load over what is not saved yet', async () => {
    const scope = fork({
      handlers: [
        [saveDraftFx, () => Promise.reject({ kind: 'network', reason: 'offline' })],
        [restFx, () => undefined],
        [waitBeforeAgainFx, () => Promise.reject(new Error('not in this test'))],
        [loadDraftFx, () => ({ contact: {} })],
      ],
    });
    await allSettled(contactTyped, { scope, params: ada });

    await allSettled(checkoutOpened, { scope });

    expect(scope.getState($draft)?.contact).toEqual(ada);
  });

  it('forgets everything once the order is placed', async () => {
    const scope = fork({
      handlers: [
        [saveDraftFx, () => undefined],
        [restFx, () => undefined],
      ],
    });
    await allSettled(contactTyped, { scope, params: ada });

    await allSettled(draftUsed, { scope });

    expect(scope.getState($draft)).toBeNull();
    expect(scope.getState($saveState)).toBe('saved');
  });
});
