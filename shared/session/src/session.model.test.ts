import { allSettled, fork } from 'effector';
import type { User } from '@straits/api-contract';
import { HttpError } from '@straits/http';
import {
  $isAgent,
  $session,
  $sessionFailure,
  loadUserFx,
  sessionEnded,
  sessionStarted,
  signedIn,
  signOutAsked,
  signOutFx,
} from './session.model';

const ada: User = {
  Id: '1',
  Name: 'Ada',
  Username: 'ada',
  Email: 'ada@straits.test',
  Phone: null,
  Nationality: null,
  AgencyName: null,
  CurrencyObj: { Code: 'SGD' },
  IsB2B: 'false',
  IsB2C: 'true',
  IsStaff: 'false',
};

describe('session', () => {
  it('is a visitor when there is no token', async () => {
    const scope = fork({ handlers: [[loadUserFx, () => null]] });

    await allSettled(sessionStarted, { scope });

    expect(scope.getState($session)).toEqual({ status: 'visitor' });
  });

  it('is the customer whose token it is', async () => {
    const scope = fork({ handlers: [[loadUserFx, () => ada]] });

    await allSettled(sessionStarted, { scope });

    expect(scope.getState($session)).toEqual({ status: 'signed', user: ada });
  });

  it('keeps the reason when the start-up fails', async () => {
    const failure = { kind: 'network', reason: 'offline' } as const;
    const scope = fork({ handlers: [[loadUserFx, () => Promise.reject(new HttpError(failure))]] });

    await allSettled(sessionStarted, { scope });

    expect(scope.getState($sessionFailure)).toEqual(failure);
  });

  it('knows an agent by the string true only', async () => {
    const scope = fork();

    await allSettled(signedIn, { scope, params: { token: 't', user: { ...ada, IsB2B: 'true' }, cartMerge: null } });

    expect(scope.getState($isAgent)).toBe(true);
  });

  it('forgets the person at sign-out even when the API does not answer', async () => {
    const scope = fork({ handlers: [[signOutFx, () => Promise.reject(new Error('offline'))]] });
    await allSettled(signedIn, { scope, params: { token: 't', user: ada, cartMerge: null } });

    await allSettled(signOutAsked, { scope });

    expect(scope.getState($session)).toEqual({ status: 'visitor' });
  });

  it('ends when the API says so', async () => {
    const scope = fork();
    await allSettled(signedIn, { scope, params: { token: 't', user: ada, cartMerge: null } });

    await allSettled(sessionEnded, { scope });

    expect(scope.getState($session)).toEqual({ status: 'visitor' });
  });
});
