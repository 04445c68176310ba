import { hasCheckDigit } from './card-number';

it.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['378282246310005', true],
  ['4000000000000077', true],
])('says for %s: %s', (digits, expected) => {
  expect(hasCheckDigit(digits)).toBe(expected);
});
