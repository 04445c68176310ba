import { readAmount } from './amount.rules';

const read = (typed: string, digits = 2, language = 'en') => {
  const answer = readAmount(typed, { digits, language });
  return answer.ok ? answer.minor : answer.fault.key;
};

it.each([
  ['500', 50_000],
  [' 1,250.5 ', 125_050],
  ['0.01', 1],
  ['1 000', 100_000],
  ['12.340', 1_234],
  ['', 'amountMissing'],
  ['abc', 'amountNumber'],
  ['1,25', 'amountNumber'],
  ['1e5', 'amountNumber'],
  ['0', 'amountPositive'],
  ['-5', 'amountPositive'],
  ['1.234', 'amountDecimals'],
  ['1000000000000000', 'amountTooLarge'],
])('reads %j as %s', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

it('reads points and commas as the language writes them', () => {
  expect([read('1.250,50', 2, 'id'), read('1.250', 2, 'id'), read('1,255', 2, 'id')]).toEqual([125_050, 125_000, 'amountDecimals']);
});

it('knows currencies without decimals', () => {
  expect([read('9480', 0), read('9,480', 0), read('94.80', 0)]).toEqual([9_480, 9_480, 'amountWhole']);
});
