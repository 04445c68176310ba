import { percentText, readMarkup, typedMarkup } from './markup.rules';

it.each([
  ['5', 500],
  ['2.5', 250],
  [' 12.25 % ', 1_225],
  ['0', 0],
  ['100', 10_000],
  ['7％', 700],
  ['100.01', null],
  ['-1', null],
  ['1.234', null],
  ['', null],
  ['five', null],
])('reads %j as %s', (typed, expected) => {
  expect(readMarkup(typed, 'en')).toBe(expected);
});

it('reads and writes the sign of the language', () => {
  const format = { number: (value: number, digits = 0) => new Intl.NumberFormat('id', { minimumFractionDigits: digits }).format(value) };

  expect([readMarkup('2,5', 'id'), readMarkup('2,5', 'en')]).toEqual([250, null]);
  expect([0, 500, 250, 1_225].map((points) => typedMarkup(points, format))).toEqual(['0', '5', '2,5', '12,25']);
  expect(percentText(250, format)).toBe('2,5\u00a0%');
});
