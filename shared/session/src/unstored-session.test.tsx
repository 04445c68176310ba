import { allSettled, fork } from 'effector';
import type { User } from '@straits/api-contract';
import { setToken } from '@straits/http';
import { $session, sessionEnded, sessionStarted, signedIn } from './session.model';

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

const asked: (string | null)[] = [];
const fetched = globalThis.fetch;
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (_input, init) => {
    asked.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(new Response(JSON.stringify(ada), { headers: { 'content-type': 'application/json' } }));
  };
  localStorage.setItem('token', 'of who was here before');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = fetched;
  localStorage.clear();
  setToken(null);
});

it('lasts as long as the page, where nothing can be stored: also when the start-up comes after the sign-in, or asks once more', async () => {
  const scope = fork();
  await allSettled(signedIn, { scope, params: { token: 'of Ada', user: ada, cartMerge: null } });

  await allSettled(sessionStarted, { scope });

  expect(scope.getState($session)).toEqual({ status: 'signed', user: ada });
  expect(asked).toEqual(['Bearer of Ada']);
});

it('is over when it ends, stored or not', async () => {
  const scope = fork();
  await allSettled(signedIn, { scope, params: { token: 'of Ada', user: ada, cartMerge: null } });
  await allSettled(sessionEnded, { scope });

  await allSettled(sessionStarted, { scope });

  expect(scope.getState($session)).toEqual({ status: 'visitor' });
  expect(asked).toEqual([]);
});
