import { beginOf, transferUntil } from './transfer-deadline.rules';

const now = new Date('2026-12-01T02:00:00Z');

it.each([
  ['a day for a visit far away', '2026-12-10T01:00:00Z', '2026-12-02T02:00:00Z'],
  ['a day for tickets without a date', undefined, '2026-12-02T02:00:00Z'],
  ['half of the time to a visit tomorrow', '2026-12-02T02:00:00Z', '2026-12-01T14:00:00Z'],
  ['two hours at least', '2026-12-01T06:00:00Z', '2026-12-01T04:00:00Z'],
  ['no transfer for a visit in three hours', '2026-12-01T05:59:00Z', undefined],
])('gives %s', (_, begins, until) => {
  expect(transferUntil(now, begins === undefined ? undefined : new Date(begins))?.toISOString()).toBe(
    until && new Date(until).toISOString(),
  );
});

it('counts a visit from its start in its own zone', () => {
  const line = { localDate: '2026-12-02', startTime: '09:00', snapshot: { timeZone: 'Asia/Jakarta' } };

  expect(beginOf(line)).toEqual([new Date('2026-12-02T02:00:00Z')]);
});
