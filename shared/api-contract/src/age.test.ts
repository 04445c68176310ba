import { ageOn, isInBand } from './age';

it.each([
  ['2013-12-01', '2026-12-01', 13],
  ['2013-12-02', '2026-12-01', 12],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('somebody born on %s is on %s %i', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age);
});

it.each([
  [{ minAge: 3, maxAge: 12 }, [false, true, true, false]],
  [{ minAge: null, maxAge: 12 }, [true, true, true, false]],
  [{ minAge: 3, maxAge: null }, [false, true, true, true]],
])('of ages 2, 3, 12 and 13, %j takes %j', (band, expected) => {
  expect([2, 3, 12, 13].map((age) => isInBand(band, age))).toEqual(expected);
});
