import { cancellationDeadlines, closesAt } from './visit-times.rules';

const place = (weekly: { weekday: number; opens: string; closes: string }[], timeZone = 'Asia/Jakarta') => ({
  timeZone,
  openingHours: { weekly, exceptions: [{ date: '2026-12-25', closed: false, opens: '11:00', closes: '15:00', note: { en: '' } }] },
});
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
const option = (cutOffMinutes: number) => ({ cutOffMinutes }) as never;

test.each([
  ['at the opening', place(everyDay), '2026-12-10', null, 0, '2026-12-10T02:00:00.000Z'],
  ['at the opening of a special day', place(everyDay), '2026-12-25', null, 0, '2026-12-25T04:00:00.000Z'],
  ['before the opening by the cut-off', place(everyDay), '2026-12-10', null, 120, '2026-12-10T00:00:00.000Z'],
  ['before the start time by the cut-off', place(everyDay), '2026-12-10', '14:30', 30, '2026-12-10T07:00:00.000Z'],
  ['at the end of a day without known hours', place([]), '2026-12-10', null, 0, '2026-12-10T17:00:00.000Z'],
  ['across a change of clocks', place(everyDay, 'Australia/Sydney'), '2026-10-04', null, 0, '2026-10-03T22:00:00.000Z'],
])('sales stop %s', (_, product, localDate, startTime, cutOffMinutes, instant) => {
  expect(closesAt({ option: option(cutOffMinutes), product }, localDate, startTime).toISOString()).toBe(instant);
});

describe('the deadlines of a cancellation', () => {
  const rules = {
    cancellation: [
      { hoursBefore: 24, refundPercent: 50 },
      { hoursBefore: 72, refundPercent: 100 },
    ],
  };

  test('are instants counted from the start of the visit, longest notice first', () => {
    expect(cancellationDeadlines(rules, place(everyDay), { localDate: '2026-12-10', startTime: '14:00' })).toEqual([
      { until: '2026-12-07T07:00:00.000Z', refundPercent: 100 },
      { until: '2026-12-09T07:00:00.000Z', refundPercent: 50 },
    ]);
  });

  test('are none for what is not refunded', () => {
    expect(cancellationDeadlines({ cancellation: [] }, place(everyDay), '2026-12-10')).toEqual([]);
  });

  test('do not end for a ticket without a date', () => {
    expect(cancellationDeadlines(rules, place(everyDay), null)).toEqual([{ until: null, refundPercent: 100 }]);
  });
});
