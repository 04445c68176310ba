import { searchedAmount } from './searched-amount.rules';

it.each([
  ['1,250.5', 'SGD', 125_050],
  ['1.250,50', 'SGD', 125_050],
  ['SGD 1 250,50', 'SGD', 125_050],
  ['1.250', 'SGD', 125_000],
  ['−12.00', 'SGD', 1_200],
  ['.5', 'SGD', 50],
  ['IDR 2.388.000,00', 'IDR', 238_800_000],
  ['2,388,000', 'IDR', 238_800_000],
  ['9.480', 'JPY', 9_480],
  ['12.34', 'JPY', 1_234],
  ['refund', 'SGD', undefined],
  ['9'.repeat(30), 'SGD', undefined],
])('reads %j in %s as %s', (words, currency, minor) => {
  expect(searchedAmount(words, currency)).toBe(minor);
});
