import { addDays, addMonths, daysBetween, isPlainDate, lastOfMonth, sameDayOfMonth, weekdayOf } from './plain-date.rules';

describe('plain dates', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('adds days over the ends of months: %s %i', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each([
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
  ])('adds months over the ends of years: %s %i', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it('goes to the last day when the other month is shorter', () => {
    expect(sameDayOfMonth('2026-01-31', 1)).toBe('2026-02-28');
  });

  it('knows weekdays, month ends and distances', () => {
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(lastOfMonth('2028-02')).toBe('2028-02-29');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  });

  it.each(['2026-02-30', '26-01-01', 'tomorrow', '', null, '2026-13-01', '2026-1-1'])('refuses a day that does not exist: %s', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });
});
