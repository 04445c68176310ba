import { orderWith } from '../orders.fixture';
import { canChangeDate, monthAfter, monthRange, todayAt, unitsQuery } from './date-change.rules';

const order = orderWith();
const line = order.lines[0] as (typeof order.lines)[number];

describe('canChangeDate', () => {
  it.each([
    ['while all money would come back', order, line, true],
    ['not when a fee is due', { ...order, serverNow: '2026-12-18T00:00:00Z' }, line, false],
    ['not before it is paid', { ...order, status: 'ORDERED' as const }, line, false],
    ['not without a date', order, { ...line, localDate: null }, false],
    ['not once a part is cancelled', order, { ...line, passengers: line.passengers.map((one) => ({ ...one, isCancelled: true })) }, false],
  ])('is so %s', (_, asked, of, expected) => {
    expect(canChangeDate(asked, of)).toBe(expected);
  });
});

describe('months', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
  ] as const)('go from %s by %i to %s', (month, step, expected) => {
    expect(monthAfter(month, step)).toBe(expected);
  });

  it('end on their last day and begin no sooner than today', () => {
    expect(monthRange('2028-02', '2026-11-21')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthRange('2026-11', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-30' });
  });
});

it('asks for the same tickets on the place’s own day', () => {
  expect(unitsQuery(line)).toBe('adult:2,child:1');
  expect(todayAt('Asia/Singapore', Date.parse('2026-11-21T17:00:00Z'))).toBe('2026-11-22');
});
