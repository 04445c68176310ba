import { clockLeft } from './time-left.rules';

test.each([
  [-5, '00:00'],
  [1, '00:01'],
  [545_000, '09:05'],
  [3_600_000, '01:00:00'],
  [86_399_000, '23:59:59'],
])('%i ms are %s', (ms, shown) => {
  expect(clockLeft(ms)).toBe(shown);
});
