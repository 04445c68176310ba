import type { Notification } from '@straits/api-contract';
import { byDay, readSearch } from './notifications.rules';

it.each([
  ['', { view: 'unread', type: '', cursor: '' }],
  ['view=history&type=wallet&cursor=12', { view: 'history', type: 'wallet', cursor: '12' }],
  ['view=nonsense&type=<b>', { view: 'unread', type: '', cursor: '' }],
])('reads “%s”', (search, read) => {
  expect(readSearch(new URLSearchParams(search))).toEqual(read);
});

it('puts what came around midnight in the shop’s zone on its day there', () => {
  const at = (createdAt: string) => ({ createdAt }) as Notification;
  const items = [at('2026-12-01T16:30:00Z'), at('2026-12-01T15:30:00Z'), at('2026-12-01T01:00:00Z')];

  expect(byDay(items, 'Asia/Singapore').map(({ date, items: of }) => [date, of.length])).toEqual([
    ['2026-12-02', 1],
    ['2026-12-01', 2],
  ]);
});
