import { allSettled, fork } from 'effector';
import type { SignedIn } from '@straits/api-contract';
import { HttpError } from '@straits/http';
import { $session } from '@straits/session';
import { $codeSentTo, resetFx, sendCodeFx, signInFx } from './sign-in.model';

const answer: SignedIn = {
  token: 't',
  user: {
    Id: '1',
    Name: 'Ada',
    Username: 'ada',
    Email: 'ada@straits.test',
    Phone: null,
    Nationality: null,
    CurrencyObj: { Code: 'SGD' },
    IsB2B: 'false',
    IsB2C: 'true',
    IsStaff: 'false',
    AgencyName: null,
  },
  cartMerge: null,
};

describe('sign-in', () => {
  it('ends in a session', async () => {
    const scope = fork({ handlers: [[signInFx, () => answer]] });

    await allSettled(signInFx, { scope, params: { username: 'ada', password: 'straits-demo' } });

    expect(scope.getState($session)).toEqual({ status: 'signed', user: answer.user });
  });

  it('leaves the visitor as they were when it is refused', async () => {
    const scope = fork({
      values: [[$session, { status: 'visitor' }]],
      handlers: [[signInFx, () => Promise.reject(new HttpError({ kind: 'network', reason: 'offline' }))]],
    });

    await allSettled(signInFx, { scope, params: { username: 'ada', password: 'no' } });

    expect(scope.getState($session)).toEqual({ status: 'visitor' });
  });

  it('remembers where the code went until the password is set', async () => {
    const scope = fork({
      handlers: [
        [sendCodeFx, () => null],
        [resetFx, () => answer],
      ],
    });

    await allSettled(sendCodeFx, { scope, params: { email: 'ada@straits.test' } });
    expect(scope.getState($codeSentTo)).toBe('ada@straits.test');

    await allSettled(resetFx, { scope, params: { email: 'ada@straits.test', code: '1', password: 'straits-demo' } });
    expect(scope.getState($codeSentTo)).toBe('');
  });
});
