import { BroadcastChannel } from 'node:worker_threads';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { followUnread } from './follow-unread';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel });
});
afterEach(() => jest.useRealTimers());

it('asks every half minute where the stream is blocked, tries the stream again each time, and stops when it is told to', async () => {
  let unread = 1;
  const requests = fakeApi({
    'GET /notifications/live': refused('service_busy'),
    'GET /notifications/count': () => ({ body: { unread } }),
  });
  const told: number[] = [];
  const asked = (what: string) => requests.filter((one) => one.what === `GET /notifications/${what}`).length;

  const stop = followUnread('ada', (count) => told.push(count));
  await jest.advanceTimersByTimeAsync(1_000);
  const atOnce = { told: told.at(-1), live: asked('live') };
  unread = 3;
  await jest.advanceTimersByTimeAsync(28_000);
  const before = told.at(-1);
  await jest.advanceTimersByTimeAsync(3_000);
  const after = { told: told.at(-1), live: asked('live') };
  stop();
  const ended = asked('count');
  await jest.advanceTimersByTimeAsync(120_000);

  expect(atOnce).toEqual({ told: 1, live: 1 });
  expect(before).toBe(1);
  expect(after).toEqual({ told: 3, live: 2 });
  expect(asked('count')).toBe(ended);
});
