import { CLOSED, placesLeft, plannedPlaces, statusOf, UNLIMITED, type StockRule } from './stock.rules';
import { stockPlan } from './import/stock-plan.rules';

const rule: StockRule = {
  from: '2026-12-01',
  until: '2026-12-31',
  weekly: [10, 10, 10, 10, 20, 20, CLOSED],
  startTimes: ['09:00', '14:00'],
  exceptions: new Map([
    ['2026-12-24 ', 4],
    ['2026-12-24 14:00', CLOSED],
    ['2026-12-27 ', 7],
  ]),
};

test.each([
  ['the weekday', '2026-12-02', '09:00', 10],
  ['a closed weekday', '2026-12-06', '09:00', CLOSED],
  ['an exception of the day', '2026-12-24', '09:00', 4],
  ['an exception of the start before that of the day', '2026-12-24', '14:00', CLOSED],
  ['an exception that opens a closed weekday', '2026-12-27', '09:00', 7],
  ['the first day', '2026-12-01', '09:00', 10],
  ['the day before the first', '2026-11-30', '09:00', CLOSED],
  ['the day after the last', '2027-01-01', '09:00', CLOSED],
  ['a start that is not offered', '2026-12-02', '10:00', CLOSED],
])('plans places by %s', (_, day, start, places) => {
  expect(plannedPlaces(rule, day, start)).toBe(places);
});

test.each([
  ['the plan where nobody has asked', 10, undefined, 10],
  ['what others left', 10, { capacity: 10, held: 2, sold: 3, closed: false }, 5],
  ['no limit', UNLIMITED, { capacity: UNLIMITED, held: 9, sold: 9, closed: false }, null],
  ['nothing on a day that was closed later', 10, { capacity: 10, held: 0, sold: 0, closed: true }, undefined],
  ['nothing on a day that is not sold', CLOSED, undefined, undefined],
])('leaves %s', (_, planned, row, left) => {
  expect(placesLeft(planned, row)).toBe(left);
});

test.each([
  [undefined, 1, 'CLOSED'],
  [null, 999, 'FREESALE'],
  [0, 0, 'SOLD_OUT'],
  [3, 4, 'SOLD_OUT'],
  [10, 4, 'LIMITED'],
  [11, 4, 'AVAILABLE'],
])('says of %p places for %i people: %s', (left, needed, status) => {
  expect(statusOf(left, needed)).toBe(status);
});

describe('the rule of a file', () => {
  const inventory = (more = {}) => ({ capacity: 10, days: 30, closedWeekdays: [], weekdays: [], exceptions: [], ...more });
  const hours = (weekdays: number[], exceptions: object[] = []) =>
    ({
      timeZone: 'Asia/Singapore',
      weekly: weekdays.map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
      exceptions,
    }) as never;

  test('begins today and lasts as many days as the file says', () => {
    expect(stockPlan({ openDated: false, inventory: inventory() }, hours([]), '2026-12-01')).toMatchObject({
      from: '2026-12-01',
      until: '2026-12-30',
      weekly: [10, 10, 10, 10, 10, 10, 10],
    });
  });

  test('closes weekdays that the file or the place closes', () => {
    expect(
      stockPlan(
        { openDated: false, inventory: inventory({ closedWeekdays: [1], weekdays: [{ weekday: 6, capacity: 50 }] }) },
        hours([1, 2, 3, 4, 5, 6]),
        '2026-12-01',
      ).weekly,
    ).toEqual([-1, 10, 10, 10, 10, 50, -1]);
  });

  test('counts relative days from today, and lets the file reopen a day', () => {
    const plan = stockPlan(
      { openDated: false, inventory: inventory({ exceptions: [{ dayOffset: 4, closed: false, capacity: 1 }] }) },
      hours(
        [1, 2, 3, 4, 5],
        [
          { dayOffset: 3, closed: true },
          { dayOffset: 4, closed: true },
        ],
      ),
      '2026-12-01',
    );

    expect(plan.exceptions).toEqual([
      { localDate: '2026-12-04', startTime: '', capacity: CLOSED },
      { localDate: '2026-12-05', startTime: '', capacity: 1 },
    ]);
  });

  test('has no days for open-dated tickets', () => {
    expect(stockPlan({ openDated: true, inventory: inventory() }, hours([]), '2026-12-01')).toMatchObject({ from: null, until: null });
  });
});
