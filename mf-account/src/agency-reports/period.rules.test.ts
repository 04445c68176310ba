import { daysIn, daysOf, periodOf, type Period } from './period.rules';

test.each<[Period, string, string, string]>([
  ['thisMonth', '2026-12-05', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['thisYear', '2026-12-05', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-12-05', '2025-01-01', '2025-12-31'],
])('%s on %s is %s to %s, and is known again', (period, today, from, until) => {
  expect(daysOf(period, today)).toEqual({ from, until });
  expect(periodOf({ from, until }, today)).toBe(period);
});

test.each([
  ['', '2026-12-01'],
  ['from=2026-11-02&until=2026-11-03', '2026-11-02'],
  ['from=2026-11-03&until=2026-11-02', '2026-12-01'],
  ['from=yesterday&until=2026-11-02', '2026-12-01'],
])('the address %j begins with %s', (query, from) => {
  expect(daysIn(new URLSearchParams(query), '2026-12-05').from).toBe(from);
});
