import { orderWith } from '../orders.fixture';
import { dayBefore, isForGroup, namedOf } from './group-link.rules';

const order = orderWith();
const person = order.lines[0]!.passengers[0]!;
const lineWith = (names: string[], change = {}) => ({
  ...order.lines[0]!,
  namesUntil: '2026-12-22T15:59:00Z',
  passengers: names.map((name) => ({ ...person, name })),
  ...change,
});
const nameLink = { url: 'https://tour.straits.test/names#token', until: '2026-12-22T15:59:00Z' };

it.each([
  ['2026-12-22T15:59:00Z', 'Asia/Singapore', '2026-12-22'],
  ['2026-12-22T16:00:00Z', 'Asia/Singapore', '2026-12-22'],
  ['2026-12-22T16:01:00Z', 'Asia/Singapore', '2026-12-23'],
  ['2026-12-22T16:01:00Z', 'Asia/Jakarta', '2026-12-22'],
])('%s in %s ends the day %s', (at, zone, day) => expect(dayBefore(at, zone)).toBe(day));

it('counts those who still travel', () => {
  const line = lineWith(['Ada', '', '']);
  expect(namedOf({ passengers: [...line.passengers, { ...person, isCancelled: true }] })).toEqual({ named: 1, people: 3 });
});

it.each([
  ['a group without names', lineWith(['', '', '']), true],
  ['a group of which all have names', lineWith(['Ada', 'Grace']), false],
  ['the same while its link is out: it can be ended', lineWith(['Ada', 'Grace'], { nameLink }), true],
  ['one person', lineWith(['']), false],
  ['names that are final', lineWith(['', ''], { namesUntil: null }), false],
  ['a time that is over', lineWith(['', ''], { namesUntil: '2026-11-01T00:00:00Z' }), false],
  ['what is cancelled', lineWith(['', ''], { isCancelled: true }), false],
])('is or is not for %s', (_, line, isOne) => expect(isForGroup(order, line)).toBe(isOne));
