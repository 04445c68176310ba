import { rateText } from './rate-text.rules';

const format = {
  number: (value: number, digits = 0) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
};

it.each([
  ['12650', '12,650'],
  ['118.5', '118.5'],
  ['0.7654321', '0.76543'],
  ['0.0000790513', '0.000079051'],
  ['1', '1'],
])('writes %s as %s', (rate, words) => {
  expect(rateText(rate, format)).toBe(words);
});
