import { reminderOf, statementMonthOf } from './notices.rules';

it.each([
  ['2026-12-05', 5, '2026-11'],
  ['2027-01-01', 1, '2026-12'],
  ['2026-12-04', 5, null],
])('on %s, with the statement on day %i, the statement of %s goes out', (today, day, month) => {
  expect(statementMonthOf(today, day)).toBe(month);
});

it.each([
  ['2026-12-01', null],
  ['2026-12-02', '2026-12-01+1'],
  ['2026-12-07', '2026-12-01+1'],
  ['2026-12-08', '2026-12-01+7'],
  ['2027-03-01', '2026-12-01+7'],
])('what was due on 1 December is reminded of on %s as %s', (today, about) => {
  expect(reminderOf('2026-12-01', today, [1, 7])).toBe(about);
});
