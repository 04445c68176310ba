import type { OpeningHours } from '@straits/api-contract';
import { clockIn } from './clock.rules';
import { openingState, weekRows } from './opening-hours.rules';

const everyDay = (opens: string, closes: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));
const zoo: OpeningHours = { timeZone: 'Asia/Singapore', weekly: everyDay('08:30', '18:00'), exceptions: [] };

describe('clockIn', () => {
  it.each([
    ['Asia/Singapore', '2026-11-21T16:30:00Z', '2026-11-22', '00:30'],
    ['Asia/Jakarta', '2026-11-21T16:30:00Z', '2026-11-21', '23:30'],
    ['America/New_York', '2026-11-21T03:00:00Z', '2026-11-20', '22:00'],
  ])('tells the day and time in %s', (zone, instant, date, time) => {
    expect(clockIn(zone, new Date(instant))).toEqual({ date, time });
  });
});

describe('openingState', () => {
  it.each([
    ['2026-11-21T00:29:00Z', { is: 'closed', opens: '08:30', on: '2026-11-21', inDays: 0 }],
    ['2026-11-21T00:30:00Z', { is: 'open', closes: '18:00' }],
    ['2026-11-21T09:59:00Z', { is: 'open', closes: '18:00' }],
    ['2026-11-21T10:00:00Z', { is: 'closed', opens: '08:30', on: '2026-11-22', inDays: 1 }],
  ])('reads the clock of the place, not of the reader: %s', (instant, expected) => {
    expect(openingState(zoo, new Date(instant))).toEqual(expected);
  });

  it('stays open past midnight when the evening runs over', () => {
    const safari: OpeningHours = { ...zoo, weekly: everyDay('19:15', '00:30') };

    expect(openingState(safari, new Date('2026-11-21T16:15:00Z'))).toEqual({ is: 'open', closes: '00:30' });
    expect(openingState(safari, new Date('2026-11-21T12:00:00Z'))).toEqual({ is: 'open', closes: '00:30' });
    expect(openingState(safari, new Date('2026-11-21T16:31:00Z'))).toMatchObject({ is: 'closed', opens: '19:15', inDays: 0 });
  });

  it('lets an exception replace the rule of the week', () => {
    const closedToday = { ...zoo, exceptions: [{ date: '2026-11-21', closed: true, opens: null, closes: null, note: '' }] };

    expect(openingState(closedToday, new Date('2026-11-21T04:00:00Z'))).toEqual({
      is: 'closed',
      opens: '08:30',
      on: '2026-11-22',
      inDays: 1,
    });
  });

  it('waits for the second sitting in the pause between two', () => {
    const twoSittings = { ...zoo, weekly: [...everyDay('14:00', '18:00'), ...everyDay('09:00', '12:00')] };

    expect(openingState(twoSittings, new Date('2026-11-21T05:00:00Z'))).toEqual({
      is: 'closed',
      opens: '14:00',
      on: '2026-11-21',
      inDays: 0,
    });
  });

  it('knows when nothing opens at all', () => {
    expect(openingState({ ...zoo, weekly: [] }, new Date('2026-11-21T05:00:00Z'))).toEqual({ is: 'never' });
  });
});

describe('weekRows', () => {
  it('joins days with the same hours and keeps closed days apart', () => {
    const weekly = everyDay('10:00', '19:00').filter((row) => row.weekday !== 1);

    expect(weekRows({ ...zoo, weekly })).toEqual([
      { from: 1, to: 1, sittings: [] },
      { from: 2, to: 7, sittings: [{ opens: '10:00', closes: '19:00' }] },
    ]);
  });
});
